import { Bonuses } from '../parts/Bonuses';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useGoals } from '../parts/industryTexts';

/** Goals: three shelves, each with a shelf label. */
export default function RetailGoals() {
  const { title, text, challenges, bonuses } = useGoals('retail');
  return (
    <div className="wrap py-16 lg:py-28 grid gap-12 lg:grid-cols-7-5 lg:gap-20">
      <ul className="grid gap-9 lg:order-first order-last">
        {challenges.map((goal, index) => (
          <li key={goal.id} data-challenge={goal.id}>
            <GoalBar
              variant="blocks"
              label={goal.title}
              percent={goal.percent}
              fill={index === 1 ? 'fill-coral' : index === 2 ? 'fill-sun' : 'fill-evergreen'}
              className="px-2"
            />
            <div className="mt-1 bg-ink h-2.5 rounded-full" />
            <div className="mx-3 rounded-b-button bg-white border border-t-0 border-line px-4 py-3.5 flex flex-wrap items-center gap-x-5 gap-y-1">
              <p className="flex-1 min-w-45 leading-tight">
                <span className="block font-semibold text-lg">{goal.title}</span>
                <span className="text-muted">{goal.type}</span>
              </p>
              <p className="font-heading font-bold text-2xl tabular-nums">{goal.percentText}</p>
              <p className="rounded-chip bg-coral-deep text-white font-bold px-2.5 py-1 tabular-nums">{goal.gain}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="grid gap-8 content-start">
        <Heading title={title} text={text} />
        <Bonuses
          bonuses={bonuses}
          className="grid gap-3"
          itemClass="rounded-button bg-sand px-5 py-4 gap-4"
          gainClass="whitespace-nowrap"
        />
      </div>
    </div>
  );
}
