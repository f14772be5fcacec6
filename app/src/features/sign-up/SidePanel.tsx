import { useTranslation } from 'react-i18next';
import { PersonAtWork } from '~/ui/PersonAtWork';
import { PointsBadge } from '~/ui/PointsBadge';
import { RecognitionCard } from '~/ui/RecognitionCard';
import { RewardArt } from '~/ui/RewardArt';

/** The side panel: a first recognition and what it can become. */
export function SidePanel() {
  const { t } = useTranslation('signUp');
  return (
    <aside
      aria-label={t(($) => $.panel.label)}
      className="relative overflow-clip rounded-band lg:rounded-[36px] bg-evergreen text-white px-6 pt-9 pb-10 sm:px-12 sm:pt-12 lg:min-h-175 flex flex-col justify-between gap-52 lg:gap-56"
    >
      <p className="relative font-heading font-bold text-[clamp(1.75rem,3.4vw,2.75rem)] leading-[1.08] tracking-tight text-balance">
        {t(($) => $.panel.text)}
      </p>
      <div aria-hidden="true" className="relative grid grid-cols-1 gap-4 text-ink max-w-105 w-full mx-auto">
        <PersonAtWork dark job="bar" className="absolute left-2 bottom-full w-40 lg:w-48 max-w-[46%]" />
        <PersonAtWork dark job="server" className="absolute right-2 bottom-full w-40 lg:w-48 max-w-[46%]" />
        <RecognitionCard
          from={t(($) => $.panel.sample.from)}
          initials={t(($) => $.panel.sample.initials)}
          to={t(($) => $.panel.sample.to)}
          message={t(($) => $.panel.sample.message)}
          points={t(($) => $.panel.sample.points)}
          tone="mint"
          className="shadow-float"
        />
        <div className="justify-self-end rotate-2 flex items-center gap-4 rounded-card bg-white p-4 pr-5 shadow-float">
          <RewardArt id="breakfast" className="max-sm:hidden w-20 shrink-0 rounded-control overflow-clip" />
          <span className="min-w-0 leading-snug">
            <span className="block font-semibold">{t(($) => $.panel.sample.reward)}</span>
            <span className="block text-sm text-muted">{t(($) => $.panel.sample.rewardNote)}</span>
          </span>
          <PointsBadge tone="mint">{t(($) => $.panel.sample.cost)}</PointsBadge>
        </div>
      </div>
    </aside>
  );
}
