/** The query parameter for the page number of a list. */
export const pageParameter = 'page';

/** The page number in a query; anything but a whole number from 1 on is the first page. */
export function pageOfQuery(query: URLSearchParams): number {
  const text = query.get(pageParameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
