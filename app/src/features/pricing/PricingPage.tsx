import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Plan, type PricingTabId, plans } from '~/content/plans';
import { lazyMarginPx } from '~/content/scroll';
import { lazy } from '~/shared/lazy';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { LazySection, lazySection } from '~/ui/LazySection';
import { tabPanel } from '~/ui/Tabs';
import { EnterprisePanel } from './EnterprisePanel';
import { PlanCard } from './PlanCard';
import { PriceNotes } from './PriceNotes';
import { PricingHero } from './PricingHero';
import { PricingTabs } from './PricingTabs';
import { ShiftRow } from './ShiftRow';

const PlanFeaturesDialog = lazy(() => import('./PlanFeaturesDialog'));
const CreditPacks = lazy(() => import('./CreditPacks'));
const comparison = lazySection(() => import('./ComparisonTable'));

/** Constant elements: re-rendered with the page, they would drop their prerendered HTML while their script still loads. */
const comparisonSection = <LazySection of={comparison} marginPx={lazyMarginPx.min} skeletonClass="min-h-300" />;

const integrations = lazySection(() => import('./IntegrationsByPlan'));
const integrationsSection = <LazySection of={integrations} marginPx={lazyMarginPx.min} skeletonClass="min-h-120" />;

/** Unselected panels remain readable without scripts. */
const unchosen = 'hidden noscript:block noscript:mt-12';

export function PricingPage() {
  const { t } = useTranslation('pricing');
  const { payPerUsage } = useSiteSettings();
  const [tab, setTab] = useState<PricingTabId>('fixed-pay');
  const [shown, setShown] = useState<Plan>();
  return (
    <main id="content">
      <PricingHero />
      <div className="wrap relative -mt-30 md:-mt-24 xl:-mt-104 pb-14 lg:pb-20">
        <div className="text-center">
          <PricingTabs selected={tab} onSelect={setTab} />
        </div>
        <div {...tabPanel('pricing', 'fixed-pay')} className={clsx('mt-10 xl:mt-14', tab !== 'fixed-pay' && unchosen)}>
          <h2 className="sr-only">{t(($) => $.plansTitle)}</h2>
          <div className="grid gap-x-5 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
            {plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} onAllFeatures={() => setShown(plan)} />
            ))}
          </div>
        </div>
        <div {...tabPanel('pricing', 'enterprise')} className={clsx('mt-10', tab !== 'enterprise' && unchosen)}>
          <EnterprisePanel />
        </div>
        {payPerUsage && tab === 'pick-solution' && (
          <div {...tabPanel('pricing', 'pick-solution')} className="mt-10">
            <Suspense fallback={<div className="min-h-160" />}>
              <CreditPacks />
            </Suspense>
          </div>
        )}
      </div>
      <div className={tab === 'enterprise' ? 'hidden' : 'max-md:hidden'}>{comparisonSection}</div>
      {integrationsSection}
      <ShiftRow />
      <PriceNotes />
      {shown && (
        <Suspense>
          <PlanFeaturesDialog plan={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </main>
  );
}
