/** A delivery van. Decorative. */
export function Van({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 92" className={className} aria-hidden="true" focusable="false">
      <path d="M6 16h92v56H6Z" className="fill-sun" />
      <path d="M98 30h30l24 24v18H98Z" className="fill-coral" />
      <path d="M108 38h17l14 15h-31Z" className="fill-white" />
      <path d="M52 56s-20-10-20-22c0-10 14-13 20-3 6-10 20-7 20 3 0 12-20 22-20 22Z" className="fill-white" />
      {[38, 122].map((x) => (
        <g key={x}>
          <circle cx={x} cy="74" r="14" className="fill-ink" />
          <circle cx={x} cy="74" r="5.5" className="fill-sand" />
        </g>
      ))}
    </svg>
  );
}
