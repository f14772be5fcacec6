import { ShieldCheck } from 'lucide-react';
import { PointsBadge } from '~/ui/PointsBadge';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useGoals } from '../parts/industryTexts';

/** Goals: all three on one sheet at the nurses' station. */
export default function HealthcareGoals() {
  const { title, text, challenges, bonuses } = useGoals('healthcare');
  return (
    <div className="wrap py-16 lg:py-28 grid gap-10 lg:grid-cols-4-7 lg:gap-16 items-start">
      <div className="grid gap-8">
        <Heading title={title} text={text} />
        <ul className="grid gap-4">
          {bonuses.map((bonus) => (
            <li key={bonus.id} data-bonus={bonus.id} className="flex items-center gap-4">
              <PointsBadge tone="sky">{bonus.gain}</PointsBadge>
              <p className="leading-snug">
                <span className="sr-only">{bonus.label}: </span>
                {bonus.text}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <ul className="rounded-panel border border-line bg-white shadow-card divide-y divide-line">
        {challenges.map((goal) => (
          <li key={goal.id} data-challenge={goal.id} className="p-6 sm:p-8">
            <div className="flex items-start gap-4">
              <span className="grid place-items-center size-12 shrink-0 rounded-full bg-sky text-sky-ink">
                <ShieldCheck className="size-6" aria-hidden="true" />
              </span>
              <p className="flex-1 leading-snug">
                <span className="block font-semibold text-lg">{goal.title}</span>
                <span className="text-muted">{goal.type}</span>
              </p>
              <PointsBadge>{goal.gain}</PointsBadge>
            </div>
            <div className="mt-5 flex items-center gap-5">
              <GoalBar label={goal.title} percent={goal.percent} fill="fill-sky-ink" rest="fill-sky" />
              <span className="font-heading font-bold text-2xl tabular-nums">{goal.percentText}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
