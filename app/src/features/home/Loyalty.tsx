import { useTranslation } from 'react-i18next';
import { SectionHeading } from '~/ui/SectionHeading';
import { LoyaltyCelebrate } from './LoyaltyCelebrate';
import { LoyaltyIncentives } from './LoyaltyIncentives';
import { LoyaltyInsights } from './LoyaltyInsights';
import { LoyaltyVisibility } from './LoyaltyVisibility';

/** How loyalty grows, in four blocks. */
export default function Loyalty() {
  const { t } = useTranslation('home');
  return (
    <div className="bg-sand">
      <div className="wrap py-16 lg:py-24">
        <SectionHeading title={t(($) => $.loyalty.title)} text={t(($) => $.loyalty.text)} />
        <div className="mt-10 lg:mt-14 grid gap-5 lg:grid-cols-12">
          <LoyaltyCelebrate />
          <LoyaltyIncentives />
          <LoyaltyVisibility />
          <LoyaltyInsights />
        </div>
      </div>
    </div>
  );
}
