import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

const { challenges: figures, bonuses: bonusPoints } = industrySamples.education;
const tones = [
  { ground: 'bg-sky', fill: 'fill-sky-ink' },
  { ground: 'bg-plum', fill: 'fill-plum-ink' },
  { ground: 'bg-peach', fill: 'fill-peach-ink' },
] as const;

/** Goals: one large board for the term, two smaller beside it. */
export default function EducationGoals() {
  const { t } = useTranslation('industryEducation');
  const { gain, percent, bonus } = useFormats();
  const { title, text, challenges, bonuses } = t(($) => $.goals, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-24">
      <Heading title={title} text={text} className="lg:grid-cols-2 lg:gap-14 lg:items-end" />
      <ul className="mt-10 grid gap-5 lg:grid-cols-2 lg:grid-rows-2">
        {figures.map((figure, index) => (
          <li
            key={figure.points}
            data-challenge={figure.points}
            className={`rounded-[24px] p-6 sm:p-8 flex flex-col ${tones[index]?.ground} ${index === 0 ? 'lg:row-span-2' : ''}`}
          >
            <div className="flex items-start justify-between gap-4">
              <p className="leading-snug">
                <span className="block font-heading font-bold text-2xl tracking-[-0.02em]">
                  {challenges[index]?.title}
                </span>
                <span className="block mt-1 text-ink/80">{challenges[index]?.type}</span>
              </p>
              <PointsBadge>{gain(figure.points)}</PointsBadge>
            </div>
            {index === 0 && (
              <p className="my-8 lg:my-auto font-heading font-bold text-[clamp(5rem,13vw,10rem)] leading-none tracking-[-0.06em] tabular-nums text-sky-ink">
                {percent(figure.percent)}
              </p>
            )}
            <div className="mt-auto pt-6 flex items-center gap-5">
              <GoalBar
                variant={index === 0 ? 'blocks' : 'plain'}
                label={challenges[index]?.title ?? ''}
                percent={figure.percent}
                fill={tones[index]?.fill}
                rest="fill-white"
              />
              {index > 0 && (
                <span className="font-heading font-bold text-2xl tabular-nums">{percent(figure.percent)}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
        {bonusPoints.map((points, index) => (
          <li key={points} data-bonus={points} className="flex items-center gap-3 leading-snug">
            <Star className="size-6 shrink-0 fill-sun text-ink" aria-hidden="true" />
            <p>
              {bonuses[index]}{' '}
              <span className="font-bold tabular-nums whitespace-nowrap">
                {bonus} {gain(points)}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
