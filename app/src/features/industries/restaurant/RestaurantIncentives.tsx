import { CalendarHeart, ChefHat, Footprints, MapPin, Music2, Wine } from 'lucide-react';
import { Incentives } from '../parts/Incentives';
import type { RewardFacades } from '../parts/RewardCarousel';

const facades: RewardFacades<'restaurant'> = {
  sundayOff: { Icon: CalendarHeart, tone: 'bg-coral text-ink' },
  knife: { Icon: ChefHat, tone: 'bg-ink text-sun' },
  taxi: { Icon: MapPin, tone: 'bg-sun text-ink' },
  dinner: { Icon: Wine, tone: 'bg-peach text-peach-ink' },
  music: { Icon: Music2, tone: 'bg-plum text-plum-ink' },
  shoes: { Icon: Footprints, tone: 'bg-mint text-evergreen' },
};

/** Incentives: after closing time. */
export default function RestaurantIncentives() {
  return (
    <Incentives
      industry="restaurant"
      facades={facades}
      variant="ticket"
      layout="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-14"
      headingClass="lg:order-2 lg:content-center lg:border-l-[6px] lg:border-coral lg:pl-10"
    />
  );
}
