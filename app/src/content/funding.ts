/** The co-funded project's dates (days/months/years, as the notice writes them) and sums in euros. */
export const fundedProject = {
  start: '11/05/2023',
  end: '31/10/2024',
  investment: 613_046,
  aid: 269_860,
  location: 'Tres Cantos (Madrid)',
} as const;

/** The share of the investment that the aid covers, in whole percent. */
export const aidPercent = Math.round((fundedProject.aid / fundedProject.investment) * 100);

const euros = new Intl.NumberFormat('es', { style: 'currency', currency: 'EUR', currencyDisplay: 'code' });

/** A sum as the Spanish notice writes it: `613.046,00 EUR`. */
export function formatAid(sum: number): string {
  return euros.format(sum);
}

/** The project's three stretches, each with its first and last month of the eighteen (1 to 18, both included). */
export const projectPhases = [
  { id: 'data', from: 1, to: 6 },
  { id: 'models', from: 5, to: 13 },
  { id: 'pilot', from: 12, to: 18 },
] as const;

/** How many months the project ran. */
export const projectMonths = 18;
