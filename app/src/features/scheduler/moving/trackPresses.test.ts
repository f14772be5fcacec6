// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trackPresses } from './trackPresses';

const heard: string[] = [];
let presses: ReturnType<typeof trackPresses>;

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  presses = trackPresses<string>({
    threshold: 5,
    take: ({ target }) => (target === document.body ? 'shift' : null),
    begin: (held) => heard.push(`begin ${held}`),
    move: (_, { clientX }) => heard.push(`move ${clientX}`),
    drop: (held) => heard.push(`drop ${held}`),
    cancel: (held) => heard.push(`cancel ${held}`),
  });
});

afterEach(() => {
  presses.stop();
  vi.useRealTimers();
});

function send(type: string, clientX: number, init: PointerEventInit = {}): void {
  const buttons = type === 'pointerup' ? 0 : 1;
  document.body.dispatchEvent(
    new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'mouse', buttons, clientX, ...init }),
  );
}

const touch = { pointerType: 'touch' };

/** Whether the page may scroll by a finger that moves now. */
function scrolls(): boolean {
  return document.body.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));
}

describe('with the mouse', () => {
  test('a press that travels is a drag, one that does not is a click', () => {
    send('pointerdown', 10);
    send('pointermove', 13);
    send('pointerup', 13);
    expect(heard).toEqual(['cancel shift']);
    send('pointerdown', 10);
    send('pointermove', 16);
    send('pointermove', 20);
    send('pointerup', 20);
    expect(heard.slice(1)).toEqual(['begin shift', 'move 16', 'move 20', 'drop shift']);
  });

  test('Escape, another window and a button let go of elsewhere end it without a drop', () => {
    const ends = [
      () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => window.dispatchEvent(new Event('blur')),
      () => send('pointermove', 40, { buttons: 0 }),
      () => send('pointercancel', 40),
    ];
    for (const end of ends) {
      heard.length = 0;
      send('pointerdown', 10);
      send('pointermove', 30);
      end();
      send('pointerup', 40);
      expect(heard).toEqual(['begin shift', 'move 30', 'cancel shift']);
    }
  });

  test('the right button, Ctrl and what cannot be taken drag nothing', () => {
    send('pointerdown', 10, { button: 2 });
    send('pointermove', 30);
    send('pointerdown', 10, { ctrlKey: true });
    send('pointermove', 30);
    document.dispatchEvent(new PointerEvent('pointerdown', { isPrimary: true, buttons: 1 }));
    send('pointermove', 30);
    expect(heard).toEqual([]);
  });
});

describe('with a finger', () => {
  test('one that moves at once scrolls', () => {
    send('pointerdown', 10, touch);
    send('pointermove', 30, touch);
    vi.runAllTimers();
    send('pointermove', 50, touch);
    expect(heard).toEqual(['cancel shift']);
    expect(scrolls()).toBe(true);
  });

  test('one that has rested drags, and the page stays where it is', () => {
    send('pointerdown', 10, touch);
    expect(scrolls()).toBe(true);
    vi.advanceTimersByTime(400);
    expect(scrolls()).toBe(false);
    send('pointermove', 30, touch);
    send('pointerup', 30, touch);
    expect(heard).toEqual(['begin shift', 'move 10', 'move 30', 'drop shift']);
    expect(scrolls()).toBe(true);
  });
});
