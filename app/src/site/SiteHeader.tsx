import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { navItems } from '~/content/homeFrame';
import { brand } from '~/shared/brand';
import { externalAddress } from '~/shared/externalAddress';
import type { Language } from '~/shared/language';
import { pathTo } from '~/shared/paths';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { LanguageLink } from '~/ui/LanguageLink';
import { Link } from '~/ui/Link';
import { LogoMark } from '~/ui/Logo';
import { HeaderActions } from './HeaderActions';
import { watchHeader } from './header';
import { MobileMenu } from './MobileMenu';
import { NavLink } from './NavLink';
import { SolutionsMenu } from './SolutionsMenu';

/** The fixed header: transparent at the top of the page, white with a border once scrolled. */
export function SiteHeader({ language }: { language: Language }) {
  const { t } = useTranslation(['site', 'common']);
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (header.current) return watchHeader(header.current);
  }, []);
  const { loginUrl } = useSiteSettings();
  const item =
    'inline-flex items-center gap-1 min-h-11 rounded-control font-medium text-note whitespace-nowrap hover:text-evergreen hover:bg-ink/5';
  const navItem = clsx(item, 'px-1 lg:px-2');
  return (
    <header
      ref={header}
      data-scrolled="false"
      className="site-header no-print fixed inset-x-0 top-0 z-40 h-20 border-b border-transparent data-[scrolled=true]:bg-white data-[scrolled=true]:border-line transition-colors duration-200"
    >
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-full focus:z-50 focus:m-3 focus:px-4 focus:py-2.5 focus:rounded-control focus:bg-white focus:text-ink focus:font-semibold"
      >
        {t(($) => $.skipToContent, { ns: 'common' })}
      </a>
      <div className="h-full w-[min(1200px,100%-2*clamp(16px,4vw,32px))] mx-auto flex items-center gap-1.5 xl:gap-3">
        <Link
          to={pathTo('home', language)}
          aria-label={t(($) => $.homeLink, { ns: 'common' })}
          className="flex items-center gap-1.5 lg:gap-2 min-h-11 shrink-0 rounded-control"
        >
          <LogoMark className="w-auto aspect-square h-15 in-data-[scrolled=true]:h-10 transition-[height] duration-200" />
          <span
            data-testid="logo-text"
            className="font-heading font-bold text-lg lg:text-title tracking-section hidden in-data-[scrolled=true]:min-[480px]:inline"
          >
            {brand.name}
          </span>
        </Link>
        <nav aria-label={t(($) => $.mainNavigation, { ns: 'common' })} className="hidden md:flex items-center xl:ml-2">
          <SolutionsMenu language={language} className={navItem} />
          {navItems.map((link) => (
            <NavLink
              key={link.title}
              item={link}
              language={language}
              className={clsx(navItem, link.isAnchor ? 'max-xl:hidden' : link.title === 'blog' && 'max-lg:hidden')}
            />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 lg:gap-2">
          <HeaderActions />
          <span className="hidden md:block">
            <LanguageLink language={language} />
          </span>
          <a
            href={externalAddress(loginUrl, language)}
            data-setting="loginUrl"
            // Beside the two calls the narrowest phones have no room for it; the menu has this link too.
            className={clsx(item, 'px-1.5 font-semibold in-data-actions:max-[359px]:hidden')}
          >
            {t(($) => $.calls.logIn)}
          </a>
          <MobileMenu language={language} />
        </div>
      </div>
    </header>
  );
}
