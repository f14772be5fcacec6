import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SwapChoice } from '~/engine/engine';
import { Person } from '~/roster/parts/Person';
import { EffectLine } from '~/roster/text/EffectLine';
import { whenText } from '~/roster/text/entryText';
import { formatHours } from '~/roster/text/format';
import { leveledText } from '~/roster/text/violationText';
import { type EditableWeek, scheduleOf } from '~/roster/week/editableWeek';
import { currentMoment, isOver } from '~/roster/week/moment';
import { dispatch } from '~/roster/week/session';
import { lengthOf, proposed, startOf, timesOf } from '~/roster/week/times';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import type { DragItem } from '../input/dragItem';

/** Swaps a shift with another person's: each possible one, with what it does to both people and to the week. */
export function SwapShift({ week, shift: item }: { week: EditableWeek; shift: DragItem }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { dates, staff } = week;
  const { shiftId, staffId, day, start, hours } = item;
  const { shifts } = scheduleOf(week);
  // What is over is swapped with what is over only, and what breaks no rule comes first.
  const choices = useMemo(() => {
    const now = currentMoment();
    const isPast = (id: string) => shifts.some((shift) => shift.id === id && isOver(dates.days, shift, now));
    const all = week.handle.ask({ kind: 'swapChoices', shiftId });
    const wanted = all.filter(({ shift }) => isPast(shiftId) || !isPast(shift.shiftId));
    return wanted.sort((a, b) => a.violations.length - b.violations.length);
  }, [week, shiftId, shifts, dates.days]);
  const name = staff.find(({ id }) => id === staffId)?.name ?? '';
  const when = whenText(timesOf(day, start, hours), dates, language);
  const rowOf = ({ shift: other, violations, weeks }: SwapChoice) => {
    const hoursLine = weeks.map(({ name, before, after }) =>
      t(($) => $.acting.swap.hours, {
        name,
        before: formatHours(before, language),
        after: formatHours(after, language),
      }),
    );
    const [own] = weeks;
    const isLonger = formatHours(own.before, language) !== formatHours(own.after, language);
    const otherWhen = whenText(other, dates, language);
    return (
      <Person
        key={other.shiftId}
        name={other.name}
        color={staff.find(({ id }) => id === other.staffId)?.color ?? ''}
        note={
          <>
            <span className="block first-letter:uppercase">{otherWhen}</span>
            {isLonger && <span className="block">{hoursLine.join(' · ')}</span>}
            {violations.map(({ name: whose, violation }) => (
              <span key={`${whose} ${violation.kind} ${violation.start}`} className="block text-warning" data-violation>
                {leveledText(violation, whose, t, language)}
              </span>
            ))}
            {violations.length === 0 && <span className="block text-evergreen">{t(($) => $.acting.swap.fits)}</span>}
            <EffectLine
              week={week}
              removed={[shiftId, other.shiftId]}
              shifts={[
                proposed(other.staffId, day, start, hours),
                proposed(staffId, other.day, startOf(other), lengthOf(other)),
              ]}
            />
          </>
        }
      >
        <Button
          size="small"
          variant="outline"
          aria-label={t(($) => $.acting.swap.buttonName, { when: otherWhen, name: other.name })}
          onClick={ignoreDoubleClick(() =>
            dispatch((editor) => editor.tell({ kind: 'swapShifts', shiftId, withShiftId: other.shiftId }), week),
          )}
        >
          {t(($) => $.acting.swap.button)}
        </Button>
      </Person>
    );
  };
  return (
    <section data-testid="swap">
      <h4 className="font-text text-note font-semibold tracking-normal">
        {t(($) => $.acting.swap.title, { when, name })}
      </h4>
      {choices.length === 0 && <p className="mt-1">{t(($) => $.acting.swap.nobody)}</p>}
      <ul className="mt-1 divide-y divide-line-strong max-h-96 overflow-y-auto">{choices.map(rowOf)}</ul>
    </section>
  );
}
