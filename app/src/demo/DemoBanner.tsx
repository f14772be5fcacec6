import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';

/** Id of the promo's main element, where it replaces the page. */
export const promoId = 'promo';

/** Where the promo replaces the page: on small screens, everywhere or nowhere. */
type PromoPlacement = 'small' | 'always' | 'never';

interface DemoBannerProps {
  promo: PromoPlacement;
  /** The navigation that shares the banner's line where there is room, and stands below it elsewhere. */
  rail?: ReactNode;
}

/** The banner above every demo page: it says that this is a demo, and links to sales and to the site. */
export function DemoBanner({ promo, rail }: DemoBannerProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const link = clsx(
    'inline-flex items-center gap-1.5 min-h-11 px-2 font-semibold underline underline-offset-4 hover:no-underline',
    rail ? 'xl:text-muted xl:hover:text-ink max-xl:focus-visible:outline-white' : 'focus-visible:outline-white',
  );
  const skip =
    'sr-only focus:not-sr-only focus:absolute focus:top-full focus:z-50 focus:m-2 focus:px-4 focus:py-2.5 focus:rounded-control focus:bg-white focus:text-ink focus:font-semibold';
  return (
    <header
      className={clsx(
        'no-print relative bg-evergreen text-white',
        rail && 'xl:border-b xl:border-line xl:bg-white xl:text-ink',
      )}
    >
      {/* Two links, so that without a script it also skips to the visible content. */}
      {promo !== 'never' && (
        <a href={`#${promoId}`} className={clsx(skip, promo === 'small' && 'md:hidden')}>
          {t(($) => $.skipToContent)}
        </a>
      )}
      {promo !== 'always' && (
        <a href="#content" className={clsx(skip, promo === 'small' && 'max-md:hidden')}>
          {t(($) => $.skipToContent)}
        </a>
      )}
      <div className="px-4 lg:px-6 flex flex-wrap items-center justify-between gap-x-3 text-note whitespace-nowrap">
        <Link to={pathTo('home', language)} className={link}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          {t(($) => $.demo.backToHome)}
        </Link>
        {rail}
        {/* On phones the two links share the first line. */}
        <p
          className={clsx(
            'max-sm:order-1 max-sm:w-full max-sm:pb-2 max-sm:text-center max-sm:px-2 sm:ml-auto',
            rail && 'xl:px-3 xl:py-1 xl:rounded-badge xl:bg-mint xl:text-evergreen-deep xl:text-small xl:font-semibold',
          )}
        >
          {t(($) => $.demo.banner)}
        </p>
        <Link to={pathTo('contact', language)} className={link}>
          {t(($) => $.demo.contactSales)}
        </Link>
      </div>
      <noscript>
        {import.meta.env.SSR && (
          <p className="bg-warning-soft text-warning px-4 lg:px-6 py-3 font-medium text-center text-balance">
            {t(($) => $.demo.noScript)}
          </p>
        )}
      </noscript>
    </header>
  );
}
