import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** What a page loaded stays good while only its query changes: the scheduler keeps its whole state there. */
export function pathRevalidation({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
