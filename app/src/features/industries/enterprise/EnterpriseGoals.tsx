import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';

const { challenges: figures, bonuses: bonusPoints } = industrySamples.enterprise;

/** Goals: a table as a steering group reads it. */
export default function EnterpriseGoals() {
  const { t } = useTranslation('industryEnterprise');
  const { gain, percent, bonus } = useFormats();
  const { title, text, columns, challenges, bonuses } = t(($) => $.goals, { returnObjects: true });
  return (
    <div className="bg-mint">
      <div className="wrap py-16 lg:py-24 grid gap-10">
        <Heading title={title} text={text} />
        <div className="rounded-[22px] bg-white border border-line overflow-clip">
          <table className="w-full text-left max-md:block">
            <thead className="max-md:sr-only">
              <tr className="text-sm text-muted">
                {[columns.goal, columns.scope, columns.progress, columns.points].map((column) => (
                  <th key={column} scope="col" className="px-6 py-4 font-semibold last:text-right">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-md:block">
              {figures.map((figure, index) => (
                <tr
                  key={figure.points}
                  data-challenge={figure.points}
                  className="border-t border-line max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:p-5"
                >
                  <th scope="row" className="md:px-6 md:py-5 font-heading font-bold text-lg leading-snug">
                    {challenges[index]?.title}
                  </th>
                  <td className="md:px-6 text-ink/80 max-md:col-start-1">{challenges[index]?.type}</td>
                  <td className="md:px-6 md:w-[42%] max-md:col-span-2 max-md:mt-3">
                    <span className="flex items-center gap-4">
                      <GoalBar label={challenges[index]?.title ?? ''} percent={figure.percent} />
                      <span className="font-bold tabular-nums">{percent(figure.percent)}</span>
                    </span>
                  </td>
                  <td className="md:px-6 text-right max-md:col-start-2 max-md:row-start-1">
                    <PointsBadge>{gain(figure.points)}</PointsBadge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <ul className="grid gap-4 md:grid-cols-3">
          {bonusPoints.map((points, index) => (
            <li key={points} data-bonus={points} className="border-l-4 border-evergreen pl-4 leading-snug">
              <span className="block font-heading font-bold text-2xl tabular-nums text-evergreen">
                {bonus} {gain(points)}
              </span>
              {bonuses[index]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
