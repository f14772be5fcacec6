import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

const { challenges: figures, bonuses: bonusPoints } = industrySamples.healthcare;

/** Goals: one sheet by the nurses' station, all three on it. */
export default function HealthcareGoals() {
  const { t } = useTranslation('industryHealthcare');
  const { gain, percent, bonus } = useFormats();
  const { title, text, challenges, bonuses } = t(($) => $.goals, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-28 grid gap-10 lg:grid-cols-[4fr_7fr] lg:gap-16 items-start">
      <div className="grid gap-8">
        <Heading title={title} text={text} />
        <ul className="grid gap-4">
          {bonusPoints.map((points, index) => (
            <li key={points} data-bonus={points} className="flex items-center gap-4">
              <PointsBadge className="bg-sky! text-sky-ink!">{gain(points)}</PointsBadge>
              <p className="leading-snug">
                <span className="sr-only">{bonus}: </span>
                {bonuses[index]}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <ul className="rounded-[24px] border border-line bg-white shadow-card divide-y divide-line">
        {figures.map((figure, index) => (
          <li key={figure.points} data-challenge={figure.points} className="p-6 sm:p-8">
            <div className="flex items-start gap-4">
              <span className="grid place-items-center size-12 shrink-0 rounded-full bg-sky text-sky-ink">
                <ShieldCheck className="size-6" aria-hidden="true" />
              </span>
              <p className="flex-1 leading-snug">
                <span className="block font-semibold text-lg">{challenges[index]?.title}</span>
                <span className="text-muted">{challenges[index]?.type}</span>
              </p>
              <PointsBadge>{gain(figure.points)}</PointsBadge>
            </div>
            <div className="mt-5 flex items-center gap-5">
              <GoalBar
                label={challenges[index]?.title ?? ''}
                percent={figure.percent}
                fill="fill-sky-ink"
                rest="fill-sky"
              />
              <span className="font-heading font-bold text-2xl tabular-nums">{percent(figure.percent)}</span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
