import type { TFunction } from 'i18next';
import type { HistoryEntry, IsoWeek } from '~/engine/engine';
import type { Language } from '~/shared/language';
import type { Times } from '../week/times';
import { formatDate, formatTimes } from './format';

/** A time range for use in a sentence: 'Tuesday 10 AM-2:30 PM'. */
export function whenText(times: Times, { days }: { readonly days: readonly string[] }, language: Language): string {
  const name = formatDate(days[times.day] ?? '', 'weekday', language);
  return `${name} ${formatTimes(times, language)}`;
}

/** What a command did, in one sentence without a full stop. */
export function entryText(entry: HistoryEntry, dates: IsoWeek, t: TFunction<'scheduler'>, language: Language): string {
  const { kind, shifts, before, after, subject } = entry;
  if (kind === 'confirmAll') return t(($) => $.acting.entry.confirmAll, { count: shifts });
  if (kind === 'import') return t(($) => $.acting.entry.import, { count: shifts });
  if (kind === 'publish') return t(($) => $.acting.entry.publish, { count: shifts });
  if (kind === 'paste') return t(($) => $.acting.entry.paste, { count: shifts });
  if (kind === 'fill') return t(($) => $.acting.entry.fill, { count: shifts });
  if (kind === 'coverAbsence') {
    const shift = before ?? after;
    const when = shift ? whenText(shift, dates, language) : '';
    return t(($) => $.acting.entry.coverAbsence, { count: shifts, name: subject ?? before?.name ?? '', when });
  }
  if (kind === 'copyWeeks') return t(($) => $.acting.entry.copyWeeks, { count: shifts });
  if (kind === 'reportAbsence' || kind === 'endAbsence') return t(($) => $.acting.entry[kind], { name: subject ?? '' });
  if (kind === 'changeTeam') {
    return subject === null
      ? t(($) => $.acting.entry.changeTeam)
      : t(($) => $.acting.entry.changeTeamOf, { name: subject });
  }
  const shift = after ?? before;
  if (!shift) return '';
  if (shifts > 1 && (kind === 'move' || kind === 'reassign' || kind === 'remove')) {
    return t(($) => $.acting.entry[`${kind}Together`], { count: shifts, name: shift.name });
  }
  return t(($) => $.acting.entry[kind], {
    name: shift.name,
    when: whenText(shift, dates, language),
    from: before?.name ?? '',
  });
}
