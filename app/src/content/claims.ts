import { groupedNumber } from '~/shared/groupedNumber';
import type { Language } from '~/shared/language';

/**
 * Claims that the site makes in several places. The texts of both languages and the samples take their figures from
 * here.
 */
export const claims = {
  /** Reward options: worldwide, and in the Spanish catalogue in addition to the ones shown. */
  rewardOptions: { worldwide: 8000, furtherInSpain: 3000 },
  /** Maximum team size of the Free plan; no other plan has free seats. */
  freeUsers: 10,
  /** Minimum number of languages in the app. */
  languages: 10,
  /** Share of employees who feel undervalued, in percent. */
  undervaluedPercent: 70,
  /** Cost of low loyalty, in euros per employee per month. */
  lowLoyaltyEuros: 750,
} as const;

/**
 * Limits on giving: allowed points per recognition, and points and recognitions per month. The demo's engine enforces
 * them.
 */
export const giving = { steps: [5, 10, 20, 50, 100], monthlyPoints: 500, monthlyRecognitions: 8 } as const;

export type GivingStep = (typeof giving.steps)[number];

/** Whether a recognition's points include an award from the company: colleagues give at most the largest step. */
export function includesAward(points: number): boolean {
  return points > Math.max(...giving.steps);
}

/** Figures reported by customers; each belongs to one customer. In percent unless named otherwise. */
export const customerFigures = {
  /** Average over all customers. */
  average: { returnPercent: 225 },
  /** One unnamed customer. */
  unnamed: { lessChurnPercent: 25 },
  delivery: { earlyExits: -14 },
  postal: { lowerTurnover: 20, absenteeism: -5, returnTimes: 3.7 },
  callCentre: { csat: 7.36, targetHits: 16 },
  outsourcing: { clients: 11 },
} as const;

/** Reward option counts formatted for a language: 8,000 or 8000. */
export function rewardOptionsIn(language: Language): Record<keyof typeof claims.rewardOptions, string> {
  const { worldwide, furtherInSpain } = claims.rewardOptions;
  return { worldwide: groupedNumber(worldwide, language), furtherInSpain: groupedNumber(furtherInSpain, language) };
}

/** A signed change in percent, formatted for a language: `+7.36%`, `−14%`; in Spanish with a comma and a space. */
export function changeIn(language: Language, percent: number): string {
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  });
  return format.format(percent / 100).replace('-', '−');
}
