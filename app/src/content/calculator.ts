import { groupedNumber } from '~/shared/groupedNumber';
import type { Language } from '~/shared/language';

/** The savings calculator's constants. */
export const calculator = {
  /** Team size: people. */
  size: { least: 5, most: 20_000, step: 1, start: 300 },
  /** Savings in euros per year for a team of `perPeople`. */
  minimumSavings: 7_859_981,
  maximumSavings: 15_283_296,
  perPeople: 10_000,
  /** Share of disengaged employees, fixed, in percent. */
  disengagedPercent: 20,
  /** Average monthly salaries, in euros, that the ranges assume. */
  salary: { least: 1800, most: 3500 },
} as const;

const { least, most } = calculator.size;

/** Where a team size stands on the slider's length, from 0 to 1: equal ratios take equal lengths. */
export function sliderPosition(people: number): number {
  return Math.log(people / least) / Math.log(most / least);
}

/** The team size at a place of the slider, in two significant digits: who points at a place wants a round number. */
export function peopleAt(position: number): number {
  const people = least * (most / least) ** Math.min(1, Math.max(0, position));
  return Number(Math.round(people).toPrecision(2));
}

/** Least and most euros a team of this many people saves per year, rounded to whole euros. */
export function savingsRange(people: number): { least: number; most: number } {
  return {
    least: Math.round((calculator.minimumSavings * people) / calculator.perPeople),
    most: Math.round((calculator.maximumSavings * people) / calculator.perPeople),
  };
}

/** How many people of the team the fixed share stands for, rounded. */
export function disengagedPeople(people: number): number {
  return Math.round((people * calculator.disengagedPercent) / 100);
}

/** Savings as the reader's language writes them: 7859981 is `7,859,981` in English, and in German formatting, `7.859.981`, in Spanish. */
export function formatSavings(euros: number, language: Language): string {
  return groupedNumber(euros, language);
}

/** The team size that was typed, within its bounds; null where there is no digit. Marks between digits do not count. */
export function teamSize(typed: string): number | null {
  const digits = typed.replace(/[\s.,]/g, '');
  if (!/^\d+$/.test(digits)) return null;
  return Math.min(most, Math.max(least, Number(digits)));
}
