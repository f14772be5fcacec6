import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

const { challenges: figures, bonuses: bonusPoints } = industrySamples.restaurant;

/** Goals: the board by the staff table, written like a menu. */
export default function RestaurantGoals() {
  const { t } = useTranslation('industryRestaurant');
  const { gain, percent, bonus } = useFormats();
  const { title, text, challenges, bonuses } = t(($) => $.goals, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-24">
      <div className="rounded-[28px] bg-ink text-white border-[10px] border-[#7A5230] p-6 sm:p-12 lg:p-16">
        <Heading dark centred title={title} text={text} className="mx-auto" />
        <ul className="mt-10 lg:mt-14 mx-auto max-w-[820px] grid gap-9">
          {figures.map((figure, index) => (
            <li key={figure.points} data-challenge={figure.points}>
              <p className="flex items-baseline gap-3 font-heading font-bold text-xl sm:text-2xl tracking-[-0.01em]">
                <span>{challenges[index]?.title}</span>
                <span aria-hidden="true" className="flex-1 min-w-4 border-b-2 border-dotted border-white/50" />
                <span className="text-sun tabular-nums">{gain(figure.points)}</span>
              </p>
              <p className="mt-1 mb-3 flex justify-between gap-4 text-white/80">
                {challenges[index]?.type}
                <span className="font-semibold tabular-nums text-white">{percent(figure.percent)}</span>
              </p>
              <GoalBar
                label={challenges[index]?.title ?? ''}
                percent={figure.percent}
                fill="fill-coral"
                rest="fill-[#33443D]"
              />
            </li>
          ))}
        </ul>
        <ul className="mt-10 mx-auto max-w-[820px] border-t border-white/25 pt-6 grid gap-3 sm:grid-cols-2 sm:gap-10">
          {bonusPoints.map((points, index) => (
            <li key={points} data-bonus={points} className="flex justify-between gap-4 leading-snug">
              {bonuses[index]}
              <span className="font-bold text-sun tabular-nums whitespace-nowrap">
                {bonus} {gain(points)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
