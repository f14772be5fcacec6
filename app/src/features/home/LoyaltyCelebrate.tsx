import { useTranslation } from 'react-i18next';
import { loyalty } from '~/content/home';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { LoyaltyBlock } from './LoyaltyBlock';

/** A small sun behind the card. Decoration only. */
function Dawn() {
  return (
    <svg
      viewBox="0 0 400 260"
      className="absolute right-0 bottom-12 w-full max-w-[460px]"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="250" cy="190" r="84" className="fill-coral" />
      <path
        d="M250 84V52M180 106l-18-26M320 106l18-26M136 164l-30-12M364 164l30-12"
        className="fill-none stroke-sun"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Celebrate: a recognition with its points. */
export function LoyaltyCelebrate() {
  const { t } = useTranslation('home');
  const { from, initials, to, message, when } = t(($) => $.loyalty.celebrate, { returnObjects: true });
  return (
    <LoyaltyBlock block="celebrate" className="lg:col-span-5 bg-evergreen text-white" textClass="text-[#CFE7DC]">
      <Dawn />
      <RecognitionCard
        from={from}
        initials={initials}
        to={to}
        message={message}
        tone="plum"
        points={`+${loyalty.recognitionPoints}`}
        className="relative mt-auto text-ink -rotate-1"
      >
        <p className="mt-3 text-sm text-muted">{when}</p>
      </RecognitionCard>
    </LoyaltyBlock>
  );
}
