import { groupedNumber } from '~/shared/groupedNumber';
import type { Language } from '~/shared/language';

/** What the site claims in more than one place. The texts of both languages and the samples take their figures from here. */
export const claims = {
  /** Reward options: worldwide, and in the catalogue for Spain besides the ones that are shown. */
  rewardOptions: { worldwide: 8000, furtherInSpain: 3000 },
  /** The Free plan is for teams of up to this many people; no seat of another plan is free. */
  freeUsers: 10,
  /** Languages of the app, at least. */
  languages: 10,
  /** Share of employees who feel undervalued, in percent. */
  undervaluedPercent: 70,
  /** What low loyalty costs, in euros per employee per month. */
  lowLoyaltyEuros: 750,
} as const;

/** What one person may give: points of a recognition, and points and recognitions per month. The engine holds the demo to it. */
export const giving = { steps: [5, 10, 20, 50, 100], monthlyPoints: 500, monthlyRecognitions: 8 } as const;

export type GivingStep = (typeof giving.steps)[number];

/** The figures that customers report, by customer: no figure is told of two. Percents, unless the name says otherwise. */
export const customerFigures = {
  /** On average over all customers. */
  average: { returnPercent: 225 },
  /** One customer, who is not named. */
  unnamed: { lessChurnPercent: 25 },
  delivery: { earlyExits: -14 },
  postal: { lowerTurnover: 20, absenteeism: -5, returnTimes: 3.7 },
  callCentre: { csat: 7.36, targetHits: 16 },
  outsourcing: { clients: 11 },
} as const;

/** The numbers of reward options as a language writes them: 8,000 or 8.000. */
export function rewardOptionsIn(language: Language): Record<keyof typeof claims.rewardOptions, string> {
  const { worldwide, furtherInSpain } = claims.rewardOptions;
  return { worldwide: groupedNumber(worldwide, language), furtherInSpain: groupedNumber(furtherInSpain, language) };
}

/** A change in percent as a language writes it, with its sign: `+7.36%`, `−14%`; in Spanish with comma and space. */
export function changeIn(language: Language, percent: number): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'always' });
  return format.format(percent / 100).replace('-', '−');
}
