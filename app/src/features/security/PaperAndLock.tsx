/** The contract, a lock and a server in front of the brand's sunrise. Decorative. */
export function PaperAndLock({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 420 258" aria-hidden="true" focusable="false" className={className}>
      <path d="M84 254a126 126 0 0 1 252 0Z" className="fill-coral" />
      <path
        d="M210 96V44M141 116l-26-44M279 116l26-44M60 254H6M360 254h54"
        className="fill-none stroke-evergreen"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <g className="stroke-ink" strokeWidth="3.5" strokeLinejoin="round">
        <path d="M20 100h76l30 30v124H20Z" className="fill-white" />
        <path d="M96 100v30h30Z" className="fill-mint" />
        <rect x="300" y="130" width="100" height="36" rx="8" className="fill-white" />
        <rect x="300" y="174" width="100" height="36" rx="8" className="fill-mint" />
        <rect x="300" y="218" width="100" height="36" rx="8" className="fill-white" />
      </g>
      <path
        d="M38 128h34M38 150h70M38 168h70M38 186h54M344 148h38M344 192h38M344 236h38"
        className="fill-none stroke-line-strong"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g className="fill-evergreen">
        <circle cx="318" cy="148" r="5" />
        <circle cx="318" cy="192" r="5" />
        <circle cx="318" cy="236" r="5" />
      </g>
      <path d="M188 180v-28a32 32 0 0 1 64 0v28" className="fill-none stroke-ink" strokeWidth="17" />
      <path d="M188 180v-28a32 32 0 0 1 64 0v28" className="fill-none stroke-mint" strokeWidth="10" />
      <rect x="162" y="172" width="116" height="82" rx="16" className="fill-sun stroke-ink" strokeWidth="3.5" />
      <path d="M204 222a16 16 0 0 1 32 0Z" className="fill-coral-deep" />
      <path
        d="M220 198v-8M203 205l-5-6M237 205l5-6M194 222h52M50 220l10 10 20-22"
        className="fill-none stroke-ink"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
