import { CalendarHeart, ChefHat, Footprints, MapPin, Music2, Wine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples, type RewardIdOf } from '~/content/industries';
import { Heading } from '../parts/Heading';
import { RewardCarousel, type RewardFacade } from '../parts/RewardCarousel';

const facades: Record<RewardIdOf<'restaurant'>, RewardFacade> = {
  sundayOff: { Icon: CalendarHeart, tone: 'bg-coral text-ink' },
  knife: { Icon: ChefHat, tone: 'bg-ink text-sun' },
  taxi: { Icon: MapPin, tone: 'bg-sun text-ink' },
  dinner: { Icon: Wine, tone: 'bg-peach text-peach-ink' },
  music: { Icon: Music2, tone: 'bg-plum text-plum-ink' },
  shoes: { Icon: Footprints, tone: 'bg-mint text-evergreen' },
};

/** Incentives: what is left after closing time. */
export default function RestaurantIncentives() {
  const { t } = useTranslation('industryRestaurant');
  const { title, text, rewards } = t(($) => $.incentives, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-14">
      <RewardCarousel
        rewards={industrySamples.restaurant.rewards}
        texts={rewards}
        facades={facades}
        variant="ticket"
        className="max-lg:order-2"
      />
      <Heading title={title} text={text} className="lg:content-center lg:border-l-[6px] lg:border-coral lg:pl-10" />
    </div>
  );
}
