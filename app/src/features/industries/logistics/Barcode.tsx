const widths = [3, 1, 2, 1, 1, 3, 2, 1, 3, 1, 1, 2, 3, 1, 2, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 3, 1, 2, 3, 1, 2];

/** The space a bar takes with the gap after it. */
const pitch = 4.5;
const bars = widths.map((width, index) => ({ x: index * pitch, width }));

/** A parcel label's bar code; says nothing. */
export function Barcode({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${widths.length * pitch} 10`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {bars.map(({ x, width }) => (
        <rect key={x} x={x} width={width} height="10" className="fill-ink" />
      ))}
    </svg>
  );
}
