// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import sample from '#fixtures/sample-week.json';
import type { Rules } from '~/engine/engine';
import { openedWeek, openWeek, renderPart } from '~/roster/testing/openWeek';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { closeDialog, dispatch, useSession } from '~/roster/week/session';
import { slotNames } from '~/roster/week/viewState';
import { weekFigures } from '~/roster/week/weekFigures';
import { useInput } from '../input/useInput';
import { choosePerson } from './litPerson';
import { RosterGhosts } from './RosterGhosts';
import { eighthsOf } from './timetable';
import { WeekTimetable } from './WeekTimetable';

vi.mock('./timetable', { spy: true });

// A whole week takes jsdom a while on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

type Schedule = Parameters<typeof JSON.stringify>[0];

interface Shown {
  schedule?: Schedule;
  language?: 'en' | 'es';
  slots?: typeof slotNames | readonly ['afternoon'];
  rules?: Partial<Rules>;
}

/** Renders a week at the dates of the sample, 16 to 22 November 2026. */
function show({ schedule = sample.schedule, language = 'en', slots = slotNames, rules = {} }: Shown = {}) {
  const week = openWeek(schedule);
  week.handle.tell({ kind: 'setRules', rules: { ...week.handle.ask({ kind: 'rules' }), ...rules } });
  const timetable = (of: EditableWeek) => (
    <RosterGhosts week={of}>
      <WeekTimetable week={of} model={weekFigures(of, { team: null, position: null })} state={{ slots }} />
    </RosterGhosts>
  );
  const { rerender } = renderPart(timetable(week), language);
  return { model: weekFigures(week, { team: null, position: null }), update: () => rerender(timetable(openedWeek())) };
}

