import { Bonuses } from '../parts/Bonuses';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useGoals } from '../parts/industryTexts';

/** Goals: a staff notice board in the style of a menu. */
export default function RestaurantGoals() {
  const { title, text, challenges, bonuses } = useGoals('restaurant');
  return (
    <div className="wrap py-16 lg:py-24">
      <div className="rounded-band bg-ink text-white border-10 border-[#7A5230] p-6 sm:p-12 lg:p-16">
        <Heading dark centred title={title} text={text} className="mx-auto" />
        <ul className="mt-10 lg:mt-14 mx-auto max-w-205 grid gap-9">
          {challenges.map((goal) => (
            <li key={goal.id} data-challenge={goal.id}>
              <p className="flex items-baseline gap-3 font-heading font-bold text-xl sm:text-2xl tracking-lead">
                <span>{goal.title}</span>
                <span aria-hidden="true" className="flex-1 min-w-4 border-b-2 border-dotted border-white/50" />
                <span className="text-sun tabular-nums">{goal.gain}</span>
              </p>
              <p className="mt-1 mb-3 flex justify-between gap-4 text-white/80">
                {goal.type}
                <span className="font-semibold tabular-nums text-white">{goal.percentText}</span>
              </p>
              <GoalBar label={goal.title} percent={goal.percent} fill="fill-coral" rest="fill-[#33443D]" />
            </li>
          ))}
        </ul>
        <Bonuses
          bonuses={bonuses}
          className="mt-10 mx-auto max-w-205 border-t border-white/25 pt-6 grid gap-3 sm:grid-cols-2 sm:gap-10"
          itemClass="gap-4"
          gainClass="text-sun whitespace-nowrap"
        />
      </div>
    </div>
  );
}
