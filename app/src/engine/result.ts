/** The one error shape of the engine: a code for programs, a sentence for people, and the place where there is one. */
export interface EngineError {
  readonly code: string;
  readonly message: string;
  readonly path?: string;
}

/** What a call into the engine gives: a value, or what was wrong. Nothing is thrown past this module. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: EngineError };

function isFault(error: unknown): error is EngineError {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}

/** Turns whatever was thrown into the engine's error shape. */
export function asError(error: unknown): EngineError {
  if (isFault(error)) return error;
  return { code: 'engine-unavailable', message: error instanceof Error ? error.message : String(error) };
}

/** Runs a call into the engine and returns its error as a value. */
export function tryCatch<T>(call: () => T): Result<T> {
  try {
    return { ok: true, value: call() };
  } catch (error) {
    return { ok: false, fault: asError(error) };
  }
}
