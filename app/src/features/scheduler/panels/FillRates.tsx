import { clsx } from 'clsx';
import { CircleCheck, CircleMinus, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '~/engine/engine';
import { Progress } from '~/ui/Progress';
import { toneClass } from '../roster/positionStyle';
import { fill, togglePosition } from '../week/actions';
import { prepareSolver } from '../week/useFill';
import type { WeekFigures } from '../week/weekFigures';
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
 * 'Position Fill Rates': a row per position; a click filters the roster by it, a second click clears the filter. A
 * position with hours below its minimum is not green, whatever its rate. One with a demand by the hour is measured in
 * hours of work, as are all of a team that plans for its whole need; one that nobody is needed in has no rate.
 */
export function FillRates({ model, positionName, selected, lights, onChoice }: FillRatesProps) {
  const { t } = useTranslation('scheduler');
  const { fillRates, shortHours, staffedHours } = model.summary;
  const inHoursAt = (index: number) => {
    const inHours = staffedHours[index];
    return inHours && (inHours.byHour || model.wholeNeed) ? inHours : null;
  };
  const hint = fillRates.some((_, index) => inHoursAt(index)) ? t(($) => $.fill.hintHours) : t(($) => $.fill.hint);
  return (
    <section aria-labelledby="fill-rates">
      <h2 id="fill-rates" className="text-base xl:pr-9">
        {t(($) => $.fill.title)}
      </h2>
      <p className="text-fine leading-snug text-muted">{lights ? t(($) => $.timetable.choose) : hint}</p>
      <ul className="mt-1">
        {fillRates.map((people, index) => {
          const { positionId } = people;
          const below = shortHours[index] ?? 0;
          const inHours = inHoursAt(index);
          const { percent: exact, tone } = inHours ?? people;
          const percent = Math.min(exact, 100);
          const isNeeded = (inHours ? inHours.needed : people.required) > 0;
          const amounts = inHours
            ? t(($) => $.fill.hoursOf, { staffed: inHours.staffed, count: inHours.needed })
            : t(($) => $.fill.of, { scheduled: people.scheduled, required: people.required });
          const shownTone = below > 0 && tone === 'green' ? 'yellow' : tone;
          const Icon = icons[shownTone];
          const pressed = selected === positionId;
          const position = positionName(positionId);
          const belowText = below > 0 ? t(($) => $.fill.below, { count: below }) : '';
          return (
            <li key={positionId} className="border-t border-line">
              <button
                type="button"
                aria-pressed={pressed}
                data-fill={positionId}
                data-tone={shownTone}
                aria-label={
                  isNeeded
                    ? [
                        t(($) => $.fill.row, { position, percent, amounts }),
                        belowText,
                        t(($) => $.fill.tone[shownTone]),
                      ]
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
                  <span className={clsx('flex items-center gap-1.5 font-bold tabular-nums', textColours[shownTone])}>
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
                {isNeeded && <Progress percent={percent} tone={shownTone} size="thin" className="col-span-2 mt-1" />}
                {below > 0 && <span className="col-span-2 mt-1 text-fine text-danger tabular-nums">{belowText}</span>}
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
