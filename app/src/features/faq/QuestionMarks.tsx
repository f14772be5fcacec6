/** A question and its answer, on both sides of the brand's sunrise. Decorative. */
export function QuestionMarks({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 256 132" aria-hidden="true" focusable="false" className={className}>
      <path d="M88 128a42 42 0 0 1 84 0Z" className="fill-coral" />
      <path
        d="M130 70V42M99 80 86 57M161 80l13-23M72 128H4M188 128h64"
        className="fill-none stroke-evergreen"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g className="stroke-ink" strokeWidth="3" strokeLinejoin="round">
        <path
          d="M14 28h52a12 12 0 0 1 12 12v32a12 12 0 0 1-12 12H42L24 100V84H14A12 12 0 0 1 2 72V40a12 12 0 0 1 12-12Z"
          className="fill-white"
        />
        <path
          d="M194 52h46a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12h-4v16l-20-16h-22a12 12 0 0 1-12-12V64a12 12 0 0 1 12-12Z"
          className="fill-sun"
        />
      </g>
      <g className="fill-none stroke-ink" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M31 50c0-12 18-12 18-1 0 8-9 7-9 15M40 73v.1" />
        <path d="m205 75 9 9 18-19" />
      </g>
    </svg>
  );
}
