import { useCallback, useEffect, useState } from 'react';
import { loadRecognition, type Recognition } from '~/engine/recognition';
import { tryCatch } from '~/engine/result';
import type { Affordability, Reward } from './catalogue';

type RewardRules = Pick<Recognition, 'isRedeemable' | 'missingPoints'>;

/** The engine's result for a points string and a balance in points. */
export function affordabilityOf(rules: RewardRules, balance: number, points: string): Affordability {
  return { redeemable: rules.isRedeemable(balance, points), missing: rules.missingPoints(balance, points) };
}

/**
 * Computes affordability with the engine. Until it is loaded, or if it fails to load, the build-time results are used.
 */
export function useAffordability(balance: number): {
  state: 'loading' | 'ready' | 'failed';
  of: (reward: Reward) => Affordability;
} {
  const [engine, setEngine] = useState<Recognition | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let cancelled = false;
    void loadRecognition().then((outcome) => {
      if (cancelled) return;
      if (outcome.ok) setEngine(outcome.value);
      else setFailed(true);
    });
    return () => {
      cancelled = true;
    };
  }, []);
  const of = useCallback(
    (reward: Reward): Affordability => {
      if (!engine) return reward.affordability;
      const answer = tryCatch(() => affordabilityOf(engine, balance, reward.points));
      return answer.ok ? answer.value : reward.affordability;
    },
    [engine, balance],
  );
  return { state: engine ? 'ready' : failed ? 'failed' : 'loading', of };
}
