import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

const { challenges: figures, bonuses: bonusPoints } = industrySamples.retail;

/** Goals: three shelves, each with its edge label. */
export default function RetailGoals() {
  const { t } = useTranslation('industryRetail');
  const { gain, percent, bonus } = useFormats();
  const { title, text, challenges, bonuses } = t(($) => $.goals, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-28 grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
      <ul className="grid gap-9 lg:order-first order-last">
        {figures.map((figure, index) => (
          <li key={figure.points} data-challenge={figure.points}>
            <GoalBar
              variant="blocks"
              label={challenges[index]?.title ?? ''}
              percent={figure.percent}
              fill={index === 1 ? 'fill-coral' : index === 2 ? 'fill-sun' : 'fill-evergreen'}
              className="px-2"
            />
            <div className="mt-1 bg-ink h-2.5 rounded-full" />
            <div className="mx-3 rounded-b-[14px] bg-white border border-t-0 border-line px-4 py-3.5 flex flex-wrap items-center gap-x-5 gap-y-1">
              <p className="flex-1 min-w-[180px] leading-tight">
                <span className="block font-semibold text-lg">{challenges[index]?.title}</span>
                <span className="text-muted">{challenges[index]?.type}</span>
              </p>
              <p className="font-heading font-bold text-2xl tabular-nums">{percent(figure.percent)}</p>
              <p className="rounded-[8px] bg-coral-deep text-white font-bold px-2.5 py-1 tabular-nums">
                {gain(figure.points)}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="grid gap-8 content-start">
        <Heading title={title} text={text} />
        <ul className="grid gap-3">
          {bonusPoints.map((points, index) => (
            <li
              key={points}
              data-bonus={points}
              className="rounded-[14px] bg-sand px-5 py-4 flex justify-between gap-4 leading-snug"
            >
              {bonuses[index]}
              <span className="font-bold tabular-nums whitespace-nowrap">
                {bonus} {gain(points)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
