import { Star } from 'lucide-react';
import { PointsBadge } from '~/ui/PointsBadge';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useGoals } from '../parts/industryTexts';

const tones = [
  { background: 'bg-sky', fill: 'fill-sky-ink' },
  { background: 'bg-plum', fill: 'fill-plum-ink' },
  { background: 'bg-peach', fill: 'fill-peach-ink' },
] as const;

/** Goals: one large board for the term and two smaller ones. */
export default function EducationGoals() {
  const { title, text, challenges, bonuses } = useGoals('education');
  return (
    <div className="wrap py-16 lg:py-24">
      <Heading title={title} text={text} className="lg:grid-cols-2 lg:gap-14 lg:items-end" />
      <ul className="mt-10 grid gap-5 lg:grid-cols-2 lg:grid-rows-2">
        {challenges.map((goal, index) => (
          <li
            key={goal.id}
            data-challenge={goal.id}
            className={`rounded-panel p-6 sm:p-8 flex flex-col ${tones[index]?.background} ${index === 0 ? 'lg:row-span-2' : ''}`}
          >
            <div className="flex items-start justify-between gap-4">
              <p className="leading-snug">
                <span className="block font-heading font-bold text-2xl tracking-title">{goal.title}</span>
                <span className="block mt-1 text-ink/80">{goal.type}</span>
              </p>
              <PointsBadge>{goal.gain}</PointsBadge>
            </div>
            {index === 0 && (
              <p className="my-8 lg:my-auto font-heading font-bold text-[clamp(5rem,13vw,10rem)] leading-none tracking-[-0.06em] tabular-nums text-sky-ink">
                {goal.percentText}
              </p>
            )}
            <div className="mt-auto pt-6 flex items-center gap-5">
              <GoalBar
                variant={index === 0 ? 'blocks' : 'plain'}
                label={goal.title}
                percent={goal.percent}
                fill={tones[index]?.fill}
                rest="fill-white"
              />
              {index > 0 && <span className="font-heading font-bold text-2xl tabular-nums">{goal.percentText}</span>}
            </div>
          </li>
        ))}
      </ul>
      <ul className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
        {bonuses.map((bonus) => (
          <li key={bonus.id} data-bonus={bonus.id} className="flex items-center gap-3 leading-snug">
            <Star className="size-6 shrink-0 fill-sun text-ink" aria-hidden="true" />
            <p>
              {bonus.text}{' '}
              <span className="font-bold tabular-nums whitespace-nowrap">
                {bonus.label} {bonus.gain}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
