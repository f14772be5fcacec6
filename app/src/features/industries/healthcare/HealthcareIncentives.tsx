import { Bike, Dumbbell, GraduationCap, Music2, Shirt, ShoppingBasket, Sparkles } from 'lucide-react';
import { Incentives } from '../parts/Incentives';
import type { RewardFacades } from '../parts/RewardCarousel';

const facades: RewardFacades<'healthcare'> = {
  fitnessApp: { Icon: Dumbbell, tone: 'bg-sky text-sky-ink' },
  voucher: { Icon: ShoppingBasket, tone: 'bg-sun text-ink' },
  music: { Icon: Music2, tone: 'bg-plum text-plum-ink' },
  scrubsCard: { Icon: Shirt, tone: 'bg-evergreen text-white' },
  mealDelivery: { Icon: Bike, tone: 'bg-coral text-ink' },
  massage: { Icon: Sparkles, tone: 'bg-peach text-peach-ink' },
  credits: { Icon: GraduationCap, tone: 'bg-sky-ink text-white' },
};

/** Incentives: a wide shelf with five of seven cards visible. */
export default function HealthcareIncentives() {
  return (
    <Incentives
      industry="healthcare"
      facades={facades}
      variant="card"
      className="bg-mint"
      layout="wrap py-16 lg:py-24 grid gap-10"
      headingClass="lg:grid-cols-2 lg:gap-14 lg:items-end"
      carouselClass="lg:max-w-[1122px]"
    />
  );
}
