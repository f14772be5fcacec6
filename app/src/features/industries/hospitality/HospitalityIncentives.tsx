import { Bath, BedDouble, GraduationCap, ShoppingBag, Utensils, Wine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples, type RewardIdOf } from '~/content/industries';
import { Heading } from '../parts/Heading';
import { RewardCarousel, type RewardFacade } from '../parts/RewardCarousel';

const facades: Record<RewardIdOf<'hospitality'>, RewardFacade> = {
  spaDay: { Icon: Bath, tone: 'bg-sky text-sky-ink' },
  voucher: { Icon: ShoppingBag, tone: 'bg-sun text-ink' },
  restaurant: { Icon: Utensils, tone: 'bg-coral text-ink' },
  hotelStay: { Icon: BedDouble, tone: 'bg-plum text-plum-ink' },
  wineTasting: { Icon: Wine, tone: 'bg-peach text-peach-ink' },
  course: { Icon: GraduationCap, tone: 'bg-mint text-evergreen' },
};

/** Incentives: rewards hang like keys. */
export default function HospitalityIncentives() {
  const { t } = useTranslation('industryHospitality');
  const { title, text, rewards } = t(($) => $.incentives, { returnObjects: true });
  return (
    <div className="wrap pt-16 lg:pt-28">
      <div className="rounded-[32px] bg-peach px-5 py-10 sm:p-10 lg:p-14 grid gap-10 lg:grid-cols-[4fr_7fr] lg:gap-12">
        <Heading title={title} text={text} />
        <RewardCarousel rewards={industrySamples.hospitality.rewards} texts={rewards} facades={facades} variant="tag" />
      </div>
    </div>
  );
}
