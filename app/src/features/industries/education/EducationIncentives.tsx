import { BookOpen, Coffee, Palette, Sunrise, Theater, TrainFront } from 'lucide-react';
import { Incentives } from '../parts/Incentives';
import type { RewardFacades } from '../parts/RewardCarousel';

const facades: RewardFacades<'education'> = {
  books: { Icon: BookOpen, tone: 'bg-sky text-sky-ink' },
  afternoon: { Icon: Sunrise, tone: 'bg-sun text-ink' },
  theatre: { Icon: Theater, tone: 'bg-plum text-plum-ink' },
  train: { Icon: TrainFront, tone: 'bg-mint text-evergreen' },
  coffee: { Icon: Coffee, tone: 'bg-peach text-peach-ink' },
  workshop: { Icon: Palette, tone: 'bg-coral text-ink' },
};

/** Incentives: cards on a board. */
export default function EducationIncentives() {
  return (
    <Incentives
      industry="education"
      facades={facades}
      variant="note"
      layout="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-14"
      carouselClass="rounded-band bg-sky p-5 sm:p-8"
    />
  );
}
