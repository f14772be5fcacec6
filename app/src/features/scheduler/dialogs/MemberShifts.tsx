import { Pencil } from 'lucide-react';
import { type ReactNode, startTransition } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailMember, ShiftChip } from '~/engine/engine';
import { Person, StatusMark } from '~/roster/parts/Person';
import { whenText } from '~/roster/text/entryText';
import { formatHours, formatTimes } from '~/roster/text/format';
import { type EditableWeek, scheduleOf } from '~/roster/week/editableWeek';
import type { Length } from '~/roster/week/times';
import { useLanguage } from '~/shared/useLanguage';
import { IconButton } from '~/ui/IconButton';
import { ShiftActions } from './ShiftActions';

/** A shift, with the details of its person on its day. */
export interface MemberShift {
  readonly member: DetailMember;
  readonly shift: ShiftChip;
}

interface MemberShiftsProps {
  week: EditableWeek;
  positionId: string;
  name: string;
  color: string;
  /** The length of the shifts together. */
  length: Length;
  /** Whether all of the shifts are confirmed. */
  confirmed: boolean;
  shifts: readonly MemberShift[];
  /** The id of the shift whose actions are open. */
  changing: string | null;
  onChanging: (shiftId: string | null) => void;
  /** Reports the person ill on the shift's day. */
  onIll: (shift: MemberShift) => void;
  /** Shown below the actions. */
  children?: ReactNode;
}

/** A person's shifts: their length, times and status, and the actions of each. */
export function MemberShifts(props: MemberShiftsProps) {
  const { week, positionId, name, color, length, confirmed, shifts, changing, onChanging, onIll, children } = props;
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const times = shifts.map(({ shift }) => {
    const { breakMinutes } = shift;
    const pause = breakMinutes ? ` (${t(($) => $.acting.shift.breakOf, { minutes: breakMinutes })})` : '';
    return `${formatTimes(shift, language)}${pause}`;
  });
  const notes = scheduleOf(week).shifts.filter(
    ({ id, note }) => note && shifts.some(({ shift }) => shift.shiftId === id),
  );
  return (
    <Person
      name={name}
      color={color}
      note={
        <>
          {t(($) => $.details.hours, { hours: formatHours(length, language) })} · {times.join(', ')}
          {notes.map(({ id, note }) => (
            <span key={id} className="block">
              {note}
            </span>
          ))}
        </>
      }
    >
      <StatusMark confirmed={confirmed}>
        {confirmed ? t(($) => $.details.statusConfirmed) : t(($) => $.details.statusPending)}
      </StatusMark>
      {shifts.map(({ shift }) => (
        <IconButton
          key={shift.shiftId}
          aria-expanded={changing === shift.shiftId}
          label={t(($) => $.acting.shift.actionsName, { name, when: whenText(shift, week.dates, language) })}
          onClick={() => startTransition(() => onChanging(changing === shift.shiftId ? null : shift.shiftId))}
        >
          <Pencil className="size-4.5" aria-hidden="true" />
        </IconButton>
      ))}
      {shifts
        .filter(({ shift }) => shift.shiftId === changing)
        .map((it) => (
          <ShiftActions
            key={it.shift.shiftId}
            week={week}
            positionId={positionId}
            member={it.member}
            shift={it.shift}
            onIll={() => onIll(it)}
          />
        ))}
      {children}
    </Person>
  );
}
