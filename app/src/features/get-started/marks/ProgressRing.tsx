interface ProgressRingProps {
  /** How much of the ring is full, 0 to 1. */
  part: number;
  className?: string;
}

/** A ring that fills up towards a goal; a picture beside the words that say the same. */
export function ProgressRing({ part, className }: ProgressRingProps) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
      <g fill="none" strokeWidth="9" transform="rotate(-90 32 32)">
        <circle cx="32" cy="32" r="26" className="stroke-evergreen/15" />
        <circle
          cx="32"
          cy="32"
          r="26"
          pathLength={100}
          strokeDasharray={`${part * 100} 100`}
          strokeLinecap="round"
          className="stroke-evergreen"
        />
      </g>
    </svg>
  );
}
