import { expect, test } from 'vitest';
import targets from '#fixtures/targets.json';
import { nextCard, previousCard, steppedWindow } from './carousel';
import { latestReceived, latestShown } from './overviewModel';

test('[D-275] a target has all fields', () => {
  for (const { id, ...target } of targets) {
    expect(Object.keys(target).sort(), id).toEqual(
      ['description', 'isMonthly', 'points', 'progress', 'subtitle', 'title', 'total', 'weeklyTarget'].sort(),
    );
    expect(target.progress >= 0 && target.progress <= target.total, id).toBe(true);
  }
});

test('[D-396] [D-397] [D-398] [D-399] [D-400] [D-401] the six targets', () => {
  expect(targets.map(({ subtitle, total, points }) => [subtitle.en, total, points])).toEqual([
    ['125 deliveries', 125, 400],
    ['30 deliveries', 30, 200],
    ['4.5+ rating, 50+ reviews', 50, 300],
    ['8 modules', 8, 250],
    ['20 consecutive days', 20, 150],
    ['15% faster', 15, 180],
  ]);
  expect(targets.slice(0, 2).map(({ isMonthly }) => isMonthly)).toEqual([true, false]);
});

test('[D-316] next wraps around', () => {
  expect([0, 4, 5].map((index) => nextCard(index, 6))).toEqual([1, 5, 0]);
});

test('[D-317] previous stops at 0', () => {
  expect([5, 1, 0].map(previousCard)).toEqual([4, 0, 0]);
});

test('[D-318] [D-319] the window of four stays inside the row', () => {
  expect([steppedWindow(0, 1, 4, 7), steppedWindow(3, 1, 4, 7)]).toEqual([3, 3]);
  expect([steppedWindow(3, -1, 4, 7), steppedWindow(0, -1, 4, 7)]).toEqual([0, 0]);
});

test('[D-083] the three latest recognitions, newest first, from 300 to 600 points', () => {
  const latest = latestReceived('en');
  expect(latest).toHaveLength(latestShown);
  expect(latest.map(({ date }) => date)).toEqual(
    latest
      .map(({ date }) => date)
      .sort()
      .reverse(),
  );
  for (const { points } of latest) expect(points >= 300 && points <= 600).toBe(true);
});
