import type { IndustryId } from '~/content/navigation';
import { Heading } from './Heading';
import { useIncentives } from './industryTexts';
import { RewardCarousel, type RewardFacades } from './RewardCarousel';
import type { RewardVariant } from './RewardFace';

interface IncentivesProps<Id extends IndustryId> {
  industry: Id;
  facades: RewardFacades<Id>;
  /** Shape of the cards. */
  variant: RewardVariant;
  /** The section's background and layout. */
  className?: string;
  layout: string;
  headingClass?: string;
  centred?: boolean;
  carouselClass?: string;
}

/** Incentives: the industry's sample rewards in a carousel. */
export function Incentives<Id extends IndustryId>(props: IncentivesProps<Id>) {
  const { industry, facades, variant, className, layout, headingClass, centred, carouselClass } = props;
  const { title, text, rewards } = useIncentives(industry);
  return (
    <div className={className}>
      <div className={layout}>
        <Heading title={title} text={text} centred={centred} className={headingClass} />
        <RewardCarousel rewards={rewards} facades={facades} variant={variant} className={carouselClass} />
      </div>
    </div>
  );
}
