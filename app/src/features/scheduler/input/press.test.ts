// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trackPresses } from './press';

const events: string[] = [];
let presses: ReturnType<typeof trackPresses>;

beforeEach(() => {
  vi.useFakeTimers();
  events.length = 0;
  presses = trackPresses({
    grab: ({ target }) =>
      target === document.body
        ? {
            kind: 'move',
            threshold: 5,
            start: () => events.push('begin shift'),
            move: ({ clientX }) => events.push(`move ${clientX}`),
            drop: () => events.push('drop shift'),
            cancel: () => events.push('cancel shift'),
          }
        : null,
    click: () => events.push('click'),
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

/** A click of the browser; `detail` is 0 without a pointer. */
function click(detail = 1): void {
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
}

const touch = { pointerType: 'touch' };

/** Whether a touch move would scroll the page now. */
function scrolls(): boolean {
  return document.body.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));
}

describe('with the mouse', () => {
  test('a press that moves is a drag, one that does not is a click', () => {
    send('pointerdown', 10);
    send('pointermove', 13);
    send('pointerup', 13);
    click();
    expect(events).toEqual(['click']);
    send('pointerdown', 10);
    send('pointermove', 16);
    send('pointermove', 20);
    send('pointerup', 20);
    // The browser sends a click after a drag, too.
    click();
    expect(events.slice(1)).toEqual(['begin shift', 'move 16', 'move 20', 'drop shift']);
  });

  test('the place where a drag is released counts as a move, so that a flick is a drag', () => {
    send('pointerdown', 10);
    send('pointermove', 20);
    send('pointerup', 30);
    expect(events).toEqual(['begin shift', 'move 20', 'move 30', 'drop shift']);
    events.length = 0;
    send('pointerdown', 10);
    send('pointerup', 30);
    expect(events).toEqual(['begin shift', 'move 30', 'drop shift']);
  });

  test('only the click that ends a drag is ignored', () => {
    const drag = () => {
      events.length = 0;
      send('pointerdown', 10);
      send('pointermove', 30);
    };
    // A drag that is released outside the window ends without a click; the next press has one.
    drag();
    send('pointerdown', 50);
    send('pointerup', 50);
    click();
    expect(events).toEqual(['begin shift', 'move 30', 'cancel shift', 'click']);
    drag();
    send('pointercancel', 30);
    send('pointerdown', 50);
    send('pointerup', 50);
    click();
    expect(events.at(-1)).toBe('click');
    // By a key or an assistive technology.
    drag();
    send('pointerup', 30);
    click(0);
    expect(events.at(-1)).toBe('click');
  });

  test('Cancelling, window blur, a button released elsewhere and pointercancel end it without a drop', () => {
    const ends = [
      () => presses.cancel(),
      () => window.dispatchEvent(new Event('blur')),
      () => send('pointermove', 40, { buttons: 0 }),
      () => send('pointercancel', 40),
    ];
    for (const end of ends) {
      events.length = 0;
      send('pointerdown', 10);
      send('pointermove', 30);
      end();
      send('pointerup', 40);
      expect(events).toEqual(['begin shift', 'move 30', 'cancel shift']);
    }
  });

  test('the right button, Ctrl and a target without an item start no drag', () => {
    send('pointerdown', 10, { button: 2 });
    send('pointermove', 30);
    send('pointerdown', 10, { ctrlKey: true });
    send('pointermove', 30);
    document.dispatchEvent(new PointerEvent('pointerdown', { isPrimary: true, buttons: 1 }));
    send('pointermove', 30);
    expect(events).toEqual([]);
  });
});

describe('with touch', () => {
  test('moving at once scrolls', () => {
    send('pointerdown', 10, touch);
    send('pointermove', 30, touch);
    vi.runAllTimers();
    send('pointermove', 50, touch);
    expect(events).toEqual([]);
    expect(scrolls()).toBe(true);
  });

  test('a long press drags, and the page does not scroll', () => {
    send('pointerdown', 10, touch);
    expect(scrolls()).toBe(true);
    vi.advanceTimersByTime(400);
    expect(scrolls()).toBe(false);
    send('pointermove', 30, touch);
    send('pointerup', 30, touch);
    expect(events).toEqual(['begin shift', 'move 10', 'move 30', 'drop shift']);
    expect(scrolls()).toBe(true);
  });
});
