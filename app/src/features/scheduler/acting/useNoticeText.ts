import { useTranslation } from 'react-i18next';
import type { IsoWeek } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import { type Notice, noticeOf, useActing } from './actingStore';
import { entryText } from './entryText';
import { violationText } from './violationText';

const refusals = ['double-booking', 'wrong-position', 'not-pending'] as const;

/** The last notice as a sentence, with how many gaps are left; it appears together with the week as it then is. */
export function useNoticeText(week: IsoWeek, gapsLeft: number): { notice: Notice | null; text: string } {
  const { t } = useTranslation('acting');
  const language = useLanguage();
  const notice = useActing(noticeOf);
  if (!notice) return { notice, text: '' };
  const { kind } = notice;
  if (kind === 'reset') return { notice, text: t(($) => $.notice[kind]) };
  if (notice.kind === 'blocked') {
    const reason = violationText(notice.violation, notice.name, t, language);
    return { notice, text: t(($) => $.notice.blocked, { reason }) };
  }
  if (notice.kind === 'failed') {
    const known = refusals.find((code) => code === notice.fault.code);
    return { notice, text: known ? t(($) => $.refused[known]) : notice.fault.message };
  }
  const what = t(($) => $.notice[notice.kind], { entry: entryText(notice.entry, week, t, language) });
  return { notice, text: `${what} ${t(($) => $.notice.gapsLeft, { count: gapsLeft })}` };
}
