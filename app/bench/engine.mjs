/**
 * The engine in WebAssembly compared to two JavaScript implementations, in one run: `npm run bench:engine`. All three
 * recompute the same week by quarter hours (coverage, gap blocks, fill rates), and must agree before anything is timed.
 * [D-520]
 */
import { writeFileSync } from 'node:fs';
import { filterPerCell } from './filterPerCell.mjs';
import { makeSchedule } from './schedules.mjs';
import { countColumns, toColumns } from './typedArrays.mjs';
import { loadPackage } from './wasmPackage.mjs';

const sizes = [
  [60, 23],
  [400, 80],
  [10_000, 500],
  [50_000, 2_500],
];
/** Above this many shifts the filters take seconds. */
const filterUpTo = 10_000;

/** Edits per measurement, since reading the clock takes a tenth of one. Each edits another member. */
const editsAtOnce = 10;

const glue = await loadPackage('pkg', 'scheduler_wasm');

/** The first shift of two hours that no rule refuses somebody. */
function proposalFor(staffId, week) {
  for (let hour = 0; hour < 7 * 24; hour++) {
    const proposal = { staffId, day: Math.floor(hour / 24), start: hour % 24, hours: 2 };
    if (week.ask({ kind: 'violations', shift: proposal }).every(({ level }) => level !== 'block')) return proposal;
  }
  throw new Error(`${staffId} has no two hours off.`);
}

/** Calls before the code is compiled, not measured. */
const warmUp = 3;

/**
 * The median duration of each call in nanoseconds, over at least five rounds and a third of a second. Calls alternate,
 * so that a slow moment of the machine affects all of them. A function returned by a call undoes it, untimed.
 */
function medians(...calls) {
  const times = calls.map(() => []);
  const until = performance.now() + 350 * calls.length;
  while (times[0].length < warmUp + 5 || (performance.now() < until && times[0].length < 2_000)) {
    calls.forEach((call, index) => {
      const start = process.hrtime.bigint();
      const undo = call();
      times[index].push(Number(process.hrtime.bigint() - start));
      if (typeof undo === 'function') undo();
    });
  }
  return times.map((all) => {
    const warm = all.slice(warmUp).sort((a, b) => a - b);
    return warm[Math.floor(warm.length / 2)];
  });
}

/** The numbers of a result as a flat list, in the order of the engine's `figures`. */
function flatObjects({ coverage, gaps, fillRates }) {
  return [
    ...Object.values(coverage).flat(2),
    gaps.length,
    ...gaps.flatMap(({ day, start, end }) => [day, start, end]),
    ...fillRates.flatMap(({ scheduled, percent }) => [scheduled, percent]),
  ];
}

const flatColumns = ({ coverage, gaps, fill }) => [...coverage, gaps.length / 3, ...gaps, ...fill];

function mustAgree(name, expected, found) {
  const at = expected.findIndex((value, index) => value !== found[index]);
  if (expected.length !== found.length || at >= 0) throw new Error(`${name} disagrees with the engine at number ${at}`);
}

const figures = [];
const note = (name, medianNs) => figures.push({ name, medianNs });
const lines = [];

for (const [shifts, staff] of sizes) {
  const schedule = makeSchedule(shifts, staff);
  const week = glue.Editor.fromJson(JSON.stringify(schedule));
  const columns = toColumns(schedule);
  const expected = Array.from(week.figures(null, null));
  mustAgree('typed arrays', expected, flatColumns(countColumns(columns)));
  const byFilter = shifts <= filterUpTo;
  if (byFilter) mustAgree('filter per cell', expected, flatObjects(filterPerCell(schedule)));

  const [wasm, typed] = medians(
    () => {
      week.recount();
      return week.figures(null, null);
    },
    () => countColumns(columns),
  );
  const proposals = schedule.staff.slice(0, editsAtOnce).map(({ id }) => proposalFor(id, week));
  const [edits] = medians(() => {
    const made = proposals.map((proposal) => week.tell({ kind: 'assign', shift: proposal }));
    return () => made.forEach(({ done }) => void week.tell({ kind: 'removeShifts', shiftIds: [done.after.shiftId] }));
  });
  const edit = edits / editsAtOnce;
  const [command] = medians(() => {
    week.tell({ kind: 'removeShifts', shiftIds: [schedule.shifts[0].id] });
    week.undo();
  });
  const [check] = medians(() => week.ask({ kind: 'violations', shift: proposals[0], replaces: schedule.shifts[0].id }));
  const [summary] = medians(() => week.ask({ kind: 'summary' }));
  const label = `${shifts} shifts`;
  note(`${label}/wasm: recount and figures`, wasm);
  note(`${label}/JavaScript: typed arrays`, typed);
  note(`${label}/wasm: assign`, edit);
  note(`${label}/wasm: remove and undo`, command);
  note(`${label}/wasm: check one shift`, check);
  note(`${label}/wasm: summary as objects`, summary);
  let line = `${label}: wasm ${(wasm / 1e3).toFixed(1)} us, typed arrays ${(typed / 1e3).toFixed(1)} us (${(typed / wasm).toFixed(2)}x)`;
  if (byFilter) {
    const [filter] = medians(() => filterPerCell(schedule));
    note(`${label}/JavaScript: filter per cell`, filter);
    line += `, filter per cell ${(filter / 1e6).toFixed(2)} ms (${(filter / wasm).toFixed(0)}x)`;
  }
  lines.push(
    `${line}, one edit ${(edit / 1e3).toFixed(1)} us, remove and undo ${(command / 1e3).toFixed(1)} us, one check ${(check / 1e3).toFixed(1)} us, summary ${(summary / 1e3).toFixed(0)} us`,
  );
  week.free();
}

process.stdout.write(`${lines.join('\n')}\n`);
if (process.env.BENCH_REPORT) writeFileSync(process.env.BENCH_REPORT, JSON.stringify(figures));
