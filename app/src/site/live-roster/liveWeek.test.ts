import { describe, expect, test } from 'vitest';
import { industryPages } from '~/content/navigation';
import { loadTexts } from '~/shared/i18n/texts';
import { languages } from '~/shared/language';
import type { LiveWeekName } from './liveWeek';
import { liveSamples, openLiveWeek } from './openLiveWeek';
import { initialLiveView } from './prerender';

const names = ['live-week', ...industryPages.map(({ id }) => `live-${id}` as const)] as const;

async function opened(name: LiveWeekName) {
  const week = await openLiveWeek(name);
  if (!week.ok) throw new Error(week.fault.message);
  return week.value;
}

describe.each(names)('the week %s', (name) => {
  test('has eight people (a small business four) and three gaps, one on each of its last three days, as prerendered', async () => {
    const view = (await opened(name)).view();
    expect(view.rows).toHaveLength(name === 'live-smallbusiness' ? 4 : 8);
    expect(view.gaps.map(({ day }) => day)).toEqual(view.days.slice(-3));
    expect(view.days).toHaveLength(name === 'live-week' ? 7 : 3);
    expect(view.ribbons).toHaveLength(view.days.length);
    expect(await initialLiveView(name)).toEqual(view);
  });

  test('each position has a name in both languages', async () => {
    const { positions } = (await liveSamples[name]()).default.schedule;
    for (const language of languages) {
      const { liveRoster } = await loadTexts(language, 'liveRoster');
      for (const { id } of positions) expect(liveRoster.positions, language).toHaveProperty(id);
    }
  });

  test('offers at least two people for each gap, and each of them closes that gap and no other', async () => {
    const { gaps } = (await opened(name)).view();
    for (const gap of gaps) {
      expect(gap.people.length, gap.key).toBeGreaterThanOrEqual(2);
      for (const person of gap.people) {
        const week = await opened(name);
        week.assign(person);
        const after = week.view();
        expect(
          after.gaps.map(({ key }) => key),
          person.name,
        ).toEqual(gaps.map(({ key }) => key).filter((key) => key !== gap.key));
        const shifts = after.rows.find(({ staffId }) => staffId === person.staffId)?.days[after.days.indexOf(gap.day)];
        expect(
          shifts?.some(({ start, end }) => start <= gap.start && end >= gap.end),
          person.name,
        ).toBe(true);
      }
    }
  });

  test('is fully staffed after three assignments', async () => {
    const week = await opened(name);
    for (let left = 3; left > 0; left -= 1) {
      const [gap] = week.view().gaps;
      expect(week.view().gaps).toHaveLength(left);
      if (gap?.people[0]) week.assign(gap.people[0]);
    }
    const { gaps, hours } = week.view();
    expect(gaps).toEqual([]);
    expect(hours.staffed).toBe(hours.needed);
  });
});
