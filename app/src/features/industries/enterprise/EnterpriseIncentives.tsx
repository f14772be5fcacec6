import { HandHeart, Headphones, HeartHandshake, Languages, Plane, Utensils } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples, type RewardIdOf } from '~/content/industries';
import { Heading } from '../parts/Heading';
import { RewardCarousel, type RewardFacade } from '../parts/RewardCarousel';

const facades: Record<RewardIdOf<'enterprise'>, RewardFacade> = {
  volunteerDay: { Icon: HandHeart, tone: 'bg-evergreen text-white' },
  conference: { Icon: Plane, tone: 'bg-sky text-sky-ink' },
  donation: { Icon: HeartHandshake, tone: 'bg-peach text-peach-ink' },
  headphones: { Icon: Headphones, tone: 'bg-plum text-plum-ink' },
  language: { Icon: Languages, tone: 'bg-sun text-ink' },
  lunch: { Icon: Utensils, tone: 'bg-coral text-ink' },
};

/** Incentives: the shared catalogue. */
export default function EnterpriseIncentives() {
  const { t } = useTranslation('industryEnterprise');
  const { title, text, rewards } = t(($) => $.incentives, { returnObjects: true });
  return (
    <div className="bg-sand">
      <div className="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[8fr_4fr] lg:gap-14 items-end">
        <Heading title={title} text={text} className="lg:order-2 lg:self-start" />
        <RewardCarousel rewards={industrySamples.enterprise.rewards} texts={rewards} facades={facades} variant="card" />
      </div>
    </div>
  );
}
