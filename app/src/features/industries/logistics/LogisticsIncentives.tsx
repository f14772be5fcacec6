import { CalendarHeart, Fuel, Music2, ShoppingBag, Utensils } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples, type RewardIdOf } from '~/content/industries';
import { Heading } from '../parts/Heading';
import { RewardCarousel, type RewardFacade } from '../parts/RewardCarousel';

const facades: Record<RewardIdOf<'logistics'>, RewardFacade> = {
  gasCard: { Icon: Fuel, tone: 'bg-evergreen text-white' },
  voucher: { Icon: ShoppingBag, tone: 'bg-sky text-sky-ink' },
  music: { Icon: Music2, tone: 'bg-plum text-plum-ink' },
  mealVoucher: { Icon: Utensils, tone: 'bg-sun text-ink' },
  dayOff: { Icon: CalendarHeart, tone: 'bg-coral text-ink' },
};

/** Incentives: words to the left, rewards to the right. */
export default function LogisticsIncentives() {
  const { t } = useTranslation('industryLogistics');
  const { title, text, rewards } = t(($) => $.incentives, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-14 items-center">
      <Heading title={title} text={text} />
      <RewardCarousel rewards={industrySamples.logistics.rewards} texts={rewards} facades={facades} variant="card" />
    </div>
  );
}
