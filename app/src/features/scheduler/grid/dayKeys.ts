/** Keys of the day columns, Monday first: another week fills the same cells instead of making new ones. */
export const dayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** What the day columns stand for. */
export const dayColumns = dayKeys.map((_, day) => ({ day }));
