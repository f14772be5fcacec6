import type { Language } from '~/shared/language';

/** Quotes around a number, and a sign or a code of a currency beside it. */
const beside = /^["\s]*(?:\p{Sc}|[A-Z]{3})?\s*|\s*(?:\p{Sc}|[A-Z]{3})?["\s]*$/gu;
const grouped = /^([1-9]\d{0,2}(?:([.,'’\s])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/u;
const plain = /^(\d+)(?:[.,](\d+))?$/;

/**
 * A number of at least 0 as people write it: with a decimal point or comma, thousands in groups, and a currency. A
 * single sign before three digits groups them: '1.200' and '1,200' are 1200. Null if the text is not such a number.
 */
export function readNumber(text: string): number | null {
  const bare = text.replace(beside, '');
  const group = grouped.exec(bare);
  if (group) return Number(`${group[1]?.replace(/\D/g, '')}.${group[3] ?? 0}`);
  const match = plain.exec(bare);
  return match ? Number(`${match[1]}.${match[2] ?? 0}`) : null;
}

/** A field's quantity: undefined for an empty field, null for a text that is not one. */
export type Typed = number | undefined | null;

/** Hours as typed, in minutes. */
export function typedMinutes(text: string): Typed {
  if (text.trim() === '') return undefined;
  const hours = readNumber(text);
  return hours === null ? null : Math.round(hours * 60);
}

/** Hours as typed, in minutes, with a sign before them if they are owed. */
export function typedBalance(text: string): Typed {
  const sign = /^\s*([-−+])/.exec(text)?.[1];
  const minutes = typedMinutes(sign ? text.replace(sign, '') : text);
  return minutes && sign && sign !== '+' ? -minutes : minutes;
}

/** A whole number as typed. */
export function typedNumber(text: string, most: number): Typed {
  if (text.trim() === '') return undefined;
  const number = readNumber(text);
  return number !== null && Number.isInteger(number) && number <= most ? number : null;
}

/** An amount as typed, in hundredths. */
export function typedCents(text: string): Typed {
  if (text.trim() === '') return undefined;
  const amount = readNumber(text);
  return amount === null ? null : Math.round(amount * 100);
}

/** What such a field shows for a quantity. */
export const shownQuantity = (value: number | undefined, unit: 60 | 100, language: Language): string =>
  value === undefined
    ? ''
    : new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 2 }).format(value / unit);

/** An id that none of the others has: the name in plain letters, with a number if it is taken. */
export function newId(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const base = plain.slice(0, 40) || 'new';
  let id = base;
  for (let number = 2; taken.includes(id); number += 1) id = `${base}-${number}`;
  return id;
}
