const people = 100;
const aRow = 20;
const gap = 9;
/** Coprime to a hundred, so that every dot has a different position. */
const stride = 37;

/** A hundred people as dots, of which the given share is marked. */
export function PeopleField({ percent, label }: { percent: number; label: string }) {
  const dots = Array.from({ length: people }, (_, index) => ({
    index,
    x: (index % aRow) * gap + 4,
    y: Math.floor(index / aRow) * gap + 4,
    // Spreads the marked dots over the field.
    marked: (index * stride) % people < percent,
  }));
  return (
    <svg
      viewBox={`0 0 ${aRow * gap} ${(people / aRow) * gap}`}
      className="w-48 max-w-[45%] shrink-0"
      role="img"
      aria-label={label}
    >
      {dots.map(({ index, x, y, marked }) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r="3.2"
          className={marked ? 'fill-coral stroke-coral-deep' : 'fill-line'}
          strokeWidth="1"
        />
      ))}
    </svg>
  );
}
