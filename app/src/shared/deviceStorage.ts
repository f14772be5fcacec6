/**
 * Everything that the site keeps on a visitor's device, by the name under which it is kept. The legal text names each; a
 * browser test visits every page, uses what keeps something, and finds nothing else.
 */
export const deviceStorage = {
  language: { place: 'localStorage', name: 'i18nextLng' },
  tour: { place: 'localStorage', name: 'brightcrew-tour-taken' },
  consent: { place: 'cookie', name: 'cc_cookie' },
  rosters: { place: 'database', name: 'rosters' },
  calendars: { place: 'database', name: 'calendars' },
} as const;

/** What the legal text has to name. */
export type KeptOnDevice = keyof typeof deviceStorage;
