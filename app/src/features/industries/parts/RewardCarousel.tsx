import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { rewardCarousel, type SampleReward } from '~/content/industries';
import { groupedNumber } from '~/shared/groupedNumber';
import { useLanguage } from '~/shared/useLanguage';
import { CarouselArrows, CarouselRow } from '~/ui/Carousel';
import { useCarousel } from '~/ui/useCarousel';
import type { NamedReward } from './industryTexts';
import { RewardFace, type RewardVariant } from './RewardFace';

interface RewardCarouselProps {
  rewards: readonly NamedReward[];
  pictures: Readonly<Partial<Record<string, string>>>;
  /** Shape of this industry's cards. */
  variant: RewardVariant;
  className?: string;
}

/** An industry's sample rewards: a carousel that moves one card at a time, by arrows, keys or touch. */
export function RewardCarousel({ rewards, pictures, variant, className }: RewardCarouselProps) {
  const { t } = useTranslation('industries');
  const language = useLanguage();
  const carousel = useCarousel(rewardCarousel);
  const sizeOf = ({ euros, months, minutes, hours }: SampleReward) => {
    if (euros) return t(($) => $.euros, { euros });
    if (months) return t(($) => $.months, { count: months });
    if (minutes) return t(($) => $.minutes, { minutes });
    return hours ? t(($) => $.hours, { count: hours }) : undefined;
  };
  return (
    <div className={clsx('min-w-0', className)}>
      <CarouselRow
        carousel={carousel}
        aria-label={t(($) => $.rewards)}
        className="justify-between gap-4 p-1.5 scroll-px-1.5 -m-1.5 rounded-card"
      >
        {rewards.map((reward) => {
          const picture = pictures[reward.id];
          return (
            picture && (
              <li key={reward.id} data-reward={reward.id} className="w-52.5 flex">
                <RewardFace
                  variant={variant}
                  picture={picture}
                  name={reward.name}
                  brand={reward.brand}
                  size={sizeOf(reward)}
                  points={t(($) => $.points, { points: groupedNumber(reward.points, language) })}
                />
              </li>
            )
          );
        })}
      </CarouselRow>
      <div className="mt-6 flex items-center gap-5">
        <CarouselArrows
          previous={t(($) => $.previous)}
          next={t(($) => $.next)}
          onStep={carousel.step}
          atStart={carousel.atStart}
          atEnd={carousel.atEnd}
        />
        <p aria-live="polite" className="text-note font-semibold tabular-nums">
          {t(($) => $.position, { n: carousel.atEnd ? rewards.length : carousel.current + 1, total: rewards.length })}
        </p>
      </div>
    </div>
  );
}
