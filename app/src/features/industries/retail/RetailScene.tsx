import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { useFormats } from '../parts/useFormats';
import { Shopper } from './Shopper';

/** The till that has just been thanked. */
const thanked = 2;

/** A line of tills with its shoppers, and the thank-you over one of them. */
export default function RetailScene() {
  const { t } = useTranslation('industryRetail');
  const { gain } = useFormats();
  const { store, tills, thanks, from } = t(($) => $.scene, { returnObjects: true });
  return (
    <div role="img" aria-label={t(($) => $.hero.picture)} className="relative">
      <div className="grid gap-5 md:grid-cols-[1fr_auto] items-end">
        <p className="font-semibold text-muted">{store}</p>
        <div className="relative rounded-card bg-white border-2 border-ink p-4 max-w-[430px] md:mr-[8%]">
          <span
            aria-hidden="true"
            className="absolute -bottom-[11px] left-10 size-5 rotate-45 bg-white border-r-2 border-b-2 border-ink"
          />
          <p className="flex items-center justify-between gap-4">
            <span className="font-semibold">{from}</span>
            <PointsBadge>{gain(industrySamples.retail.recognitionPoints)}</PointsBadge>
          </p>
          <p className="mt-1 leading-snug">{thanks}</p>
        </div>
      </div>
      <ul className="mt-7 grid grid-cols-5 gap-1.5 sm:gap-4">
        {tills.map(({ label, who, open, queue }, index) => (
          <li key={label} className="flex flex-col items-center min-w-0">
            <span
              className={clsx(
                'rounded-[10px] border-2 border-ink px-1.5 sm:px-3.5 py-1 text-[0.8125rem] sm:text-base font-bold text-center whitespace-nowrap',
                index === thanked ? 'bg-sun' : open ? 'bg-white' : 'bg-sand text-muted border-line-strong',
              )}
            >
              {label}
            </span>
            <span className="w-1 h-5 bg-ink" />
            <span
              className={clsx(
                'w-full rounded-t-[12px] px-1 pt-3 sm:pt-4 h-22 sm:h-28 text-center text-[0.8125rem] sm:text-base font-semibold truncate',
                open ? (index === thanked ? 'bg-coral text-ink' : 'bg-evergreen text-white') : 'bg-line text-muted',
              )}
            >
              {who}
            </span>
            <span className="h-28 sm:h-36 w-full flex flex-wrap content-start justify-center gap-1 sm:gap-2 pt-3 bg-[#EADFCB]">
              {Array.from({ length: queue }, (_, place) => place).map((place) => (
                <Shopper key={place} tone={index + place} className="w-5 sm:w-8" />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
