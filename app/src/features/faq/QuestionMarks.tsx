/** Two speech bubbles. Decorative. */
export function QuestionMarks({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 132 92" aria-hidden="true" focusable="false" className={className}>
      <path
        d="M14 2h56a12 12 0 0 1 12 12v32a12 12 0 0 1-12 12H34L16 74V58h-2A12 12 0 0 1 2 46V14A12 12 0 0 1 14 2Z"
        className="fill-coral"
      />
      <path
        d="M33 24c0-12 18-12 18-1 0 8-9 7-9 15"
        className="fill-none stroke-ink"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="42" cy="47" r="3.4" className="fill-ink" />
      <path
        d="M72 34h46a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12h-2v12L100 78H72a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12Z"
        className="fill-sun stroke-paper"
        strokeWidth="4"
      />
      <path
        d="m82 57 9 9 18-19"
        className="fill-none stroke-ink"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
