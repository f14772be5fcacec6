import { useTranslation } from 'react-i18next';
import { EffectLine } from '~/roster/text/EffectLine';
import { whenText } from '~/roster/text/entryText';
import { leveledText } from '~/roster/text/violationText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { proposed, timesOf } from '~/roster/week/times';
import { useLanguage } from '~/shared/useLanguage';
import { blockOfDrawn, useDrawn, violationsOfDrawn } from './drawGesture';

/** The shift that is being drawn, with its times, effect and the rules that it would break. */
export function ShiftDrawing({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const drawn = useDrawn((store) => store.drawn);
  if (!drawn) return null;
  const { place, start, hours, box } = drawn;
  const name = week.staff.find(({ id }) => id === place.staffId)?.name;
  const when = whenText(timesOf(place.day, start, hours), week.dates, language);
  const violations = violationsOfDrawn(week, drawn);
  const isBlocked = blockOfDrawn(violations) !== undefined;
  return (
    <div
      aria-hidden="true"
      data-testid="drawn-shift"
      className={`no-print fixed z-40 pointer-events-none rounded-md border-2 border-dashed ${isBlocked ? 'border-danger bg-danger-soft/60' : 'border-evergreen bg-mint/70'}`}
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    >
      <div className="absolute left-0 top-full mt-1 w-max max-w-72 rounded-control border border-line-strong bg-white shadow-float px-3 py-2 text-small leading-snug">
        <p className="font-bold">{name === undefined ? when : t(($) => $.acting.move.place, { name, when })}</p>
        {violations.map((violation) => (
          <p
            key={`${violation.kind} ${violation.start}`}
            className={violation.level === 'block' ? 'text-danger' : 'text-warning'}
          >
            {leveledText(violation, name ?? '', t, language)}
          </p>
        ))}
        {place.staffId !== undefined && (
          <EffectLine week={week} shifts={[proposed(place.staffId, place.day, start, hours)]} />
        )}
      </div>
    </div>
  );
}
