import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IndustryId } from '~/content/navigation';
import { lazyMarginPx } from '~/content/scroll';
import type { Job } from '~/shared/cast';
import { PlanBadges } from '~/site/PlanBadges';
import { LazySection, lazySection } from '~/ui/LazySection';
import { HeroText } from './HeroText';
import { IndustryClosing } from './IndustryClosing';
import { type IndustrySection, IndustrySections } from './industrySections';
import { usePageTexts } from './industryTexts';

interface HeroStyle {
  badgeClass: string;
  /** Classes of the highlighted words in the title. */
  markedClass?: string;
  /** Puts the highlighted words on a separate line. */
  ownLine?: boolean;
  titleClass?: string;
  centred?: boolean;
  className?: string;
}

interface IndustryPageProps {
  industry: IndustryId;
  /** The member of the cast who works there. */
  job: Job;
  /** Classes of the hero's background. */
  className: string;
  /** A dark background: the header, with its dark text, is above it instead of on it. */
  dark?: boolean;
  sections: readonly IndustrySection[];
  hero: HeroStyle;
  /** Layout of the hero's text and scene. */
  layout: string;
  /** Content above or behind the hero's text. */
  before?: ReactNode;
  scene?: ReactNode;
  /** Content below the closing section. */
  after?: ReactNode;
}

const week = lazySection(() => import('./IndustryRoster'));

/** What pages of industries show of the product, and what that of large companies shows besides. */
const shown = ['recognition', 'giftCards', 'ownRewards', 'challenges', 'insights'] as const;
const shownToEnterprises = [...shown, 'adminDashboard', 'singleSignOn'] as const;

/** A note at the page's end: which plan includes the features shown, and that people and figures are samples. */
function SampleNote({ industry }: { industry: IndustryId }) {
  const { t } = useTranslation('industries');
  return (
    <div className="wrap py-8 grid gap-4">
      <PlanBadges features={industry === 'enterprise' ? shownToEnterprises : shown} />
      <p className="text-note text-muted" data-testid="samples">
        {t(($) => $.samples)}
      </p>
    </div>
  );
}

/**
 * An industry page: hero, the four sections in the industry's order, a live week, closing section, and the note on
 * samples.
 */
export function IndustryPage(props: IndustryPageProps) {
  const { industry, job, className, dark, sections, hero, layout, before, scene, after } = props;
  const { hero: heroTexts, closing } = usePageTexts(industry);
  const { markedClass, ownLine, ...style } = hero;
  const { title, titleMarked, ...text } = heroTexts;
  return (
    <main id="content">
      <section className={clsx('relative overflow-clip', !dark && '-mt-20 pt-20', className)}>
        {before}
        <div className={layout}>
          <HeroText
            {...style}
            {...text}
            dark={dark}
            title={
              <>
                {ownLine ? <span className="block">{title}</span> : title}{' '}
                {titleMarked && <span className={clsx(ownLine && 'block', markedClass)}>{titleMarked}</span>}
              </>
            }
          />
          {scene}
        </div>
      </section>
      <IndustrySections sections={sections} />
      <LazySection id="shifts" of={week} marginPx={lazyMarginPx.min} skeletonClass="min-h-180" />
      <IndustryClosing {...closing} job={job} dark={!dark} />
      <SampleNote industry={industry} />
      {after}
    </main>
  );
}
