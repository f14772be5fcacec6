import { useTranslation } from 'react-i18next';
import { SampleBill } from './SampleBill';

/** The headline beside a sample bill. */
export function PricingHero() {
  const { t } = useTranslation('pricing');
  return (
    <section className="relative overflow-clip -mt-20 pt-20 bg-peach">
      <svg
        viewBox="0 0 400 400"
        aria-hidden="true"
        focusable="false"
        className="absolute -right-28 bottom-20 w-[360px] lg:bottom-auto lg:right-[calc(50%-760px)] lg:top-4 lg:w-[600px]"
      >
        <path d="M210 20 380 60 370 232 190 388a26 26 0 0 1-37-3L14 224a26 26 0 0 1 3-37Z" className="fill-coral" />
        <circle cx="312" cy="116" r="26" className="fill-peach" />
      </svg>
      <div className="wrap relative grid lg:grid-cols-[7fr_5fr] gap-x-16 gap-y-12 items-center pt-10 pb-40 md:pt-14 md:pb-36 xl:pb-[29rem]">
        <div>
          <h1 className="text-[clamp(2.625rem,6.4vw,4.75rem)] leading-[1.03] tracking-[-0.035em]">
            {t(($) => $.hero.title)} <span className="marked">{t(($) => $.hero.titleMarked)}</span>
          </h1>
          <p className="mt-6 text-[clamp(1.0625rem,1.5vw,1.25rem)] leading-relaxed max-w-[46ch]">
            {t(($) => $.hero.text)}
          </p>
          <p className="mt-4 font-semibold max-w-[48ch]">{t(($) => $.hero.note)}</p>
        </div>
        <SampleBill />
      </div>
    </section>
  );
}
