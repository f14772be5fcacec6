import { formatHourShort } from '~/roster/text/format';
import type { SlotName } from '~/roster/week/viewState';
import type { Language } from '~/shared/language';
import type { GridTemplate } from './RosterGrid';

interface Hour {
  hour: number;
  slot: SlotName;
}

/** The hours of the visible parts of the day. */
export function visibleHours<H extends Hour>(hours: readonly H[], slots: readonly SlotName[]): H[] {
  return hours.filter(({ slot }) => slots.includes(slot));
}

/** Column headers for hours. */
export function hourColumns(hours: readonly Hour[], language: Language) {
  return hours.map(({ hour }) => ({
    key: String(hour),
    header: <span className="whitespace-nowrap">{formatHourShort(hour, language)}</span>,
  }));
}

const templates: Record<number, GridTemplate> = {
  3: 'hours-3',
  5: 'hours-5',
  8: 'hours-8',
  11: 'hours-11',
  13: 'hours-13',
  16: 'hours-16',
};

/** The template for a number of hour columns: morning gives 5, afternoon 8, night 3, and their sums. */
export function hoursTemplate(count: number): GridTemplate {
  return templates[count] ?? 'hours-16';
}
