import { loadOnce } from './loadOnce';
import type { Grid, Sheet } from './tables-pkg/scheduler_tables_wasm';

/** Tables in and out, compiled to WebAssembly: users' own rosters, and a week as CSV and as a calendar. */
export type Tables = typeof import('./tables-pkg/scheduler_tables_wasm');

export type {
  Answers,
  BookWords,
  Correction,
  ExportedEvent,
  Grid,
  ImportError,
  ImportReport,
  LayoutKind,
  Meaning,
  ProblemCode,
  Question,
  Roster,
  RosterAbsence,
  RosterReading,
  RosterShift,
  Sheet,
  Taken,
  TeamProblem,
  Value,
  Zone,
} from './tables-pkg/scheduler_tables_wasm';

/** Loads the package, which few visitors need. */
export const loadTables = loadOnce(() => import('./tables-pkg/scheduler_tables_wasm'));

/** Reads the sheets of a workbook; its reader, which is larger, is loaded with the first one. Rejects what is none. */
export async function sheetsOfWorkbook(bytes: Uint8Array): Promise<Grid[]> {
  const { sheetsOf } = await import('./workbook-pkg/scheduler_workbook_wasm');
  return sheetsOf(bytes) as Grid[];
}

/** The bytes of a workbook of sheets that the tables package makes; its properties name the date (`YYYY-MM-DD`). */
export async function workbookOf(sheets: Sheet[], created: string): Promise<Uint8Array> {
  const { workbookOf: write } = await import('./writer-pkg/scheduler_workbook_writer_wasm');
  return write(sheets, created);
}
