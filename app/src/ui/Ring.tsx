import { clsx } from 'clsx';

/** A decorative progress ring; its figure is rendered as text. `percent` is 0 to 100. */
export function Ring({ percent, className }: { percent: number; className?: string }) {
  const full = 100;
  return (
    <svg className={clsx('-rotate-90', className)} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="16" pathLength={full} className="fill-none stroke-mint" strokeWidth="6" />
      <circle
        data-ring="value"
        cx="20"
        cy="20"
        r="16"
        pathLength={full}
        className="fill-none stroke-evergreen"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray={`${Math.min(full, Math.max(0, percent))} ${full}`}
      />
    </svg>
  );
}
