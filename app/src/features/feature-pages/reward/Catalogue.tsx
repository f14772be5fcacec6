import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OnceHydrated } from '~/shared/OnceHydrated';
import { Button } from '~/ui/Button';
import { RewardArt } from '~/ui/RewardArt';
import { SectionHeading } from '~/ui/SectionHeading';
import { useCatalogue } from './CatalogueContext';
import type { CatalogueReward } from './catalogue';
import { RedeemDialog } from './RedeemDialog';

/** The reward catalogue: seven rewards, and a hint at more. */
export default function Catalogue() {
  const { t } = useTranslation('rewardIncentives');
  const catalogue = useCatalogue();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<CatalogueReward>();
  const redeem = (reward: CatalogueReward) => {
    setChosen(reward);
    dialog.current?.showModal();
  };
  return (
    <div className="wrap py-16 lg:py-24">
      <SectionHeading id="catalogue-title" title={t(($) => $.catalogue.title)} text={t(($) => $.catalogue.text)} />
      <div className="mt-10 rounded-panel border border-line bg-white p-3 sm:p-6 lg:p-8">
        <ul
          aria-label={t(($) => $.catalogue.list)}
          className="grid gap-3 sm:gap-4 lg:gap-5 grid-cols-2 md:grid-cols-3 lg:grid-cols-4"
        >
          {catalogue.map((reward) => (
            <li key={reward.id} className="flex flex-col rounded-card border border-line bg-paper overflow-clip">
              <RewardArt id={reward.id} />
              <div className="flex-1 flex flex-col p-3 sm:p-4">
                <p className="text-sm text-muted">{reward.brand}</p>
                <h3 className="mt-0.5 text-lead leading-tight hyphens-auto wrap-anywhere">{reward.name}</h3>
                <p className="mt-auto pt-3 pb-3 max-sm:text-note font-bold tabular-nums text-evergreen">
                  {t(($) => $.points, { points: reward.points })}
                </p>
                <OnceHydrated>
                  <Button
                    variant="outline"
                    size="small"
                    aria-haspopup="dialog"
                    aria-label={t(($) => $.catalogue.redeemNamed, { reward: reward.name })}
                    onClick={() => redeem(reward)}
                  >
                    {t(($) => $.catalogue.redeem)}
                  </Button>
                </OnceHydrated>
              </div>
            </li>
          ))}
          <li className="relative overflow-clip flex flex-col justify-between gap-6 rounded-card bg-evergreen p-4 sm:p-5 text-white min-h-56">
            <svg viewBox="0 0 160 60" className="w-32" aria-hidden="true" focusable="false">
              <path
                d="M6 50c16-30 32-30 44-8s28 14 36-10 30-30 66-26"
                className="fill-none stroke-sun"
                strokeWidth="7"
                strokeLinecap="round"
              />
            </svg>
            <div>
              <p className="font-heading font-bold text-[1.25rem] sm:text-heading leading-tight tracking-title">
                {t(($) => $.catalogue.more)}
              </p>
              <p className="mt-2 text-note text-on-dark-soft">{t(($) => $.catalogue.moreText)}</p>
            </div>
          </li>
        </ul>
      </div>
      <RedeemDialog dialog={dialog} reward={chosen} onClose={() => setChosen(undefined)} />
    </div>
  );
}
