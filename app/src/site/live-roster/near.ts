/** The engine is fetched when a quarter of a live roster is visible. */
export const near = { threshold: 0.25 } as const;
