/** Why a section is open: held by a click or key, only looked at with the mouse, or not at all. */
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
 * A press on a closed section, or on one that the mouse has only opened in passing, pins it; a press on a pinned one
 * closes it, and the mouse resting there does not open it again before it has left.
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
