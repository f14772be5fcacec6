import readme from '../../../scheduler-solver/README.md?raw';

/** A table of figures: the cells of its heading and of its rows, as they are written. */
export interface MeasuredTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('`', '').trim());

/** The table of a Markdown text whose heading begins with a word. */
export function tableIn(markdown: string, first: string): MeasuredTable {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${first} |`));
  if (start < 0) throw new Error(`There is no table that begins with ${first}.`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  const [head = [], , ...rows] = lines.slice(start, end < 0 ? undefined : end).map(cellsOf);
  return { head, rows };
}

/** The solver's measurements, from the page of its source on which they are kept. */
export const solverTables = (): { readonly week: MeasuredTable; readonly instances: MeasuredTable } => ({
  week: tableIn(readme, 'week'),
  instances: tableIn(readme, 'instance'),
});
