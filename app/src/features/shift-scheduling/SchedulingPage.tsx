import { useTranslation } from 'react-i18next';
import { lazyMarginPx } from '~/content/scroll';
import { pathTo, pathToOwnTeam } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { LazySection, lazySection } from '~/ui/LazySection';

const live = lazySection(() => import('./SchedulingRoster'));
const steps = lazySection(() => import('./Steps'));
const laws = lazySection(() => import('./Laws'));
const beside = lazySection(() => import('./Beside'));
const limits = lazySection(() => import('./Limits'));
const closing = lazySection(() => import('./SchedulingClosing'));

function SchedulingHero() {
  const { t } = useTranslation('shiftScheduling');
  const language = useLanguage();
  return (
    <div className="relative overflow-clip -mt-20 pt-20 bg-mint border-b-6 border-evergreen">
      <div className="wrap grid lg:grid-cols-2 gap-x-14 gap-y-5 items-end pt-8 md:pt-12 pb-8 md:pb-10">
        <h1 className="text-[clamp(2.25rem,4.6vw,3.5rem)] leading-section tracking-hero">
          {t(($) => $.hero.title)} <span className="marked">{t(($) => $.hero.titleMarked)}</span>
        </h1>
        <div>
          <p className="text-[clamp(1.0625rem,1.4vw,1.1875rem)] leading-relaxed measure-54 text-pretty">
            {t(($) => $.hero.text)}
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={pathToOwnTeam(language)} reloadDocument>
              {t(($) => $.hero.drop)}
            </ButtonLink>
            <ButtonLink to={pathTo('shift-scheduler', language)} variant="outline" tone="tint">
              {t(($) => $.hero.open)}
            </ButtonLink>
          </div>
          <p className="mt-3 text-note">{t(($) => $.hero.note)}</p>
        </div>
      </div>
      <LazySection id="live-roster" of={live} marginPx={lazyMarginPx.min} skeletonClass="min-h-180" />
    </div>
  );
}

/** Shift scheduling: a live week, what it reads, fills and proves, the law, and how it compares. */
export function SchedulingPage() {
  return (
    <main id="content">
      <SchedulingHero />
      <LazySection of={steps} marginPx={lazyMarginPx.max} skeletonClass="min-h-155" />
      <LazySection id="law" of={laws} marginPx={lazyMarginPx.min} skeletonClass="min-h-250" />
      <LazySection of={beside} marginPx={lazyMarginPx.min} skeletonClass="min-h-250" />
      <LazySection of={limits} marginPx={lazyMarginPx.min} skeletonClass="min-h-130" />
      <LazySection of={closing} marginPx={lazyMarginPx.min} skeletonClass="min-h-105" />
    </main>
  );
}
