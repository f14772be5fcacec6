import { Croissant, Flower2, Soup, Sunset, Tent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples, type RewardIdOf } from '~/content/industries';
import { Heading } from '../parts/Heading';
import { RewardCarousel, type RewardFacade } from '../parts/RewardCarousel';

const facades: Record<RewardIdOf<'smallbusiness'>, RewardFacade> = {
  earlyOff: { Icon: Sunset, tone: 'bg-coral text-ink' },
  breakfast: { Icon: Croissant, tone: 'bg-sun text-ink' },
  flowers: { Icon: Flower2, tone: 'bg-peach text-peach-ink' },
  bistro: { Icon: Soup, tone: 'bg-sky text-sky-ink' },
  longWeekend: { Icon: Tent, tone: 'bg-mint text-evergreen' },
};

/** Incentives: small things with a name on them. */
export default function SmallbusinessIncentives() {
  const { t } = useTranslation('industrySmallbusiness');
  const { title, text, rewards } = t(($) => $.incentives, { returnObjects: true });
  return (
    <div className="bg-mint">
      <div className="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-14 items-center">
        <Heading title={title} text={text} />
        <RewardCarousel
          rewards={industrySamples.smallbusiness.rewards}
          texts={rewards}
          facades={facades}
          variant="tag"
        />
      </div>
    </div>
  );
}
