import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PersonAtWork } from '~/ui/PersonAtWork';
import { PointsBadge } from '~/ui/PointsBadge';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';
import { Docket } from './Docket';

/** Celebrate: a recognition called out like an order. */
export default function RestaurantCelebrate() {
  const { t } = useTranslation('industryRestaurant');
  const { gain } = useFormats();
  const { title, text, docket } = t(($) => $.celebrate, { returnObjects: true });
  return (
    <div className="bg-peach overflow-clip">
      <div className="wrap py-16 lg:py-24 grid gap-12 lg:grid-cols-2 lg:gap-16 items-center">
        <div className="relative pb-44 max-lg:order-2">
          <PersonAtWork job="cook" className="absolute left-2 lg:-left-20 -bottom-16 lg:-bottom-24 w-50 lg:w-75" />
          <div data-recognition="restaurant" className="relative ml-auto max-w-105">
            <Docket
              head={docket.from}
              side={<PointsBadge>{gain(industrySamples.restaurant.recognitionPoints)}</PointsBadge>}
              className="-rotate-1"
            >
              <p className="font-semibold">{docket.to}</p>
              <p className="text-sm text-muted">{docket.head}</p>
              <ul className="my-3 border-y border-dashed border-ink py-2">
                {docket.lines.map((line) => (
                  <li key={line} className="py-0.5">
                    {line}
                  </li>
                ))}
              </ul>
              <p className="text-lg leading-snug text-pretty">{docket.message}</p>
              <p className="mt-4 font-semibold text-evergreen">{docket.cheers}</p>
            </Docket>
          </div>
        </div>
        <Heading title={title} text={text} />
      </div>
    </div>
  );
}
