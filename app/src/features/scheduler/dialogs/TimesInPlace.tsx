import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { whenText } from '~/roster/text/entryText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { useLanguage } from '~/shared/useLanguage';
import { typeTimes } from '../input/timesInPlace';
import { ShiftTimes } from './ShiftTimes';

/** A shift and whose it is. */
function shiftOf({ handle, staff }: EditableWeek, shiftId: string) {
  const found = handle.ask({ kind: 'schedule' }).shifts.find(({ id }) => id === shiftId);
  if (!found) return null;
  const members = handle
    .ask({ kind: 'memberDayDetails', staffId: found.staffId, day: found.day })
    .groups.flatMap((group) => group.members);
  const shift = members.flatMap(({ shifts }) => shifts).find((each) => each.shiftId === shiftId);
  const person = staff.find(({ id }) => id === found.staffId);
  return shift && person ? { shift, person } : null;
}

/** Room for the field, in pixels. */
const width = 300;
const gap = 8;

/** The field for a shift's times, below its block: a native popover, so Escape or a press elsewhere closes it. */
export default function TimesInPlace({ week, shiftId }: { week: EditableWeek; shiftId: string }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const popover = useRef<HTMLDivElement>(null);
  const found = shiftOf(week, shiftId);
  useLayoutEffect(() => {
    const element = popover.current;
    const block = document.querySelector(`[data-chip="${CSS.escape(shiftId)}"]`);
    if (!element || !block) return typeTimes(null);
    const { left, bottom } = block.getBoundingClientRect();
    element.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - width - gap))}px`;
    element.style.top = `${Math.min(bottom + gap / 2, window.innerHeight - 120)}px`;
    element.showPopover();
    const field = element.querySelector('input');
    field?.focus();
    field?.select();
  }, [shiftId]);
  if (!found) return null;
  const { shift, person } = found;
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label={t(($) => $.acting.times.of, { name: person.name, when: whenText(shift, week.dates, language) })}
      data-testid="times-in-place"
      className="fixed m-0 rounded-control border border-line-strong bg-white p-3 shadow-float"
      style={{ width }}
      onToggle={({ newState }) => newState === 'closed' && typeTimes(null)}
    >
      <ShiftTimes
        week={week}
        staffId={person.id}
        name={person.name}
        shift={shift}
        filled
        onDone={() => popover.current?.hidePopover()}
      />
    </div>
  );
}
