import type { AnswersByKind, StaffMember } from '~/engine/engine';

/** What is asked of a week. */
export type WeekHours = Pick<AnswersByKind, 'fairness' | 'wishes'>;

/** Figures that are counted, and drawn as bars. */
export const counts = ['weekends', 'nights', 'closings', 'holidays'] as const;
export type Count = (typeof counts)[number];

/** A person's weeks added up. */
export interface PersonHours extends Readonly<Record<Count, number>> {
  readonly staffId: string;
  readonly name: string;
  /** Planned work without breaks, in minutes. */
  readonly planned: number;
  /** What holidays, illness and training count towards the contract, in minutes. */
  readonly credited: number;
  /** Contracted minutes of the same weeks; null without a contract. */
  readonly contract: number | null;
  /** Minutes over the contract, less than 0 below it; null without a contract. */
  readonly difference: number | null;
  /** Minutes carried over from before; null without an account of hours. */
  readonly carried: number | null;
  /** Minutes carried over and those of these weeks; null without an account of hours. */
  readonly balance: number | null;
  readonly asked: number;
  readonly met: number;
}

const sum = <Item>(items: readonly Item[], figure: (item: Item) => number) =>
  items.reduce((total, item) => total + figure(item), 0);

/** Adds weeks up, by person in the order of the staff. */
export function hoursOf(weeks: readonly WeekHours[], staff: readonly StaffMember[]): PersonHours[] {
  const rows = weeks.flatMap(({ fairness }) => fairness);
  const wishes = weeks.flatMap((week) => week.wishes);
  return staff.map(({ id, name, contractMinutes, balanceMinutes = 0 }) => {
    const own = rows.filter(({ staffId }) => staffId === id);
    const wished = wishes.filter(({ staffId }) => staffId === id);
    const planned = sum(own, ({ minutes }) => minutes);
    const credited = sum(own, ({ creditedMinutes }) => creditedMinutes);
    const contract = contractMinutes === undefined ? null : contractMinutes * weeks.length;
    const difference = contract === null ? null : planned + credited - contract;
    const carried = contract === null && balanceMinutes === 0 ? null : balanceMinutes;
    return {
      staffId: id,
      name,
      planned,
      credited,
      contract,
      difference,
      carried,
      balance: carried === null ? null : carried + (difference ?? 0),
      weekends: sum(own, ({ weekend }) => (weekend ? 1 : 0)),
      nights: sum(own, ({ nights }) => nights),
      closings: sum(own, ({ closings }) => closings),
      holidays: sum(own, ({ holidays }) => holidays),
      asked: wished.length,
      met: wished.filter(({ met }) => met).length,
    };
  });
}

export const hoursColumns = [
  'name',
  'planned',
  'credited',
  'contract',
  'difference',
  'carried',
  'balance',
  ...counts,
  'wishes',
] as const;
export type HoursColumn = (typeof hoursColumns)[number];

/** People by a column; those who have nothing in it come last in both directions. */
export function sortedHours(people: readonly PersonHours[], column: HoursColumn, ascending: boolean): PersonHours[] {
  const value = (person: PersonHours) => {
    if (column !== 'wishes') return person[column];
    return person.asked === 0 ? null : person.met / person.asked;
  };
  return [...people].sort((a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order =
      typeof left === 'number' && typeof right === 'number' ? left - right : String(left).localeCompare(String(right));
    return ascending ? order : -order;
  });
}
