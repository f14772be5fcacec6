/** The id in a hash; invalid percent-encoding is used verbatim. */
export function idOfHash(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
