import { describe, expect, test } from 'vitest';
import { openLiveWeek } from './openLiveWeek';
import { initialLiveView } from './prerender';

async function opened(name: 'live-week' | 'live-restaurant') {
  const week = await openLiveWeek(name);
  if (!week.ok) throw new Error(week.fault.message);
  return week.value;
}

describe.each(['live-week', 'live-restaurant'] as const)('the week %s', (name) => {
  test('has eight people, three days and three gaps, one a day, as prerendered', async () => {
    const view = (await opened(name)).view();
    expect(view.rows).toHaveLength(8);
    expect(view.holes.map(({ day }) => day)).toEqual(view.days);
    expect(view.days).toHaveLength(3);
    expect(await initialLiveView(name)).toEqual(view);
  });

  test('offers at least two people for each gap, and each of them closes that gap and no other', async () => {
    const { holes } = (await opened(name)).view();
    for (const hole of holes) {
      expect(hole.people.length, hole.key).toBeGreaterThanOrEqual(2);
      for (const person of hole.people) {
        const week = await opened(name);
        week.assign(person);
        const after = week.view();
        expect(
          after.holes.map(({ key }) => key),
          person.name,
        ).toEqual(holes.map(({ key }) => key).filter((key) => key !== hole.key));
        const shifts = after.rows.find(({ staffId }) => staffId === person.staffId)?.days[after.days.indexOf(hole.day)];
        expect(
          shifts?.some(({ start, end }) => start <= hole.start && end >= hole.end),
          person.name,
        ).toBe(true);
      }
    }
  });

  test('is fully staffed after three assignments', async () => {
    const week = await opened(name);
    for (let left = 3; left > 0; left -= 1) {
      const [hole] = week.view().holes;
      expect(week.view().holes).toHaveLength(left);
      if (hole?.people[0]) week.assign(hole.people[0]);
    }
    expect(week.view().holes).toEqual([]);
  });
});
