import { describe, expect, it } from 'vitest';
import { closed, type DisclosureEvent, isOpen, nextDisclosure } from './disclosure';

function openAfter(...events: DisclosureEvent[]): boolean {
  return isOpen(events.reduce(nextDisclosure, closed));
}

describe('a collapsible section', () => {
  it('is closed at first', () => {
    expect(isOpen(closed)).toBe(false);
  });

  it('opens while the mouse is on it', () => {
    expect(openAfter('enter')).toBe(true);
    expect(openAfter('enter', 'leave')).toBe(false);
  });

  it('opens and closes by presses', () => {
    expect(openAfter('press')).toBe(true);
    expect(openAfter('press', 'press')).toBe(false);
  });

  it('is pinned, not closed, by a press while hovered', () => {
    expect(openAfter('enter', 'press')).toBe(true);
    expect(openAfter('enter', 'press', 'leave')).toBe(true);
  });

  it('stays closed under a resting mouse after the press that closed it', () => {
    expect(openAfter('enter', 'press', 'press')).toBe(false);
    expect(openAfter('enter', 'press', 'press', 'leave', 'enter')).toBe(true);
  });
});
