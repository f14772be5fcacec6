import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { track } from '~/shared/analytics/events';
import { externalAddress } from '~/shared/externalAddress';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { ButtonLink, buttonClass } from '~/ui/Button';

/** Says that the real shop is far larger, with links to sales and to the free plan. */
export function ShopCallToAction() {
  const { t } = useTranslation('giftShop');
  const language = useLanguage();
  const { signUpUrl } = useSiteSettings();
  return (
    <section
      aria-labelledby="shop-cta"
      // Far below the fold, so rendered only near the window.
      className="[content-visibility:auto] [contain-intrinsic-height:auto_18rem] relative mt-14 rounded-panel bg-peach overflow-clip px-6 lg:px-10 py-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-6"
    >
      <svg viewBox="0 0 200 200" className="absolute -right-10 -top-16 size-72 text-coral/30" aria-hidden="true">
        <circle cx="100" cy="100" r="52" className="fill-current" />
        <path
          d="M100 8v26M100 166v26M8 100h26M166 100h26M35 35l18 18M147 147l18 18M165 35l-18 18M53 147l-18 18"
          className="fill-none stroke-current"
          strokeWidth="10"
          strokeLinecap="round"
        />
      </svg>
      <div className="relative max-w-144">
        <Gift className="size-8 text-peach-ink" aria-hidden="true" />
        <h2 id="shop-cta" className="mt-3 text-[clamp(1.5rem,2.6vw,2.125rem)]">
          <span className="block font-text text-base font-semibold tracking-normal text-peach-ink mb-1">
            {t(($) => $.cta.lead)}{' '}
          </span>
          {t(($) => $.cta.title)}
        </h2>
        <p className="mt-2">{t(($) => $.cta.text)}</p>
      </div>
      <div className="relative flex flex-wrap gap-3">
        <ButtonLink to={pathTo('contact', language)} variant="outline" tone="white">
          {t(($) => $.cta.contactSales)}
        </ButtonLink>
        <a
          href={externalAddress(signUpUrl, language)}
          className={buttonClass()}
          onClick={() => track('start_for_free_click', 'GiftShopCTA')}
        >
          {t(($) => $.cta.startForFree)}
        </a>
      </div>
    </section>
  );
}
