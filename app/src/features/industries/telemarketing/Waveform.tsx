/** How loud each moment of the call was, out of 20: the shouting at first, the calm after. */
const loudness = [
  6, 12, 17, 20, 18, 20, 15, 19, 20, 17, 20, 18, 14, 16, 12, 15, 13, 10, 12, 8, 9, 7, 8, 5, 6, 5, 7, 4, 5, 6, 4, 5,
];

const bars = loudness.map((height, index) => ({ x: index * 10 + 2, height, calm: index >= 20 }));

/** A call as a wave; what comes after the turning point is green. */
export function Waveform({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 48" preserveAspectRatio="none" className={className} aria-hidden="true" focusable="false">
      {bars.map(({ x, height, calm }) => (
        <rect
          key={x}
          x={x}
          y={24 - height}
          width="6"
          height={height * 2}
          rx="3"
          className={calm ? 'fill-evergreen' : 'fill-coral'}
        />
      ))}
    </svg>
  );
}
