import { HandHeart, Headphones, HeartHandshake, Languages, Plane, Utensils } from 'lucide-react';
import { Incentives } from '../parts/Incentives';
import type { RewardFacades } from '../parts/RewardCarousel';

const facades: RewardFacades<'enterprise'> = {
  volunteerDay: { Icon: HandHeart, tone: 'bg-evergreen text-white' },
  conference: { Icon: Plane, tone: 'bg-sky text-sky-ink' },
  donation: { Icon: HeartHandshake, tone: 'bg-peach text-peach-ink' },
  headphones: { Icon: Headphones, tone: 'bg-plum text-plum-ink' },
  language: { Icon: Languages, tone: 'bg-sun text-ink' },
  lunch: { Icon: Utensils, tone: 'bg-coral text-ink' },
};

/** Incentives: the shared catalogue. */
export default function EnterpriseIncentives() {
  return (
    <Incentives
      industry="enterprise"
      facades={facades}
      variant="card"
      className="bg-sand"
      layout="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[8fr_4fr] lg:gap-14 items-end"
      headingClass="lg:order-2 lg:self-start"
    />
  );
}
