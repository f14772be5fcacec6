/** Movements of points that a member's page shows. */
export const latestShown = 5;
