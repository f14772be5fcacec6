import { useTranslation } from 'react-i18next';
import { PlanBadges } from '~/features/site/PlanBadges';

/** Says at the page's end which plan includes what it shows, and that its people and figures are samples. */
export function SampleNote() {
  const { t } = useTranslation('industries');
  return (
    <div className="wrap py-8 grid gap-4">
      <PlanBadges features={['recognition', 'giftCards', 'ownRewards', 'challenges', 'insights']} />
      <p className="text-[0.9375rem] text-muted" data-testid="samples">
        {t(($) => $.samples)}
      </p>
    </div>
  );
}
