/** The logo mark: a sun rising over a line; reversed for dark grounds. */
export function LogoMark({ reversed = false, className }: { reversed?: boolean; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <circle cx="17" cy="20" r="9" className="fill-coral" />
      <g className={reversed ? 'stroke-white' : 'stroke-evergreen'} strokeWidth="3.4" strokeLinecap="round" fill="none">
        <path d="M17 3v4M5.6 8l2.9 2.9M28.4 8l-2.9 2.9M2 20h3.4M28.6 20H32M4 29h26" />
      </g>
    </svg>
  );
}
