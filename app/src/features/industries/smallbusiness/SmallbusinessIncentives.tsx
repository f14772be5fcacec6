import { Croissant, Flower2, Soup, Sunset, Tent } from 'lucide-react';
import { Incentives } from '../parts/Incentives';
import type { RewardFacades } from '../parts/RewardCarousel';

const facades: RewardFacades<'smallbusiness'> = {
  earlyOff: { Icon: Sunset, tone: 'bg-coral text-ink' },
  breakfast: { Icon: Croissant, tone: 'bg-sun text-ink' },
  flowers: { Icon: Flower2, tone: 'bg-peach text-peach-ink' },
  bistro: { Icon: Soup, tone: 'bg-sky text-sky-ink' },
  longWeekend: { Icon: Tent, tone: 'bg-mint text-evergreen' },
};

/** Incentives: small personal gifts. */
export default function SmallbusinessIncentives() {
  return (
    <Incentives
      industry="smallbusiness"
      facades={facades}
      variant="tag"
      className="bg-mint"
      layout="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-14 items-center"
    />
  );
}
