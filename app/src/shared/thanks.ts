import { inLanguage, withoutEndSlash } from './language';
import { pathTo } from './paths';

/** Suggested points for covering a gap; one of the engine's allowed amounts. */
export const coverPoints = 50;

/** A recognition proposed by a roster; passed in navigation state, so that no address contains a name. */
export interface Thanks {
  /** The person's name on the roster. */
  readonly name: string;
  readonly message: string;
  /** The roster's address, with its view. */
  readonly back: string;
  /** Whether a recognition has been sent since; the form is not prefilled again. */
  readonly sent?: boolean;
}

/** The proposed recognition in a navigation's state, if any. */
export function thanksOf(state: unknown): Thanks | null {
  if (typeof state !== 'object' || state === null || !('thanks' in state)) return null;
  const thanks = state.thanks as Partial<Record<keyof Thanks, unknown>> | null;
  if (typeof thanks?.name !== 'string' || typeof thanks.message !== 'string' || typeof thanks.back !== 'string') {
    return null;
  }
  const { name, message, back } = thanks as Thanks;
  const [path = ''] = back.split(/[?#]/);
  if (inLanguage(withoutEndSlash(path), 'en') !== pathTo('shift-scheduler', 'en')) return null;
  return { name, message, back, ...(thanks.sent === true && { sent: true }) };
}
