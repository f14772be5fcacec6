import { CalendarHeart, Clapperboard, Coffee, Footprints, ShoppingBag, Sunrise } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples, type RewardIdOf } from '~/content/industries';
import { Heading } from '../parts/Heading';
import { RewardCarousel, type RewardFacade } from '../parts/RewardCarousel';

const facades: Record<RewardIdOf<'retail'>, RewardFacade> = {
  shopVoucher: { Icon: ShoppingBag, tone: 'bg-mint text-evergreen' },
  saturdayOff: { Icon: CalendarHeart, tone: 'bg-coral text-ink' },
  cinema: { Icon: Clapperboard, tone: 'bg-plum text-plum-ink' },
  coffee: { Icon: Coffee, tone: 'bg-peach text-peach-ink' },
  sneakers: { Icon: Footprints, tone: 'bg-sky text-sky-ink' },
  lateStart: { Icon: Sunrise, tone: 'bg-sun text-ink' },
};

/** Incentives: prices first, as on the shelf edge. */
export default function RetailIncentives() {
  const { t } = useTranslation('industryRetail');
  const { title, text, rewards } = t(($) => $.incentives, { returnObjects: true });
  return (
    <div className="bg-sun">
      <div className="wrap py-16 lg:py-24 grid gap-10 justify-items-center">
        <Heading centred title={title} text={text} />
        <RewardCarousel
          rewards={industrySamples.retail.rewards}
          texts={rewards}
          facades={facades}
          variant="note"
          className="w-full max-w-[888px]"
        />
      </div>
    </div>
  );
}
