import { inLanguage, withoutEndSlash } from '~/shared/language';
import { pathTo } from '~/shared/paths';

/** Points that the demo proposes for covering a gap; one of the engine's choices. */
export const coverPoints = 50;

/** A recognition that a roster proposes; it travels in navigation state, so that no address carries a name. */
export interface Thanks {
  /** The person as the roster names them. */
  readonly name: string;
  readonly message: string;
  /** The address of the roster, with its view. */
  readonly back: string;
}

/** The thanks in a navigation's state, if it carries any. */
export function thanksOf(state: unknown): Thanks | null {
  if (typeof state !== 'object' || state === null || !('thanks' in state)) return null;
  const thanks = state.thanks as Partial<Record<keyof Thanks, unknown>> | null;
  if (typeof thanks?.name !== 'string' || typeof thanks.message !== 'string' || typeof thanks.back !== 'string') {
    return null;
  }
  const { name, message, back } = thanks as Thanks;
  const [path = ''] = back.split(/[?#]/);
  if (inLanguage(withoutEndSlash(path), 'en') !== pathTo('shift-scheduler', 'en')) return null;
  return { name, message, back };
}
