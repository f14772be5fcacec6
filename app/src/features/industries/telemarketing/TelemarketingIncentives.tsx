import { Bike, Coffee, Flower2, Music2, ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples, type RewardIdOf } from '~/content/industries';
import { Heading } from '../parts/Heading';
import { RewardCarousel, type RewardFacade } from '../parts/RewardCarousel';

const facades: Record<RewardIdOf<'telemarketing'>, RewardFacade> = {
  extraBreak: { Icon: Coffee, tone: 'bg-sun text-ink' },
  voucher: { Icon: ShoppingBag, tone: 'bg-plum text-plum-ink' },
  music: { Icon: Music2, tone: 'bg-sky text-sky-ink' },
  foodDelivery: { Icon: Bike, tone: 'bg-peach text-peach-ink' },
  wellnessHour: { Icon: Flower2, tone: 'bg-mint text-evergreen' },
};

/** Incentives: tickets to the left, words to the right. */
export default function TelemarketingIncentives() {
  const { t } = useTranslation('industryTelemarketing');
  const { title, text, rewards } = t(($) => $.incentives, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[7fr_5fr] lg:gap-14 items-center">
      <Heading title={title} text={text} className="lg:order-2" />
      <RewardCarousel
        rewards={industrySamples.telemarketing.rewards}
        texts={rewards}
        facades={facades}
        variant="ticket"
      />
    </div>
  );
}
