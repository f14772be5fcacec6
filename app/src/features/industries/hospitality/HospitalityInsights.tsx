import { Coffee, HandHeart, Moon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../parts/Heading';
import { InsightLink } from '../parts/InsightLink';

const cards = [
  { id: 'progress', Icon: Coffee, span: 'lg:col-span-7 bg-mint' },
  { id: 'points', Icon: HandHeart, span: 'lg:col-span-5 bg-sun' },
  { id: 'report', Icon: Moon, span: 'lg:col-span-12 bg-ink text-white' },
] as const;

/** Insights: two notes, and a long one for the night. */
export default function HospitalityInsights() {
  const { t } = useTranslation('industryHospitality');
  const { title, text, ...notes } = t(($) => $.insights, { returnObjects: true });
  return (
    <div className="wrap pb-16 lg:pb-24">
      <Heading title={title} text={text} />
      <ul className="mt-10 grid gap-5 lg:grid-cols-12">
        {cards.map(({ id, Icon, span }) => (
          <li
            key={id}
            data-insight={id}
            className={`rounded-[24px] p-6 sm:p-8 flex flex-wrap items-center gap-6 ${span}`}
          >
            <Icon className="size-10 shrink-0" strokeWidth={1.5} aria-hidden="true" />
            <p className="flex-1 min-w-[200px] text-lg leading-snug text-pretty">{notes[id].text}</p>
            <InsightLink
              id={id}
              words={notes[id].call}
              className={id === 'report' ? 'border-white! text-white! hover:bg-white/15!' : 'hover:bg-white/60!'}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
