import { useTranslation } from 'react-i18next';
import { homeRewards } from '~/content/home';
import { groupedNumber } from '~/shared/groupedNumber';
import { useLanguage } from '~/shared/useLanguage';
import { CarouselArrows, CarouselRow } from '~/ui/Carousel';
import { RewardArt } from '~/ui/RewardArt';
import { useCarousel } from '~/ui/useCarousel';
import { LoyaltyBlock } from './LoyaltyBlock';

/** A reward card is 176 px wide with a gap of 16 px. */
const stepPx = 192;

/** Incentives: sample rewards in a scrolling row. */
export function LoyaltyIncentives() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const carousel = useCarousel({ stepPx });
  return (
    <LoyaltyBlock block="incentives" className="lg:col-span-7 bg-white border border-line" textClass="text-muted">
      <CarouselRow
        carousel={carousel}
        aria-label={t(($) => $.loyalty.incentives.list)}
        className="gap-4 -mx-6 lg:-mx-8 px-6 lg:px-8 scroll-px-6 lg:scroll-px-8 py-1"
      >
        {homeRewards.map((reward) => (
          <li key={reward.id} className="w-44 rounded-card border border-line bg-white overflow-clip flex flex-col">
            <RewardArt id={reward.id} />
            <div className="p-3.5 flex-1 flex flex-col">
              <p className="text-sm text-muted">{t(($) => $.rewards[reward.id].brand)}</p>
              <p className="font-semibold leading-tight">
                {t(($) => $.rewards[reward.id].name)}{' '}
                {'euros' in reward && t(($) => $.rewards.euros, { euros: reward.euros })}
                {'months' in reward && t(($) => $.rewards.months, { months: reward.months })}
              </p>
              <p className="mt-auto pt-3 font-bold tabular-nums text-evergreen">
                {t(($) => $.points, { points: groupedNumber(reward.points, language) })}
              </p>
            </div>
          </li>
        ))}
      </CarouselRow>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-4">
        <p className="font-heading font-bold text-xl text-coral-deep">{t(($) => $.loyalty.incentives.more)}</p>
        <CarouselArrows
          previous={t(($) => $.loyalty.incentives.previous)}
          next={t(($) => $.loyalty.incentives.next)}
          onStep={(by) => carousel.step(by * 2)}
          atStart={carousel.atStart}
          atEnd={carousel.atEnd}
        />
      </div>
    </LoyaltyBlock>
  );
}
