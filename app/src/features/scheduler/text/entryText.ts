import type { TFunction } from 'i18next';
import type { HistoryEntry, IsoWeek } from '~/engine/engine';
import type { Language } from '~/shared/language';
import { formatDate, formatTimes } from './format';
import type { Times } from './times';

/** A time range for use in a sentence: 'Tuesday 10 AM-2:30 PM'. */
export function whenText(times: Times, dates: IsoWeek, language: Language): string {
  const name = formatDate(dates.days[times.day] ?? dates.monday, 'weekday', language);
  return `${name} ${formatTimes(times, language)}`;
}

/** What a command did, in one sentence without a full stop. */
export function entryText(entry: HistoryEntry, dates: IsoWeek, t: TFunction<'acting'>, language: Language): string {
  const { kind, shifts, before, after, subject } = entry;
  if (kind === 'confirmAll') return t(($) => $.entry.confirmAll, { count: shifts });
  if (kind === 'import') return t(($) => $.entry.import, { count: shifts });
  if (kind === 'publish') return t(($) => $.entry.publish, { count: shifts });
  if (kind === 'paste') return t(($) => $.entry.paste, { count: shifts });
  if (kind === 'fill') return t(($) => $.entry.fill, { count: shifts });
  if (kind === 'coverAbsence') {
    const shift = before ?? after;
    const when = shift ? whenText(shift, dates, language) : '';
    return t(($) => $.entry.coverAbsence, { count: shifts, name: subject ?? before?.name ?? '', when });
  }
  if (kind === 'copyWeeks') return t(($) => $.entry.copyWeeks, { count: shifts });
  if (kind === 'reportAbsence' || kind === 'endAbsence') return t(($) => $.entry[kind], { name: subject ?? '' });
  if (kind === 'changeTeam') {
    return subject === null ? t(($) => $.entry.changeTeam) : t(($) => $.entry.changeTeamOf, { name: subject });
  }
  const shift = after ?? before;
  if (!shift) return '';
  if (shifts > 1 && (kind === 'move' || kind === 'reassign' || kind === 'remove')) {
    return t(($) => $.entry[`${kind}Together`], { count: shifts, name: shift.name });
  }
  return t(($) => $.entry[kind], {
    name: shift.name,
    when: whenText(shift, dates, language),
    from: before?.name ?? '',
  });
}
