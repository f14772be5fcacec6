import { useTranslation } from 'react-i18next';
import { Heading } from '../parts/Heading';
import { InsightLink } from '../parts/InsightLink';

const cards = [
  { id: 'progress', colours: 'bg-coral' },
  { id: 'report', colours: 'bg-sun' },
  { id: 'points', colours: 'bg-[#5BC79B]' },
] as const;

/** Insights: the briefing, line by line, each with its lamp. */
export default function TelemarketingInsights() {
  const { t } = useTranslation('industryTelemarketing');
  const { title, text, ...lines } = t(($) => $.insights, { returnObjects: true });
  return (
    <div className="bg-plum">
      <div className="wrap py-16 lg:py-24 grid gap-10 lg:grid-cols-[4fr_7fr] lg:gap-16">
        <Heading title={title} text={text} />
        <ol className="rounded-[24px] bg-white border border-line divide-y divide-line">
          {cards.map(({ id, colours }) => (
            <li
              key={id}
              data-insight={id}
              className="p-6 grid gap-x-5 gap-y-4 sm:grid-cols-[auto_1fr_auto] items-center"
            >
              <span aria-hidden="true" className={`size-5 rounded-full border-2 border-ink ${colours}`} />
              <p className="text-lg leading-snug">{lines[id].text}</p>
              <InsightLink id={id} words={lines[id].call} className="justify-self-start" />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
