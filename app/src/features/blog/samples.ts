/** One day in each month, from which the server learns the date format. */
export const sampleDays = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15`);
