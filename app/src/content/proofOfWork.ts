/** Timeout of the challenge request in milliseconds. */
export const proofTimeoutMs = 10_000;

/** Solving is given up after this many milliseconds. */
export const solvingTimeoutMs = 90_000;

/** After this many milliseconds the page says that the device is slow. */
export const slowAfterMs = 5_000;

/** A proof older than this many milliseconds is renewed; the server accepts it for 20 minutes. */
export const proofGoodForMs = 18 * 60_000;

/** Maximum solver threads per challenge. */
export const maxSolvers = 4;
