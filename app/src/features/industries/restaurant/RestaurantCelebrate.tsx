import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { Heading } from '../parts/Heading';
import { useFormats } from '../parts/useFormats';
import { Docket } from './Docket';

/** A plate with its cover lifted. Decoration only. */
function Plate() {
  return (
    <svg
      viewBox="0 0 300 220"
      className="absolute -left-6 lg:-left-24 bottom-0 w-[300px] lg:w-[420px] max-w-none"
      aria-hidden="true"
      focusable="false"
    >
      <ellipse cx="150" cy="178" rx="140" ry="30" className="fill-white stroke-ink" strokeWidth="5" />
      <ellipse cx="150" cy="172" rx="86" ry="16" className="fill-mint" />
      <path
        d="M64 118a86 80 -14 0 1 168-42Z"
        className="fill-coral stroke-ink"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <circle cx="134" cy="24" r="10" className="fill-sun stroke-ink" strokeWidth="5" />
      <path
        d="M112 152c-8-10 8-16 0-28M150 148c-8-10 8-16 0-28M188 142c-8-10 8-16 0-28"
        className="fill-none stroke-ink"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Celebrate: a thank-you called out like an order. */
export default function RestaurantCelebrate() {
  const { t } = useTranslation('industryRestaurant');
  const { gain } = useFormats();
  const { title, text, docket } = t(($) => $.celebrate, { returnObjects: true });
  return (
    <div className="bg-peach overflow-clip">
      <div className="wrap py-16 lg:py-24 grid gap-12 lg:grid-cols-2 lg:gap-16 items-center">
        <div className="relative pb-44 max-lg:order-2">
          <Plate />
          <div data-recognition="restaurant" className="relative ml-auto max-w-[420px]">
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
