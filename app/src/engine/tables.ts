import { loadOnce } from './loadOnce';

/** Tables in and out, compiled to WebAssembly: users' own tables, and a week as CSV, as a calendar and as a link. */
export type Tables = typeof import('./tables-pkg/scheduler_tables_wasm');

export type {
  Grid,
  ImportError,
  ImportReport,
  Layout,
  Meaning,
  PersonRead,
  ProblemCode,
  TeamProblem,
  TeamReading,
} from './tables-pkg/scheduler_tables_wasm';

/** Loads the package, which few visitors need. */
export const loadTables = loadOnce(() => import('./tables-pkg/scheduler_tables_wasm'));
