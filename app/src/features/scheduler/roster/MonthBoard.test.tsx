// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { peek, redo, undo } from '~/roster/week/session';
import {
  all,
  cellAt,
  click,
  find,
  key,
  openScheduler,
  perform,
  press,
  roster,
  rowHeaders,
  textOf,
} from '../testing/openScheduler';

const label = () => textOf(find('[data-testid=period-label]'));
/** The shifts of the first person of the restaurant in a week, as 'day start'. */
const shiftsIn = (week: string, staffId = first()) =>
  peek({ week, roster: 'sample' }, (editor) =>
    editor
      .ask({ kind: 'schedule' })
      .shifts.filter((shift) => shift.staffId === staffId)
      .map(({ day, start, hours }) => `${day} ${start}+${hours}`)
      .sort(),
  );
const first = () =>
  peek({ week: '2026-W47', roster: 'sample' }, (editor) => editor.ask({ kind: 'schedule' }).staff[0]?.id) ?? '';
const focus = (row: number, column: number) => perform(() => cellAt(row, column).focus());

async function openBoard(language: 'en' | 'es' = 'en') {
  const page = await openScheduler('?view=monthly&group=member', language);
  await press(language === 'en' ? 'Use early, late and night' : 'Usar mañana, tarde y noche');
  return page;
}

test('[D-564] the month by person has a row for everybody, a column for every day, and sums', async () => {
  await openBoard();
  expect(roster().ariaLabel).toBe('Month by person, November 2026');
  const names = rowHeaders();
  expect(names.slice(-4)).toEqual(['Early', 'Late', 'Night', 'People']);
  expect(names).toHaveLength(sample.schedule.staff.length + 4);
  // 30 days, the hours, and how often each of three types.
  expect(all('[role=columnheader]', roster())).toHaveLength(1 + 30 + 1 + 3);
});

test('[D-565] typing codes plans day after day, Delete clears, and each is one step of the history', async () => {
  await openBoard();
  await focus(0, 16);
  const before = shiftsIn('2026-W47');
  // Monday the 16th is the 16th column; the arrow goes back.
  await key('ArrowLeft');
  await key('Delete');
  await key('e');
  expect(shiftsIn('2026-W47')).toContain('0 7+8');
  expect(document.activeElement).toBe(cellAt(0, 16));
  expect(textOf(cellAt(0, 15))).toContain('E');
  await key('ArrowLeft');
  await key('N');
  expect(shiftsIn('2026-W47')).toContain('0 23+8');
  await perform(undo);
  expect(shiftsIn('2026-W47')).toContain('0 7+8');
  await perform(undo);
  await perform(undo);
  expect(shiftsIn('2026-W47')).toEqual(before);
  await perform(redo);
});

test('[D-565] a day of another week is planned without leaving the month', async () => {
  const { search } = await openBoard();
  const address = search();
  await focus(0, 23);
  await key('Delete');
  await key('l');
  expect(shiftsIn('2026-W48')).toContain('1 15+8');
  expect([label(), search()]).toEqual(['November 2026', address]);
});

test('[D-565] a pasted row of codes plans several weeks, and says what is no code', async () => {
  await openBoard();
  await focus(0, 15);
  const text = 'E\tE\t-\tN\tN\t-\t-\tL\tL\tSpa';
  await perform(() => {
    fireEvent.paste(cellAt(0, 15), { clipboardData: { getData: () => text } });
  });
  expect(shiftsIn('2026-W47')).toEqual(['0 7+8', '1 7+8', '3 23+8', '4 23+8']);
  expect(shiftsIn('2026-W48')).toEqual(expect.arrayContaining(['0 15+8', '1 15+8']));
  expect(all('[role=status]').map(textOf)).toContain('1 pasted cell is no code and was left alone.');
});

test('a code that no type has is named, and Enter opens the day', async () => {
  await openBoard();
  await focus(0, 15);
  await key('z');
  expect(all('[role=status]').map(textOf)).toContain('No shift type has the code z.');
  await key('Enter');
  expect(label()).toBe('Monday, November 16');
});

test('[D-565] with a type chosen, a click paints it', async () => {
  await openBoard('es');
  await focus(0, 15);
  await key('Delete');
  await press(/^T 15:00/);
  await click(cellAt(0, 15));
  expect(shiftsIn('2026-W47')).toContain('0 15+8');
  expect(cellAt(0, 15).getAttribute('aria-label')).toMatch(/lunes, 16 de noviembre: Tarde, sin confirmar/);
});

test('the ends of the board, by keyboard, are its last day and its last row, not its sums', async () => {
  await openBoard();
  await focus(0, 15);
  await key('End');
  expect(document.activeElement).toBe(cellAt(0, 29));
  await key('End', { ctrlKey: true });
  expect(document.activeElement).toBe(cellAt(sample.schedule.staff.length + 3, 29));
  await key('Home', { ctrlKey: true });
  expect(document.activeElement).toBe(cellAt(0, 0));
});
