import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShiftChip } from '~/engine/engine';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { lengthOf, proposed, startOf } from '~/roster/week/times';
import { Button } from '~/ui/Button';
import { Select } from '~/ui/Select';

/** The longest unpaid break that can be chosen, in minutes. */
const longestBreak = 120;

interface NoteAndBreakProps {
  week: EditableWeek;
  staffId: string;
  shift: ShiftChip;
}

/** A shift's unpaid break and its note for the person. */
export function NoteAndBreak({ week, staffId, shift }: NoteAndBreakProps) {
  const { t } = useTranslation('scheduler');
  const id = useId();
  const saved = week.handle.ask({ kind: 'schedule' }).shifts.find((each) => each.id === shift.shiftId)?.note ?? '';
  const [note, setNote] = useState(saved);
  const { breakMinutes = 0 } = shift;
  const lengthMinutes = lengthOf(shift) * 60;
  const breaks = Array.from({ length: longestBreak / 15 + 1 }, (_, index) => index * 15).filter(
    (minutes) => minutes < lengthMinutes,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch((editor) => editor.tell({ kind: 'setNote', shiftId: shift.shiftId, note }), week);
  };
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <Select
        label={t(($) => $.acting.shift.break)}
        value={String(breakMinutes)}
        options={[...new Set([...breaks, breakMinutes])]
          .sort((a, b) => a - b)
          .map((minutes) => ({
            value: String(minutes),
            label: minutes === 0 ? t(($) => $.acting.shift.noBreak) : t(($) => $.acting.shift.breakOf, { minutes }),
          }))}
        onChange={(minutes) =>
          dispatch(
            (editor) =>
              editor.tell({
                kind: 'changeShift',
                shiftId: shift.shiftId,
                to: {
                  ...proposed(staffId, shift.day, startOf(shift), lengthOf(shift)),
                  breakMinutes: Number(minutes),
                },
              }),
            week,
          )
        }
      />
      <p className="flex-1 min-w-44">
        <label htmlFor={id} className="block text-small font-semibold">
          {t(($) => $.acting.shift.note)}
        </label>
        <input
          id={id}
          value={note}
          maxLength={200}
          autoComplete="off"
          className="mt-1 w-full min-h-11 rounded-control border-firm border-line-strong bg-white px-3"
          onChange={({ target }) => setNote(target.value)}
        />
      </p>
      <Button size="small" variant="outline" type="submit" aria-disabled={note.trim() === saved || undefined}>
        {t(($) => $.acting.shift.saveNote)}
      </Button>
    </form>
  );
}
