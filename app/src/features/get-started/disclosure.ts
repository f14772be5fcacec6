/** Why a section is open: pinned by a click or key, hovered, or not open. */
export interface Disclosure {
  readonly pinned: boolean;
  readonly hovered: boolean;
}

export type DisclosureEvent = 'enter' | 'leave' | 'press';

export const closed: Disclosure = { pinned: false, hovered: false };

export function isOpen({ pinned, hovered }: Disclosure): boolean {
  return pinned || hovered;
}

/**
 * A press on a section that is closed or open on hover pins it; a press on a pinned one closes it, and hovering does
 * not open it again before the mouse has left.
 */
export function nextDisclosure(state: Disclosure, event: DisclosureEvent): Disclosure {
  switch (event) {
    case 'enter':
      return { ...state, hovered: true };
    case 'leave':
      return { ...state, hovered: false };
    case 'press':
      return state.pinned ? closed : { ...state, pinned: true };
  }
}
