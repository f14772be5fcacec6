// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { all, countedWeek, find, openScheduler, press, textOf } from '../testing/openScheduler';

const tabs = () => find('[data-testid=phone-days]');
const listed = () => all('li', find('[data-testid=phone-gaps]')).map((gap) => textOf(find('b', undefined, gap)));

test('a day lists its next gap, and all of them when asked; one that is over has a quiet count', async () => {
  const { gaps } = countedWeek().handle.ask({ kind: 'summary' });
  const day = gaps.find((gap, index) => gaps[index + 1]?.day === gap.day)?.day ?? -1;
  const [first, ...later] = gaps.filter((gap) => gap.day === day);
  if (!first || later.length === 0) throw new Error('No day of the sample has two gaps.');
  const count = 1 + later.length;
  const tab = new RegExp(` ${16 + day}, ${count} gaps`);
  const openAt = async (hour: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16 + day, hour) });
    await openScheduler();
    await press(tab, tabs());
  };

  await openAt(first.start);
  const [next] = listed();
  expect(listed()).toHaveLength(1);

  await openAt(first.end);
  expect(listed()).toHaveLength(1);
  expect(listed()).not.toContain(next);
  await press(`Show all ${count}`, tabs());
  expect(listed()).toHaveLength(count);
  expect(listed()[0]).toBe(next);

  await openAt(24);
  expect(listed()).toEqual([]);
  expect(find('button', tab, tabs()).querySelector('.bg-danger')).toBeNull();
});
