import type { Language } from '~/shared/language';

/** Screenshots of the demo, taken by `scripts/make-screens.mjs`: sizes in CSS pixels at 1x, like the files. */
export const screens = {
  celebrate: { width: 360, height: { en: 308, es: 308 } },
  reward: { width: 280, height: { en: 364, es: 364 } },
  boost: { width: 360, height: { en: 290, es: 302 } },
  manage: { width: 360, height: { en: 332, es: 350 } },
  phone: { width: 260, height: { en: 467, es: 467 } },
} as const satisfies Record<string, { width: number; height: Record<Language, number> }>;

export type ScreenName = keyof typeof screens;
