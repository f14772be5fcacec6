import { beforeAll, describe, expect, it } from 'vitest';
import { type Engine, loadEngine } from '~/engine/engine';
import { dateInMonth, monthOfWeek } from './dates';

let engine: Engine;

beforeAll(async () => {
  const loaded = await loadEngine();
  if (!loaded.ok) throw new Error(loaded.fault.message);
  engine = loaded.value;
});

describe('months', () => {
  it('a week belongs to the month of its Thursday', () => {
    expect(monthOfWeek(engine.isoWeekOf('2026-11-16'))).toEqual({ year: 2026, month: 11 });
    expect(monthOfWeek(engine.isoWeekOf('2026-11-30'))).toEqual({ year: 2026, month: 12 });
    expect(monthOfWeek(engine.isoWeekOf('2026-10-26'))).toEqual({ year: 2026, month: 10 });
    expect(monthOfWeek(engine.isoWeekOf('2027-01-01'))).toEqual({ year: 2026, month: 12 });
  });

  it('steps across New Year in both directions', () => {
    expect(dateInMonth({ year: 2026, month: 12 }, 1)).toBe('2027-01-04');
    expect(dateInMonth({ year: 2027, month: 1 }, -1)).toBe('2026-12-04');
    expect(dateInMonth({ year: 2026, month: 11 }, -24)).toBe('2024-11-04');
    expect(dateInMonth({ year: 987, month: 1 }, 0)).toBe('0987-01-04');
  });

  it('steps to a date whose week belongs to the target month, for every month of ten years', () => {
    for (let step = 0; step < 120; step += 1) {
      const date = dateInMonth({ year: 2022, month: 1 }, step);
      expect(monthOfWeek(engine.isoWeekOf(date))).toEqual({
        year: 2022 + Math.floor(step / 12),
        month: (step % 12) + 1,
      });
    }
  });
});
