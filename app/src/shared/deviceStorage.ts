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
  /** Weeks that the first version of the app kept; they become rosters when they are found. */
  formerWeeks: { place: 'database', name: 'own-team' },
} as const;

/** What the legal text has to name; former weeks are rosters to a visitor. */
export type KeptOnDevice = Exclude<keyof typeof deviceStorage, 'formerWeeks'>;
