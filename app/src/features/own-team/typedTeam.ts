import type { Correction, Grid, Meaning } from '~/engine/importing';

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

/** What stands between two positions of one person. */
const betweenPositions = /\s*[,;/]\s*/;

/** The positions of a person, the main one first; at least one entry, which may be empty. */
export function typedPositions(text: string): readonly string[] {
  const positions = text.split(betweenPositions).filter((position) => position.trim() !== '');
  return positions.length > 0 ? positions : [''];
}

/**
 * The typed team as the table that a spreadsheet would give: a list without a heading. Somebody of several positions has a
 * row for each; the first one has their shifts.
 */
export function typedTable(people: readonly TypedPerson[]): { grid: Grid; corrections: Correction[] } {
  const lines = people.flatMap((person, index) =>
    typedPositions(person.position).map((position, place) => ({
      line: index + 1,
      cells:
        place === 0 ? [person.name, position, person.shifts, person.availability] : [person.name, position, '', ''],
    })),
  );
  return {
    grid: { name: '', lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) },
    corrections: meanings.map((meaning, index) => ({ column: index + 1, meaning })),
  };
}
