import { useMemo, useState } from 'react';
import { formatTimes } from '~/roster/text/format';
import { type EditableWeek, scheduleOf } from '~/roster/week/editableWeek';
import { timesOf } from '~/roster/week/times';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { typedShifts, type UsualShift, usualShifts } from '../input/shiftTypes';
import { TypedLine, useTimesFault } from './TypedLine';

interface UsualTimesProps {
  week: EditableWeek;
  positionId: string;
  day: number;
  /** Set where a press chooses times rather than adding a shift. */
  chosen?: UsualShift | null | undefined;
  label: string;
  submit: string;
  /** The accessible name of a usual shift's button, given its name and times. */
  nameOf: (shift: string) => string;
  /** Takes the shifts, of which there are several with `&`; returns the reason if they are rejected. */
  onShifts: (shifts: readonly UsualShift[]) => string | null;
}

/** The usual shifts of a position as buttons, types first, and a line for a code or times. */
export function UsualTimes({ week, positionId, day, chosen, label, submit, nameOf, onShifts }: UsualTimesProps) {
  const faultOf = useTimesFault();
  const language = useLanguage();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const usual = useMemo(() => {
    const mainOf = new Map(week.staff.map((each) => [each.id, each.positionId]));
    const { shifts } = scheduleOf(week);
    return usualShifts(week.shiftTypes, shifts, (shift) => shift.positionId ?? mainOf.get(shift.staffId), positionId);
  }, [week, positionId]);
  const take = (shifts: readonly UsualShift[]) => {
    const reason = onShifts(shifts);
    setFault(reason);
    if (reason === null) setText('');
  };
  const read = () => {
    const typed = typedShifts(text, week.handle);
    if (typed.ok) take(typed.value);
    else setFault(faultOf(typed.fault.code));
  };
  return (
    <>
      {usual.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {usual.map((shift) => {
            const times = formatTimes(timesOf(day, shift.start, shift.hours), language);
            return (
              <Button
                key={`${shift.type?.code ?? ''} ${shift.start} ${shift.hours}`}
                variant="outline"
                size="small"
                aria-label={nameOf(`${shift.type?.name ?? ''} ${times}`.trim())}
                aria-pressed={
                  chosen === undefined ? undefined : shift.start === chosen?.start && shift.hours === chosen.hours
                }
                onClick={() => take([shift])}
              >
                {shift.type && <b>{shift.type.code}</b>}
                {times}
              </Button>
            );
          })}
        </div>
      )}
      <div className="mt-3">
        <TypedLine
          label={label}
          placeholder="9-17"
          width="w-56"
          text={text}
          onText={setText}
          fault={fault}
          submit={submit}
          onSubmit={read}
        />
      </div>
    </>
  );
}
