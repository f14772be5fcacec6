import { useTranslation } from 'react-i18next';
import { loyalty } from '~/content/home';
import { PersonAtWork } from '~/ui/PersonAtWork';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { LoyaltyBlock } from './LoyaltyBlock';

/** Celebrate: a recognition with its points. */
export function LoyaltyCelebrate() {
  const { t } = useTranslation('home');
  const { from, initials, to, message, when } = t(($) => $.loyalty.celebrate, { returnObjects: true });
  return (
    <LoyaltyBlock block="celebrate" className="lg:col-span-5 bg-evergreen text-white" textClass="text-on-dark-soft">
      <PersonAtWork dark job="nurse" className="max-md:hidden absolute right-8 bottom-35 w-47.5" />
      <RecognitionCard
        from={from}
        initials={initials}
        to={to}
        message={message}
        points={`+${loyalty.recognitionPoints}`}
        className="relative mt-auto text-ink -rotate-1"
      >
        <p className="mt-3 text-sm text-muted">{when}</p>
      </RecognitionCard>
    </LoyaltyBlock>
  );
}
