import { CalendarClock, HandHeart, Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Heading } from '../parts/Heading';
import { InsightLink } from '../parts/InsightLink';

const cards = [
  { id: 'progress', Icon: Target, colours: 'bg-white', place: '' },
  { id: 'report', Icon: CalendarClock, colours: 'bg-sun', place: 'lg:translate-y-8' },
  { id: 'points', Icon: HandHeart, colours: 'bg-coral', place: 'lg:translate-y-16' },
] as const;

/** Insights: three steps down, as the day goes from early to night. */
export default function HealthcareInsights() {
  const { t } = useTranslation('industryHealthcare');
  const { title, text, ...notes } = t(($) => $.insights, { returnObjects: true });
  return (
    <div className="bg-sky">
      <div className="wrap pt-16 pb-16 lg:pt-24 lg:pb-40">
        <Heading title={title} text={text} />
        <ul className="mt-10 grid gap-5 lg:grid-cols-3">
          {cards.map(({ id, Icon, colours, place }) => (
            <li key={id} data-insight={id} className={`rounded-[24px] p-7 flex flex-col gap-6 ${colours} ${place}`}>
              <Icon className="size-9" strokeWidth={1.75} aria-hidden="true" />
              <p className="text-lg leading-snug text-pretty">{notes[id].text}</p>
              <InsightLink id={id} words={notes[id].call} className="mt-auto self-start hover:bg-white/60!" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
