import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

const { challenges: figures, bonuses: bonusPoints } = industrySamples.logistics;

/** Goals: three vans on three roads. */
export default function LogisticsGoals() {
  const { t } = useTranslation('industryLogistics');
  const { gain, percent, bonus } = useFormats();
  const { title, text, challenges, bonuses } = t(($) => $.goals, { returnObjects: true });
  return (
    <div className="bg-evergreen text-white">
      <div className="wrap py-16 lg:py-24">
        <Heading dark title={title} text={text} />
        <ul className="mt-12 grid gap-10">
          {figures.map((figure, index) => (
            <li
              key={figure.points}
              data-challenge={figure.points}
              className="grid gap-x-10 gap-y-4 items-center md:grid-cols-[280px_1fr_auto]"
            >
              <p className="leading-tight">
                <span className="block font-heading font-bold text-xl">{challenges[index]?.title}</span>
                <span className="text-[#CFE7DC]">{challenges[index]?.type}</span>
              </p>
              <GoalBar
                variant="road"
                label={challenges[index]?.title ?? ''}
                percent={figure.percent}
                fill="fill-coral-deep"
                rest="fill-evergreen-deep"
                className="max-md:order-3 md:pr-4"
              />
              <p className="flex items-center justify-between gap-4">
                <span className="font-heading font-bold text-3xl tabular-nums">{percent(figure.percent)}</span>
                <PointsBadge>{gain(figure.points)}</PointsBadge>
              </p>
            </li>
          ))}
        </ul>
        <ul className="mt-12 pt-8 border-t border-white/25 grid gap-4 sm:grid-cols-3">
          {bonusPoints.map((points, index) => (
            <li key={points} data-bonus={points} className="flex gap-3">
              <Flag className="size-6 shrink-0 text-sun" aria-hidden="true" />
              <p className="leading-snug">
                <span className="block">{bonuses[index]}</span>
                <span className="font-bold text-sun tabular-nums">
                  {bonus} {gain(points)}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
