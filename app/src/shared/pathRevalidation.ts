import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Loader data stays valid when only the query changes: the scheduler keeps its whole state there. */
export function pathRevalidation({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
