import { useTranslation } from 'react-i18next';
import { effectText } from '~/roster/text/effectText';
import { whenText } from '~/roster/text/entryText';
import { leveledText } from '~/roster/text/violationText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { timesOf } from '~/roster/week/times';
import { useLanguage } from '~/shared/useLanguage';
import { isUnmoved } from './dragItem';
import type { Moving } from './movingStore';

/** One remark about a target; `clear` where no rule is broken. */
interface Remark {
  readonly level: 'block' | 'warn' | 'clear';
  readonly text: string;
}

export interface MovingText {
  readonly place: string;
  readonly remarks: readonly Remark[];
  /** The effect of the move. */
  readonly effect: string | null;
}

/** The moved shift as text: person, time, and the rules that it would break. */
export function useMovingText(week: EditableWeek, moving: Moving | null): MovingText {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const target = moving?.target;
  if (!target) return { place: '', remarks: [], effect: null };
  const name = week.staff.find(({ id }) => id === target.staffId)?.name ?? '';
  const { day, start, hours } = target;
  const place = t(($) => $.acting.move.place, {
    name,
    when: whenText(timesOf(day, start, hours), week.dates, language),
  });
  const effect = moving.effect && effectText(moving.effect, t, language);
  if (isUnmoved(moving.item, target)) {
    return { place, remarks: [{ level: 'clear', text: t(($) => $.acting.move.same) }], effect };
  }
  if (moving.violations.length === 0) {
    return { place, remarks: [{ level: 'clear', text: t(($) => $.acting.move.fits) }], effect };
  }
  return {
    place,
    effect,
    remarks: moving.violations.map((violation) => ({
      level: violation.level,
      text: leveledText(violation, name, t, language),
    })),
  };
}
