/** A text without accents and in lower case, so that a search for 'ines' finds 'Inés'. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
