import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { scroll } from '~/content/scroll';
import { useScrolledPast } from '~/shared/useScrolledPast';
import { CtaLink } from '~/site/CtaLink';
import HeroPicture from './HeroPicture';
import { Sunrise } from './Sunrise';

/** The hero: a headline and a sample of the product. */
export function Hero() {
  const { t } = useTranslation('home');
  const past = useScrolledPast(scroll.heroTextPx);
  return (
    <section className="relative overflow-clip -mt-20 pt-20 bg-mint border-b-6 border-evergreen">
      <Sunrise className="absolute bottom-0 -right-40 w-155 md:-right-24 lg:right-[calc(50%-720px)] lg:w-205 max-w-none overflow-visible" />
      <div className="wrap relative grid lg:grid-cols-12-11 gap-x-12 gap-y-7 md:gap-y-12 items-center pt-6 pb-8 md:pb-14 md:pt-16 lg:min-h-[min(780px,calc(100dvh-80px))] lg:py-12">
        <div
          data-testid="hero-text"
          className={clsx('transition-colors duration-200', past ? 'text-[#000]' : 'text-evergreen-deep')}
        >
          <h1 className="text-[clamp(2.75rem,7.2vw,4.875rem)] leading-display tracking-hero">
            {t(($) => $.hero.title)} <span className="marked whitespace-nowrap">{t(($) => $.hero.titleMarked)}</span>
          </h1>
          <p className="mt-4 md:mt-6 text-[clamp(1.0625rem,1.6vw,1.3125rem)] leading-relaxed measure-42">
            {t(($) => $.hero.subtitle)}
          </p>
          <div className="mt-6 md:mt-9 flex flex-wrap gap-3">
            <CtaLink cta="start" component="hero" className="max-sm:flex-1 whitespace-nowrap" />
            <CtaLink
              cta="tour"
              component="hero"
              variant="outline"
              tone="tint"
              className="max-sm:flex-1 whitespace-nowrap"
            />
          </div>
          <p className="mt-4 md:mt-5 text-note measure-50 lg:measure-34 xl:measure-50">{t(($) => $.hero.note)}</p>
        </div>
        <HeroPicture />
      </div>
    </section>
  );
}
