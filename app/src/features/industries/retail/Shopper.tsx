const coats = ['fill-sky-ink', 'fill-plum-ink', 'fill-coral-deep', 'fill-ink', 'fill-evergreen', 'fill-peach-ink'];

/** A shopper with a bag, seen from behind. Decoration only. */
export function Shopper({ tone, className }: { tone: number; className?: string }) {
  return (
    <svg viewBox="0 0 32 48" className={className} aria-hidden="true" focusable="false">
      <circle cx="15" cy="9" r="7" className="fill-ink" />
      <path d="M4 46V28c0-14 22-14 22 0v18Z" className={coats[tone % coats.length]} />
      <path d="M21 32h10v13H21Z" className="fill-sun" />
      <path d="M23.5 32v-3c0-4 5-4 5 0v3" className="fill-none stroke-ink" strokeWidth="1.5" />
    </svg>
  );
}
