import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { portraitOf } from '~/shared/cast';

/** Who could step in. */
const free = 'Noa Lindqvist';

/** Scheduled and required people, hour by hour through a sample day; the third hour from the end is short. */
const hours = [
  { hour: 10, needed: 3, present: 3 },
  { hour: 11, needed: 4, present: 4 },
  { hour: 12, needed: 6, present: 6 },
  { hour: 13, needed: 7, present: 7 },
  { hour: 14, needed: 6, present: 6 },
  { hour: 15, needed: 4, present: 4 },
  { hour: 16, needed: 3, present: 3 },
  { hour: 17, needed: 4, present: 4 },
  { hour: 18, needed: 7, present: 3 },
  { hour: 19, needed: 8, present: 8 },
  { hour: 20, needed: 7, present: 7 },
] as const;

const unit = 12;

/** A day's coverage as columns with one hatched gap; an illustration with sample figures. */
export function CoveragePiece({ className }: { className?: string }) {
  const { t } = useTranslation('getStarted');
  return (
    <div className={clsx('rounded-card bg-white shadow-card px-5 pt-4 pb-4 text-ink', className)}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-semibold">{t(($) => $.sample.coverage.title)}</span>
        <span className="inline-flex items-center gap-1.5 font-bold text-danger">
          <TriangleAlert className="size-4 self-center" strokeWidth={2.4} />
          {t(($) => $.sample.coverage.gap)}
        </span>
      </p>
      <svg viewBox="0 0 330 122" className="mt-3 w-full" aria-hidden="true" focusable="false">
        <defs>
          <pattern id="coverage-hatch" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="8" height="8" className="fill-danger-soft" />
            <rect width="4" height="8" className="fill-danger/25" />
          </pattern>
        </defs>
        {hours.map(({ hour, needed, present }, index) => {
          const x = index * 30 + 3;
          const top = 100 - needed * unit;
          const short = present < needed;
          return (
            <g key={hour}>
              {short && (
                <rect
                  x={x + 0.75}
                  y={top}
                  width="22.5"
                  height={(needed - present) * unit - 2}
                  rx="5"
                  fill="url(#coverage-hatch)"
                  strokeWidth="1.5"
                  className="stroke-danger"
                />
              )}
              <rect
                x={x}
                y={100 - present * unit}
                width="24"
                height={present * unit}
                rx="5"
                className={short ? 'fill-coral' : 'fill-evergreen'}
              />
              <text x={x + 12} y="118" textAnchor="middle" fontSize="12.5" className="fill-muted tabular-nums">
                {hour}
              </text>
            </g>
          );
        })}
      </svg>
      <p className="mt-3 -mx-5 px-5 pt-3 border-t border-line flex items-center gap-3 text-sm">
        <img src={portraitOf(free)} alt="" width="96" height="96" className="size-8 shrink-0 rounded-full" />
        <span className="flex-1 leading-tight">
          <span className="block font-semibold">{free}</span>
          <span className="block text-muted mt-0.5">{t(($) => $.sample.coverage.free)}</span>
        </span>
        <span className="rounded-chip border-firm border-ink px-2.5 py-1 font-semibold">
          {t(($) => $.sample.coverage.assign)}
        </span>
      </p>
    </div>
  );
}
