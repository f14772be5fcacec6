import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';

/** Id of the promo's main element, where it replaces the page. */
export const promoId = 'promo';

/** Where the promo replaces the page: on small screens, everywhere or nowhere. */
type PromoPlacement = 'small' | 'always' | 'never';

/** The banner above every demo page: it says that this is a demo, and links to sales and to the site. */
export function DemoBanner({ promo }: { promo: PromoPlacement }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const link =
    'inline-flex items-center gap-1.5 min-h-11 px-2 font-semibold underline underline-offset-4 hover:no-underline focus-visible:outline-white';
  const skip =
    'sr-only focus:not-sr-only focus:absolute focus:top-full focus:z-50 focus:m-2 focus:px-4 focus:py-2.5 focus:rounded-control focus:bg-white focus:text-ink focus:font-semibold';
  return (
    <header className="no-print relative bg-evergreen text-white">
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
      <div className="px-4 lg:px-6 flex flex-wrap items-center justify-between gap-x-3 text-note">
        <Link to={pathTo('home', language)} className={link}>
          <ArrowLeft className="size-4" aria-hidden="true" />
          {t(($) => $.demo.backToHome)}
        </Link>
        {/* On phones the two links share the first line. */}
        <p className="max-sm:order-1 max-sm:w-full max-sm:pb-2 max-sm:text-center max-sm:px-2 sm:ml-auto">
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
