import { clsx } from 'clsx';

/** The mark's sun, which rises over its line once; still for readers who want no motion. Decorative. */
export function RisingSun({ className }: { className?: string }) {
  return (
    <svg className={clsx('rising-sun', className)} viewBox="0 0 160 90" aria-hidden="true" focusable="false">
      <svg width="160" height="82" aria-hidden="true">
        <circle cx="80" cy="82" r="42" className="sun fill-coral" />
      </svg>
      <g className="stroke-evergreen" strokeWidth="5" strokeLinecap="round" fill="none">
        <path d="M80 28V8M48 36 37 19M112 36l11-17M26 60 9 50M134 60l17-10" className="sun-rays" />
        <path d="M3 85h154" />
      </g>
    </svg>
  );
}
