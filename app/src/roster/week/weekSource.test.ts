import { beforeAll, describe, expect, it } from 'vitest';
import sample from '#fixtures/sample-week.json';
import variants from '#fixtures/week-variants.json';
import { type Engine, loadEngine } from '~/engine/engine';
import { scheduleOfWeek, weeksBetween } from './weekSource';
import { presetOf } from './workingTime';

let engine: Engine;

beforeAll(async () => {
  const loaded = await loadEngine();
  if (!loaded.ok) throw new Error(loaded.fault.message);
  engine = loaded.value;
});

const distances = Array.from({ length: 121 }, (_, index) => index - 60);
const mondayAt = (distance: number) => engine.addWeeks(sample.monday, distance).monday;
const scheduleAt = (distance: number) => scheduleOfWeek(sample, variants, mondayAt(distance));

describe('the demo’s weeks', () => {
  it('[D-072] the sample’s own week is the file’s schedule', () => {
    expect(scheduleAt(0)).toEqual(sample.schedule);
  });

  it('the same week is the same on every call', () => {
    for (const distance of [-60, -7, -1, 1, 2, 3, 4, 5, 29, 60]) {
      expect(scheduleAt(distance)).toEqual(scheduleAt(distance));
    }
  });

  it('neighbouring weeks differ; repeats of a variant differ in their confirmations', () => {
    for (const distance of distances) {
      if (distance === 60) continue;
      expect(scheduleAt(distance).shifts).not.toEqual(scheduleAt(distance + 1).shifts);
    }
    expect(scheduleAt(2).shifts).not.toEqual(scheduleAt(2 + variants.length).shifts);
  });

  it('the engine accepts every week of a year in both directions', () => {
    for (const distance of distances) {
      const schedule = scheduleAt(distance);
      const editor = engine.Editor.fromJson(JSON.stringify(schedule));
      expect(editor.ask({ kind: 'shiftCount' }), mondayAt(distance)).toBe(schedule.shifts.length);
      editor.free();
    }
  });

  it('past weeks are confirmed, future weeks less the further ahead they are', () => {
    const confirmedShare = (distance: number) => {
      const { shifts } = scheduleAt(distance);
      return shifts.filter(({ confirmed }) => confirmed).length / shifts.length;
    };
    for (const distance of distances.filter((weeks) => weeks < 0)) expect(confirmedShare(distance)).toBe(1);
    for (const distance of distances.filter((weeks) => weeks > 0)) {
      expect(confirmedShare(distance), String(distance)).toBeGreaterThan(0.1);
      expect(confirmedShare(distance), String(distance)).toBeLessThan(1);
    }
    const mean = (from: number, to: number) => {
      const weeks = distances.filter((weeks) => weeks >= from && weeks <= to);
      return weeks.reduce((sum, weeks) => sum + confirmedShare(weeks), 0) / weeks.length;
    };
    expect(mean(1, 2)).toBeGreaterThan(mean(3, 4));
    expect(mean(3, 4)).toBeGreaterThan(mean(8, 60));
  });

  it('every week is plausible: the same people, near the sample in shifts, some hours short but most covered', () => {
    for (const distance of distances) {
      const schedule = scheduleAt(distance);
      expect(schedule.staff).toEqual(sample.schedule.staff);
      expect(schedule.positions).toEqual(sample.schedule.positions);
      expect(schedule.shifts.length).toBeGreaterThan(sample.schedule.shifts.length * 0.7);
      expect(schedule.shifts.length).toBeLessThan(sample.schedule.shifts.length * 1.5);
      const editor = engine.Editor.fromJson(JSON.stringify(schedule));
      const { insights, days } = editor.ask({ kind: 'summary' });
      expect(insights.coveredHours, mondayAt(distance)).toBeGreaterThan(insights.examinedHours / 3);
      expect(days.every(({ staffWorking }) => staffWorking > 0)).toBe(true);
      editor.free();
    }
  });

  it('without variants every week is the sample', () => {
    expect(scheduleOfWeek(sample, [], mondayAt(5))).toEqual(sample.schedule);
  });

  it('counts weeks across summer time and New Year', () => {
    expect(weeksBetween('2026-11-16', '2026-11-16')).toBe(0);
    expect(weeksBetween('2026-10-19', '2026-10-26')).toBe(1);
    expect(weeksBetween('2026-12-28', '2027-01-04')).toBe(1);
    expect(weeksBetween('2027-03-29', '2026-11-16')).toBe(-19);
  });
});

it('[D-541] the restaurant is in Spain: its law without the average over the year and breaks, which are paid there', () => {
  const spain = presetOf('es');
  const { meanWeek: _mean, breaks: _breaks, ...law } = spain?.law ?? {};
  expect(sample.rules).toEqual({ ...spain?.rules, law });
});
