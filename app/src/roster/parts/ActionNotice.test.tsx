// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPart } from '../testing/openWeek';
import type { EditableWeek } from '../week/editableWeek';
import { useSession } from '../week/session';
import { ActionNotice } from './ActionNotice';

const week = { dates: {} } as unknown as EditableWeek;

const buttons = () => screen.queryAllByRole('button').length;
const advance = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  renderPart(<ActionNotice week={week} place="page" />);
  act(() => useSession.setState({ notice: { kind: 'restored' } }));
});

afterEach(() => {
  cleanup();
  useSession.setState({ notice: null });
  vi.useRealTimers();
});

test('a notice disappears after 8 seconds', () => {
  advance(7900);
  expect(buttons()).toBe(1);
  advance(200);
  expect(buttons()).toBe(0);
});

test('but not while it has focus', () => {
  const dismiss = screen.getByRole('button');
  act(() => dismiss.focus());
  advance(60_000);
  expect(buttons()).toBe(1);
  act(() => dismiss.blur());
  advance(8000);
  expect(buttons()).toBe(0);
});

test('and not while it is hovered', () => {
  const notice = screen.getByRole('button').parentElement;
  if (!notice) throw new Error('There is no notice.');
  fireEvent(notice, new Event('pointerenter'));
  advance(60_000);
  expect(buttons()).toBe(1);
  fireEvent(notice, new Event('pointerleave'));
  advance(8000);
  expect(buttons()).toBe(0);
});

test('a button of the notice restores the previous focus', () => {
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  elsewhere.focus();
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  advance(100);
  expect(dismiss.isConnected).toBe(false);
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

describe('thanking the person who covered a gap', () => {
  const shift = { name: 'Hanna Kowalczyk', staffId: 'st-20', day: 6, start: 18, hours: 5, positionId: 'host' };
  const days = ['2026-11-16', '17', '18', '19', '20', '21', '2026-11-22'];
  const notice = (kind: string, gapHours: number, shifts = 1) =>
    act(() =>
      useSession.setState({
        notice: {
          kind: 'done',
          entry: { kind, shifts, before: null, after: { ...shift, shiftId: 'sh-1', confirmed: false } },
          hours: { coveredHours: 1, examinedHours: 2, days: gapHours === 0 ? [] : [{ day: 6, gapHours }] },
        } as never,
      }),
    );
  const link = () => screen.queryByRole('link', { name: 'Thank Hanna, +50' });

  beforeEach(() => {
    cleanup();
    renderPart(
      <ActionNotice week={{ dates: { days } } as unknown as EditableWeek} place="page" />,
      'en',
      '?group=role',
    );
  });

  test('is offered after an assignment, or a change that leaves fewer hours below the minimum', () => {
    notice('add', -5);
    expect(link()).not.toBeNull();
    notice('assign', 0);
    expect(link()?.getAttribute('href')).toBe('/demo/manager/recognitions');
  });

  test('is not offered if no hours are closed, if somebody is removed, or for several people at once', () => {
    for (const [kind, hours, shifts] of [
      ['add', 0, 1],
      ['resize', 2, 1],
      ['remove', -1, 1],
      ['fill', -5, 3],
    ] as const) {
      notice(kind, hours, shifts);
      expect(link(), kind).toBeNull();
    }
  });
});
