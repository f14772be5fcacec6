// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openedWeek } from '~/roster/testing/openWeek';
import { undo } from '~/roster/week/session';
import {
  all,
  cellAt,
  cellNames,
  choose,
  click,
  closeByEscape,
  countedWeek,
  dialog,
  dialogs,
  find,
  openScheduler,
  perform,
  press,
  shownFigures,
  textOf,
} from '../testing/openScheduler';

const notice = (within?: ParentNode) => textOf(find('[data-testid=action-notice]', undefined, within));
const lastChange = () => find('[data-testid=history] button').ariaLabel ?? textOf(find('[data-testid=history] button'));
const headings = () => all('h2, h3').map(textOf);
const rows = (part: string) => all(`[data-review=${part}] li`, dialog());

test('Assign updates everything at once, is announced, and can be undone from the notice', async () => {
  const { handle } = countedWeek();
  await openScheduler();
  const before = shownFigures();
  await click(all('[data-gap]')[0] as HTMLElement);
  await click(find('[data-assign]', undefined, dialog()));
  expect(textOf(find('[role=status]', undefined, dialog()))).toMatch(
    / assigned, Monday .+(Monday has \d+ fewer hours? below the minimum: \d+ of 70 covered|\d+ of 70 hours are covered)\./,
  );
  await closeByEscape();
  expect(shownFigures()).toMatchObject({ pending: before.pending + 1, confirmed: before.confirmed });
  expect(headings()).toContain(`${handle.ask({ kind: 'summary' }).insights.pendingShifts + 1} shifts to confirm`);
  expect(lastChange()).toMatch(/^Undo: .+ assigned, Monday/);
  await press('Undo', find('[data-testid=action-notice]'));
  expect(shownFigures()).toEqual(before);
  expect(notice()).toContain('Undone: ');
});

test('Review Request asks first what is to come; what is over stands below', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00') });
  const { pending } = countedWeek().handle.ask({ kind: 'review' });
  const past = pending.filter(({ day, end }) => day < 4 || (day === 4 && end <= 12)).length;
  await openScheduler();
  await press('Review Request');
  expect(all('ul', dialog()).map((list) => all('li', list).length)).toEqual([pending.length - past, past]);
  expect(past).toBeGreaterThan(0);
  expect(textOf(dialog())).toMatch(/(Friday|Saturday|Sunday).+Already over.+(Tuesday|Wednesday|Thursday)/);
  vi.useRealTimers();
});

test('[D-190] Review Request confirms and declines; the sample can be restored after a question, and that be undone', async () => {
  const { pending } = countedWeek().handle.ask({ kind: 'review' });
  await openScheduler();
  const before = { figures: shownFigures(), names: cellNames() };
  await press('Review Request');
  const requests = () => all('li', dialog());
  expect(requests()).toHaveLength(pending.length);
  await press(/^Confirm /, requests()[0]);
  expect(requests()).toHaveLength(pending.length - 1);
  await press(/^Decline /, requests()[0]);
  expect(requests()).toHaveLength(pending.length - 2);
  await press('Confirm all', dialog());
  expect(requests()).toEqual([]);
  await closeByEscape();
  expect(shownFigures()).toMatchObject({ confirmed: before.figures.confirmed + pending.length - 1, pending: 0 });
  const changed = cellNames();

  await press('Back to the sample');
  expect(textOf(dialog())).toMatch(/^Back to the sample\? .*3 changes/);
  await click(all('button', dialog()).findLast((button) => textOf(button) === 'Keep them') as HTMLElement);
  expect(dialogs()).toEqual([]);
  expect(cellNames()).toEqual(changed);
  await press('Back to the sample');
  await press('Back to the sample', dialog());
  expect({ figures: shownFigures(), names: cellNames() }).toEqual(before);
  expect(lastChange()).toBe('Undo: Back to the sample');
  await press('Undo', find('[data-testid=action-notice]'));
  expect(cellNames()).toEqual(changed);
});

test('[D-192] View Plan lists every problem of the week, and a row leads to its cell', async () => {
  const review = countedWeek().handle.ask({ kind: 'review' });
  await openScheduler();
  await press('View Plan');
  expect(textOf(find('[data-review=gaps] :is(h3, h4)', undefined, dialog()))).toBe(
    `Gaps: ${review.gaps.length} understaffed stretches in ${review.gapBlocks} gaps`,
  );
  expect(headings()).toContain(`${review.gapBlocks} gaps this week`);
  for (const part of ['gaps', 'pending', 'broken'] as const) expect(rows(part)).toHaveLength(review[part].length);
  await click(find('[data-review=gaps] li button', undefined, dialog()));
  expect(dialogs()).toEqual([]);
  const [worst] = review.gaps;
  expect(document.activeElement).toBe(cellAt((worst?.start ?? 0) - 9, worst?.day ?? 0));
  await press('View Plan');
  await click(all('[data-review=pending] li button', dialog()).at(-1) as HTMLElement);
  const [last] = review.pending.slice(-1);
  expect(document.activeElement?.ariaLabel).toMatch(new RegExp(`^${last?.name}, .* pending`));
});

