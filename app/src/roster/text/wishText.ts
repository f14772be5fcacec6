import type { ShiftType, StaffMember } from '~/engine/engine';
import type { Language } from '~/shared/language';
import { typeNamed } from '../week/codes';
import { formatDate, formatTimes, weekdayName } from './format';
import type { RosterTexts } from './useRosterTexts';

export type Wish = NonNullable<StaffMember['wishes']>[number];

/** The same wish for a date, or for several days of every week. */
export interface WishGroup {
  readonly wishes: readonly [Wish, ...Wish[]];
}

const contentOf = ({ date, from, to, type, want, weight }: Wish) =>
  JSON.stringify([date, from, to, type, want, weight]);

/** Puts wishes that differ in nothing but their weekday together, in the order of the first of each. */
export function wishGroups(wishes: readonly Wish[]): WishGroup[] {
  const groups = new Map<string, [Wish, ...Wish[]]>();
  for (const wish of wishes) {
    const group = groups.get(contentOf(wish));
    if (group) group.push(wish);
    else groups.set(contentOf(wish), [wish]);
  }
  return [...groups.values()].map((group) => ({ wishes: group }));
}

/** What is wished, such as 'day off', 'no work 12 AM-8 AM' or 'shift Early'. */
export function wishedText(
  { from, to, type, want }: Wish,
  shiftTypes: readonly ShiftType[],
  t: RosterTexts['t'],
  language: Language,
): string {
  const parts = [];
  if (type !== undefined) {
    parts.push(typeNamed(shiftTypes, type)?.name || type);
  }
  if (from !== undefined || to !== undefined) parts.push(formatTimes({ start: from ?? 0, end: to ?? 24 }, language));
  const what = parts.join(', ');
  if (what === '') return t(($) => $.wishes.day[want]);
  return type === undefined ? t(($) => $.wishes.hours[want], { what }) : t(($) => $.wishes.type[want], { what });
}

/** A wish as a sentence: 'Every Saturday and Sunday: day off'. */
export function wishText(
  { wishes }: WishGroup,
  shiftTypes: readonly ShiftType[],
  t: RosterTexts['t'],
  language: Language,
): string {
  const [first] = wishes;
  const wished = wishedText(first, shiftTypes, t, language);
  if (first.date !== undefined) {
    return t(($) => $.wishes.onDate, { date: formatDate(first.date, 'full', language), wished });
  }
  const days = wishes.flatMap(({ weekday }) => (weekday === undefined ? [] : [weekday])).sort((a, b) => a - b);
  if (days.length === 7) return t(($) => $.wishes.everyDay, { wished });
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    days.map((day) => weekdayName(day, language)),
  );
  return t(($) => $.wishes.everyWeek, { days: names, wished });
}
