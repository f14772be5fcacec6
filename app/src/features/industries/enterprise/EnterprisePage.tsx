import { useTranslation } from 'react-i18next';
import { HeroText } from '../parts/HeroText';
import { IndustryFrame } from '../parts/IndustryFrame';
import { industrySections } from '../parts/industrySections';
import { ShiftBand } from '../parts/ShiftBand';
import EnterpriseScene from './EnterpriseScene';

const sections = industrySections({
  celebrate: () => import('./EnterpriseCelebrate'),
  goals: () => import('./EnterpriseGoals'),
  insights: () => import('./EnterpriseInsights'),
  incentives: () => import('./EnterpriseIncentives'),
});

/** Enterprise: many sites on one map. */
export function EnterprisePage() {
  const { t } = useTranslation('industryEnterprise');
  const hero = t(($) => $.hero, { returnObjects: true });
  const closing = t(($) => $.closing, { returnObjects: true });
  return (
    <IndustryFrame
      dark
      className="bg-evergreen text-white"
      sections={sections}
      closing={closing}
      shifts={<ShiftBand title={t(($) => $.shiftsTitle)} />}
    >
      <div className="wrap relative grid lg:grid-cols-[10fr_12fr] gap-10 items-center pt-10 pb-14 lg:py-20">
        <HeroText
          dark
          badge={hero.badge}
          badgeClass="bg-white/15 text-white border border-white/40"
          title={
            <>
              <span className="block">{hero.title}</span> <span className="block text-sun">{hero.titleMarked}</span>
            </>
          }
          text={hero.text}
        />
        <EnterpriseScene />
      </div>
    </IndustryFrame>
  );
}
