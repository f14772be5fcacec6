import { PointsBadge } from '~/ui/PointsBadge';
import { Bonuses } from '../parts/Bonuses';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useGoals } from '../parts/industryTexts';

const backgrounds = ['bg-plum', 'bg-peach', 'bg-mint'];

/** Goals: three wall boards with large figures. */
export default function TelemarketingGoals() {
  const { title, text, challenges, bonuses } = useGoals('telemarketing');
  return (
    <div className="bg-sand">
      <div className="wrap py-16 lg:py-24 grid gap-10">
        <Heading title={title} text={text} />
        <ul className="grid gap-5 md:grid-cols-3">
          {challenges.map((goal, index) => (
            <li
              key={goal.id}
              data-challenge={goal.id}
              className={`rounded-sheet p-6 flex flex-col ${backgrounds[index]}`}
            >
              <p className="flex items-start justify-between gap-3">
                <span className="font-heading font-bold text-[clamp(3.25rem,6vw,4.75rem)] leading-none tracking-tighter tabular-nums">
                  {goal.percentText}
                </span>
                <PointsBadge>{goal.gain}</PointsBadge>
              </p>
              <p className="mt-6 mb-5 leading-snug">
                <span className="block font-semibold text-lg">{goal.title}</span>
                <span className="text-ink/80">{goal.type}</span>
              </p>
              <GoalBar
                variant="blocks"
                label={goal.title}
                percent={goal.percent}
                fill="fill-ink"
                rest="fill-white"
                className="mt-auto"
              />
            </li>
          ))}
        </ul>
        <Bonuses
          bonuses={bonuses}
          className="grid gap-3 sm:grid-cols-2"
          itemClass="rounded-full border-firm border-ink px-5 py-3 flex-wrap gap-x-4"
        />
      </div>
    </div>
  );
}
