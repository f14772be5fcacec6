import { useTranslation } from 'react-i18next';
import type { ShiftChip } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { formatTimes } from '~/roster/text/format';
import { violationText } from '~/roster/text/violationText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { lengthOf, proposed } from '~/roster/week/times';
import { useLanguage } from '~/shared/useLanguage';
import { TimesField } from './TimesField';

interface ShiftTimesProps {
  week: EditableWeek;
  staffId: string;
  name: string;
  shift: ShiftChip;
  /** Whether the field begins with the shift's times. */
  filled?: boolean;
  /** Called after the shift has its new times. */
  onDone?: () => void;
}

/** The field for the times of a shift; times that a rule forbids are rejected with the rule. */
export function ShiftTimes({ week, staffId, name, shift, filled = false, onDone }: ShiftTimesProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { handle } = week;
  return (
    <TimesField
      hours={lengthOf(shift)}
      initial={filled ? formatTimes(shift, language) : ''}
      read={(text) => handle.readTimes(text)}
      onTimes={(start, hours, { breakMinutes, positionId }) => {
        const to = {
          ...proposed(staffId, shift.day, start, hours),
          ...(breakMinutes !== null && { breakMinutes }),
          ...(positionId !== null && { positionId }),
        };
        const result = tryCatch(() => handle.ask({ kind: 'violations', shift: to, replaces: shift.shiftId }));
        const blocked = result.ok ? result.value.find(({ level }) => level === 'block') : undefined;
        if (blocked) return violationText(blocked, name, t, language);
        dispatch((editor) => editor.tell({ kind: 'changeShift', shiftId: shift.shiftId, to }), week);
        onDone?.();
        return null;
      }}
    />
  );
}
