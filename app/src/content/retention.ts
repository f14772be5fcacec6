/** Days after which the server deletes a delivered submission: the default of its RETENTION_DELIVERED_DAYS. */
export const leadRetentionDays = 30;

/** How long the answer about analytics is kept in a cookie, in months of 30 days. */
export const consentMonths = 6;
