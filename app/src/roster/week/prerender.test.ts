import { beforeAll, describe, expect, it } from 'vitest';
import golden from '#fixtures/golden/schedules/sample-week.json';
import { initialWeekFigures } from './prerender';
import type { WeekFigures } from './weekFigures';

let model: WeekFigures;

beforeAll(async () => {
  model = await initialWeekFigures();
});

describe('the prerendered week', () => {
  it('[D-436] [D-437] [D-438] shows the sample figures: 8/7 yellow, 4/4 green, 2/1 red, 2/2 green, two to assign', () => {
    expect(model.summary.fillRates).toEqual([
      { positionId: 'server', required: 8, scheduled: 7, percent: 88, tone: 'yellow' },
      { positionId: 'cook', required: 4, scheduled: 4, percent: 100, tone: 'green' },
      { positionId: 'host', required: 2, scheduled: 1, percent: 50, tone: 'red' },
      { positionId: 'manager', required: 2, scheduled: 2, percent: 100, tone: 'green' },
    ]);
    expect(model.summary.pendingAssignments).toBe(2);
  });

  it('[D-287] [D-292] [D-293] has the gap blocks, fill rates and counts of the golden case', () => {
    expect(model.summary.gaps).toEqual(golden.expected.gaps);
    expect(model.summary.fillRates).toEqual(golden.expected.fillRates);
    expect(model.summary.shiftStatus).toEqual(golden.expected.shiftStatus);
  });

  it('[D-205] [D-207] is 16 hours by 7 days, from Monday, November 16, 2026', () => {
    expect(model.dates).toMatchObject({ isoYear: 2026, isoWeek: 47, monday: '2026-11-16', sunday: '2026-11-22' });
    expect(model.board.cells).toHaveLength(112);
    expect(model.board.cells.slice(0, 7).map(({ hour, day }) => [hour, day])).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => [9, day]),
    );
    expect(model.board.cells.at(-1)).toMatchObject({ hour: 24, day: 6 });
  });

  it('is plain data that survives JSON serialization', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });
});
