/** Keys of the day columns, Monday first: another week reuses the same cells. */
export const dayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The places of the day columns. */
export const dayColumns = dayKeys.map((_, day) => ({ day }));
