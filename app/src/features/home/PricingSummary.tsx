import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { plans } from '~/content/plans';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { PointsBadge } from '~/ui/PointsBadge';
import { SectionHeading } from '~/ui/SectionHeading';

/** The four plans in short, and the way to all of them. */
export default function PricingSummary() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <div className="wrap py-14 lg:py-20">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading title={t(($) => $.pricing.title)} text={t(($) => $.pricing.text)} />
        <ButtonLink to={pathTo('pricing', language)} variant="outline">
          {t(($) => $.pricing.all)}
        </ButtonLink>
      </div>
      <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => {
          const popular = 'mostPopular' in plan;
          const users = 'upToUsers' in plan ? plan.upToUsers : 'fromUsers' in plan ? plan.fromUsers : 0;
          return (
            <li key={plan.id} className="grid">
              <Card className={clsx('relative p-6 flex flex-col', popular && 'outline-3 outline-evergreen')}>
                {popular && (
                  <PointsBadge className="absolute -top-3.5 left-5">{t(($) => $.pricing.mostPopular)}</PointsBadge>
                )}
                <h3 className="text-xl">{t(($) => $.pricing[plan.id].name)}</h3>
                <p className="mt-3 flex items-baseline gap-2 font-heading font-bold">
                  <span className="text-[3rem] leading-none tracking-[-0.04em]">
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
                <p className="mt-5 pt-4 border-t border-line text-pretty">{t(($) => $.pricing[plan.id].purpose)}</p>
                <p className="mt-2 font-semibold">{t(($) => $.pricing[plan.id].text, { users })}</p>
                {'savePercent' in plan && (
                  <p className="mt-2 text-[0.9375rem] font-semibold text-coral-deep">
                    {t(($) => $.pricing.save, { percent: plan.savePercent })}
                  </p>
                )}
              </Card>
            </li>
          );
        })}
      </ul>
      <p className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-sand px-6 py-4">
        <span className="font-medium">{t(($) => $.pricing.enterprise)}</span>
        <ButtonLink to={pathTo('contact', language)} variant="text" size="small" className="px-0!">
          {t(($) => $.pricing.enterpriseCall)}
        </ButtonLink>
      </p>
    </div>
  );
}
