import type { Language } from '~/shared/language';

/** An amount in whole units of its currency: '€9,686', in Spanish '9686 €'. */
export function formatMoney(cents: number, currency: string, language: Language): string {
  return money(cents, currency, language, 'auto');
}

/** How much more or less: '+€84', '-€12'. */
export function formatDifference(cents: number, currency: string, language: Language): string {
  return money(cents, currency, language, 'exceptZero');
}

function money(cents: number, currency: string, language: Language, signDisplay: 'auto' | 'exceptZero'): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    signDisplay,
  });
  return format.format(cents / 100);
}
