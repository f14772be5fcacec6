import { clsx } from 'clsx';
import { PointsBadge } from '~/ui/PointsBadge';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useGoals } from '../parts/industryTexts';

const tilts = ['md:-rotate-1', 'md:translate-y-6', 'md:rotate-1'];
const backgrounds = ['bg-sun', 'bg-mint', 'bg-peach'];

/** Goals: three door hangers, with the season's bonuses below. */
export default function HospitalityGoals() {
  const { title, text, challenges, bonuses } = useGoals('hospitality');
  return (
    <div className="wrap py-16 lg:py-28">
      <Heading centred title={title} text={text} className="mx-auto" />
      <ul className="mt-12 mx-auto max-w-230 grid gap-6 md:grid-cols-3">
        {challenges.map((goal, index) => (
          <li
            key={goal.id}
            data-challenge={goal.id}
            className={clsx('rounded-band p-6 pt-5 flex flex-col md:min-h-107.5', backgrounds[index], tilts[index])}
          >
            <span
              aria-hidden="true"
              className="mx-auto size-18 md:size-24 rounded-full bg-paper border-3 border-ink/15"
            />
            <p className="mt-6 text-center leading-snug">
              <span className="block font-heading font-bold text-xl text-balance">{goal.title}</span>
              <span className="block mt-1 text-ink/80">{goal.type}</span>
            </p>
            <div className="mt-auto pt-6">
              <p className="mb-5 grid justify-items-center gap-3">
                <span className="font-heading font-bold text-6xl leading-none tracking-tighter tabular-nums">
                  {goal.percentText}
                </span>
                <PointsBadge tone="ink">{goal.gain}</PointsBadge>
              </p>
              <GoalBar label={goal.title} percent={goal.percent} fill="fill-ink" rest="fill-white" />
            </div>
          </li>
        ))}
      </ul>
      <dl className="mt-14 lg:mt-20 mx-auto max-w-190 grid gap-3">
        {bonuses.map((bonus) => (
          <div key={bonus.id} data-bonus={bonus.id} className="flex items-baseline gap-3">
            <dt className="flex-1 flex items-baseline gap-3 after:flex-1 after:border-b-2 after:border-dotted after:border-line-strong">
              {bonus.text}
            </dt>
            <dd className="font-bold tabular-nums whitespace-nowrap">
              {bonus.label} {bonus.gain}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
