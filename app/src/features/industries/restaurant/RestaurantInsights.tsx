import { useTranslation } from 'react-i18next';
import { Heading } from '../parts/Heading';
import { InsightLink } from '../parts/InsightLink';

const cards = [
  { id: 'progress', background: 'bg-mint' },
  { id: 'report', background: 'bg-sun' },
  { id: 'points', background: 'bg-peach' },
] as const;

/** Insights: three bowls of a mise en place. */
export default function RestaurantInsights() {
  const { t } = useTranslation('industryRestaurant');
  const { title, text, ...notes } = t(($) => $.insights, { returnObjects: true });
  return (
    <div className="bg-sand">
      <div className="wrap py-16 lg:py-24">
        <Heading title={title} text={text} />
        <ul className="mt-10 grid gap-5 lg:grid-cols-3">
          {cards.map(({ id, background }) => (
            <li key={id} data-insight={id} className="flex flex-col">
              <div className="relative z-10 mx-auto w-[86%] h-9 -mb-4 rounded-[50%] bg-white shadow-card grid place-items-center">
                <span aria-hidden="true" className={`w-[88%] h-[62%] rounded-[50%] ${background}`} />
              </div>
              <div
                className={`flex-1 rounded-t-[20px] rounded-b-[90px] px-8 pt-12 pb-12 flex flex-col items-center text-center gap-5 ${background}`}
              >
                <p className="text-lg leading-snug text-balance">{notes[id].text}</p>
                <InsightLink id={id} label={notes[id].call} tone="colour" className="mt-auto" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
