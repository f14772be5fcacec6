import { startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailMember, ShiftChip } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { whenText } from '~/roster/text/entryText';
import { leveledText, violationText } from '~/roster/text/violationText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { type Length, lengthOf, proposed, startOf, type Times } from '~/roster/week/times';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { moveBySteps } from '../input/movingStore';
import { dragItemOf } from '../input/shiftAt';
import { GiveShift } from './GiveShift';
import { NoteAndBreak } from './NoteAndBreak';
import { ShiftTimes } from './ShiftTimes';
import { SwapShift } from './SwapShift';

interface ShiftActionsProps {
  week: EditableWeek;
  /** The position in which the shift is worked. */
  positionId: string;
  member: DetailMember;
  shift: ShiftChip;
  /** Reports the person ill on the shift's day. */
  onIll: () => void;
}

type Timed = Times & Length;

/** The shift after a step of `by` hours, or of a day, in each direction; null where that is not possible. */
function stepsOf(shift: Timed, by: number) {
  const { day } = shift;
  const [start, hours] = [startOf(shift), lengthOf(shift)];
  return {
    earlier: start >= by ? { day, start: start - by, hours } : null,
    later: start + by < 24 ? { day, start: start + by, hours } : null,
    shorter: hours > by ? { day, start, hours: hours - by } : null,
    longer: hours + by <= 24 ? { day, start, hours: hours + by } : null,
    dayBefore: day > 0 ? { day: day - 1, start, hours } : null,
    dayAfter: day < 6 ? { day: day + 1, start, hours } : null,
  };
}

const stepNames = ['earlier', 'later', 'shorter', 'longer', 'dayBefore', 'dayAfter'] as const;

/** The actions of one shift: confirm, remove, move and resize, each step checked beforehand. */
export function ShiftActions({ week, positionId, member, shift, onIll }: ShiftActionsProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { handle, dates } = week;
  const { staffId, name } = member;
  const { shiftId, confirmed } = shift;
  const steps = stepsOf(shift, 1);
  // The shift after the last step, which may not be rendered yet: the next step starts from it.
  const latest = useRef<Timed>(shift);
  useEffect(() => {
    latest.current = shift;
  }, [shift]);
  const [open, setOpen] = useState<'give' | 'swap' | null>(null);
  const toggle = (part: 'give' | 'swap') => startTransition(() => setOpen(open === part ? null : part));
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) part.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const item = dragItemOf(positionId, member, shift);
  // The engine mutates the week in place: a shift that was just removed may be rendered once more.
  const violationsOf = ({ day, start, hours }: { day: number; start: number; hours: number }) => {
    const result = tryCatch(() =>
      handle.ask({
        kind: 'violations',
        shift: proposed(staffId, day, start, hours),
        replaces: shiftId,
      }),
    );
    return result.ok ? result.value : [];
  };
  const violations = violationsOf({ day: shift.day, start: startOf(shift), hours: lengthOf(shift) });
  const blockedBy = (change: Parameters<typeof violationsOf>[0]) =>
    violationsOf(change).find(({ level }) => level === 'block');
  const checked = stepNames.map((step) => {
    const change = steps[step];
    return { step, change, blocked: change ? blockedBy(change) : undefined };
  });
  const reasons = [
    ...new Set(
      checked.flatMap(({ blocked }) => blocked ?? []).map((violation) => violationText(violation, name, t, language)),
    ),
  ];
  return (
    <div className="order-2 w-full rounded-button bg-sand p-3 grid gap-2.5" data-shift={shiftId}>
      <p className="font-semibold first-letter:uppercase" aria-live="polite">
        {whenText(shift, dates, language)}
      </p>
      <div className="flex flex-wrap gap-2">
        {!confirmed && (
          <Button
            size="small"
            onClick={() => dispatch((editor) => editor.tell({ kind: 'confirm', shiftIds: [shiftId] }), week)}
          >
            {t(($) => $.acting.shift.confirm)}
          </Button>
        )}
        {checked.map(({ step, change, blocked }) => {
          return (
            <Button
              key={step}
              size="small"
              variant="outline"
              aria-disabled={!change || blocked ? true : undefined}
              onClick={({ altKey }) => {
                const to = stepsOf(latest.current, altKey ? 0.25 : 1)[step];
                if (!to || blockedBy(to)) return;
                const next = proposed(staffId, to.day, to.start, to.hours);
                const outcome = dispatch((editor) => editor.tell({ kind: 'changeShift', shiftId, to: next }));
                latest.current = outcome?.done?.after ?? latest.current;
              }}
            >
              {t(($) => $.acting.shift[step])}
            </Button>
          );
        })}
        <Button size="small" variant="outline" onClick={() => moveBySteps(item)}>
          {t(($) => $.acting.shift.move)}
        </Button>
        <Button size="small" variant="outline" aria-expanded={open === 'give'} onClick={() => toggle('give')}>
          {t(($) => $.acting.shift.give)}
        </Button>
        <Button size="small" variant="outline" aria-expanded={open === 'swap'} onClick={() => toggle('swap')}>
          {t(($) => $.requests.phone.swap)}
        </Button>
        <Button size="small" variant="outline" aria-label={t(($) => $.acting.shift.illName, { name })} onClick={onIll}>
          {t(($) => $.acting.shift.ill)}
        </Button>
        <Button
          size="small"
          variant="danger"
          onClick={ignoreDoubleClick(() =>
            dispatch((editor) => editor.tell({ kind: 'removeShifts', shiftIds: [shiftId] }), week),
          )}
        >
          {t(($) => $.acting.shift.remove)}
        </Button>
      </div>
      {reasons.map((reason) => (
        <p key={reason} className="text-small text-muted">
          {reason}
        </p>
      ))}
      <p className="text-small text-muted">{t(($) => $.acting.shift.quarters)}</p>
      <ShiftTimes week={week} staffId={staffId} name={name} shift={shift} />
      <NoteAndBreak week={week} staffId={staffId} shift={shift} />
      {violations.length > 0 && (
        <ul className="text-note text-warning">
          {violations.map((violation) => (
            <li key={`${violation.kind} ${violation.start}`}>{leveledText(violation, name, t, language)}</li>
          ))}
        </ul>
      )}
      <div ref={part}>
        {open === 'give' && <GiveShift week={week} shift={item} />}
        {open === 'swap' && <SwapShift week={week} shift={item} />}
      </div>
    </div>
  );
}
