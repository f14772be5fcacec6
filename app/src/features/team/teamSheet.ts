import type { StaffMember } from '~/engine/engine';
import { plainText } from '~/shared/plainText';
import { readNumber } from './quantities';

/** The columns of the list that are edited in it. */
export const sheetColumns = ['contract', 'maximum', 'wage'] as const;
export type SheetColumn = (typeof sheetColumns)[number];

const fields = { contract: 'contractMinutes', maximum: 'maxMinutes', wage: 'hourlyCents' } as const;
const units = { contract: 60, maximum: 60, wage: 100 } as const;
/** A week in minutes, and the highest wage in hundredths. */
const most = { contract: 10_080, maximum: 10_080, wage: 100_000 } as const;

/** Why a text is not taken. */
export type Refusal = 'number' | 'tooMuch' | 'belowContract' | 'nobody' | 'column';

/** A text that is not taken, with its row and column. */
export interface RefusedText {
  readonly refusal: Refusal;
  readonly text: string;
  /** The row of a pasted block, from 1. */
  readonly row: number;
  /** Null for a row that belongs to nobody. */
  readonly name: string | null;
  readonly column: SheetColumn | null;
}

/** A value that a cell is to get. */
export interface SheetValue {
  readonly staffId: string;
  readonly column: SheetColumn;
  readonly text: string;
  readonly row: number;
}

/** A quantity with its unit, such as '38,5 h' or '12 h/week', without the unit. */
const withoutUnit = (text: string) => text.replace(/\s*(?:h|hrs?|hours?|horas?)\b\.?(?:\s*\/.*)?$|\s*\/\s*h.*$/i, '');

/** What a text means in a column: undefined for an empty one, or why it is refused. */
function quantityOf(text: string, column: SheetColumn): number | undefined | Refusal {
  if (text.trim() === '') return undefined;
  const number = readNumber(withoutUnit(text));
  if (number === null) return 'number';
  const quantity = Math.round(number * units[column]);
  return quantity > most[column] ? 'tooMuch' : quantity;
}

const isBelow = ({ contractMinutes = 0, maxMinutes }: StaffMember) =>
  maxMinutes !== undefined && maxMinutes < contractMinutes;

/** The people with new values, and the texts that are not taken; everything else stays as it is. */
export function withValues(staff: readonly StaffMember[], values: readonly SheetValue[]) {
  const changed = new Map<string, StaffMember>();
  const refused: RefusedText[] = [];
  let count = 0;
  const byPerson = Map.groupBy(values, ({ staffId }) => staffId);
  for (const person of staff) {
    let after = person;
    const taken: SheetValue[] = [];
    const refuse = (refusal: Refusal, { text, row, column }: SheetValue) =>
      refused.push({ refusal, text, row, column, name: person.name });
    for (const value of byPerson.get(person.id) ?? []) {
      const quantity = quantityOf(value.text, value.column);
      if (typeof quantity === 'string') {
        refuse(quantity, value);
        continue;
      }
      const { [fields[value.column]]: _before, ...others } = after;
      after = quantity === undefined ? others : { ...others, [fields[value.column]]: quantity };
      taken.push(value);
    }
    // Checked at the end: a contract and its maximum may arrive together.
    if (isBelow(after) && !isBelow(person)) {
      for (const value of taken) if (value.column !== 'wage') refuse('belowContract', value);
      const { contractMinutes: _contract, maxMinutes: _maximum, ...others } = after;
      const { contractMinutes, maxMinutes } = person;
      after = {
        ...others,
        ...(contractMinutes !== undefined && { contractMinutes }),
        ...(maxMinutes !== undefined && { maxMinutes }),
      };
    }
    const differences = sheetColumns.filter((column) => after[fields[column]] !== person[fields[column]]).length;
    if (differences > 0) changed.set(person.id, after);
    count += differences;
  }
  return { people: [...changed.values()], count, refused: refused.sort((a, b) => a.row - b.row) };
}

/** Words in the headings of columns, in plain letters. */
const headings: Record<SheetColumn, RegExp> = {
  contract: /contract|contrat|weekly|hours|horas|jornada/,
  maximum: /max|most|tope/,
  wage: /wage|pay|rate|salar|sueldo|precio|coste|cost|€|\$|£|eur/,
};

const columnOf = (heading: string): SheetColumn | null => {
  const plain = plainText(heading);
  return (['maximum', 'wage', 'contract'] as const).find((column) => headings[column].test(plain)) ?? null;
};

/**
 * The values of a pasted block. Its rows belong to the people from one on, or to those whose names its first column has;
 * its columns to those from one on, or to those that its first row names. Empty cells change nothing.
 */
export function pastedValues(
  staff: readonly StaffMember[],
  block: readonly (readonly string[])[],
  first: { readonly person: number; readonly column: SheetColumn },
): { readonly values: SheetValue[]; readonly refused: RefusedText[] } {
  const byName = new Map(staff.map((person) => [plainText(person.name.trim()), person]));
  const firstNames = new Map<string, StaffMember | null>();
  for (const person of staff) {
    const [word = ''] = plainText(person.name.trim()).split(/\s+/);
    firstNames.set(word, firstNames.has(word) ? null : person);
  }
  const named = (text = '') => byName.get(plainText(text.trim())) ?? firstNames.get(plainText(text.trim())) ?? null;
  const isText = (cell: string) => cell !== '' && readNumber(withoutUnit(cell)) === null;
  const [top = [], ...below] = block;
  const hasNames = block.some((cells) => cells.length > 1 && named(cells[0]) !== null);
  const valuesOf = (cells: readonly string[]) => (hasNames ? cells.slice(1) : cells);
  const hasHeading =
    below.length > 0 && named(top[0]) === null && valuesOf(top).every((cell) => cell === '' || isText(cell));
  const start = sheetColumns.indexOf(first.column);
  const headed = hasHeading ? valuesOf(top).map(columnOf) : [];
  const columns = valuesOf(top).map((_, index) =>
    headed.some(Boolean) ? (headed[index] ?? null) : (sheetColumns[start + index] ?? null),
  );
  const values: SheetValue[] = [];
  const refused: RefusedText[] = [];
  for (const [index, cells] of block.entries()) {
    if ((hasHeading && index === 0) || cells.every((cell) => cell === '')) continue;
    const row = index + 1;
    const person = hasNames ? named(cells[0]) : staff[first.person + index - (hasHeading ? 1 : 0)];
    if (!person) {
      refused.push({ refusal: 'nobody', text: cells.filter(Boolean).join(' '), row, name: null, column: null });
      continue;
    }
    for (const [place, text] of valuesOf(cells).entries()) {
      const column = columns[place] ?? null;
      if (text === '') continue;
      if (column) values.push({ staffId: person.id, column, text, row });
      else refused.push({ refusal: 'column', text, row, name: person.name, column });
    }
  }
  return { values, refused };
}
