import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rewardSamples } from '~/content/featureSamples';
import { useLanguage } from '~/shared/useLanguage';
import { Card } from '~/ui/Card';
import { PersonAtWork } from '~/ui/PersonAtWork';
import { RewardArt } from '~/ui/RewardArt';
import { useCatalogue } from './CatalogueContext';
import { closingBalance } from './statement';

const places = ['max-sm:hidden sm:-rotate-6 sm:translate-y-8', 'z-10', 'sm:rotate-6 sm:translate-y-8'];

/** A wallet, and gift cards coming out of it. */
export default function RewardPicture() {
  const { t } = useTranslation('rewardIncentives');
  const number = new Intl.NumberFormat(useLanguage());
  const catalogue = useCatalogue();
  const redeemed = rewardSamples.redeemed.flatMap((id) => catalogue.filter((reward) => reward.id === id));
  return (
    <div role="img" aria-label={t(($) => $.hero.picture)} className="relative self-end max-w-145 w-full max-lg:mx-auto">
      <div className="flex justify-center gap-3 sm:gap-0 sm:px-6">
        {redeemed.map((reward, index) => (
          <Card key={reward.id} className={`flex-1 min-w-0 max-w-48 overflow-clip shadow-float ${places[index]}`}>
            <RewardArt id={reward.id} />
            <p className="p-3.5 pb-20 sm:pb-24 leading-tight">
              <span className="block text-sm text-muted">{reward.brand}</span>
              <span className="block font-semibold">{reward.name}</span>
              <span className="mt-2 inline-flex items-center gap-1 text-sm font-semibold text-evergreen">
                <Check className="size-4" strokeWidth={3} aria-hidden="true" />
                {t(($) => $.hero.redeemed)}
              </span>
            </p>
          </Card>
        ))}
      </div>
      <div className="relative z-20 -mt-16 overflow-clip rounded-t-panel bg-evergreen text-white p-6 sm:p-8 pb-9 shadow-float">
        <PersonAtWork job="baker" className="absolute right-2 sm:right-8 bottom-0 w-28 sm:w-44" />
        <p className="relative text-note text-on-dark-soft">{t(($) => $.hero.balance)}</p>
        <p className="relative font-heading font-bold text-figure-lg sm:text-[3rem] leading-tight tracking-section tabular-nums">
          {t(($) => $.pointsShort, { points: number.format(closingBalance()) })}
        </p>
        <p className="relative mt-3 font-semibold max-sm:mr-26">{t(($) => $.hero.owner)}</p>
        <p className="relative text-note text-on-dark-soft max-sm:mr-26">{t(($) => $.hero.onTheWay)}</p>
      </div>
    </div>
  );
}
