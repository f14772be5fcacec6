/** The co-funded project's dates (day/month/year, as in the notice) and sums in euros. */
export const fundedProject = {
  start: '11/05/2023',
  end: '31/10/2024',
  investment: 613_046,
  aid: 269_860,
  location: 'Tres Cantos (Madrid)',
} as const;

/** The aid's share of the investment, in whole percent. */
export const aidPercent = Math.round((fundedProject.aid / fundedProject.investment) * 100);

const euros = new Intl.NumberFormat('es', { style: 'currency', currency: 'EUR', currencyDisplay: 'code' });

/** Formats a sum as in the Spanish notice: `613.046,00 EUR`. */
export function formatAid(sum: number): string {
  return euros.format(sum);
}

/** The project's three phases with their first and last month (1 to 18, inclusive). */
export const projectPhases = [
  { id: 'data', from: 1, to: 6 },
  { id: 'models', from: 5, to: 13 },
  { id: 'pilot', from: 12, to: 18 },
] as const;

/** The project's duration in months. */
export const projectMonths = 18;
