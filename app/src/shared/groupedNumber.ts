import type { Language } from './language';

/**
 * A whole number with its thousands apart, `1,250` in English and `1.250` in Spanish. A page writes a few of these
 * while it hydrates, and `Intl.NumberFormat` takes longer to create than everything around it.
 */
export function groupedNumber(value: number, language: Language): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, language === 'es' ? '.' : ',');
}

/** A text whose numbers have their thousands apart: `400 - 40,000`. */
export function groupedNumbers(text: string, language: Language): string {
  return text.replace(/\d+/g, (digits) => groupedNumber(Number(digits), language));
}
