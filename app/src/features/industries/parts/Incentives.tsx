import type { IndustryId } from '~/content/navigation';
import { Heading } from './Heading';
import { useIncentives } from './industryTexts';
import { RewardCarousel } from './RewardCarousel';
import type { RewardVariant } from './RewardFace';
import { rewardPictures } from './rewardPictures';

interface IncentivesProps {
  industry: IndustryId;
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
export function Incentives(props: IncentivesProps) {
  const { industry, variant, className, layout, headingClass, centred, carouselClass } = props;
  const { title, text, rewards } = useIncentives(industry);
  return (
    <div className={className}>
      <div className={layout}>
        <Heading title={title} text={text} centred={centred} className={headingClass} />
        <RewardCarousel
          rewards={rewards}
          pictures={rewardPictures[industry]}
          variant={variant}
          className={carouselClass}
        />
      </div>
    </div>
  );
}
