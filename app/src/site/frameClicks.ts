import { type EventName, track } from '~/shared/analytics/events';
import { openPrivacySettings } from '~/shared/analytics/start';
import type { Language } from '~/shared/language';
import { pageOfQuery } from '~/shared/listPage';
import { isPlainClick } from '~/shared/plainClick';

/** Whether a link leads to what the window shows already. A further page of a list does not, although its path is the same. */
function isCurrentPage({ hash, origin, pathname, search }: HTMLAnchorElement): boolean {
  const { location } = window;
  const page = (query: string) => pageOfQuery(new URLSearchParams(query));
  return (
    !hash && origin === location.origin && pathname === location.pathname && page(search) === page(location.search)
  );
}

/**
 * Handles clicks for the whole frame, including parts that are not hydrated yet. Returns a function that stops it.
 */
export function handleFrameClicks(language: Language): () => void {
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    // A link to the current page scrolls to its top, unless it opens in another tab.
    if (link && isPlainClick(event) && !link.target && isCurrentPage(link)) window.scrollTo(0, 0);
    if (link?.dataset.event) track(link.dataset.event as EventName, link.dataset.component ?? '');
    if (target.closest('[data-privacy-settings]')) void openPrivacySettings(language);
  };
  window.addEventListener('click', onClick, { capture: true });
  return () => window.removeEventListener('click', onClick, { capture: true });
}
