import { asError, type Result } from './result';

/** The reader for users' own tables, compiled to WebAssembly as a separate package, since few visitors need it. */
export type Tables = typeof import('./team-pkg/scheduler_team_wasm');

export type {
  Grid,
  Layout,
  Meaning,
  PersonRead,
  ProblemCode,
  TeamProblem,
  TeamReading,
} from './team-pkg/scheduler_team_wasm';

let loading: Promise<Result<Tables>> | undefined;

/** Loads the reader once; after a failed load the next call tries again. */
export function loadTables(): Promise<Result<Tables>> {
  loading ??= import('./team-pkg/scheduler_team_wasm').then(
    (tables): Result<Tables> => ({ ok: true, value: tables }),
    (error): Result<Tables> => {
      loading = undefined;
      return { ok: false, fault: asError(error) };
    },
  );
  return loading;
}
