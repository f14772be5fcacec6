import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { useFormats } from '../parts/useFormats';
import { Till } from './Till';

/** The shoppers in checkout order; members of the cast who do not work on this floor. */
const shoppers = ['tm009', 'tm008', 'tm012', 'tm010', 'tm004', 'tm011', 'tm003'];

/** Index of the checkout just thanked. */
const thanked = 2;

/** A row of checkouts with shoppers, and a recognition over one of them. */
export default function RetailScene() {
  const { t } = useTranslation('industryRetail');
  const { gain } = useFormats();
  const { store, tills, thanks, from } = t(($) => $.scene, { returnObjects: true });
  return (
    <div role="img" aria-label={t(($) => $.hero.picture)} className="relative">
      <div className="relative rounded-card bg-white border border-line shadow-float p-4 max-w-105 mx-auto xl:-mt-20 xl:translate-x-[36%]">
        <span
          aria-hidden="true"
          className="absolute -bottom-2 left-1/2 xl:left-[15%] -translate-x-1/2 size-5 rotate-45 bg-white"
        />
        <p className="flex items-center justify-between gap-4">
          <span className="font-semibold">{from}</span>
          <PointsBadge>{gain(industrySamples.retail.recognitionPoints)}</PointsBadge>
        </p>
        <p className="mt-1 leading-snug">{thanks}</p>
      </div>
      <ul className="mt-6 grid grid-cols-[repeat(4,minmax(0,1fr))_minmax(0,1.5fr)] sm:grid-cols-5 gap-1.5 sm:gap-5">
        {tills.map(({ label, who, open, queue }, index) => (
          <li key={label} className="flex flex-col items-center min-w-0">
            <span
              className={clsx(
                'rounded-badge px-1 sm:px-3.5 py-1 text-fine sm:text-base font-bold text-center whitespace-nowrap',
                !open && 'bg-line/60 text-ink',
                open && (index === thanked ? 'bg-sun' : 'bg-white'),
              )}
            >
              {label}
            </span>
            <span className={clsx('w-1 h-3 sm:h-5', open ? 'bg-evergreen' : 'bg-line-strong')} />
            <Till
              place={index}
              body={open ? (index === thanked ? 'fill-coral' : 'fill-evergreen') : 'fill-line'}
              className="w-full max-sm:max-w-12"
            />
            <span className={clsx('mt-2 text-tiny sm:text-base font-semibold', !open && 'text-muted')}>{who}</span>
            <span className="mt-2 h-26 md:h-14 lg:h-18 xl:h-22 w-full flex flex-wrap content-start justify-center gap-x-1 sm:-space-x-1">
              {Array.from({ length: queue }, (_, place) => place).map((place) => (
                <img
                  key={place}
                  src={`/images/avatars/${shoppers[(index * 3 + place) % shoppers.length]}.svg`}
                  alt=""
                  width="96"
                  height="96"
                  loading="lazy"
                  className="w-6 md:w-7 lg:w-10 xl:w-12 rounded-full border-2 border-white"
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p className="py-4 text-note font-semibold text-muted">{store}</p>
    </div>
  );
}
