/** The script of a page of the blog, which the server fills and React does not take over (decision 106). */
import { scroll } from '~/content/scroll';
import { schedulePageView } from '~/shared/analytics/pageViews';
import { startAnalytics } from '~/shared/analytics/start';
import { externalAddress } from '~/shared/externalAddress';
import { withoutLanguage } from '~/shared/i18n/detectLanguage';
import { rememberLanguage } from '~/shared/i18n/rememberLanguage';
import { idOfHash } from '~/shared/idOfHash';
import { inLanguage, type Language, languageOfPath, withoutEndSlash } from '~/shared/language';
import { scrollToId } from '~/shared/scrollToId';
import { siteSettings } from '~/shared/settings';
import { handleFrameClicks } from '~/site/frameClicks';
import { watchHeader } from '~/site/header';
import { watchPopover } from '~/site/popover';
import { replaceBrokenImages } from './brokenImages';
import { handleCopyLink } from './copyLink';
import { followReading } from './reading';

function all<E extends HTMLElement>(selector: string): E[] {
  return [...document.querySelectorAll<E>(selector)];
}

/** Lets the language switchers lead to this page, with its query and hash. */
function completeLanguageLinks(language: Language): void {
  const other = language === 'en' ? 'es' : 'en';
  const links = all<HTMLAnchorElement>(`a[hreflang=${other}]`);
  const complete = () => {
    const { hash, pathname, search } = window.location;
    const query = withoutLanguage(search);
    const address = inLanguage(withoutEndSlash(pathname), other) + (query && `?${query}`) + hash;
    for (const link of links) link.href = address;
  };
  complete();
  for (const link of links) {
    link.addEventListener('click', () => {
      // The contents change the hash without an event.
      complete();
      rememberLanguage(other);
    });
  }
}

/** Addresses that the server's operator has set. */
function completeOutsideLinks(language: Language): void {
  const settings = siteSettings();
  for (const link of all<HTMLAnchorElement>('a[data-setting]')) {
    const address = settings[link.dataset.setting as 'loginUrl'];
    link.href = externalAddress(address, language);
  }
}

const language = languageOfPath(window.location.pathname);
completeLanguageLinks(language);
completeOutsideLinks(language);
for (const header of all('.site-header')) watchHeader(header);
for (const panel of all('[popover]')) watchPopover(panel);
for (const year of all('[data-year]')) year.textContent = String(new Date().getFullYear());
handleFrameClicks(language);
replaceBrokenImages();
followReading();
handleCopyLink();
const target = idOfHash(window.location.hash);
if (target) setTimeout(() => scrollToId(target), scroll.afterNavigationMs);
schedulePageView(window.location.hostname);
startAnalytics(language);
document.documentElement.dataset.hydrated = 'true';
