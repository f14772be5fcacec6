import laws from '#fixtures/laws.json';
import measures from '#fixtures/measures.json';
import { type MeasuredTable, solverTables } from '~/content/solverTables';

/** What the product is measured by, as counts; the page about measurements has the tables behind them. */
export interface ProductFigures {
  /** Shifts of made rosters that are read right, in percent, rounded down, with the files and their languages. */
  readonly roster: { readonly percent: number; readonly files: number; readonly languages: number };
  /** Worked cases of working-time law, and the laws that can be chosen. */
  readonly law: { readonly cases: number; readonly laws: number };
  /** Weeks filled, and those of them in which no other solver leaves fewer hours short. */
  readonly proof: { readonly weeks: number; readonly best: number };
  /** Public instances of several weeks, and those of them solved within 1 % of the best value known. */
  readonly months: { readonly instances: number; readonly near: number };
  /** How much less uneven weeks are when they are planned together, in percent, rounded down. */
  readonly fairness: { readonly percent: number; readonly people: number; readonly weeks: number };
}

const first = (cell: string | undefined) => {
  const number = Number.parseInt(cell ?? '', 10);
  return Number.isNaN(number) ? null : number;
};

/** The numbers of a column of a table, by the beginning of its heading; null where a cell has none. */
function column({ head, rows }: MeasuredTable, name: string): (number | null)[] {
  const index = head.findIndex((heading) => heading.startsWith(name));
  if (index < 0) throw new Error(`The table has no column ${name}.`);
  return rows.map((row) => first(row[index]));
}

export function productFigures({ week, instances } = solverTables()): ProductFigures {
  const { fairness, laws: cases, reader } = measures;
  const ours = column(week, 'ours');
  const others = ['CP-SAT', 'HiGHS'].map((name) => column(week, name));
  const isBest = (value: number | null, row: number) =>
    value !== null && others.every((values) => value <= (values[row] ?? Number.POSITIVE_INFINITY));
  const best = column(instances, 'best known');
  const isNear = (value: number | null, row: number) => value !== null && value <= 1.01 * (best[row] ?? 0);
  return {
    roster: {
      percent: Math.floor((100 * reader.made.right) / reader.made.shifts),
      files: reader.made.files,
      languages: reader.made.languages,
    },
    law: { cases: cases.cases, laws: laws.presets.length },
    proof: { weeks: ours.length, best: ours.filter(isBest).length },
    months: { instances: best.length, near: column(instances, 'ours').filter(isNear).length },
    fairness: {
      percent: Math.floor(100 * (1 - fairness.together / fairness.weekByWeek)),
      people: fairness.people,
      weeks: fairness.weeks,
    },
  };
}
