import { useTranslation } from 'react-i18next';
import { PointsBadge } from '~/ui/PointsBadge';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { RewardArt } from '~/ui/RewardArt';

/** What waits behind the form: a first recognition and what it can become. */
export function SidePanel() {
  const { t } = useTranslation('signUp');
  return (
    <aside
      aria-label={t(($) => $.panel.label)}
      className="relative overflow-clip rounded-[28px] lg:rounded-[36px] bg-evergreen text-white px-6 pt-9 pb-10 sm:px-12 sm:pt-12 lg:min-h-[680px] flex flex-col"
    >
      <svg
        viewBox="0 0 600 420"
        aria-hidden="true"
        focusable="false"
        className="absolute left-1/2 -translate-x-1/2 -bottom-10 w-[640px] max-w-none"
      >
        <circle cx="300" cy="400" r="200" className="fill-coral" />
        <path
          d="M300 152V88M184 178l-28-58M416 178l28-58M92 262l-50-40M508 262l50-40"
          className="fill-none stroke-sun"
          strokeWidth="16"
          strokeLinecap="round"
        />
      </svg>
      <p className="relative font-heading font-bold text-[clamp(1.75rem,3.4vw,2.75rem)] leading-[1.08] tracking-[-0.025em] text-balance">
        {t(($) => $.panel.text)}
      </p>
      <div
        aria-hidden="true"
        className="relative mt-10 lg:mt-auto grid grid-cols-[minmax(0,1fr)] gap-4 text-ink max-w-[420px] w-full mx-auto"
      >
        <RecognitionCard
          from={t(($) => $.panel.sample.from)}
          initials={t(($) => $.panel.sample.initials)}
          to={t(($) => $.panel.sample.to)}
          message={t(($) => $.panel.sample.message)}
          points={t(($) => $.panel.sample.points)}
          tone="mint"
          className="-rotate-2 shadow-float"
        />
        <div className="justify-self-end rotate-2 flex items-center gap-4 rounded-card bg-white p-4 pr-5 shadow-float">
          <RewardArt id="breakfast" className="max-sm:hidden w-20 shrink-0 rounded-control overflow-clip" />
          <span className="min-w-0 leading-snug">
            <span className="block font-semibold">{t(($) => $.panel.sample.reward)}</span>
            <span className="block text-sm text-muted">{t(($) => $.panel.sample.rewardNote)}</span>
          </span>
          <PointsBadge className="bg-mint!">{t(($) => $.panel.sample.cost)}</PointsBadge>
        </div>
      </div>
    </aside>
  );
}
