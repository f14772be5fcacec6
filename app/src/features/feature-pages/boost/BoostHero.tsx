import { useTranslation } from 'react-i18next';
import { challengeSection } from '~/content/challenge';
import { CtaLink } from '~/site/CtaLink';
import { buttonClass } from '~/ui/Button';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { heroTextClass, heroTitleClass } from '../heroClass';
import RacePicture from './RacePicture';

/** The hero: headline, reasons, and a race across the page. */
export function BoostHero() {
  const { t } = useTranslation('boostPerformance');
  const bullets = t(($) => $.hero.bullets, { returnObjects: true });
  return (
    <section className="relative overflow-clip -mt-20 pt-20 bg-sky">
      <div className="wrap pt-10 md:pt-14 grid lg:grid-cols-7-5 gap-x-16 gap-y-8 items-end">
        <div>
          <h1 className={heroTitleClass}>
            {t(($) => $.hero.title)} <span className="marked">{t(($) => $.hero.titleMarked)}</span>
          </h1>
          <p className={heroTextClass}>{t(($) => $.hero.text)}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:[&>*]:flex-1 *:whitespace-nowrap">
            <a href={`#${challengeSection}`} className={buttonClass('solid')}>
              {t(($) => $.hero.call)}
            </a>
            <CtaLink cta="tour" component="hero" variant="outline" tone="tint" />
          </div>
        </div>
        <ul className="grid gap-3.5 lg:pb-1">
          {bullets.map((bullet) => (
            <li key={bullet} className="flex gap-3 font-medium leading-snug">
              <StrokeIcon path="M5 12.5l4.5 4.5L19 7" className="mt-0.5 size-5 shrink-0 text-coral-deep" />
              {bullet}
            </li>
          ))}
        </ul>
      </div>
      <RacePicture />
    </section>
  );
}
