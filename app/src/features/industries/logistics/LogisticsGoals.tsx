import { Flag } from 'lucide-react';
import { PointsBadge } from '~/ui/PointsBadge';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useGoals } from '../parts/industryTexts';

/** Goals: three vans on three roads. */
export default function LogisticsGoals() {
  const { title, text, challenges, bonuses } = useGoals('logistics');
  return (
    <div className="bg-evergreen text-white">
      <div className="wrap py-16 lg:py-24">
        <Heading dark title={title} text={text} />
        <ul className="mt-12 grid gap-10">
          {challenges.map((goal) => (
            <li
              key={goal.id}
              data-challenge={goal.id}
              className="grid gap-x-10 gap-y-4 items-center md:grid-cols-[280px_1fr_auto]"
            >
              <p className="leading-tight">
                <span className="block font-heading font-bold text-xl">{goal.title}</span>
                <span className="text-on-dark-soft">{goal.type}</span>
              </p>
              <GoalBar
                variant="road"
                label={goal.title}
                percent={goal.percent}
                fill="fill-coral-deep"
                rest="fill-evergreen-deep"
                className="max-md:order-3 md:pr-4"
              />
              <p className="flex items-center justify-between gap-4">
                <span className="font-heading font-bold text-3xl tabular-nums">{goal.percentText}</span>
                <PointsBadge>{goal.gain}</PointsBadge>
              </p>
            </li>
          ))}
        </ul>
        <ul className="mt-12 pt-8 border-t border-white/25 grid gap-4 sm:grid-cols-3">
          {bonuses.map((bonus) => (
            <li key={bonus.id} data-bonus={bonus.id} className="flex gap-3">
              <Flag className="size-6 shrink-0 text-sun" aria-hidden="true" />
              <p className="leading-snug">
                <span className="block">{bonus.text}</span>
                <span className="font-bold text-sun tabular-nums">
                  {bonus.label} {bonus.gain}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
