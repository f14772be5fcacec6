import type { Grid, Layout } from '~/engine/tables';

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

/** The typed team as the table that a spreadsheet would give. */
export function typedTable(people: readonly TypedPerson[]): { grid: Grid; layout: Layout } {
  const lines = people.map((person, index) => ({
    line: index + 1,
    cells: typedColumns.map((column) => person[column]),
  }));
  return {
    grid: { lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) },
    layout: { headingLines: 0, columns: ['name', 'position', 'day', 'availability'] },
  };
}
