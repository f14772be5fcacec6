/** The engine's error shape: a code for programs, a message for people, and a path where applicable. */
export interface EngineError {
  readonly code: string;
  readonly message: string;
  readonly path?: string;
}

/** The result of an engine call: a value or an error. This module lets no exception through. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: EngineError };

function isFault(error: unknown): error is EngineError {
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}

/** Converts anything thrown to the engine's error shape, as plain data: the engine throws an `Error` of that shape. */
export function asError(error: unknown): EngineError {
  if (isFault(error)) {
    const { code, message, path } = error;
    return { code, message, ...(path !== undefined && { path }) };
  }
  return { code: 'engine-unavailable', message: error instanceof Error ? error.message : String(error) };
}

/** Runs an engine call and returns its error as a value. */
export function tryCatch<T>(call: () => T): Result<T> {
  try {
    return { ok: true, value: call() };
  } catch (error) {
    return { ok: false, fault: asError(error) };
  }
}

/** Passes on something in the engine's memory, and frees it if that throws. */
export function freeOnError<T extends { free: () => void }, R>(value: T, use: (value: T) => R): R {
  try {
    return use(value);
  } catch (error) {
    value.free();
    throw error;
  }
}
