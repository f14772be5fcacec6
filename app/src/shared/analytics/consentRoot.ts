/** The element that holds the question for consent: the first one of each document. */
export const consentRootId = 'consent';
