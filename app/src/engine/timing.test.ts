import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Editor, type Schedule } from './pkg/scheduler_wasm';

interface Figures {
  coverage: Record<string, number[][]>;
  gaps: { day: number; start: number; end: number }[];
  fillRates: { scheduled: number; percent: number }[];
}

const bench = new URL('../../bench/', import.meta.url);
interface Columns {
  coverage: Uint32Array;
  gaps: number[];
  fill: number[];
}

interface Parts {
  schedules: { makeSchedule: (shifts: number, staff: number) => Schedule };
  filterPerCell: { filterPerCell: (schedule: Schedule) => Figures };
  typedArrays: { toColumns: (schedule: Schedule) => unknown; countColumns: (columns: unknown) => Columns };
}

const part = <Name extends keyof Parts>(name: Name): Promise<Parts[Name]> =>
  import(/* @vite-ignore */ new URL(`${name}.mjs`, bench).href);

test('[D-520] the three benchmarked variants give the same result: WebAssembly, filters per cell, typed arrays', async () => {
  const { makeSchedule } = await part('schedules');
  const { filterPerCell } = await part('filterPerCell');
  const { toColumns, countColumns } = await part('typedArrays');
  const schedule = makeSchedule(400, 80);
  for (const part of ['startMinute', 'minutes'] as const) {
    expect(schedule.shifts.filter((shift) => shift[part]).length).toBeGreaterThan(20);
  }
  const week = Editor.fromJson(JSON.stringify(schedule));
  const expected = Array.from(week.figures(null, null));
  expect(expected.length).toBeGreaterThan(4 * 7 * 24);
  const { coverage, gaps, fillRates } = filterPerCell(schedule);
  expect([
    ...Object.values(coverage).flat(2),
    gaps.length,
    ...gaps.flatMap(({ day, start, end }) => [day, start, end]),
    ...fillRates.flatMap(({ scheduled, percent }) => [scheduled, percent]),
  ]).toEqual(expected);
  const columns = countColumns(toColumns(schedule));
  expect([...columns.coverage, columns.gaps.length / 3, ...columns.gaps, ...columns.fill]).toEqual(expected);
  week.free();

  // The benchmark script takes all three from here, and refuses to time variants that disagree.
  const script = readFileSync(new URL('engine.mjs', bench), 'utf8');
  const calls = [...script.matchAll(/= medians\((?:\n[\s\S]*?\n {2}\);|.*\);$)/gm)].join('\n');
  for (const timed of ['week.figures(null, null)', 'countColumns(columns)', 'filterPerCell(schedule)']) {
    expect(calls).toMatch(new RegExp(`\\(\\) => (?:\\{[^}]*)?[^;]*${timed.replace(/[().]/g, '\\$&')}`));
  }
  expect(script.match(/mustAgree\(/g)?.length).toBeGreaterThanOrEqual(3);
});
