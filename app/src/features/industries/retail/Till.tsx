/** Goods on the belt by checkout, all different. */
const goods = [
  [
    { x: 18, width: 16, height: 22, colour: 'fill-sun' },
    { x: 42, width: 24, height: 12, colour: 'fill-coral' },
  ],
  [
    { x: 14, width: 12, height: 26, colour: 'fill-mint' },
    { x: 32, width: 20, height: 16, colour: 'fill-peach' },
    { x: 58, width: 12, height: 20, colour: 'fill-sun' },
  ],
  [{ x: 34, width: 26, height: 18, colour: 'fill-sun' }],
  [],
  [
    { x: 20, width: 20, height: 20, colour: 'fill-plum' },
    { x: 46, width: 14, height: 14, colour: 'fill-coral' },
  ],
] as const;

/** A checkout seen from the queue: screen, belt and goods. Decorative. */
export function Till({ place, body, className }: { place: number; body: string; className?: string }) {
  return (
    <svg viewBox="0 0 160 92" className={className} aria-hidden="true" focusable="false">
      <path d="M126 36h8v16h-8Z" className="fill-ink" />
      <rect x="108" y="8" width="44" height="34" rx="5" className="fill-ink" />
      <path d="M117 20h16M117 29h25" className="stroke-mint" strokeWidth="4" strokeLinecap="round" />
      {goods[place]?.map(({ x, width, height, colour }) => (
        <rect key={x} x={x} y={50 - height} width={width} height={height} rx="3" className={colour} />
      ))}
      <path d="M4 50h152v12H4Z" className="fill-ink" />
      <path d="M8 62h144v30H8Z" className={body} />
    </svg>
  );
}
