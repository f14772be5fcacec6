import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { plans } from '~/content/plans';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { CarouselRow } from '~/ui/Carousel';
import { PointsBadge } from '~/ui/PointsBadge';
import { SectionHeading } from '~/ui/SectionHeading';
import { useCarousel } from '~/ui/useCarousel';

/** On a phone a plan is 248 px wide with a gap of 12 px. */
const planCarousel = { stepPx: 260 } as const;

/** A summary of the four plans with a link to all details; a scrolling row on phones. */
export function PricingSummary() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const carousel = useCarousel(planCarousel);
  return (
    <div className="wrap pt-6 md:pt-14 lg:pt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:gap-6">
        <SectionHeading title={t(($) => $.pricing.title)} text={t(($) => $.pricing.text)} />
        <ButtonLink to={pathTo('pricing', language)} variant="outline" size="small">
          {t(($) => $.pricing.all)}
        </ButtonLink>
      </div>
      <CarouselRow
        carousel={carousel}
        aria-label={t(($) => $.pricing.list)}
        className="mt-3 md:mt-10 max-sm:gap-3 max-sm:-mx-4 max-sm:px-4 max-sm:scroll-px-4 max-sm:pt-4 max-sm:pb-3 sm:grid sm:overflow-visible sm:gap-5 sm:grid-cols-2 lg:grid-cols-4"
      >
        {plans.map((plan) => {
          const popular = 'mostPopular' in plan;
          const users = 'upToUsers' in plan ? plan.upToUsers : 'fromUsers' in plan ? plan.fromUsers : 0;
          return (
            <li key={plan.id} className="grid max-sm:w-62">
              <Card className={clsx('relative p-5 sm:p-6 flex flex-col', popular && 'outline-3 outline-evergreen')}>
                {popular && (
                  <PointsBadge className="absolute -top-3.5 left-5">{t(($) => $.pricing.mostPopular)}</PointsBadge>
                )}
                <h3 className="text-xl">{t(($) => $.pricing[plan.id].name)}</h3>
                <p className="mt-3 flex items-baseline gap-2 font-heading font-bold">
                  <span className="text-figure-lg sm:text-[3rem] leading-none tracking-display">
                    {t(($) => $.pricing.price, {
                      price: 'price' in plan ? plan.price : t(($) => $.pricing.engagePrice),
                    })}
                  </span>
                  {'struckPrice' in plan && (
                    <s className="text-xl font-medium text-muted">
                      <span className="sr-only">{t(($) => $.pricing.instead, { price: plan.struckPrice })}</span>
                      <span aria-hidden="true">{t(($) => $.pricing.price, { price: plan.struckPrice })}</span>
                    </s>
                  )}
                </p>
                <p className="mt-1.5 text-sm text-muted">{t(($) => $.pricing.perUser)}</p>
                <p className="mt-4 sm:mt-5 pt-3 sm:pt-4 border-t border-line text-pretty">
                  {t(($) => $.pricing[plan.id].purpose)}
                </p>
                <p className="mt-2 font-semibold">{t(($) => $.pricing[plan.id].text, { users })}</p>
                {'savePercent' in plan && (
                  <p className="mt-2 text-note font-semibold text-coral-deep">
                    {t(($) => $.pricing.save, { percent: plan.savePercent })}
                  </p>
                )}
              </Card>
            </li>
          );
        })}
      </CarouselRow>
      <p className="mt-2 md:mt-6 flex flex-wrap items-center justify-between gap-x-3 rounded-card border border-line bg-white px-4 py-2 md:px-6 md:py-4">
        <span className="font-medium">{t(($) => $.pricing.enterprise)}</span>
        <ButtonLink to={pathTo('contact', language)} variant="text" size="small" padding="px-0">
          {t(($) => $.pricing.enterpriseCall)}
        </ButtonLink>
      </p>
    </div>
  );
}
