/** The parameter of an address that names a page of a list. */
export const pageParameter = 'page';

/** The number of a page of the list in a query; anything but a whole number from 1 on is the first page. */
export function pageOfQuery(query: URLSearchParams): number {
  const text = query.get(pageParameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
