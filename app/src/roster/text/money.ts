import type { Language } from '~/shared/language';

/** An amount rounded to whole currency units: '€9,686', in Spanish '9.686 €'. */
export function formatMoney(cents: number, currency: string, language: Language): string {
  return formatter(currency, language, 'auto').format(cents / 100);
}

/** A signed difference: '+€84', '-€12'. */
export function formatDifference(cents: number, currency: string, language: Language): string {
  return formatter(currency, language, 'exceptZero').format(cents / 100);
}

/** Cached: creating a formatter takes longer than all the formatting done with it. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(currency: string, language: Language, signDisplay: 'auto' | 'exceptZero'): Intl.NumberFormat {
  const key = `${currency} ${language} ${signDisplay}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const style = { style: 'currency', currency, maximumFractionDigits: 0, signDisplay } as const;
  const created = new Intl.NumberFormat(language, style);
  formatters.set(key, created);
  return created;
}
