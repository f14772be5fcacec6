import { clsx } from 'clsx';
import { useGradualCount } from '~/shared/useGradualCount';
import type { Affordability, Reward } from './catalogue';
import { RewardCard } from './RewardCard';

interface RewardGridProps {
  rewards: readonly Reward[];
  affordabilityOf: (reward: Reward) => Affordability;
  onRedeem: (reward: Reward) => void;
  /** Beside the voucher filter there is room for fewer columns. */
  narrow?: boolean;
}

/** Cards that are drawn in one go. */
const atOnce = 2;

/** Reward cards in columns; a long list comes a few cards at a time. */
export function RewardGrid({ rewards, affordabilityOf, onRedeem, narrow }: RewardGridProps) {
  const { drawn } = useGradualCount(rewards.length, { first: atOnce, step: atOnce });
  return (
    <ul className={clsx('mt-4 grid gap-5 grid-cols-2', narrow ? 'xl:grid-cols-3' : 'lg:grid-cols-3 xl:grid-cols-4')}>
      {rewards.slice(0, drawn).map((reward) => (
        <li key={reward.id}>
          <RewardCard reward={reward} redeemable={affordabilityOf(reward).redeemable} onRedeem={onRedeem} />
        </li>
      ))}
    </ul>
  );
}
