import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

const { challenges: figures, bonuses: bonusPoints } = industrySamples.hospitality;
const tilts = ['md:-rotate-1', 'md:translate-y-6', 'md:rotate-1'];
const grounds = ['bg-sun', 'bg-mint', 'bg-peach'];

/** Goals: three door hangers, and the season's bonuses under them. */
export default function HospitalityGoals() {
  const { t } = useTranslation('industryHospitality');
  const { gain, percent, bonus } = useFormats();
  const { title, text, challenges, bonuses } = t(($) => $.goals, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-28">
      <Heading centred title={title} text={text} className="mx-auto" />
      <ul className="mt-12 mx-auto max-w-[920px] grid gap-6 md:grid-cols-3">
        {figures.map((figure, index) => (
          <li
            key={figure.points}
            data-challenge={figure.points}
            className={clsx('rounded-[28px] p-6 pt-5 flex flex-col md:min-h-[430px]', grounds[index], tilts[index])}
          >
            <span
              aria-hidden="true"
              className="mx-auto size-18 md:size-24 rounded-full bg-paper border-[3px] border-ink/15"
            />
            <p className="mt-6 text-center leading-snug">
              <span className="block font-heading font-bold text-xl text-balance">{challenges[index]?.title}</span>
              <span className="block mt-1 text-ink/80">{challenges[index]?.type}</span>
            </p>
            <div className="mt-auto pt-6">
              <p className="mb-5 grid justify-items-center gap-3">
                <span className="font-heading font-bold text-6xl leading-none tracking-[-0.05em] tabular-nums">
                  {percent(figure.percent)}
                </span>
                <PointsBadge className="bg-ink! text-white!">{gain(figure.points)}</PointsBadge>
              </p>
              <GoalBar
                label={challenges[index]?.title ?? ''}
                percent={figure.percent}
                fill="fill-ink"
                rest="fill-white"
              />
            </div>
          </li>
        ))}
      </ul>
      <dl className="mt-14 lg:mt-20 mx-auto max-w-[760px] grid gap-3">
        {bonusPoints.map((points, index) => (
          <div key={points} data-bonus={points} className="flex items-baseline gap-3">
            <dt>{bonuses[index]}</dt>
            <span aria-hidden="true" className="flex-1 border-b-2 border-dotted border-line-strong" />
            <dd className="font-bold tabular-nums whitespace-nowrap">
              {bonus} {gain(points)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
