// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openedWeek, openWeek, renderPart } from '~/roster/testing/openWeek';
import { useSession } from '~/roster/week/session';
import { WorkingTimeDialog } from './WorkingTimeDialog';

const paper = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  paper.matches = false;
  vi.stubGlobal('matchMedia', () => paper);
});

afterEach(() => vi.unstubAllGlobals());

const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
const person = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  positionId: 'cook',
  color: '',
  availability: always,
  ...more,
});
const shift = (id: string, staffId: string, day: number, start: number, hours: number) => ({
  id,
  staffId,
  day,
  start,
  hours,
  confirmed: true,
});

/** Ana works late on Monday and early on Tuesday; Mia, who is 17, until midnight. */
function open() {
  openWeek({
    positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 0 }],
    staff: [person('ana', 'Ana'), person('mia', 'Mia', { minor: true })],
    shifts: [
      shift('a', 'ana', 0, 14, 8),
      { ...shift('b', 'ana', 1, 8, 4), startMinute: 30 },
      { ...shift('m', 'mia', 0, 20, 4), breakMinutes: 0 },
    ],
  });
}

function Shown() {
  const week = useSession((session) => session.week);
  return week && <WorkingTimeDialog loaded={{ week }} />;
}

const findings = () => screen.queryAllByTestId('findings').map(({ textContent }) => textContent);
const choose = (law: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: /^(Law|Ley)$/ }), { target: { value: law } });

test('a law is chosen for the roster, and what breaks it is told with its article', () => {
  open();
  renderPart(<Shown />);
  expect(findings().join()).toContain('Ana gets 10.5 h off between shifts, less than 11');
  expect(findings()).toHaveLength(1);
  choose('es');
  const [ana, mia] = findings();
  expect(ana).toContain('Ana gets 10.5 h off between shifts, less than 12 (Spain, ET 34.3)');
  expect(ana).toContain('Ana has a break of 0 min; 15 min are owed (Spain, ET 34.4)');
  expect(mia).toContain('Mia is under 18 and would work 2 h at night (Spain, ET 6.2 with 36.1)');
  expect(openedWeek().handle.ask({ kind: 'rules' })).toMatchObject({ restHours: 12, daysOff: 0, law: { id: 'es' } });
  // A shift that starts at night is refused for Mia, and one without a break gets one.
  expect(() =>
    openedWeek().handle.tell({ kind: 'assign', shift: { staffId: 'mia', day: 3, start: 19, hours: 4 } }),
  ).toThrow(/minorAtNight/);
  const { done } = openedWeek().handle.tell({ kind: 'assign', shift: { staffId: 'ana', day: 3, start: 9, hours: 8 } });
  const added = openedWeek()
    .handle.ask({ kind: 'schedule' })
    .shifts.find(({ id }) => id === done?.after?.shiftId);
  expect(added?.breakMinutes).toBe(15);
});

test('without a law the rules are those of before', () => {
  open();
  const before = openedWeek().handle.ask({ kind: 'rules' });
  renderPart(<Shown />, 'es');
  choose('es');
  expect(screen.getByTestId('law-choice').textContent).toContain('no asesoramiento jurídico');
  expect(findings().join()).toContain('(España, ET 6.2 con 36.1)');
  choose('none');
  act(() => undefined);
  expect(openedWeek().handle.ask({ kind: 'rules' }).law).toBeUndefined();
  expect(before.law).toBeUndefined();
});

test('rules of runs, weekends and successions stand beside the law, and a law leaves them as they are', () => {
  openWeek({
    positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 0 }],
    staff: [person('ana', 'Ana')],
    shifts: [shift('a', 'ana', 0, 22, 8), shift('b', 'ana', 1, 6, 4)],
    shiftTypes: [
      { code: 'E', name: 'Early', start: 6, hours: 4 },
      { code: 'N', name: 'Night', start: 22, hours: 8 },
    ],
  });
  renderPart(<Shown />);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('spinbutton', { name: label }), { target: { value } });
  const rules = () => openedWeek().handle.ask({ kind: 'rules' });
  type('Rest between days (h)', '0');
  expect(findings()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(findings().join()).toContain('Ana would have two shifts on successive days that may not follow each other');
  type('Most weekends in four', '2');
  type('Fewest days off in a row', '2');
  const own = { minDaysOffInRow: 2, maxWeekends: 2, forbiddenNext: [['N', 'E']] };
  expect(rules()).toMatchObject({ restHours: 0, ...own });
  choose('es');
  // The rest is the law's figure then, which stands once.
  expect(screen.queryByRole('spinbutton', { name: 'Rest between days (h)' })).toBeNull();
  type('Most days in a row', '5');
  type('Most days in a row', '0');
  expect(rules()).toMatchObject({ restHours: 12, ...own, maxDaysInRow: -1, law: { id: 'es' } });
  choose('none');
  expect(rules()).toMatchObject(own);
  expect(rules().law).toBeUndefined();
});

test('the list is printed by person and week, in place of the page', () => {
  open();
  const print = vi.fn(() => {
    paper.matches = true;
    act(() => void paper.dispatchEvent(new Event('change')));
  });
  vi.stubGlobal('print', print);
  renderPart(<Shown />);
  choose('es');
  expect(screen.queryByTestId('findings-on-paper')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Print the list' }));
  expect(print).toHaveBeenCalledOnce();
  const sheet = screen.getByTestId('findings-on-paper');
  expect(sheet.parentElement).toBe(document.body);
  expect(sheet.querySelector('caption')?.textContent).toContain('What breaks the rules · Spain');
  const rows = [...sheet.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.map(([name]) => name)).toEqual(['Ana', 'Ana', 'Ana', 'Mia']);
  const [ana] = rows;
  expect(ana?.[1]).toContain('2026');
  expect(rows.map(([, , , finding]) => finding).join()).toContain(
    'Ana gets 10.5 h off between shifts, less than 12 (Spain, ET 34.3)',
  );
});
