import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailMember, ShiftChip } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import type { ActingOpenWeek } from '../model/actingWeek';
import { moveBySteps } from '../moving/movingStore';
import { carriedOf } from '../moving/shiftAt';
import { perform } from './actingStore';
import { checkText } from './checkText';
import { whenText } from './entryText';
import { GiveShift } from './GiveShift';

interface ShiftActionsProps {
  open: ActingOpenWeek;
  /** The position in which the shift is worked. */
  positionId: string;
  member: DetailMember;
  shift: ShiftChip;
}

/** A shift's steps in each direction: what it would be, or nothing when that leaves the week. */
function stepsOf({ day, start, hours }: ShiftChip) {
  return {
    earlier: start > 0 ? { day, start: start - 1, hours } : null,
    later: start < 23 ? { day, start: start + 1, hours } : null,
    shorter: hours > 1 ? { day, start, hours: hours - 1 } : null,
    longer: hours < 24 ? { day, start, hours: hours + 1 } : null,
    dayBefore: day > 0 ? { day: day - 1, start, hours } : null,
    dayAfter: day < 6 ? { day: day + 1, start, hours } : null,
  };
}

const stepNames = ['earlier', 'later', 'shorter', 'longer', 'dayBefore', 'dayAfter'] as const;

/** What can be done with one shift: confirm, remove, move and change its length, each step checked beforehand. */
export function ShiftActions({ open, positionId, member, shift }: ShiftActionsProps) {
  const { t } = useTranslation('acting');
  const language = useLanguage();
  const { handle, week } = open;
  const { staffId, name } = member;
  const { shiftId, confirmed } = shift;
  const steps = stepsOf(shift);
  const [giving, setGiving] = useState(false);
  const carried = carriedOf(positionId, member, shift);
  const checks = handle.checkShift(shiftId, null, staffId, shift.day, shift.start, shift.hours);
  return (
    <div className="order-2 w-full rounded-[14px] bg-sand p-3 grid gap-2.5" data-shift={shiftId}>
      <p className="font-semibold first-letter:uppercase" aria-live="polite">
        {whenText(shift, week, language)}
      </p>
      <div className="flex flex-wrap gap-2">
        {!confirmed && (
          <Button size="small" onClick={() => perform(open, (engine) => engine.confirm(shiftId))}>
            {t(($) => $.shift.confirm)}
          </Button>
        )}
        {stepNames.map((step) => {
          const wanted = steps[step];
          const blocked = wanted
            ? handle
                .checkShift(shiftId, null, staffId, wanted.day, wanted.start, wanted.hours)
                .find(({ level }) => level === 'block')
            : undefined;
          return (
            <Button
              key={step}
              size="small"
              variant="outline"
              aria-disabled={!wanted || blocked ? true : undefined}
              title={blocked && checkText(blocked, name, t)}
              onClick={() => {
                if (!wanted || blocked) return;
                perform(open, (engine) => engine.changeShift(shiftId, staffId, wanted.day, wanted.start, wanted.hours));
              }}
            >
              {t(($) => $.shift[step])}
            </Button>
          );
        })}
        <Button size="small" variant="outline" onClick={() => moveBySteps(carried)}>
          {t(($) => $.shift.move)}
        </Button>
        <Button
          size="small"
          variant="outline"
          aria-expanded={giving}
          onClick={() => startTransition(() => setGiving(!giving))}
        >
          {t(($) => $.shift.give)}
        </Button>
        <Button size="small" variant="danger" onClick={() => perform(open, (engine) => engine.removeShift(shiftId))}>
          {t(($) => $.shift.remove)}
        </Button>
      </div>
      {checks.length > 0 && (
        <ul className="text-[0.9375rem] text-warning">
          {checks.map((check) => (
            <li key={`${check.kind} ${check.start}`}>
              {t(($) => $.level[check.level])}: {checkText(check, name, t)}
            </li>
          ))}
        </ul>
      )}
      {giving && <GiveShift open={open} shift={carried} />}
    </div>
  );
}