const cellAt = (hour: number, day: number) => {
  const cell = document.querySelector<HTMLElement>(`[data-cell="${hour - 9},${day}"]`);
  if (!cell) throw new Error(`No cell at ${hour}, day ${day}.`);
  return cell;
};
const textOf = (element: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim();
const namesIn = (cell: Element) => [...cell.querySelectorAll('.who')].map(textOf);

const person = (id: string, positionId: string) => ({
  id,
  name: `${id} Example`,
  positionId,
  color: positionId,
  availability: [{ day: 0, start: 0, end: 24 }],
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(new Date('2026-11-18T14:15:00'));
});

afterEach(() => {
  cleanup();
  choosePerson(null);
  vi.useRealTimers();
});

test('every shift is named once, in the hour where it starts', () => {
  show();
  const named = [...document.querySelectorAll<HTMLElement>('.who')].map(({ dataset }) => dataset.shift);
  expect(named.toSorted()).toEqual(sample.schedule.shifts.map(({ id }) => id).toSorted());
  for (const { id, day, start } of sample.schedule.shifts) {
    const cell = document.querySelector(`[data-shift="${id}"]`)?.closest('[data-cell]');
    expect(cell?.getAttribute('data-cell'), id).toBe(`${Math.max(0, start - 9)},${day}`);
  }
});

test('a name that is to be confirmed or breaks a rule is marked, and the title has the times', () => {
  const { model } = show();
  const broken = new Set(model.broken.map(({ shiftId }) => shiftId));
  expect(broken.size).toBeGreaterThan(0);
  for (const { id, confirmed } of sample.schedule.shifts) {
    const name = document.querySelector<HTMLElement>(`[data-shift="${id}"]`);
    expect([name?.dataset.pending === 'true', name?.dataset.broken === 'true'], id).toEqual([
      !confirmed,
      broken.has(id),
    ]);
  }
  expect(document.querySelector('[data-shift="sh-014"]')?.getAttribute('title')).toBe(
    'Tomasz Zieliński, 10 AM-3 PM, confirmed',
  );
});

test('the figures are those of the engine, and the hours of a gap have one wash and what is needed', () => {
  const { model } = show();
  for (const cell of model.board.cells) {
    const shown = cellAt(cell.hour, cell.day);
    const isEmpty = cell.present === 0 && cell.gap === null;
    const figures = [...shown.querySelectorAll('.fig')].map(textOf);
    expect(figures).toEqual(isEmpty ? [] : cell.positions.map(({ scheduled, required }) => `${scheduled}/${required}`));
    const needed = cell.positions.reduce((sum, { understaffed, needed }) => sum + (understaffed ? needed : 0), 0);
    const wash = /tt-wash-(\d)/.exec(shown.className)?.[1];
    expect(wash).toBe(cell.gap === null ? undefined : needed <= 3 ? '1' : needed <= 7 ? '2' : '3');
    expect(textOf(shown.querySelector('.tt-need'))).toBe(cell.gap === null ? undefined : `Need ${needed}`);
    expect([...shown.querySelectorAll('.fig-short')]).toHaveLength(
      cell.gap === null ? 0 : cell.positions.filter(({ understaffed }) => understaffed).length,
    );
  }
});

test('for a team that plans for its whole need an hour below it is short, a gap is below half, and both say all they need', () => {
  const positions = ['cook', 'bar'].map((id) => ({ id, name: id, team: 'own', required: 2 }));
  const staff = ['a', 'b', 'c'].map((id) => person(id, id === 'c' ? 'bar' : 'cook'));
  const shift = (staffId: string, start: number, hours: number) => ({
    id: `${staffId}${start}`,
    staffId,
    day: 0,
    start,
    hours,
    confirmed: true,
  });
  const schedule = { positions, staff, shifts: [shift('a', 10, 4), shift('b', 12, 2), shift('c', 11, 3)] };
  const need = (hour: number) => textOf(cellAt(hour, 0).querySelector('.tt-need'));
  const isGap = (hour: number) => cellAt(hour, 0).classList.contains('tt-gap');
  show({ schedule });
  // 10: 1 and 0 of 2; 11: 1 and 1; 12: 2 and 1.
  expect([10, 11, 12].map(need)).toEqual(['Need 2', undefined, undefined]);
  cleanup();
  show({ schedule, rules: { wholeNeed: true } });
  expect([10, 11, 12].map(need)).toEqual(['Need 3', 'Need 2', 'Need 1']);
  expect([10, 11, 12].map(isGap)).toEqual([true, false, false]);
  expect(cellAt(11, 0).classList.contains('tt-short-hour')).toBe(true);
  expect(cellAt(12, 0).getAttribute('aria-label')).toContain('below the need: bar 1 of 2, need 1 more');
  expect(cellAt(9, 0).querySelector('.tt-need')).toBeNull();
});

test('a figure that is the same as in the hour above is grey', () => {
  show();
  // Tuesday 10 and 11 AM: the servers stay at two and are short, the cooks stay at two.
  const cooks = (hour: number) => cellAt(hour, 1).querySelectorAll('.fig')[1];
  expect(textOf(cooks(11) ?? null)).toBe('2/4');
  expect(cooks(10)?.classList.contains('fig-quiet')).toBe(false);
  expect(cooks(11)?.classList.contains('fig-quiet')).toBe(true);
});

test("[D-264] a cell's name says who and how many, and contains what is seen", () => {
  show();
  const row = cellAt(10, 1).parentElement as HTMLElement;
  expect(
    within(row).getByRole('gridcell', {
      name: 'Tuesday 10 AM, understaffed: Server 2 of 8, need 6 more; Host/Hostess 0 of 2, need 2 more; 5 confirmed, 0 pending; on duty: Amina, Ainhoa, Emeka, Tomasz, Lan Need 8 Tomasz Lan 2/8 2/4 0/2 1/2',
    }),
  ).toBe(cellAt(10, 1));
});

test('today, the past and now are marked', () => {
  show();
  const heads = screen.getAllByRole('columnheader').slice(1);
  const current = heads.filter((head) => within(head).getByRole('button').getAttribute('aria-current') === 'date');
  expect(current.map(textOf)).toEqual([expect.stringMatching(/^Wed 18 /)]);
  expect(document.querySelectorAll('.now-line')).toHaveLength(1);
  expect(cellAt(14, 2).querySelector<HTMLElement>('.now-line')?.style.top).toBe('25%');
  const isPast = (hour: number, day: number) => cellAt(hour, day).classList.contains('past');
  expect([isPast(20, 1), isPast(13, 2), isPast(14, 2), isPast(9, 3)]).toEqual([true, true, false, false]);
  expect(heads.map((head) => within(head).getByRole('button').classList.contains('past'))).toEqual([
    ...[true, true, false, false],
    ...[false, false, false],
  ]);
});

test("a chosen person's hours are lit through the week", () => {
  show();
  act(() => choosePerson('st-05'));
  const lit = [...document.querySelectorAll<HTMLElement>('[data-cell][data-lit]')].map(({ dataset }) => dataset.cell);
  const expected = sample.schedule.shifts
    .filter(({ staffId }) => staffId === 'st-05')
    .flatMap(({ day, start, hours }) =>
      Array.from({ length: hours }, (_, index) => start + index)
        .filter((hour) => hour >= 9 && hour <= 24)
        .map((hour) => `${hour - 9},${day}`),
    );
  expect(lit.toSorted()).toEqual(expected.toSorted());
});

test('pointing at an hour lists everybody on duty with leaving times', async () => {
  show();
  await act(() => vi.dynamicImportSettled());
  fireEvent.pointerOver(cellAt(19, 1), { pointerType: 'mouse' });
  expect(screen.queryByTestId('hour-peek')).toBeNull();
  act(() => vi.advanceTimersByTime(200));
  const rows = within(screen.getByTestId('hour-peek')).getAllByRole('listitem', { hidden: true });
  expect(rows.map(textOf)).toEqual([
    'Server2/8Marta leaves 8 PMValentina to 11 PMNeed 6',
    'Cook1/4Rafael to 11 PMNeed 3',
    'Host/Hostess0/2nobodyNeed 2',
    'Manager1/2Beatriz to 10 PM',
  ]);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByTestId('hour-peek')).toBeNull();
});

