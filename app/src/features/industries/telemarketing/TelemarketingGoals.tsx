import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

const { challenges: figures, bonuses: bonusPoints } = industrySamples.telemarketing;
const grounds = ['bg-plum', 'bg-peach', 'bg-mint'];

/** Goals: three wall boards with large figures. */
export default function TelemarketingGoals() {
  const { t } = useTranslation('industryTelemarketing');
  const { gain, percent, bonus } = useFormats();
  const { title, text, challenges, bonuses } = t(($) => $.goals, { returnObjects: true });
  return (
    <div className="bg-sand">
      <div className="wrap py-16 lg:py-24 grid gap-10">
        <Heading title={title} text={text} />
        <ul className="grid gap-5 md:grid-cols-3">
          {figures.map((figure, index) => (
            <li
              key={figure.points}
              data-challenge={figure.points}
              className={`rounded-[22px] p-6 flex flex-col ${grounds[index]}`}
            >
              <p className="flex items-start justify-between gap-3">
                <span className="font-heading font-bold text-[clamp(3.25rem,6vw,4.75rem)] leading-none tracking-[-0.05em] tabular-nums">
                  {percent(figure.percent)}
                </span>
                <PointsBadge>{gain(figure.points)}</PointsBadge>
              </p>
              <p className="mt-6 mb-5 leading-snug">
                <span className="block font-semibold text-lg">{challenges[index]?.title}</span>
                <span className="text-ink/80">{challenges[index]?.type}</span>
              </p>
              <GoalBar
                variant="blocks"
                label={challenges[index]?.title ?? ''}
                percent={figure.percent}
                fill="fill-ink"
                rest="fill-white"
                className="mt-auto"
              />
            </li>
          ))}
        </ul>
        <ul className="grid gap-3 sm:grid-cols-2">
          {bonusPoints.map((points, index) => (
            <li
              key={points}
              data-bonus={points}
              className="rounded-full border-[1.5px] border-ink px-5 py-3 flex flex-wrap justify-between gap-x-4 leading-snug"
            >
              {bonuses[index]}
              <span className="font-bold tabular-nums">
                {bonus} {gain(points)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
