import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IndustryId } from '~/content/navigation';
import { PlanBadges } from '~/features/site/PlanBadges';
import type { Job } from '~/shared/cast';
import { HeroText } from './HeroText';
import { IndustryClosing } from './IndustryClosing';
import { type IndustrySection, IndustrySections } from './industrySections';
import { usePageTexts } from './industryTexts';
import { ShiftBand } from './ShiftBand';

interface HeroLook {
  badgeClass: string;
  /** Of the words that stand out in the title. */
  markedClass?: string;
  /** The words that stand out have a line of their own. */
  ownLine?: boolean;
  titleClass?: string;
  centred?: boolean;
  className?: string;
}

interface IndustryPageProps {
  industry: IndustryId;
  /** Who of the cast works there. */
  job: Job;
  /** The hero's ground. */
  className: string;
  /** A dark ground: the header, whose words are dark, stands above it and not on it. */
  dark?: boolean;
  sections: readonly IndustrySection[];
  hero: HeroLook;
  /** How the hero's words and its scene stand together. */
  layout: string;
  /** What stands in the hero above or behind its words. */
  before?: ReactNode;
  scene?: ReactNode;
  /** What the page shows of the scheduler; a band that leads there unless it has more. */
  shifts?: ReactNode;
  /** What an industry has below its last word. */
  after?: ReactNode;
}

/** Says at the page's end which plan includes what it shows, and that its people and figures are samples. */
function SampleNote() {
  const { t } = useTranslation('industries');
  return (
    <div className="wrap py-8 grid gap-4">
      <PlanBadges features={['recognition', 'giftCards', 'ownRewards', 'challenges', 'insights']} />
      <p className="text-[0.9375rem] text-muted" data-testid="samples">
        {t(($) => $.samples)}
      </p>
    </div>
  );
}

/** An industry page: a hero, the four sections in the industry's own order, the scheduler, a last word, and the note on samples. */
export function IndustryPage(props: IndustryPageProps) {
  const { industry, job, className, dark, sections, hero, layout, before, scene, shifts, after } = props;
  const { hero: words, closing } = usePageTexts(industry);
  const { markedClass, ownLine, ...look } = hero;
  const { title, titleMarked, ...text } = words;
  return (
    <main id="content">
      <section className={clsx('relative overflow-clip', !dark && '-mt-20 pt-20', className)}>
        {before}
        <div className={layout}>
          <HeroText
            {...look}
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
      {shifts ?? (industry !== 'restaurant' && <ShiftBand industry={industry} />)}
      <IndustryClosing {...closing} job={job} dark={!dark} />
      <SampleNote />
      {after}
    </main>
  );
}
