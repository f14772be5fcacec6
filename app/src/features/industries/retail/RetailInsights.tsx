import { useTranslation } from 'react-i18next';
import { Heading } from '../parts/Heading';
import { InsightLink } from '../parts/InsightLink';

const cards = [
  { id: 'report', edge: 'border-t-sky-ink' },
  { id: 'progress', edge: 'border-t-coral' },
  { id: 'points', edge: 'border-t-evergreen' },
] as const;

/** Insights: three notes under the opening list. */
export default function RetailInsights() {
  const { t } = useTranslation('industryRetail');
  const { title, text, ...notes } = t(($) => $.insights, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-2 lg:gap-x-14">
      <div className="lg:row-span-2">
        <Heading title={title} text={text} className="lg:sticky lg:top-28" />
      </div>
      <ul className="grid gap-5">
        {cards.map(({ id, edge }) => (
          <li
            key={id}
            data-insight={id}
            className={`rounded-md rounded-b-card bg-white border border-line border-t-10 p-6 grid gap-4 ${edge}`}
          >
            <p className="text-lg leading-snug text-pretty">{notes[id].text}</p>
            <InsightLink id={id} label={notes[id].call} className="justify-self-start" />
          </li>
        ))}
      </ul>
    </div>
  );
}
