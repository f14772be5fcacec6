import type { Rules, StaffMember } from '~/engine/engine';

/** At least so many people with a skill, in a position or (an empty id) in the whole house. */
export interface MarkNeed {
  readonly mark: string;
  readonly positionId: string;
  readonly heads: number;
}

/** The needs of the rules, which have a pair for each person. */
export function needsOf({ markNeeds = [] }: Rules): readonly MarkNeed[] {
  const needs = new Map<string, MarkNeed>();
  for (const [mark, positionId] of markNeeds) {
    const key = `${positionId} ${foldedMark(mark)}`;
    const known = needs.get(key);
    needs.set(key, { mark: known?.mark ?? mark, positionId, heads: (known?.heads ?? 0) + 1 });
  }
  return [...needs.values()];
}

export const withNeeds = (needs: readonly MarkNeed[]): Pick<Rules, 'markNeeds'> => ({
  markNeeds: needs.flatMap(({ mark, positionId, heads }) =>
    Array.from({ length: heads }, (): [string, string] => [mark, positionId]),
  ),
});

/** The skills that people have or rules ask for, each once, in alphabetical order. */
export function knownMarks(staff: readonly StaffMember[], { markNeeds = [] }: Rules, language: string): string[] {
  const all = [...staff.flatMap(({ marks = [] }) => marks), ...markNeeds.map(([mark]) => mark)];
  const names = new Map(all.map((mark) => [foldedMark(mark), mark.trim()]));
  return [...names.values()].sort(new Intl.Collator(language).compare);
}

/** Two spellings of a skill that differ in case or accents are one. */
export const foldedMark = (mark: string): string =>
  mark
    .trim()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
