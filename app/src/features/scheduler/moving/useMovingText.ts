import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { whenText } from '../model/entryText';
import type { OpenWeek } from '../model/openWeek';
import { timesOf } from '../model/times';
import { violationText } from '../model/violationText';
import { isUnmoved } from './dragItem';
import type { Moving } from './movingStore';

/** One remark about a target; `clear` where no rule is broken. */
export interface Remark {
  readonly level: 'block' | 'warn' | 'clear';
  readonly text: string;
}

/** The moved shift in words: whose, when, and which rules it would break there. */
export function useMovingText(open: OpenWeek, moving: Moving | null): { place: string; remarks: readonly Remark[] } {
  const { t } = useTranslation('acting');
  const language = useLanguage();
  const wanted = moving?.wanted;
  if (!wanted) return { place: '', remarks: [] };
  const name = open.staff.find(({ id }) => id === wanted.staffId)?.name ?? '';
  const { day, start, hours } = wanted;
  const place = t(($) => $.move.place, {
    name,
    when: whenText(timesOf(day, start, hours), open.week, language),
  });
  if (isUnmoved(moving.carried, wanted)) return { place, remarks: [{ level: 'clear', text: t(($) => $.move.same) }] };
  if (moving.violations.length === 0) return { place, remarks: [{ level: 'clear', text: t(($) => $.move.fits) }] };
  return {
    place,
    remarks: moving.violations.map((violation) => ({
      level: violation.level,
      text: `${t(($) => $.level[violation.level])}: ${violationText(violation, name, t, language)}`,
    })),
  };
}
