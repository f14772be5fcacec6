import { type FormEvent, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember, Violation } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { proposalOf, typedShifts, type UsualShift, usualShifts } from '../input/shiftTypes';
import { formatTimes } from '../text/format';
import { violationText } from '../text/violationText';
import type { EditableWeek } from '../week/editableWeek';
import { dispatch } from '../week/session';
import { timesOf } from '../week/times';

const faults = ['unreadable-times', 'not-a-quarter', 'no-length'] as const;

interface QuickAddProps {
  week: EditableWeek;
  person: StaffMember;
  day: number;
}

/** Adds a person's shift with one click on a usual one, or one line of typing: a code, times, or several with `&`. */
export function QuickAdd({ week, person, day }: QuickAddProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const usual = useMemo(() => {
    const mainOf = new Map(week.staff.map((each) => [each.id, each.positionId]));
    const { shifts } = week.handle.schedule();
    return usualShifts(
      week.shiftTypes,
      shifts,
      (shift) => shift.positionId ?? mainOf.get(shift.staffId),
      person.positionId,
    );
  }, [week, person.positionId]);
  const reasonOf = (violation: Violation) => violationText(violation, person.name, t, language);
  /** Adds shifts as one step; nothing if one of them is blocked. */
  const add = (shifts: readonly UsualShift[]): boolean => {
    const proposals = shifts.map((shift) => proposalOf(shift, person.id, day));
    const placement = tryCatch(() => week.handle.placement(proposals, false));
    const refused = placement.ok ? placement.value.refused[0]?.violations[0] : undefined;
    if (!placement.ok || placement.value.refused.length > 0) {
      setFault(refused ? reasonOf(refused) : t(($) => $.acting.refused.other));
      return false;
    }
    setFault(null);
    return dispatch((editor) => editor.paste([], proposals), week)?.done !== undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = typedShifts(text, week.handle);
    if (typed.ok) {
      if (add(typed.value)) setText('');
      return;
    }
    const code = faults.find((known) => known === typed.fault.code) ?? 'unreadable-times';
    setFault(t(($) => $.acting.times.fault[code]));
  };
  return (
    <section className="mt-5" data-testid="quick-add">
      <h3 className="text-lg">{t(($) => $.acting.quick.title)}</h3>
      {usual.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {usual.map((shift) => {
            const times = formatTimes(timesOf(day, shift.start, shift.hours), language);
            return (
              <Button
                key={`${shift.type?.code ?? ''} ${shift.start} ${shift.hours}`}
                variant="outline"
                size="small"
                aria-label={t(($) => $.acting.quick.add, {
                  name: person.name,
                  shift: `${shift.type?.name ?? ''} ${times}`.trim(),
                })}
                onClick={() => add([shift])}
              >
                {shift.type && <b>{shift.type.code}</b>}
                {times}
              </Button>
            );
          })}
        </div>
      )}
      <form className="mt-3 flex flex-wrap items-end gap-2" noValidate onSubmit={submit}>
        <p>
          <label htmlFor={id} className="block text-small font-semibold">
            {t(($) => $.acting.quick.label)}
          </label>
          <input
            id={id}
            value={text}
            autoComplete="off"
            spellCheck={false}
            placeholder="9-17"
            aria-invalid={fault !== null || undefined}
            aria-describedby={fault === null ? undefined : `${id}fault`}
            className="mt-1 w-56 min-h-11 rounded-control border-firm border-line-strong bg-white px-3"
            onChange={({ target }) => setText(target.value)}
          />
        </p>
        <Button size="small" type="submit" aria-disabled={text.trim() === '' || undefined}>
          {t(($) => $.acting.quick.submit)}
        </Button>
        {fault !== null && (
          <p id={`${id}fault`} role="alert" className="w-full text-note text-danger">
            {fault}
          </p>
        )}
      </form>
    </section>
  );
}
