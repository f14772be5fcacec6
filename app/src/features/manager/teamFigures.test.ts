import { describe, expect, it } from 'vitest';
import { team } from '~/demo/people';
import { alerts, celebrations, mostRecognised, recognitionsPerWeek, teamFigures } from './teamFigures';

describe("the dashboard's figures from the fixtures", () => {
  it('the last 30 days agree between members and weeks', () => {
    const lastWeeks = recognitionsPerWeek.slice(-4).reduce((sum, week) => sum + week.count, 0);
    expect(teamFigures().recent).toBe(lastWeeks);
    expect(teamFigures().recent).toBe(team.reduce((sum, member) => sum + member.recentRecognitions, 0));
  });

  it('participation is the share of members who received at least one', () => {
    const [first, second] = team;
    if (!first || !second) throw new Error('no members');
    const pair = [
      { ...first, recentRecognitions: 3 },
      { ...second, recentRecognitions: 0 },
    ];
    expect(teamFigures(pair)).toMatchObject({ recent: 3, recognised: 1, members: 2, participation: 50 });
  });

  it('celebrations are in order and none is past', () => {
    const days = celebrations(30).map(({ inDays }) => inDays);
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual([...days].sort((a, b) => a - b));
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...days)).toBeLessThanOrEqual(30);
  });

  it('quiet members are those without a recognition, the star has the most', () => {
    const quiet = alerts().flatMap(({ kind, member }) => (kind === 'quiet' ? [member.id] : []));
    expect(quiet).toEqual(team.filter((member) => member.recentRecognitions === 0).map(({ id }) => id));
    expect(mostRecognised(1)[0]?.recentRecognitions).toBe(Math.max(...team.map((member) => member.recentRecognitions)));
  });
});
