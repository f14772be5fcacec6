import { ChartNoAxesColumn, HandHeart, Network } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../parts/Heading';
import { InsightLink } from '../parts/InsightLink';

const cards = [
  { id: 'progress', Icon: Network },
  { id: 'report', Icon: ChartNoAxesColumn },
  { id: 'points', Icon: HandHeart },
] as const;

/** Insights: an agenda of three, numbered, on dark ground. */
export default function EnterpriseInsights() {
  const { t } = useTranslation('industryEnterprise');
  const { title, text, ...notes } = t(($) => $.insights, { returnObjects: true });
  return (
    <div className="bg-ink text-white">
      <div className="wrap py-16 lg:py-24 grid gap-10">
        <Heading dark title={title} text={text} />
        <ul className="grid gap-px bg-white/20 border-y border-white/20 lg:grid-cols-3">
          {cards.map(({ id, Icon }) => (
            <li
              key={id}
              data-insight={id}
              className="bg-ink py-8 lg:px-8 lg:first:pl-0 lg:last:pr-0 flex flex-col gap-5"
            >
              <Icon className="size-8 text-sun" strokeWidth={1.75} aria-hidden="true" />
              <p className="text-lg leading-snug text-pretty">{notes[id].text}</p>
              <InsightLink
                id={id}
                words={notes[id].call}
                className="mt-auto self-start border-white! text-white! hover:bg-white/15!"
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