test('more names than a cell has room for are counted', () => {
  const many = Array.from({ length: 20 }, (_, index) => `p${index}`);
  show({
    schedule: {
      positions: [{ id: 'server', name: 'Server', team: 'floor', required: 4 }],
      staff: many.map((id) => person(id, 'server')),
      shifts: many.map((id) => ({ id: `s-${id}`, staffId: id, day: 0, start: 10, hours: 3, confirmed: true })),
    },
  });
  expect(namesIn(cellAt(10, 0))).toHaveLength(6);
  expect(textOf(cellAt(10, 0).querySelector('.more'))).toBe('and 14');
  expect(cellAt(10, 0).getAttribute('aria-label')).toContain('p11 and 8');
});

test('with more than five positions there is one total, and the short positions by name', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  show({
    schedule: {
      positions: ids.map((id) => ({ id, name: `Station ${id}`, team: 'floor', required: 2 })),
      staff: ids.map((id) => person(`w${id}`, id)),
      shifts: ids.slice(1).map((id) => ({ id, staffId: `w${id}`, day: 0, start: 10, hours: 2, confirmed: true })),
    },
  });
  expect([...cellAt(10, 0).querySelectorAll('.fig')].map(textOf)).toEqual(['5/12', 'Station a 0/2']);
});

test('a shift that began in a hidden part of the day is named in the first hour that it reaches', () => {
  show({
    slots: ['afternoon'],
    schedule: {
      positions: [{ id: 'server', name: 'Server', team: 'floor', required: 1 }],
      staff: [person('Ada', 'server')],
      shifts: [{ id: 's', staffId: 'Ada', day: 0, start: 7, hours: 10, confirmed: true }],
    },
  });
  expect(namesIn(document.querySelector('[data-cell="0,0"]') as Element)).toEqual(['Ada']);
  expect(document.querySelectorAll('.who')).toHaveLength(1);
});

test('who starts alone in an hour that is not short has when they leave beside their name', () => {
  const shift = (id: string, day: number, start: number) => ({
    id,
    staffId: id,
    day,
    start,
    hours: 8,
    confirmed: true,
  });
  const { update } = show({
    language: 'es',
    schedule: {
      positions: [{ id: 'server', name: 'Server', team: 'floor', required: 0 }],
      staff: [person('Ada', 'server'), person('Bob', 'server'), person('Cy', 'server')],
      shifts: [shift('Ada', 0, 9), shift('Bob', 1, 16), shift('Cy', 1, 16)],
    },
  });
  update();
  const times = Array.from(document.querySelectorAll('.who'), (name) => name.getAttribute('data-until'));
  expect(times).toEqual(['\u201317', null, null]);
});

test('a command renders only the hours that it changes', () => {
  const { update } = show();
  const removed = sample.schedule.shifts.find(({ hours }) => hours < 8);
  vi.mocked(eighthsOf).mockClear();
  act(() => void dispatch((editor) => editor.tell({ kind: 'removeShifts', shiftIds: [removed?.id ?? ''] })));
  update();
  const rendered = vi.mocked(eighthsOf).mock.calls.length / sample.schedule.positions.length;
  // Its hours, and those around them, whose figures and lines depend on them.
  expect(rendered).toBeGreaterThan(0);
  expect(rendered).toBeLessThanOrEqual((removed?.hours ?? 0) + 2);
});

test('an hour opens with Enter and with a click', () => {
  show();
  renderHook(() => useInput());
  const opened = () => useSession.getState().dialog;
  fireEvent.keyDown(cellAt(12, 3), { key: 'Enter' });
  expect(opened()).toMatchObject({ kind: 'hour', day: 3, hour: 12 });
  fireEvent.click(cellAt(10, 1));
  expect(opened()).toMatchObject({ kind: 'gap' });
  closeDialog();
});

test('in Spanish what is needed, short and counted is Spanish', () => {
  show({ language: 'es' });
  expect(textOf(cellAt(10, 1).querySelector('.tt-need'))).toBe('Faltan 8');
  expect(cellAt(10, 1).getAttribute('aria-label')).toContain('de turno: Amina');
  expect(screen.getAllByRole('columnheader').map(textOf)[2]).toMatch(/^mar 17 faltan 10 h/i);
});
