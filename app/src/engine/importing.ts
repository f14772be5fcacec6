import { loadOnce } from './loadOnce';

/** What comes in, compiled to WebAssembly: users' own rosters, and a week as CSV. */
export type Importer = typeof import('./import-pkg/scheduler_import_wasm');

export type {
  Answers,
  Correction,
  Doubt,
  Grid,
  ImportError,
  ImportReport,
  LayoutKind,
  Meaning,
  OtherReading,
  ProblemCode,
  Question,
  Roster,
  RosterAbsence,
  RosterReading,
  RosterShift,
  Taken,
  TeamProblem,
} from './import-pkg/scheduler_import_wasm';

/** Loads the package, which few visitors need. */
export const loadImporter = loadOnce(() => import('./import-pkg/scheduler_import_wasm'));
