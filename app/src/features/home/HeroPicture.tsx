import { useTranslation } from 'react-i18next';
import { hero } from '~/content/hero';
import { Card } from '~/ui/Card';
import { PointsBadge } from '~/ui/PointsBadge';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { Ring } from '~/ui/Ring';
import { GiftChoice } from './GiftChoice';

const chipColours = [
  'bg-mint text-evergreen-deep',
  'bg-peach text-peach-ink',
  'bg-sky text-sky-ink',
  'bg-plum text-plum-ink',
];

/** The hero's illustration: a recognition, a goal, two gift cards and tonight's team. */
export default function HeroPicture() {
  const { t } = useTranslation('home');
  const { percent, done, goal } = hero.progress;
  const [goalPoints, thanksPoints] = hero.badges;
  const people = t(($) => $.hero.roster.people, { returnObjects: true });
  return (
    <div
      role="img"
      aria-label={t(($) => $.hero.picture)}
      className="relative grid grid-cols-2 gap-3 sm:gap-0 sm:block sm:h-130 max-w-140 max-lg:w-full"
    >
      <RecognitionCard
        {...t(($) => $.hero.recognition, { returnObjects: true })}
        points={`+${thanksPoints}`}
        className="landed max-sm:col-span-2 max-sm:p-4 sm:absolute sm:left-0 sm:top-0 sm:w-97.5 shadow-float"
      />
      <Card className="relative p-4 sm:p-5 flex max-sm:flex-col sm:items-center gap-2 sm:gap-5 sm:absolute sm:right-0 sm:top-41.5 sm:w-82.5 shadow-float">
        <span className="relative shrink-0 self-start sm:self-auto">
          <Ring percent={percent} className="ring-filled size-20 sm:size-24" />
          <span className="absolute inset-0 grid place-items-center font-heading font-bold text-lg sm:text-xl tabular-nums">
            {t(($) => $.hero.progress.percent, { percent })}
          </span>
        </span>
        <span>
          <span className="block text-sm font-semibold text-muted">{t(($) => $.hero.progress.title)}</span>
          <span className="block font-heading font-bold text-2xl sm:text-headline tracking-section leading-tight whitespace-nowrap">
            {t(($) => $.hero.progress.count, { done, goal })}
          </span>
        </span>
        <PointsBadge className="points-counted [--counted-to:1500] absolute -top-3.5 right-4 sm:right-5 rotate-3">{`+${goalPoints}`}</PointsBadge>
      </Card>
      <GiftChoice className="sm:absolute sm:left-0 sm:bottom-17.5 sm:w-80 shadow-float" />
      <Card className="p-4 sm:absolute sm:right-0 sm:bottom-0 sm:w-69 shadow-float max-sm:hidden">
        <p className="flex flex-wrap justify-between gap-x-3 text-sm">
          <span className="font-semibold">{t(($) => $.hero.roster.title)}</span>
          <span className="font-semibold text-evergreen">{t(($) => $.hero.roster.status)}</span>
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {people.map((name, index) => (
            <span key={name} className={`rounded-chip px-2 py-0.5 text-fine font-semibold ${chipColours[index]}`}>
              {name}
            </span>
          ))}
          <span className="py-0.5 text-fine font-semibold text-muted">+2</span>
        </p>
      </Card>
    </div>
  );
}
