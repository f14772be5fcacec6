import { useTranslation } from 'react-i18next';
import { lazyMarginPx } from '~/content/scroll';
import { CtaLink } from '~/site/CtaLink';
import { LazySection, lazySection } from '~/ui/LazySection';
import { heroTextClass, heroTitleClass } from '../heroClass';
import { CatalogueContext } from './CatalogueContext';
import type { CatalogueReward } from './catalogue';
import RewardPicture from './RewardPicture';

/** The hero: headline, and a balance with redeemed rewards. */
function RewardHero() {
  const { t } = useTranslation('rewardIncentives');
  return (
    <section className="relative overflow-clip -mt-20 pt-20 bg-warning-soft border-b-6 border-evergreen">
      <div className="wrap relative grid lg:grid-cols-12-11 gap-x-12 gap-y-10 items-center pt-10 md:pt-14 lg:min-h-[min(720px,calc(100dvh-80px))]">
        <div className="lg:pb-14">
          <h1 className={heroTitleClass}>
            {t(($) => $.hero.title)} <span className="marked">{t(($) => $.hero.titleMarked)}</span>
          </h1>
          <p className={heroTextClass}>{t(($) => $.hero.text)}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:[&>*]:flex-1 *:whitespace-nowrap">
            <CtaLink cta="start" component="hero">
              {t(($) => $.hero.call)}
            </CtaLink>
            <CtaLink cta="tour" component="hero" variant="outline" tone="tint" />
          </div>
        </div>
        <RewardPicture />
      </div>
    </section>
  );
}

const catalogueSection = lazySection(() => import('./Catalogue'));
const own = lazySection(() => import('./OwnRewards'));
const month = lazySection(() => import('./Month'));
const closing = lazySection(() => import('./RewardClosing'));

/** Reward incentives: what points buy, the company's own rewards, and who pays. */
export function RewardPage({ catalogue }: { catalogue: readonly CatalogueReward[] }) {
  return (
    <CatalogueContext value={catalogue}>
      <main id="content">
        <RewardHero />
        <LazySection of={catalogueSection} marginPx={lazyMarginPx.max} skeletonClass="min-h-245" />
        <LazySection of={own} marginPx={lazyMarginPx.max} skeletonClass="min-h-160" />
        <LazySection of={month} marginPx={lazyMarginPx.min} skeletonClass="min-h-190" />
        <LazySection of={closing} marginPx={lazyMarginPx.min} skeletonClass="min-h-120" />
      </main>
    </CatalogueContext>
  );
}
