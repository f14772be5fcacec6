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
 * position with hours below its minimum is not green, whatever its rate.
 */
export function FillRates({ model, positionName, selected, lights, onChoice }: FillRatesProps) {
  const { t } = useTranslation('scheduler');
  const { fillRates, shortHours } = model.summary;
  return (
    <section aria-labelledby="fill-rates">
      <h2 id="fill-rates" className="text-base xl:pr-9">
        {t(($) => $.fill.title)}
      </h2>
      <p className="text-fine leading-snug text-muted">
        {lights ? t(($) => $.timetable.choose) : t(($) => $.fill.hint)}
      </p>
      <ul className="mt-1">
        {fillRates.map(({ positionId, scheduled, required, percent, tone }, index) => {
          const below = shortHours[index] ?? 0;
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
                aria-label={[
                  t(($) => $.fill.row, { position, scheduled, required, percent }),
                  belowText,
                  t(($) => $.fill.tone[shownTone]),
                ]
                  .filter(Boolean)
                  .join(', ')}
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
                <span className={clsx('flex items-center gap-1.5 font-bold tabular-nums', textColours[shownTone])}>
                  <Icon className="size-4" strokeWidth={2.4} aria-hidden="true" />
                  {t(($) => $.fill.percent, { percent })}
                </span>{' '}
                <span className="text-fine text-muted tabular-nums">
                  {t(($) => $.fill.of, { scheduled, required })}
                </span>{' '}
                <span className={clsx('justify-self-end', pressed ? 'text-evergreen' : 'invisible')} aria-hidden="true">
                  <X className="size-4" />
                </span>
                <Progress percent={percent} tone={shownTone} size="thin" className="col-span-2 mt-1" />
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
