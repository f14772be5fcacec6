import { useTranslation } from 'react-i18next';
import { Heading } from '../parts/Heading';
import { InsightLink } from '../parts/InsightLink';

const cards = [
  { id: 'progress', pin: 'bg-coral', tilt: 'md:-rotate-1' },
  { id: 'report', pin: 'bg-sun', tilt: 'md:rotate-1 md:translate-y-4' },
  { id: 'points', pin: 'bg-evergreen', tilt: 'md:-rotate-[0.6deg]' },
] as const;

/** Insights: three cards pinned to a cork board. */
export default function EducationInsights() {
  const { t } = useTranslation('industryEducation');
  const { title, text, ...notes } = t(($) => $.insights, { returnObjects: true });
  return (
    <div className="wrap pb-16 lg:pb-24">
      <div className="rounded-[28px] bg-[#EBD3AE] border-[8px] border-[#8A6237] px-5 py-10 sm:p-12">
        <Heading title={title} text={text} />
        <ul className="mt-10 grid gap-7 md:grid-cols-3">
          {cards.map(({ id, pin, tilt }) => (
            <li
              key={id}
              data-insight={id}
              className={`relative bg-white p-6 pt-9 flex flex-col gap-5 shadow-card ${tilt}`}
            >
              <span
                aria-hidden="true"
                className={`absolute top-3 left-1/2 -translate-x-1/2 size-4.5 rounded-full border-2 border-ink ${pin}`}
              />
              <p className="text-lg leading-snug text-pretty">{notes[id].text}</p>
              <InsightLink id={id} words={notes[id].call} className="mt-auto self-start" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
