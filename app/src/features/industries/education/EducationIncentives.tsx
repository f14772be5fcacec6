import { BookOpen, Coffee, Palette, Sunrise, Theater, TrainFront } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples, type RewardIdOf } from '~/content/industries';
import { Heading } from '../parts/Heading';
import { RewardCarousel, type RewardFacade } from '../parts/RewardCarousel';

const facades: Record<RewardIdOf<'education'>, RewardFacade> = {
  books: { Icon: BookOpen, tone: 'bg-sky text-sky-ink' },
  afternoon: { Icon: Sunrise, tone: 'bg-sun text-ink' },
  theatre: { Icon: Theater, tone: 'bg-plum text-plum-ink' },
  train: { Icon: TrainFront, tone: 'bg-mint text-evergreen' },
  coffee: { Icon: Coffee, tone: 'bg-peach text-peach-ink' },
  workshop: { Icon: Palette, tone: 'bg-coral text-ink' },
};

/** Incentives: cards on a board. */
export default function EducationIncentives() {
  const { t } = useTranslation('industryEducation');
  const { title, text, rewards } = t(($) => $.incentives, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14">
      <Heading title={title} text={text} />
      <div className="min-w-0 rounded-[28px] bg-sky p-5 sm:p-8">
        <RewardCarousel rewards={industrySamples.education.rewards} texts={rewards} facades={facades} variant="note" />
      </div>
    </div>
  );
}
