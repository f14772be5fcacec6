import { useTranslation } from 'react-i18next';
import { sampleBill } from '~/content/plans';

/** The torn lower edge of the bill: twenty teeth. */
const torn = `M0 0H400V1${Array.from({ length: 20 }, (_, tooth) => `L${390 - tooth * 20} 13L${380 - tooth * 20} 1`).join('')}Z`;

/** A sample monthly bill: the number of people times the price of Engage. */
export function SampleBill() {
  const { t } = useTranslation('pricing');
  const { people } = sampleBill;
  const price = t(($) => $.engagePrice);
  const total = people * Number(price);
  const lines = [
    [t(($) => $.hero.bill.setup), t(($) => $.hero.bill.setupValue)],
    [t(($) => $.hero.bill.app), t(($) => $.hero.bill.appValue)],
    [t(($) => $.hero.bill.thanks), t(($) => $.hero.bill.thanksValue)],
    [t(($) => $.hero.bill.rewards), t(($) => $.hero.bill.rewardsValue)],
  ] as const;
  return (
    <div
      role="img"
      aria-label={t(($) => $.hero.bill.label, { people, total })}
      className="relative w-full max-w-100 max-lg:mx-auto lg:justify-self-end lg:rotate-2"
    >
      <div className="rounded-t-card bg-white px-6 sm:px-7 pt-7 pb-5 tabular-nums">
        <p className="flex items-center justify-between gap-4 font-heading font-bold text-xl tracking-title">
          {t(($) => $.hero.bill.title)}
          <svg viewBox="0 0 34 26" aria-hidden="true" focusable="false" className="w-11 shrink-0">
            <circle cx="17" cy="20" r="8" className="fill-coral" />
            <path
              d="M17 3v4M5.6 8l2.9 2.9M28.4 8l-2.9 2.9M2 20h3M29 20h3"
              className="stroke-evergreen"
              strokeWidth="3"
              strokeLinecap="round"
            />
          </svg>
        </p>
        <div className="mt-5 pt-4 border-t-2 border-dashed border-line grid gap-2.5">
          <p className="flex justify-between gap-4 font-semibold">
            <span>{t(($) => $.hero.bill.crew)}</span>
            <span>{t(($) => $.price, { price: total })}</span>
          </p>
          <p className="-mt-2 text-note text-muted">{t(($) => $.hero.bill.sum, { people, price })}</p>
          {lines.map(([what, value]) => (
            <p key={what} className="flex justify-between gap-4">
              <span>{what}</span>
              <span className="text-right text-muted">{value}</span>
            </p>
          ))}
        </div>
        <p className="mt-4 pt-4 border-t-2 border-dashed border-line flex items-baseline justify-between gap-4">
          <span className="font-semibold">{t(($) => $.hero.bill.total)}</span>
          <span className="font-heading font-bold text-figure-xl leading-none tracking-display">
            {t(($) => $.price, { price: total })}
          </span>
        </p>
        <p className="mt-5">
          <span className="inline-block -rotate-3 rounded-chip border-[2.5px] border-coral-deep px-3 py-1 font-bold text-coral-deep">
            {t(($) => $.hero.bill.stamp)}
          </span>
        </p>
      </div>
      {/* Torn edge. */}
      <svg
        viewBox="0 0 400 14"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
        className="block w-full h-3.5 -mt-px"
      >
        <path d={torn} className="fill-white" />
      </svg>
    </div>
  );
}
