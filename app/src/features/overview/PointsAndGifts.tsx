import { History, Store } from 'lucide-react';
import { startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAffordability } from '~/demo/rewards/affordability';
import type { Reward } from '~/demo/rewards/catalogue';
import { RewardCard } from '~/demo/rewards/RewardCard';
import { useRedeem } from '~/demo/rewards/useRedeem';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button, ButtonLink } from '~/ui/Button';
import { CarouselArrows } from '~/ui/Carousel';
import { steppedWindow } from './carousel';

/** Number of visible rewards in the scroller. */
const shownAtATime = 4;

interface PointsAndGiftsProps {
  balance: number;
  rewards: readonly Reward[];
  onHistory: () => void;
}

/** The balance, and the most popular rewards, four at a time. */
export function PointsAndGifts({ balance, rewards, onHistory }: PointsAndGiftsProps) {
  const { t } = useTranslation('demoOverview');
  const language = useLanguage();
  const [from, setFrom] = useState(0);
  const { of } = useAffordability(balance);
  const { redeem, dialog } = useRedeem(balance, of);
  const total = rewards.length;
  const shown = rewards.slice(from, from + shownAtATime);
  return (
    <section aria-labelledby="gifts" className="rounded-panel bg-sand px-5 lg:px-8 py-7 lg:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          <h2 id="gifts" className="text-2xl">
            {t(($) => $.gifts.title)}
          </h2>
          <p data-testid="gifts-balance" className="mt-1">
            {t(($) => $.gifts.balance)}{' '}
            <strong className="font-heading text-2xl tabular-nums">
              {new Intl.NumberFormat(language).format(balance)}
            </strong>{' '}
            {t(($) => $.gifts.points)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="small" aria-haspopup="dialog" onClick={onHistory}>
            <History className="size-4.5" aria-hidden="true" />
            {t(($) => $.gifts.history)}
          </Button>
          <ButtonLink to={pathTo('team-member-gift-shop', language)} size="small">
            <Store className="size-4.5" aria-hidden="true" />
            {t(($) => $.gifts.visit)}
          </ButtonLink>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <h3 id="top-rewards" className="text-xl">
          {t(($) => $.gifts.top)}
        </h3>
        <div className="flex items-center gap-3">
          <p aria-live="polite" data-testid="rewards-shown" className="text-note font-medium text-muted tabular-nums">
            {t(($) => $.gifts.shown, { from: from + 1, to: from + shown.length, total })}
          </p>
          <CarouselArrows
            previous={t(($) => $.gifts.previous)}
            next={t(($) => $.gifts.next)}
            atStart={from === 0}
            atEnd={from + shownAtATime >= total}
            onStep={(by) => startTransition(() => setFrom((now) => steppedWindow(now, by, shownAtATime, total)))}
          />
        </div>
      </div>
      <ul
        aria-labelledby="top-rewards"
        data-testid="top-rewards"
        className="mt-4 grid gap-4 grid-cols-2 lg:grid-cols-4"
      >
        {shown.map((reward) => (
          <li key={reward.id}>
            <RewardCard reward={reward} redeemable={of(reward).redeemable} onRedeem={redeem} level={4} />
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