test('with a position selected the review says that gaps are paused, not that there are none', async () => {
  await openScheduler('?position=server');
  await press('View Plan');
  expect(textOf(find('[data-review=gaps]', undefined, dialog()))).toContain(
    'Gaps are paused Gaps are not counted while one position is selected.',
  );
  expect(rows('pending').length).toBeGreaterThan(0);
});

test('a team member is added to an empty hour; a shift is moved, extended, confirmed and removed', async () => {
  const empty = countedWeek()
    .handle.ask({ kind: 'board' })
    .cells.find(({ scheduled, gap, hour }) => scheduled === 0 && gap === null && hour < 24);
  if (!empty) throw new Error('The sample week has no empty hour.');
  await openScheduler();
  const before = openedWeek().handle.ask({ kind: 'schedule' });
  await click(cellAt(empty.hour - 9, empty.day));
  await click(find('[data-testid=able] button', undefined, dialog()));
  const counts = () => all('[data-testid=shift-counts] dd', dialog()).map(textOf);
  expect(counts()).toEqual(['1', '0', '1']);
  await press(/^Change the shift of/, dialog());
  const act = (name: string) => press(name, find('[data-shift]', undefined, dialog()));
  await act('Confirm');
  expect(counts()).toEqual(['1', '1', '0']);
  await act('1 h longer');
  await act('Start 1 h earlier');
  expect(textOf(find('[data-shift] p', undefined, dialog()))).toMatch(/ \d+ [AP]M-\d+ [AP]M$/);
  await act('Remove');
  expect(counts()).toEqual(['0', '0', '0']);
  await closeByEscape();
  for (let command = 0; command < 5; command += 1) await perform(undo);
  expect(lastChange()).toBe('Undo: you haven’t changed anything yet');
  expect(openedWeek().handle.ask({ kind: 'schedule' })).toEqual(before);
});

test('a shift that breaks a rule is marked in the roster until that is resolved', async () => {
  await openScheduler('?group=member');
  const whole = all('[role=gridcell]').find(({ ariaLabel }) =>
    /: \d+ [AP]M to \d+ [AP]M, (?:confirmed|pending) [^;,]*$/.test(`${ariaLabel} `),
  );
  const name = whole?.ariaLabel?.split(':')[0] ?? '';
  const cell = () => all('[role=gridcell]').find(({ ariaLabel }) => ariaLabel?.startsWith(name)) as HTMLElement;
  const marks = () => all('.bar-broken', cell());
  expect(marks()).toEqual([]);
  await click(cell());
  await press(/^Change the shift of/, dialog());
  while (find('button', '1 h shorter', dialog()).ariaDisabled === null) await press('1 h shorter', dialog());
  await closeByEscape();
  expect(cell().ariaLabel).toContain(', breaks a rule');
  expect(marks()).toHaveLength(1);
  await choose('Time');
  expect(all(`[data-broken][title^="${name.split(',')[0]}"]`).length).toBeGreaterThan(0);
  await choose('Team Member');
  await click(cell());
  await press(/^Change the shift of/, dialog());
  for (let hour = 0; hour < 4; hour += 1) await press('1 h longer', dialog());
  await closeByEscape();
  expect(marks()).toEqual([]);
  expect(cell().ariaLabel).not.toContain('breaks a rule');
});

test('a button that is removed when pressed leaves the focus on the roster, and what is shown is announced', async () => {
  await openScheduler('?position=cook');
  await perform(() => find('button', 'Show all positions').focus());
  await press('Show all positions');
  expect(document.activeElement?.id).toBe('roster-box');
  const said = () => textOf(find('[data-testid=screen-said]'));
  const first = said();
  expect(first).toMatch(/^Weekly, .+, Time$/);
  await press('Next week');
  expect(said()).not.toBe(first);
  await choose('Daily');
  expect(said()).toMatch(/^Daily, /);
  await choose('Role');
  expect(said()).toMatch(/^Daily, .+, Role$/);
});
