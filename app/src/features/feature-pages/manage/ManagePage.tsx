import { useTranslation } from 'react-i18next';
import { lazyMarginPx } from '~/content/scroll';
import { CtaLink } from '~/site/CtaLink';
import { LazySection, lazySection } from '~/ui/LazySection';
import { PersonAtWork } from '~/ui/PersonAtWork';
import { heroTextClass, heroTitleClass } from '../heroClass';
import DayLog from './DayLog';

/** The hero: a day's log on the left, the headline on the right. */
function ManageHero() {
  const { t } = useTranslation('manageWithEase');
  return (
    <section className="relative overflow-clip -mt-20 pt-20 bg-sand border-b-6 border-evergreen">
      <div className="wrap relative grid lg:grid-cols-5-6 gap-x-16 gap-y-10 items-center py-10 md:py-14">
        <div className="lg:order-2">
          <h1 className={heroTitleClass}>
            {t(($) => $.hero.title)} <span className="marked">{t(($) => $.hero.titleMarked)}</span>
          </h1>
          {/* Beside the person, not under them. */}
          <p className={`${heroTextClass} xl:measure-32`}>{t(($) => $.hero.text)}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:[&>*]:flex-1 *:whitespace-nowrap">
            <CtaLink cta="start" component="hero" />
            <CtaLink cta="tour" component="hero" variant="outline" tone="tint" />
          </div>
        </div>
        <DayLog />
        <PersonAtWork job="host" className="max-xl:hidden absolute right-0 bottom-0 w-52" />
      </div>
    </section>
  );
}

const insights = lazySection(() => import('./Insights'));
const setup = lazySection(() => import('./Setup'));
const handover = lazySection(() => import('./Handover'));
const closing = lazySection(() => import('./ManageClosing'));

/** Manage with ease: what is automated, and what is left for people. */
export function ManagePage() {
  return (
    <main id="content">
      <ManageHero />
      <LazySection of={insights} marginPx={lazyMarginPx.max} skeletonClass="min-h-155" />
      <LazySection of={setup} marginPx={lazyMarginPx.max} skeletonClass="min-h-140" />
      <LazySection of={handover} marginPx={lazyMarginPx.min} skeletonClass="min-h-180" />
      <LazySection of={closing} marginPx={lazyMarginPx.min} skeletonClass="min-h-120" />
    </main>
  );
}
