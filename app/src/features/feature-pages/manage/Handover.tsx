import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '~/ui/SectionHeading';

/** Tasks before and after, row by row; on small screens each task is a card. */
export default function Handover() {
  const { t } = useTranslation('manageWithEase');
  const rows = t(($) => $.handover.rows, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-24">
      <SectionHeading title={t(($) => $.handover.title)} text={t(($) => $.handover.text)} />
      <table className="mt-10 w-full text-left max-md:block">
        <caption className="sr-only">{t(($) => $.handover.caption)}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-note text-muted border-b-2 border-ink">
            <th scope="col" className="py-3 pr-6 font-medium w-1/4">
              {t(($) => $.handover.task)}
            </th>
            <th scope="col" className="py-3 px-6 font-medium">
              {t(($) => $.handover.before)}
            </th>
            <th scope="col" className="py-3 px-6 font-semibold text-evergreen-deep bg-mint rounded-t-card">
              {t(($) => $.handover.after)}
            </th>
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-4">
          {rows.map(({ task, before, after }) => (
            <tr
              key={task}
              className="border-b border-line max-md:grid max-md:rounded-card max-md:border max-md:bg-white max-md:overflow-clip"
            >
              <th
                scope="row"
                className="py-5 pr-6 font-heading font-bold text-xl tracking-title max-md:p-4 max-md:pb-1"
              >
                {task}
              </th>
              <td className="py-5 px-6 text-muted line-through decoration-line-strong/60 max-md:px-4 max-md:py-0 max-md:pb-3">
                {before}
              </td>
              <td className="py-5 px-6 bg-mint font-semibold max-md:p-4">
                <span className="flex items-start gap-2.5">
                  <Check className="mt-0.5 size-5 shrink-0 text-evergreen" strokeWidth={3} aria-hidden="true" />
                  {after}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
