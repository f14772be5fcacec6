import { clsx } from 'clsx';
import type { Affordability, Reward } from '~/demo/rewards/catalogue';
import { RewardCard } from '~/demo/rewards/RewardCard';

interface RewardGridProps {
  rewards: readonly Reward[];
  affordabilityOf: (reward: Reward) => Affordability;
  onRedeem: (reward: Reward) => void;
  /** Fewer columns beside the voucher filter. */
  narrow?: boolean;
}

/** Reward cards in columns. */
export function RewardGrid({ rewards, affordabilityOf, onRedeem, narrow }: RewardGridProps) {
  return (
    <ul className={clsx('mt-4 grid gap-5 grid-cols-2', narrow ? 'xl:grid-cols-3' : 'lg:grid-cols-3 xl:grid-cols-4')}>
      {rewards.map((reward) => (
        <li key={reward.id}>
          <RewardCard reward={reward} redeemable={affordabilityOf(reward).redeemable} onRedeem={onRedeem} />
        </li>
      ))}
    </ul>
  );
}
