import { useTranslation } from 'react-i18next';
import { CtaLink } from '~/features/site/CtaLink';
import { heroTextClass, heroTitleClass } from '../heroClass';
import RewardPicture from './RewardPicture';

/** The promise, and a balance with what it has bought. */
export function RewardHero() {
  const { t } = useTranslation('rewardIncentives');
  return (
    <section className="relative overflow-clip -mt-20 pt-20 bg-warning-soft border-b-[6px] border-evergreen">
      <div className="wrap relative grid lg:grid-cols-[12fr_11fr] gap-x-12 gap-y-10 items-center pt-10 md:pt-14 lg:min-h-[min(720px,calc(100dvh-80px))]">
        <div className="lg:pb-14">
          <h1 className={heroTitleClass}>
            {t(($) => $.hero.title)} <span className="marked">{t(($) => $.hero.titleMarked)}</span>
          </h1>
          <p className={heroTextClass}>{t(($) => $.hero.text)}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:[&>*]:flex-1 *:whitespace-nowrap">
            <CtaLink cta="start" component="hero">
              {t(($) => $.hero.call)}
            </CtaLink>
            <CtaLink cta="tour" component="hero" variant="outline" className="bg-white/60!" />
          </div>
        </div>
        <RewardPicture />
      </div>
    </section>
  );
}
