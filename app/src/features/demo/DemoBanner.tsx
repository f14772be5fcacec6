import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';

/** The promo's main part, where it stands in place of the page. */
export const promoId = 'promo';

/** Where the promo stands in place of the page: on small screens only, everywhere or nowhere. */
type PromoPlace = 'small' | 'always' | 'never';

/** The strip above every demo page: this is a demo, sales is one click away, and so is the site. */
export function DemoBanner({ promo }: { promo: PromoPlace }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const link =
    'inline-flex items-center gap-1.5 min-h-11 px-2 font-semibold underline underline-offset-4 hover:no-underline focus-visible:outline-white';
  const skip =
    'sr-only focus:not-sr-only focus:absolute focus:top-full focus:z-50 focus:m-2 focus:px-4 focus:py-2.5 focus:rounded-control focus:bg-white focus:text-ink focus:font-semibold';
  return (
    <header className="no-print relative bg-evergreen text-white">
      {/* Two links, so that it leads to what is shown without a script too. */}
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
      <div className="px-4 lg:px-6 flex flex-wrap items-center justify-between gap-x-3 text-[0.9375rem]">
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
