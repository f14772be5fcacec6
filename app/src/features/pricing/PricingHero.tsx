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
        className="absolute -right-28 bottom-20 w-90 lg:bottom-auto lg:right-[calc(50%-760px)] lg:top-16 lg:w-150"
      >
        <path d="M210 20 380 60 370 232 190 388a26 26 0 0 1-37-3L14 224a26 26 0 0 1 3-37Z" className="fill-coral" />
        <circle cx="312" cy="116" r="26" className="fill-peach" />
      </svg>
      <div className="wrap relative grid lg:grid-cols-7-5 gap-x-16 gap-y-12 items-center pt-10 pb-40 md:pt-14 md:pb-36 xl:pb-116">
        <div>
          <h1 className="text-[clamp(2.625rem,6.4vw,4.75rem)] leading-hero tracking-hero">
            {t(($) => $.hero.title)} <span className="marked">{t(($) => $.hero.titleMarked)}</span>
          </h1>
          <p className="mt-6 text-intro leading-relaxed measure-46">{t(($) => $.hero.text)}</p>
          <p className="mt-4 font-semibold measure-48">{t(($) => $.hero.note)}</p>
        </div>
        <SampleBill />
      </div>
    </section>
  );
}
