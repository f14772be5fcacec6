import { Bike, Dumbbell, GraduationCap, Music2, Shirt, ShoppingBasket, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples, type RewardIdOf } from '~/content/industries';
import { Heading } from '../parts/Heading';
import { RewardCarousel, type RewardFacade } from '../parts/RewardCarousel';

const facades: Record<RewardIdOf<'healthcare'>, RewardFacade> = {
  fitnessApp: { Icon: Dumbbell, tone: 'bg-sky text-sky-ink' },
  voucher: { Icon: ShoppingBasket, tone: 'bg-sun text-ink' },
  music: { Icon: Music2, tone: 'bg-plum text-plum-ink' },
  scrubsCard: { Icon: Shirt, tone: 'bg-evergreen text-white' },
  mealDelivery: { Icon: Bike, tone: 'bg-coral text-ink' },
  massage: { Icon: Sparkles, tone: 'bg-peach text-peach-ink' },
  credits: { Icon: GraduationCap, tone: 'bg-sky-ink text-white' },
};

/** Incentives: a wide shelf of five, seven in all. */
export default function HealthcareIncentives() {
  const { t } = useTranslation('industryHealthcare');
  const { title, text, rewards } = t(($) => $.incentives, { returnObjects: true });
  return (
    <div className="bg-mint">
      <div className="wrap py-16 lg:py-24 grid gap-10">
        <Heading title={title} text={text} className="lg:grid-cols-2 lg:gap-14 lg:items-end" />
        <RewardCarousel
          rewards={industrySamples.healthcare.rewards}
          texts={rewards}
          facades={facades}
          variant="card"
          className="lg:max-w-[1122px]"
        />
      </div>
    </div>
  );
}
