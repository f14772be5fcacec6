/** A challenge that takes longer than this to come, in milliseconds, does not come. */
export const proofTimeoutMs = 10_000;

/** A challenge that is not solved by then, in milliseconds, is given up. */
export const solvingTimeoutMs = 90_000;

/** After this, in milliseconds, the page says that the device is slow. */
export const slowAfterMs = 5_000;

/** A proof older than this, in milliseconds, is made anew; the server takes it for 20 minutes. */
export const proofGoodForMs = 18 * 60_000;

/** The most threads that solve one challenge. */
export const mostSolvers = 4;
