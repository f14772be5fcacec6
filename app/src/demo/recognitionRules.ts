import activity from '#fixtures/team-activity.json';
import { type Allowance, loadRecognition } from '~/engine/recognition';

/** The engine's rules for giving, as needed before the engine is loaded. */
export interface GivingRules {
  readonly choices: readonly number[];
  readonly messageLimit: number;
  readonly allowance: Allowance;
  /** ISO date of the allowance's last day. */
  readonly expires: string;
  /** The demo's fixed date, an ISO date: the demo has no clock. */
  readonly today: string;
}

/** Reads the rules for giving from the engine at build time, for the prerendered page. */
export async function givingRules(): Promise<GivingRules> {
  const engine = await loadRecognition();
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
