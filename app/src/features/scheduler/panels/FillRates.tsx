import { clsx } from 'clsx';
import { CircleCheck, CircleMinus, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FillRate, Tone } from '~/engine/engine';
import { Progress } from '~/ui/Progress';
import { fill, togglePosition } from '../week/actions';
import { prepareSolver } from '../week/useFill';

const icons: Record<Tone, typeof CircleCheck> = { green: CircleCheck, yellow: CircleMinus, red: TriangleAlert };
const textColours: Record<Tone, string> = { green: 'text-evergreen', yellow: 'text-warning', red: 'text-danger' };

interface FillRatesProps {
  rates: readonly FillRate[];
  /** Hours of the week below each position's minimum, in the same order; empty while gaps are not computed. */
  shortHours: readonly number[];
  positionName: (id: string) => string;
  selected: string | null;
  /** Called with each choice, which takes effect on the roster. */
  onChoice: () => void;
}

/** 'Position Fill Rates': a row per position; a click filters the roster by it, a second click clears the filter. */
export function FillRates({ rates, shortHours, positionName, selected, onChoice }: FillRatesProps) {
  const { t } = useTranslation('scheduler');
  return (
    <section aria-labelledby="fill-rates">
      <h2 id="fill-rates" className="text-base lg:pr-9">
        {t(($) => $.fill.title)}
      </h2>
      <p className="text-[0.875rem] text-muted">{t(($) => $.fill.hint)}</p>
      <ul className="mt-2">
        {rates.map(({ positionId, scheduled, required, percent, tone }, index) => {
          const Icon = icons[tone];
          const pressed = selected === positionId;
          const position = positionName(positionId);
          const below = shortHours[index] ?? 0;
          const belowText = below > 0 ? t(($) => $.fill.below, { count: below }) : '';
          return (
            <li key={positionId} className="border-b border-dashed border-line last:border-0">
              <button
                type="button"
                aria-pressed={pressed}
                data-fill={positionId}
                data-tone={tone}
                aria-label={[
                  t(($) => $.fill.row, { position, scheduled, required, percent }),
                  belowText,
                  t(($) => $.fill.tone[tone]),
                ]
                  .filter(Boolean)
                  .join(', ')}
                onClick={() => {
                  onChoice();
                  togglePosition(positionId);
                }}
                className={clsx(
                  'w-[calc(100%+1rem)] text-left grid grid-cols-[1fr_auto] gap-x-2 items-center px-2 -mx-2 py-2.5 rounded-control transition-colors duration-150',
                  pressed ? 'bg-mint' : 'hover:bg-sand',
                )}
              >
                <span className="font-semibold">{position}</span>{' '}
                <span className={clsx('flex items-center gap-1.5 font-bold tabular-nums', textColours[tone])}>
                  <Icon className="size-4" strokeWidth={2.4} aria-hidden="true" />
                  {t(($) => $.fill.percent, { percent })}
                </span>{' '}
                <span className="text-[0.875rem] text-muted tabular-nums">
                  {t(($) => $.fill.of, { scheduled, required })}
                </span>{' '}
                <span className={clsx('justify-self-end', pressed ? 'text-evergreen' : 'invisible')} aria-hidden="true">
                  <X className="size-4" />
                </span>
                <Progress percent={percent} tone={tone} className="col-span-2 mt-1.5" />
                {below > 0 && (
                  <span className="col-span-2 mt-1 text-[0.8125rem] text-danger tabular-nums">{belowText}</span>
                )}
              </button>
              <button
                type="button"
                data-acts
                aria-label={t(($) => $.fillWeek.positionName, { position })}
                onPointerEnter={prepareSolver}
                onFocus={prepareSolver}
                onClick={() => {
                  onChoice();
                  fill({ kind: 'position', position: positionId });
                }}
                className="min-h-11 min-w-11 text-left text-[0.9375rem] font-semibold text-evergreen underline underline-offset-4"
              >
                {t(($) => $.fillWeek.position)}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
