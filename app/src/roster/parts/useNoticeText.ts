import { useTranslation } from 'react-i18next';
import type { IsoWeek, Violation } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import { entryText } from '../text/entryText';
import { hoursText } from '../text/hoursText';
import { violationText } from '../text/violationText';
import { type Notice, useSession } from '../week/session';

const refusals = [
  'double-booking',
  'kept-apart',
  'against-law',
  'wrong-position',
  'unknown-position',
  'not-pending',
  'open-shift-taken',
  'shift-changed',
  'asked-already',
  'request-answered',
  'unknown-shift',
] as const;

/** The last notice as text: what was done, and the week's coverage now. */
export function useNoticeText(dates: IsoWeek): { notice: Notice | null; text: string } {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const notice = useSession((session) => session.notice);
  const reasonOf = (violation: Violation | null | undefined, name: string) =>
    violation ? violationText(violation, name, t, language) : t(($) => $.acting.check.stranger, { name });
  if (!notice) return { notice, text: '' };
  if (notice.kind === 'reset') return { notice, text: t(($) => $.acting.notice.reset) };
  if (notice.kind === 'restored') return { notice, text: t(($) => $.acting.notice.restored) };
  if (notice.kind === 'blocked') {
    return { notice, text: t(($) => $.acting.notice.blocked, { reason: reasonOf(notice.violation, notice.name) }) };
  }
  if (notice.kind === 'failed') {
    const code = refusals.find((known) => known === notice.fault.code) ?? 'other';
    return { notice, text: t(($) => $.acting.refused[code]) };
  }
  if ('count' in notice) {
    return { notice, text: t(($) => $.acting.notice[notice.kind], { count: notice.count }) };
  }
  const what = t(($) => $.acting.notice[notice.kind], { entry: entryText(notice.entry, dates, t, language) });
  const refused = notice.refused?.map(({ name, violations: [violation] }) => reasonOf(violation, name));
  const refusedText = refused?.length
    ? ` ${t(($) => $.acting.notice.refused, { count: refused.length, reasons: refused.join('; ') })}`
    : '';
  return { notice, text: `${what}${refusedText} ${hoursText(notice.hours, dates, t, language)}` };
}
