import { useTranslation } from 'react-i18next';
import { lazyMarginPx } from '~/content/scroll';
import { CtaLink } from '~/site/CtaLink';
import { LazySection, lazySection } from '~/ui/LazySection';
import { heroTextClass, heroTitleClass } from '../heroClass';
import CelebratePicture from './CelebratePicture';

/** The hero: a centred headline and a fan of recognitions below it. */
function CelebrateHero() {
  const { t } = useTranslation('celebrateWork');
  return (
    <section className="relative overflow-clip -mt-20 pt-20 bg-peach">
      <div className="wrap relative grid justify-items-center text-center pt-12 md:pt-16">
        <h1 className={`${heroTitleClass} measure-18`}>
          {t(($) => $.hero.title)} <span className="marked">{t(($) => $.hero.titleMarked)}</span>
        </h1>
        <p className={heroTextClass}>{t(($) => $.hero.text)}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:[&>*]:flex-1 *:whitespace-nowrap">
          <CtaLink cta="start" component="hero">
            {t(($) => $.hero.call)}
          </CtaLink>
          <CtaLink cta="tour" component="hero" variant="outline" tone="tint" />
        </div>
      </div>
      <CelebratePicture />
    </section>
  );
}

const steps = lazySection(() => import('./Steps'));
const board = lazySection(() => import('./Board'));
const moments = lazySection(() => import('./Moments'));
const closing = lazySection(() => import('./CelebrateClosing'));

/** Celebrate work: how recognitions are given and received. */
export function CelebratePage() {
  return (
    <main id="content">
      <CelebrateHero />
      <LazySection of={steps} marginPx={lazyMarginPx.max} skeletonClass="min-h-155" />
      <LazySection of={board} marginPx={lazyMarginPx.max} skeletonClass="min-h-190" />
      <LazySection of={moments} marginPx={lazyMarginPx.min} skeletonClass="min-h-150" />
      <LazySection of={closing} marginPx={lazyMarginPx.min} skeletonClass="min-h-120" />
    </main>
  );
}
