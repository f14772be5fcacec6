import { clsx } from 'clsx';
import { CircleCheck, CircleMinus, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '~/engine/engine';
import { toneClass } from '~/roster/parts/positionStyle';
import { fill, togglePosition } from '~/roster/week/actions';
import { prepareSolver } from '~/roster/week/useFill';
import type { WeekFigures } from '~/roster/week/weekFigures';
import { Progress } from '~/ui/Progress';
import { PositionPeople } from './PositionPeople';

const icons: Record<Tone, typeof CircleCheck> = { green: CircleCheck, yellow: CircleMinus, red: TriangleAlert };
const textColours: Record<Tone, string> = { green: 'text-evergreen', yellow: 'text-warning', red: 'text-danger' };

interface FillRatesProps {
  model: WeekFigures;
  positionName: (id: string) => string;
  selected: string | null;
  /** Whether people's names are listed, to light their hours. */
  lights: boolean;
  /** Called with each choice, which takes effect on the roster. */
  onChoice: () => void;
}

/**
 * 'Position Fill Rates': a row per position; a click filters the roster by it, a second click clears the filter. One
 * that nobody is needed in has no rate.
 */
export function FillRates({ model, positionName, selected, lights, onChoice }: FillRatesProps) {
  const { t } = useTranslation('scheduler');
  const { coverageRates, fillRates } = model.summary;
  const hint = t(($) => (coverageRates.some(({ inWork }) => inWork) ? $.fill.hintHours : $.fill.hint));
  return (
    <section aria-labelledby="fill-rates">
      <h2 id="fill-rates" className="rates-title text-base">
        {t(($) => $.fill.title)}
      </h2>
      <p className="text-fine leading-snug text-muted">{lights ? t(($) => $.timetable.choose) : hint}</p>
      <ul className="mt-1">
        {coverageRates.map(({ positionId, inWork, percent, tone, covered, wanted, below }, index) => {
          const { required = 0, scheduled = 0 } = fillRates[index] ?? {};
          const isNeeded = wanted > 0;
          const amounts = inWork
            ? t(($) => $.fill.hoursOf, { staffed: covered, count: wanted })
            : t(($) => $.fill.covered, { covered, count: wanted });
          const note = !inWork
            ? t(($) => $.fill.people, { required, count: scheduled })
            : below > 0
              ? t(($) => $.fill.below, { count: below })
              : '';
          const Icon = icons[tone];
          const pressed = selected === positionId;
          const position = positionName(positionId);
          return (
            <li key={positionId} className="border-t border-line">
              <button
                type="button"
                aria-pressed={pressed}
                data-fill={positionId}
                data-tone={tone}
                aria-label={
                  isNeeded
                    ? [t(($) => $.fill.row, { position, percent, amounts }), note, t(($) => $.fill.tone[tone])]
                        .filter(Boolean)
                        .join(', ')
                    : t(($) => $.fill.rowNoDemand, { position })
                }
                onClick={() => {
                  onChoice();
                  togglePosition(positionId);
                }}
                className={clsx(
                  'w-[calc(100%+1rem)] text-left grid grid-cols-1-auto gap-x-2 items-center px-2 -mx-2 pt-2 pb-1 rounded-control transition-colors duration-150',
                  pressed ? 'bg-mint' : 'hover:bg-sand',
                )}
              >
                <span className={`peek-position ${toneClass(model.tones[positionId] ?? '')}`}>{position}</span>{' '}
                {isNeeded && (
                  <span className={clsx('flex items-center gap-1.5 font-bold tabular-nums', textColours[tone])}>
                    <Icon className="size-4" strokeWidth={2.4} aria-hidden="true" />
                    {t(($) => $.fill.percent, { percent })}
                  </span>
                )}{' '}
                <span className="text-fine text-muted tabular-nums">
                  {isNeeded ? amounts : t(($) => $.fill.noDemand)}
                </span>{' '}
                <span className={clsx('justify-self-end', pressed ? 'text-evergreen' : 'invisible')} aria-hidden="true">
                  <X className="size-4" />
                </span>
                {isNeeded && <Progress percent={percent} tone={tone} size="thin" className="col-span-2 mt-1" />}
                {isNeeded && note !== '' && (
                  <span
                    className={clsx('col-span-2 mt-1 text-fine tabular-nums', inWork ? 'text-danger' : 'text-muted')}
                  >
                    {note}
                  </span>
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
                className="min-h-11 min-w-11 text-left text-small font-semibold text-evergreen hover:underline underline-offset-4"
              >
                {t(($) => $.fillWeek.position)}
              </button>
              {lights && <PositionPeople model={model} positionId={positionId} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
