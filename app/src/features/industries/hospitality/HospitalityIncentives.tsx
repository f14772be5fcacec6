import { Bath, BedDouble, GraduationCap, ShoppingBag, Utensils, Wine } from 'lucide-react';
import { Incentives } from '../parts/Incentives';
import type { RewardFacades } from '../parts/RewardCarousel';

const facades: RewardFacades<'hospitality'> = {
  spaDay: { Icon: Bath, tone: 'bg-sky text-sky-ink' },
  voucher: { Icon: ShoppingBag, tone: 'bg-sun text-ink' },
  restaurant: { Icon: Utensils, tone: 'bg-coral text-ink' },
  hotelStay: { Icon: BedDouble, tone: 'bg-plum text-plum-ink' },
  wineTasting: { Icon: Wine, tone: 'bg-peach text-peach-ink' },
  course: { Icon: GraduationCap, tone: 'bg-mint text-evergreen' },
};

/** Incentives: rewards as keys on a board. */
export default function HospitalityIncentives() {
  return (
    <Incentives
      industry="hospitality"
      facades={facades}
      variant="tag"
      className="wrap pt-16 lg:pt-28"
      layout="rounded-[32px] bg-peach px-5 py-10 sm:p-10 lg:p-14 grid gap-10 lg:grid-cols-[4fr_7fr] lg:gap-12"
    />
  );
}
