/** The container of the consent dialog, the first element of each document. */
export const consentRootId = 'consent';
