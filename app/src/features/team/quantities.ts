/** A number with at most two decimals, after a point or a comma; null if the text is not one. */
function decimal(text: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(`${match[1]}.${match[2] ?? '0'}`) : null;
}

/** A field's quantity: undefined for an empty field, null for a text that is not one. */
export type Typed = number | undefined | null;

/** Hours as typed, in minutes. */
export function typedMinutes(text: string): Typed {
  if (text.trim() === '') return undefined;
  const hours = decimal(text);
  return hours === null ? null : Math.round(hours * 60);
}

/** An amount as typed, in hundredths. */
export function typedCents(text: string): Typed {
  if (text.trim() === '') return undefined;
  const amount = decimal(text);
  return amount === null ? null : Math.round(amount * 100);
}

/** What such a field shows for a quantity. */
export const shownQuantity = (value: number | undefined, unit: 60 | 100): string =>
  value === undefined ? '' : String(Math.round((value / unit) * 100) / 100);

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
