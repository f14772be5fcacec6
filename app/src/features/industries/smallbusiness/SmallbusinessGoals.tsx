import { clsx } from 'clsx';
import { Bonuses } from '../parts/Bonuses';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useGoals } from '../parts/industryTexts';

const magnets = ['bg-coral', 'bg-sun', 'bg-evergreen'];

/** Goals: a fridge door with three lists under magnets. */
export default function SmallbusinessGoals() {
  const { title, text, challenges, bonuses } = useGoals('smallbusiness');
  return (
    <div className="bg-sand">
      <div className="wrap py-16 lg:py-24 grid gap-12 lg:grid-cols-5-6 lg:gap-20 items-center">
        <Heading title={title} text={text} />
        <div className="relative rounded-[36px] bg-white border border-line shadow-float p-6 pl-12 sm:p-10 sm:pl-20">
          <span aria-hidden="true" className="absolute left-4 sm:left-7 top-12 w-3.5 h-40 rounded-full bg-[#C9D3CE]" />
          <ul className="grid gap-8">
            {challenges.map((goal, index) => (
              <li key={goal.id} data-challenge={goal.id} className="relative">
                <p className="flex items-baseline gap-3 leading-snug">
                  <span
                    aria-hidden="true"
                    className={clsx('size-4 shrink-0 rounded-full self-center', magnets[index])}
                  />
                  <span className="flex-1 font-heading font-bold text-xl tracking-lead">{goal.title}</span>
                  <span className="font-bold tabular-nums text-coral-deep">{goal.gain}</span>
                </p>
                <p className="mt-1 mb-2.5 flex justify-between text-muted">
                  {goal.type}
                  <span className="font-bold text-ink tabular-nums">{goal.percentText}</span>
                </p>
                <GoalBar
                  variant={index === 1 ? 'blocks' : 'plain'}
                  label={goal.title}
                  percent={goal.percent}
                  fill="fill-coral"
                />
              </li>
            ))}
          </ul>
          <Bonuses
            bonuses={bonuses}
            className="mt-9 pt-6 border-t-2 border-dashed border-line-strong grid gap-2"
            itemClass="gap-4"
            gainClass="whitespace-nowrap"
          />
        </div>
      </div>
    </div>
  );
}
