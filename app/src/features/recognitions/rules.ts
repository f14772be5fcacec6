import activity from '#fixtures/team-activity.json';
import { type Allowance, loadEngine } from '~/engine/engine';

/** What the engine says about giving, as the page needs it before the engine is there. */
export interface GivingRules {
  readonly choices: readonly number[];
  readonly messageLimit: number;
  readonly allowance: Allowance;
  /** ISO date of the allowance's last day. */
  readonly expires: string;
  /** The demo's own day, ISO date: the demo has no clock. */
  readonly today: string;
}

/** Asks the engine for the rules of giving; at build time, so that the page's HTML holds them. */
export async function givingRules(): Promise<GivingRules> {
  const engine = await loadEngine();
  if (!engine.ok) throw new Error(`The engine did not load: ${engine.fault.message}`);
  const { pointsChoices, messageLimit, monthlyAllowance, allowanceExpires } = engine.value;
  return {
    choices: pointsChoices(),
    messageLimit: messageLimit(),
    allowance: monthlyAllowance(),
    expires: allowanceExpires(activity.today),
    today: activity.today,
  };
}
