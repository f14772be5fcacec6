import type { Correction, Grid, Meaning } from '~/engine/tables';

/** A person as typed in; all four fields are free text. */
export interface TypedPerson {
  readonly key: number;
  readonly name: string;
  readonly position: string;
  readonly shifts: string;
  readonly availability: string;
}

export const typedColumns = ['name', 'position', 'shifts', 'availability'] as const;

export function emptyPerson(key: number): TypedPerson {
  return { key, name: '', position: '', shifts: '', availability: '' };
}

const meanings: readonly Meaning[] = ['name', 'position', 'day', 'availability'];

/** The typed team as the table that a spreadsheet would give: a list without a heading. */
export function typedTable(people: readonly TypedPerson[]): { grid: Grid; corrections: Correction[] } {
  const lines = people.map((person, index) => ({
    line: index + 1,
    cells: typedColumns.map((column) => person[column]),
  }));
  return {
    grid: { name: '', lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) },
    corrections: meanings.map((meaning, index) => ({ column: index + 1, meaning })),
  };
}
