import type { Language } from '~/shared/language';

/** Constants of the savings calculator. */
export const calculator = {
  /** Team size, in people. */
  size: { min: 5, max: 20_000, step: 1, start: 300 },
  /** Savings in euros per year for a team of `perPeople`. */
  minimumSavings: 7_859_981,
  maximumSavings: 15_283_296,
  perPeople: 10_000,
  /** Share of disengaged employees, fixed, in percent. */
  disengagedPercent: 20,
  /** Cost of one disengaged person, in percent of a year's pay: what the savings above amount to. */
  costPercent: 18.2,
  /** Average monthly salaries, in euros, that the ranges assume. */
  salary: { min: 1800, max: 3500 },
} as const;

const { min, max } = calculator.size;

/** A team size's slider position, from 0 to 1, on a logarithmic scale. */
export function sliderPosition(people: number): number {
  return Math.log(people / min) / Math.log(max / min);
}

/** The team size at a slider position, rounded to two significant digits. */
export function peopleAt(position: number): number {
  const people = min * (max / min) ** Math.min(1, Math.max(0, position));
  return Number(Math.round(people).toPrecision(2));
}

/** Minimum and maximum savings of a team per year, in whole euros. */
export function savingsRange(people: number): { min: number; max: number } {
  return {
    min: Math.round((calculator.minimumSavings * people) / calculator.perPeople),
    max: Math.round((calculator.maximumSavings * people) / calculator.perPeople),
  };
}

/** Disengaged people in a team of this size, rounded. */
export function disengagedPeople(people: number): number {
  return Math.round((people * calculator.disengagedPercent) / 100);
}

/** Formats savings: 7859981 is `7,859,981` in English and, with German formatting, `7.859.981` in Spanish. */
export function formatSavings(euros: number, language: Language): string {
  return euros.toLocaleString(language === 'es' ? 'de' : 'en');
}

/**
 * Parses a typed team size and clamps it to the bounds; null without any digit. Separators of thousands are ignored, and
 * so is a fraction: there is no part of a person.
 */
export function teamSize(typed: string): number | null {
  const digits = typed.replace(/[.,]\d{0,2}\s*$/, '').replace(/[\s.,]/g, '');
  if (!/^\d+$/.test(digits)) return null;
  return Math.min(max, Math.max(min, Number(digits)));
}
