import { clsx } from 'clsx';
import { ChevronRight, CircleCheck, CircleDashed, Coins, Heart } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { groupedNumbers } from '~/shared/groupedNumber';
import { useLanguage } from '~/shared/useLanguage';
import { IconButton } from '~/ui/IconButton';
import { RewardPicture } from '~/ui/RewardPicture';
import { useDemoWorld } from '../demoWorld';
import type { Reward } from './catalogue';

interface RewardCardProps {
  reward: Reward;
  redeemable: boolean;
  onRedeem: (reward: Reward) => void;
  /** Heading level of the title. */
  level?: 3 | 4;
}

/** A reward: image, badge, favourite toggle, and its points, which open the redeem dialog. */
export const RewardCard = memo(function RewardCard({ reward, redeemable, onRedeem, level = 3 }: RewardCardProps) {
  const { t } = useTranslation('giftShop');
  const favourite = useDemoWorld(({ favourites }) => favourites.has(reward.id));
  const toggleFavourite = useDemoWorld((world) => world.toggleFavourite);
  const { id, title, company, category, description, picture } = reward;
  const points = groupedNumbers(reward.points, useLanguage());
  const Badge = redeemable ? CircleCheck : CircleDashed;
  const Title = `h${level}` as const;
  return (
    <article
      data-reward={id}
      className="relative flex flex-col h-full rounded-card border border-line bg-white overflow-clip shadow-card"
    >
      <RewardPicture name={picture} />
      <span
        data-badge={redeemable ? 'green' : 'grey'}
        className={clsx(
          'sm:absolute left-3 top-3 max-sm:self-start max-sm:mx-3 max-sm:mt-3 inline-flex items-center gap-1.5 rounded-chip px-2 py-1 text-sm font-semibold leading-tight border',
          redeemable ? 'bg-evergreen text-white border-white/70' : 'bg-locked text-locked-ink border-locked-line',
        )}
      >
        <Badge className="size-4" aria-hidden="true" />
        {redeemable ? t(($) => $.card.redeemable) : t(($) => $.card.notYet)}
      </span>
      <IconButton
        label={t(($) => $.card.favourite, { title })}
        shape="round"
        className="absolute right-2 top-2 bg-white/95 border border-line"
        aria-pressed={favourite}
        onClick={() => toggleFavourite(id)}
      >
        <Heart className={clsx('size-5', favourite && 'fill-coral text-coral-deep')} aria-hidden="true" />
      </IconButton>
      <div className="flex-1 flex flex-col px-4 pt-3.5 pb-2">
        <p className="text-sm font-medium text-muted">{company}</p>
        <Title className="font-heading text-lg leading-snug">{title}</Title>
        <p className="mt-1.5 text-note leading-snug text-pretty">{description}</p>
        <p className="mt-2 mb-2 text-sm text-muted">{t(($) => $.rewardCategories[category])}</p>
        <button
          type="button"
          data-points={reward.points}
          aria-haspopup="dialog"
          aria-label={t(($) => $.card.open, { title, points })}
          onClick={() => onRedeem(reward)}
          className="mt-auto -mx-2 px-2 flex items-center gap-2 min-h-11 rounded-control font-bold tabular-nums hover:bg-sand text-left"
        >
          <Coins className={clsx('size-5 shrink-0', redeemable ? 'text-evergreen' : 'text-muted')} aria-hidden="true" />
          <span className="flex-1">{t(($) => $.card.points, { points })}</span>
          <ChevronRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
        </button>
      </div>
    </article>
  );
});
