import { clsx } from 'clsx';

interface CoveredSunProps {
  /** Hours of the week without a gap, of all that are examined: 0 to 1. */
  share: number;
}

/** The mark's sun over its line: as high as hours are covered; once all of them are it rises whole, calmly, with its rays. */
export function CoveredSun({ share }: CoveredSunProps) {
  const isWhole = share === 1;
  return (
    <svg viewBox="0 0 20 20" className="size-5" aria-hidden="true">
      {/* What is below the line is cut off. */}
      <svg width="20" height="15" aria-hidden="true">
        <circle
          r="4.5"
          cx="10"
          cy={20 - 10 * share}
          className={clsx('fill-coral motion-safe:transition-[cy] ease-out', isWhole ? 'duration-600' : 'duration-250')}
        />
      </svg>
      <path d="M2 16h16" className="stroke-evergreen" strokeWidth="1.8" strokeLinecap="round" />
      <path
        d="M10 3V1M4.7 5.2 3.3 3.8M15.3 5.2l1.4-1.4M3 10H1M17 10h2"
        className={clsx(
          'stroke-evergreen motion-safe:transition-opacity ease-out',
          isWhole ? 'duration-600' : 'duration-250 opacity-0',
        )}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
