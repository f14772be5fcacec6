import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shift, SwapChoice } from '~/engine/engine';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import type { DragItem } from '../input/dragItem';
import { Person } from '../roster/Person';
import { EffectLine } from '../text/EffectLine';
import { whenText } from '../text/entryText';
import { formatHours } from '../text/format';
import { leveledText } from '../text/violationText';
import { type EditableWeek, scheduleOf } from '../week/editableWeek';
import { currentMoment, isOver } from '../week/moment';
import { dispatch } from '../week/session';
import { lengthOf, proposed, startOf, timesOf } from '../week/times';
import { slotMask, slotNames } from '../week/viewState';

/** Minutes of work in a shift, without its break. */
const workOf = (shift: Shift) => lengthOf(shift) * 60 - (shift.breakMinutes ?? 0);

const hoursOfMinutes = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

/** Swaps a shift with another person's: each possible one, with what it does to both people and to the week. */
export function SwapShift({ week, shift: item }: { week: EditableWeek; shift: DragItem }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { dates, staff } = week;
  const { shiftId, staffId, day, start, hours } = item;
  const worked = useMemo(() => {
    const { rows } = week.handle.ask({
      kind: 'memberRows',
      slots: slotMask(slotNames),
      offset: 0,
      limit: week.staff.length,
    });
    return new Map(rows.map((row) => [row.staffId, lengthOf(row.weekLength) * 60]));
  }, [week]);
  const { shifts } = scheduleOf(week);
  const own = shifts.find(({ id }) => id === shiftId);
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
  const rowOf = ({ shift: other, violations }: SwapChoice) => {
    const theirs = shifts.find(({ id }) => id === other.shiftId);
    if (!own || !theirs) return null;
    const more = workOf(theirs) - workOf(own);
    const hoursLine = [
      { name, id: staffId, change: more },
      { name: other.name, id: other.staffId, change: -more },
    ].map((person) => {
      const before = worked.get(person.id) ?? 0;
      return t(($) => $.acting.swap.hours, {
        name: person.name,
        before: formatHours(hoursOfMinutes(before), language),
        after: formatHours(hoursOfMinutes(before + person.change), language),
      });
    });
    const otherWhen = whenText(other, dates, language);
    return (
      <Person
        key={other.shiftId}
        name={other.name}
        color={staff.find(({ id }) => id === other.staffId)?.color ?? ''}
        note={
          <>
            <span className="block first-letter:uppercase">{otherWhen}</span>
            {more !== 0 && <span className="block">{hoursLine.join(' · ')}</span>}
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
