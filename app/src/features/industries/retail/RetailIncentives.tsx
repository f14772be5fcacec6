import { CalendarHeart, Clapperboard, Coffee, Footprints, ShoppingBag, Sunrise } from 'lucide-react';
import { Incentives } from '../parts/Incentives';
import type { RewardFacades } from '../parts/RewardCarousel';

const facades: RewardFacades<'retail'> = {
  shopVoucher: { Icon: ShoppingBag, tone: 'bg-mint text-evergreen' },
  saturdayOff: { Icon: CalendarHeart, tone: 'bg-coral text-ink' },
  cinema: { Icon: Clapperboard, tone: 'bg-plum text-plum-ink' },
  coffee: { Icon: Coffee, tone: 'bg-peach text-peach-ink' },
  sneakers: { Icon: Footprints, tone: 'bg-sky text-sky-ink' },
  lateStart: { Icon: Sunrise, tone: 'bg-sun text-ink' },
};

/** Incentives: prices first, as on shelf labels. */
export default function RetailIncentives() {
  return (
    <Incentives
      industry="retail"
      facades={facades}
      variant="note"
      className="bg-sun"
      layout="wrap py-16 lg:py-24 grid gap-10 justify-items-center"
      centred
      carouselClass="w-full max-w-[888px]"
    />
  );
}
