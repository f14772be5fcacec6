/** A day in each month, by which the server learns how a day is written. */
export const sampleDays = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15`);
