import { useTranslation } from 'react-i18next';
import { HeroText } from '../parts/HeroText';
import { IndustryFrame } from '../parts/IndustryFrame';
import { industrySections } from '../parts/industrySections';
import { ShiftBand } from '../parts/ShiftBand';
import SmallbusinessScene from './SmallbusinessScene';

const sections = industrySections({
  celebrate: () => import('./SmallbusinessCelebrate'),
  goals: () => import('./SmallbusinessGoals'),
  incentives: () => import('./SmallbusinessIncentives'),
  insights: () => import('./SmallbusinessInsights'),
});

/** Small business: the corner shop. */
export function SmallbusinessPage() {
  const { t } = useTranslation('industrySmallbusiness');
  const hero = t(($) => $.hero, { returnObjects: true });
  const closing = t(($) => $.closing, { returnObjects: true });
  return (
    <IndustryFrame
      className="bg-sun"
      sections={sections}
      closing={closing}
      shifts={<ShiftBand title={t(($) => $.shiftsTitle)} />}
    >
      <div className="wrap grid lg:grid-cols-2 gap-10 items-end pt-8 lg:pt-12">
        <HeroText
          className="lg:pb-20"
          badge={hero.badge}
          badgeClass="bg-ink text-white"
          title={
            <>
              {hero.title}{' '}
              <span className="bg-[linear-gradient(transparent_64%,#fff_64%_92%,transparent_92%)] box-decoration-clone">
                {hero.titleMarked}
              </span>
            </>
          }
          text={hero.text}
        />
        <SmallbusinessScene />
      </div>
    </IndustryFrame>
  );
}
