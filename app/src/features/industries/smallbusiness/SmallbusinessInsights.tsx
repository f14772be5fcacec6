import { useTranslation } from 'react-i18next';
import { Heading } from '../parts/Heading';
import { InsightLink } from '../parts/InsightLink';

const ids = ['points', 'progress', 'report'] as const;

/** Insights: three sentences in large type. */
export default function SmallbusinessInsights() {
  const { t } = useTranslation('industrySmallbusiness');
  const { title, text, ...notes } = t(($) => $.insights, { returnObjects: true });
  return (
    <div className="wrap py-16 lg:py-28">
      <Heading title={title} text={text} />
      <ol className="mt-10 border-t-2 border-ink">
        {ids.map((id, index) => (
          <li
            key={id}
            data-insight={id}
            className="border-b-2 border-ink py-7 grid gap-x-8 gap-y-4 sm:grid-cols-auto-1 lg:grid-cols-auto-1-auto items-center"
          >
            <span aria-hidden="true" className="font-heading font-bold text-4xl text-coral-deep tabular-nums">
              {index + 1}
            </span>
            <p className="font-heading font-bold text-[clamp(1.25rem,2.4vw,1.75rem)] leading-snug tracking-[-0.015em] measure-38">
              {notes[id].text}
            </p>
            <InsightLink id={id} label={notes[id].call} className="justify-self-start sm:col-start-2 lg:col-start-3" />
          </li>
        ))}
      </ol>
    </div>
  );
}
