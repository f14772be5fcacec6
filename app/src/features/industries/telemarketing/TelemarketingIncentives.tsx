import { Bike, Coffee, Flower2, Music2, ShoppingBag } from 'lucide-react';
import { Incentives } from '../parts/Incentives';
import type { RewardFacades } from '../parts/RewardCarousel';

const facades: RewardFacades<'telemarketing'> = {
  extraBreak: { Icon: Coffee, tone: 'bg-sun text-ink' },
  voucher: { Icon: ShoppingBag, tone: 'bg-plum text-plum-ink' },
  music: { Icon: Music2, tone: 'bg-sky text-sky-ink' },
  foodDelivery: { Icon: Bike, tone: 'bg-peach text-peach-ink' },
  wellnessHour: { Icon: Flower2, tone: 'bg-mint text-evergreen' },
};

/** Incentives: tickets on the left, text on the right. */
export default function TelemarketingIncentives() {
  return (
    <Incentives
      industry="telemarketing"
      facades={facades}
      variant="ticket"
      layout="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-14 items-center"
      headingClass="lg:order-2"
    />
  );
}
