// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openedWeek } from '~/roster/testing/openWeek';
import { hourSentence } from '~/roster/testing/words';
import { undo } from '~/roster/week/session';
import {
  all,
  cellAt,
  cellNames,
  click,
  closeByEscape,
  countedWeek,
  dialog,
  dialogs,
  find,
  key,
  openScheduler,
  perform,
  press,
  textOf,
} from '../testing/openScheduler';

const said = () => textOf(find('[data-testid=moving-said]'));
const notice = () => textOf(find('[data-testid=action-notice]'));
const strip = () => find('[data-testid=moving-steps]');
const undoCount = () => openedWeek().history.undoCount;

/** From a roster cell to moving a named shift. */
async function startMove(row: number, column: number, name: string): Promise<void> {
  await perform(() => cellAt(row, column).focus());
  await key('Enter');
  await press(new RegExp(`^Change the shift of ${name}`), dialog());
  await press('Move', dialog());
  expect(document.activeElement).toBe(strip());
  expect(dialogs()).toEqual([]);
}

let before: string[][] = [];

async function expectUndone(): Promise<void> {
  await perform(undo);
  expect(cellNames()).toEqual(before);
  expect(undoCount()).toBe(0);
}

test('by team member arrows move a shift between people and days, and with Shift by the hour', async () => {
  await openScheduler('?group=member');
  before = cellNames();
  await startMove(1, 1, 'Daniel');
  await key('ArrowDown');
  expect(said()).toContain('Lucía Ferrándiz, Tuesday 12 PM-5 PM');
  for (const step of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await key(step);
  expect(said()).toContain('Marta Iglesias, Tuesday 12 PM-5 PM. Not possible');
  await key('ArrowDown');
  await key('ArrowLeft');
  await key('ArrowRight', { shiftKey: true });
  expect(said()).toContain('Daniel Osei, Monday 1 PM-6 PM');
  await key('Enter');
  expect(notice()).toContain('Daniel Osei moved to Monday 1 PM-6 PM.');
  expect(document.activeElement).toBe(cellAt(1, 0));
  await expectUndone();
});

test('with Alt arrows move a shift by 15 minutes, and moving by the hour keeps them', async () => {
  const { handle, schedule } = countedWeek();
  await openScheduler();
  before = cellNames();
  await startMove(0, 0, 'Marta');
  expect(textOf(strip())).toContain('Hold Alt to move by 15 minutes.');
  await key('ArrowDown', { altKey: true });
  expect(said()).toContain('Marta Iglesias, Monday 9:15 AM-4:15 PM');
  await key('ArrowDown');
  expect(said()).toContain('Marta Iglesias, Monday 10:15 AM-5:15 PM');
  await key('ArrowUp', { altKey: true });
  await key('ArrowUp', { altKey: true });
  expect(said()).toContain('Marta Iglesias, Monday 9:45 AM-4:45 PM');
  await key('Enter');
  expect(notice()).toContain('Marta Iglesias moved to Monday 9:45 AM-4:45 PM.');
  // An hour counts only if she is there for all of it.
  const { shiftId } = handle.ask({ kind: 'memberDayDetails', staffId: 'st-01', day: 0 }).groups[0]?.members[0]
    ?.shifts[0] ?? { shiftId: '' };
  handle.tell({ kind: 'changeShift', shiftId, to: { staffId: 'st-01', day: 0, start: 9, startMinute: 45, hours: 7 } });
  const monday = handle.ask({ kind: 'board' }).cells.filter(({ day }) => day === 0);
  expect(cellNames().map(([name]) => name)).toEqual(monday.map((cell) => hourSentence(cell, schedule)));
  await expectUndone();
});

test('a shift is reassigned to someone eligible; the others are listed with their reasons', async () => {
  const { handle } = countedWeek();
  const marta = handle.ask({ kind: 'memberDayDetails', staffId: 'st-01', day: 0 }).groups[0]?.members[0]?.shifts[0];
  const { able, unable } = handle.ask({ kind: 'candidates', positionId: 'server', day: 0, start: 9, end: 16 });
  const takers = able.filter(
    ({ staffId }) =>
      !handle
        .ask({ kind: 'violations', shift: { staffId, day: 0, start: 9, hours: 7 }, replaces: marta?.shiftId })
        .some(({ level }) => level === 'block'),
  );
  expect(takers.length).toBeGreaterThan(1);
  await openScheduler();
  before = cellNames();
  await click(cellAt(0, 0));
  await press(/^Change the shift of Marta/, dialog());
  await press('Give to someone else', dialog());
  const offered = all('[data-testid=takers] li', dialog()).map(textOf);
  expect(offered).toHaveLength(takers.length);
  for (const { name } of takers) expect(offered.join()).toContain(name);
  const reasons = all('[data-testid=unable] li', dialog());
  expect(reasons).toHaveLength(unable.filter(({ staffId }) => staffId !== 'st-01').length);
  expect(reasons.map(textOf).join()).toContain('Works as Cook');
  const [first] = takers;
  await press(new RegExp(`^Give .* to ${first?.name}$`), dialog());
  expect(textOf(find('[data-testid=action-notice]', undefined, dialog()))).toContain(
    `Monday 9 AM-4 PM goes from Marta Iglesias to ${first?.name}.`,
  );
  await closeByEscape();
  await expectUndone();
});
