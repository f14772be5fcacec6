import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazy } from '~/shared/lazy';
import type { Affordability, Reward } from './catalogue';

const RedeemDialog = lazy(() => import('./RedeemDialog'));

/** A page's redeem dialog and the function that opens it. Its script loads on first use. */
export function useRedeem(
  balance: number,
  affordabilityOf: (reward: Reward) => Affordability,
): { redeem: (reward: Reward) => void; dialog: ReactNode } {
  const [reward, setReward] = useState<Reward | null>(null);
  const [open, setOpen] = useState(false);
  const redeem = useCallback((chosen: Reward) => {
    setReward(chosen);
    setOpen(true);
  }, []);
  const dialog = reward && (
    <Suspense fallback={null}>
      <RedeemDialog
        reward={reward}
        affordability={affordabilityOf(reward)}
        balance={balance}
        open={open}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
  return { redeem, dialog };
}
