/** Position of each sample site in the drawing, in the order of the names, and the side of its label. */
const places = [
  { x: 70, y: 352, side: 'right' },
  { x: 152, y: 290, side: 'right' },
  { x: 252, y: 262, side: 'right' },
  { x: 266, y: 152, side: 'above' },
  { x: 402, y: 74, side: 'right' },
  { x: 520, y: 178, side: 'below' },
  { x: 452, y: 226, side: 'left' },
  { x: 362, y: 306, side: 'right' },
] as const;

/** Pairs of connected sites, as indices of the list above. */
const lines = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [2, 7],
  [7, 6],
  [6, 5],
  [4, 5],
] as const;

const from = 0;
const to = 5;

/** Land as a grid of dots: those inside these circles. */
const land = [
  { x: 110, y: 320, r: 82 },
  { x: 236, y: 222, r: 104 },
  { x: 390, y: 210, r: 128 },
  { x: 380, y: 84, r: 56 },
  { x: 520, y: 200, r: 104 },
  { x: 372, y: 320, r: 62 },
] as const;

const dots = Array.from({ length: 34 * 22 }, (_, index) => ({
  x: 12 + (index % 34) * 18,
  y: 12 + Math.floor(index / 34) * 18,
})).filter((dot) => land.some(({ x, y, r }) => (dot.x - x) ** 2 + (dot.y - y) ** 2 < r ** 2));
const dotPath = dots.map(({ x, y }) => `M${x} ${y}h0`).join('');

/** A dotted map with sites and connecting lines, one of them highlighted. */
export function SiteMap({ names, className }: { names: readonly string[]; className?: string }) {
  const start = places[from];
  const end = places[to];
  return (
    <svg viewBox="0 0 640 400" className={className} aria-hidden="true" focusable="false">
      <path d={dotPath} className="stroke-white/20" strokeWidth="5" strokeLinecap="round" />
      {lines.map(([a, b]) => (
        <line
          key={`${a}-${b}`}
          x1={places[a].x}
          y1={places[a].y}
          x2={places[b].x}
          y2={places[b].y}
          className="stroke-white/45"
          strokeWidth="2"
        />
      ))}
      <path
        d={`M${start.x} ${start.y}C180 120 400 60 ${end.x} ${end.y}`}
        className="fill-none stroke-sun"
        strokeWidth="4"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      {places.map(({ x, y, side }, index) => {
        const highlighted = index === from || index === to;
        return (
          <g key={`${x}-${y}`}>
            <circle cx={x} cy={y} r={highlighted ? 15 : 9} className={highlighted ? 'fill-sun' : 'fill-white'} />
            <circle
              cx={x}
              cy={y}
              r={highlighted ? 6 : 4}
              className={highlighted ? 'fill-coral-deep' : 'fill-evergreen'}
            />
            <text
              x={side === 'left' ? x - 16 : side === 'right' ? x + 20 : x}
              y={side === 'below' ? y + 38 : side === 'above' ? y - 22 : y + 6}
              textAnchor={side === 'left' ? 'end' : side === 'right' ? 'start' : 'middle'}
              strokeWidth="8"
              className="fill-white stroke-evergreen [paint-order:stroke] font-semibold text-[28px] sm:text-[18px]"
            >
              {names[index]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
