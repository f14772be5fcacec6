import { HandHeart, Moon, Route } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../parts/Heading';
import { InsightLink } from '../parts/InsightLink';

const cards = [
  { id: 'progress', Icon: Route, colours: 'bg-mint text-evergreen' },
  { id: 'report', Icon: Moon, colours: 'bg-sky text-sky-ink' },
  { id: 'points', Icon: HandHeart, colours: 'bg-peach text-peach-ink' },
] as const;

/** Insights: three notes of the dispatch desk, side by side. */
export default function LogisticsInsights() {
  const { t } = useTranslation('industryLogistics');
  const { title, text, ...notes } = t(($) => $.insights, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-24">
      <Heading title={title} text={text} />
      <ul className="mt-10 grid gap-5 md:grid-cols-3">
        {cards.map(({ id, Icon, colours }) => (
          <li key={id} data-insight={id} className="rounded-card border border-line bg-white p-6 flex flex-col gap-5">
            <span className={`grid place-items-center size-12 rounded-[14px] ${colours}`}>
              <Icon className="size-6" aria-hidden="true" />
            </span>
            <p className="text-lg leading-snug text-pretty">{notes[id].text}</p>
            <InsightLink id={id} words={notes[id].call} className="mt-auto self-start" />
          </li>
        ))}
      </ul>
    </div>
  );
}
