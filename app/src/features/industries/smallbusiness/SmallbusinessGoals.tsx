import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

const { challenges: figures, bonuses: bonusPoints } = industrySamples.smallbusiness;
const magnets = ['bg-coral', 'bg-sun', 'bg-evergreen'];

/** Goals: a fridge door with three lists under their magnets. */
export default function SmallbusinessGoals() {
  const { t } = useTranslation('industrySmallbusiness');
  const { gain, percent, bonus } = useFormats();
  const { title, text, challenges, bonuses } = t(($) => $.goals, { returnObjects: true });
  return (
    <div className="bg-sand">
      <div className="wrap py-16 lg:py-24 grid gap-12 lg:grid-cols-[5fr_6fr] lg:gap-20 items-center">
        <Heading title={title} text={text} />
        <div className="relative rounded-[36px] bg-white border border-line shadow-float p-6 pl-12 sm:p-10 sm:pl-20">
          <span
            aria-hidden="true"
            className="absolute left-4 sm:left-7 top-12 w-3.5 h-40 rounded-full bg-[#C9D3CE] border-2 border-ink"
          />
          <ul className="grid gap-8">
            {figures.map((figure, index) => (
              <li key={figure.points} data-challenge={figure.points} className="relative">
                <p className="flex items-baseline gap-3 leading-snug">
                  <span
                    aria-hidden="true"
                    className={clsx('size-4 shrink-0 rounded-full border-2 border-ink self-center', magnets[index])}
                  />
                  <span className="flex-1 font-heading font-bold text-xl tracking-[-0.01em]">
                    {challenges[index]?.title}
                  </span>
                  <span className="font-bold tabular-nums text-coral-deep">{gain(figure.points)}</span>
                </p>
                <p className="mt-1 mb-2.5 flex justify-between text-muted">
                  {challenges[index]?.type}
                  <span className="font-bold text-ink tabular-nums">{percent(figure.percent)}</span>
                </p>
                <GoalBar
                  variant={index === 1 ? 'blocks' : 'plain'}
                  label={challenges[index]?.title ?? ''}
                  percent={figure.percent}
                  fill="fill-coral"
                />
              </li>
            ))}
          </ul>
          <ul className="mt-9 pt-6 border-t-2 border-dashed border-line-strong grid gap-2">
            {bonusPoints.map((points, index) => (
              <li key={points} data-bonus={points} className="flex justify-between gap-4 leading-snug">
                {bonuses[index]}
                <span className="font-bold tabular-nums whitespace-nowrap">
                  {bonus} {gain(points)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
