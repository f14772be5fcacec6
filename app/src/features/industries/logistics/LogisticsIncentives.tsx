import { CalendarHeart, Fuel, Music2, ShoppingBag, Utensils } from 'lucide-react';
import { Incentives } from '../parts/Incentives';
import type { RewardFacades } from '../parts/RewardCarousel';

const facades: RewardFacades<'logistics'> = {
  gasCard: { Icon: Fuel, tone: 'bg-evergreen text-white' },
  voucher: { Icon: ShoppingBag, tone: 'bg-sky text-sky-ink' },
  music: { Icon: Music2, tone: 'bg-plum text-plum-ink' },
  mealVoucher: { Icon: Utensils, tone: 'bg-sun text-ink' },
  dayOff: { Icon: CalendarHeart, tone: 'bg-coral text-ink' },
};

/** Incentives: text on the left, rewards on the right. */
export default function LogisticsIncentives() {
  return (
    <Incentives
      industry="logistics"
      facades={facades}
      variant="card"
      layout="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-14 items-center"
    />
  );
}
