import type { Language } from '~/shared/language';

/** An amount in whole units of its currency: '€9,686', in Spanish '9.686 €'. */
export function formatMoney(cents: number, currency: string, language: Language): string {
  return formatter(currency, language, 'auto').format(cents / 100);
}

/** How much more or less: '+€84', '-€12'. */
export function formatDifference(cents: number, currency: string, language: Language): string {
  return formatter(currency, language, 'exceptZero').format(cents / 100);
}

/** A formatter takes longer to create than everything that it formats here. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(currency: string, language: Language, signDisplay: 'auto' | 'exceptZero'): Intl.NumberFormat {
  const key = `${currency} ${language} ${signDisplay}`;
  const known = formatters.get(key);
  if (known) return known;
  const style = { style: 'currency', currency, maximumFractionDigits: 0, useGrouping: 'always', signDisplay } as const;
  const created = new Intl.NumberFormat(language, style);
  formatters.set(key, created);
  return created;
}
