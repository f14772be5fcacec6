/** Number of movements on a member's page. */
export const latestShown = 5;
