import { useTranslation } from 'react-i18next';
import { PointsBadge } from '~/ui/PointsBadge';
import { GoalBar } from '../parts/GoalBar';
import { Heading } from '../parts/Heading';
import { useGoals } from '../parts/industryTexts';

/** Goals: a table as in a steering committee's report. */
export default function EnterpriseGoals() {
  const { t } = useTranslation('industryEnterprise');
  const columns = t(($) => $.goals.columns, { returnObjects: true });
  const { title, text, challenges, bonuses } = useGoals('enterprise');
  return (
    <div className="bg-mint">
      <div className="wrap py-16 lg:py-24 grid gap-10">
        <Heading title={title} text={text} />
        <div className="rounded-sheet bg-white border border-line overflow-clip">
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
              {challenges.map((goal) => (
                <tr
                  key={goal.id}
                  data-challenge={goal.id}
                  className="border-t border-line max-md:grid max-md:grid-cols-1-auto max-md:gap-x-4 max-md:p-5"
                >
                  <th scope="row" className="md:px-6 md:py-5 font-heading font-bold text-lg leading-snug">
                    {goal.title}
                  </th>
                  <td className="md:px-6 text-ink/80 max-md:col-start-1">{goal.type}</td>
                  <td className="md:px-6 md:w-[42%] max-md:col-span-2 max-md:mt-3">
                    <div className="flex items-center gap-4">
                      <GoalBar label={goal.title} percent={goal.percent} />
                      <span className="font-bold tabular-nums">{goal.percentText}</span>
                    </div>
                  </td>
                  <td className="md:px-6 text-right max-md:col-start-2 max-md:row-start-1">
                    <PointsBadge>{goal.gain}</PointsBadge>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <ul className="grid gap-4 md:grid-cols-3">
          {bonuses.map((bonus) => (
            <li key={bonus.id} data-bonus={bonus.id} className="border-l-4 border-evergreen pl-4 leading-snug">
              <span className="block font-heading font-bold text-2xl tabular-nums text-evergreen">
                {bonus.label} {bonus.gain}
              </span>
              {bonus.text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
