/** The plans, in euros per user per month. Engage's price comes from the texts (`plans.engagePrice`). */
export const plans = [
  { id: 'free', price: 0, upToUsers: 10 },
  { id: 'engage' },
  { id: 'achieve', price: 5, struckPrice: 7, savePercent: 28, mostPopular: true },
  { id: 'exceed', price: 9, struckPrice: 14, savePercent: 35, fromUsers: 200 },
] as const;

export type PlanId = (typeof plans)[number]['id'];
