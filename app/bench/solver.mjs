/**
 * The solver on the same weeks natively (its example program, release build) and in WebAssembly: time and remaining
 * gaps. `npm run bench:solver` prints one table; both must give the same figures.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPackage } from './wasmPackage.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const runs = 5;
/** Time limit in milliseconds, as on the page; a longer search returns its best plan so far with its bound. */
const deadline = 2_000;

const glue = await loadPackage('solver-pkg', 'scheduler_solver_wasm');

/** A week in which everybody is available on five days, for 8 to 14 hours, partly scheduled already. */
function madeCase(people, positions, shifts) {
  const ids = Array.from({ length: positions }, (_, index) => `position-${index}`);
  const required = Math.max(2, Math.round((people / positions) * 0.45));
  const staff = Array.from({ length: people }, (_, index) => ({
    id: `person-${index}`,
    name: `Person ${index}`,
    positionId: ids[index % positions],
    color: 'server',
    availability: [0, 1, 2, 3, 4].map((turn) => {
      const start = 6 + ((index * 7 + turn * 5) % 6);
      return { day: (index + turn) % 7, start, end: Math.min(24, start + 8 + ((index + turn) % 7)) };
    }),
  }));
  const planned = Array.from({ length: shifts }, (_, index) => {
    const member = index % people;
    const round = Math.floor(index / people);
    return { id: `shift-${index}`, staffId: `person-${member}`, day: (member + round) % 7, hours: 1 + (index % 3) };
  }).map((shift, index) => ({ ...shift, start: 8 + ((index * 5) % 10), confirmed: index % 5 !== 0 }));
  return {
    schedule: {
      positions: ids.map((id) => ({ id, name: id, team: 'front-of-house', required })),
      staff,
      shifts: planned,
    },
    rules: { minHours: 4, maxHours: 10, restHours: 11, daysOff: 2 },
    filter: {},
    target: 'required',
  };
}

const folder = mkdtempSync(join(tmpdir(), 'solver-'));
const golden = join(root, 'fixtures/golden/fill');
const files = readdirSync(golden).map((name) => join(golden, name));
for (const [name, people, positions, shifts] of [
  ['30-people-empty', 30, 4, 0],
  ['30-people-60-shifts', 30, 4, 60],
  ['500-people-empty', 500, 12, 0],
  ['500-people-10000-shifts', 500, 12, 10_000],
]) {
  files.push(join(folder, `${name}.json`));
  writeFileSync(files.at(-1), JSON.stringify(madeCase(people, positions, shifts)));
}

const build = ['build', '--quiet', '--release', '-p', 'scheduler-solver', '--example', 'fill'];
assert.equal(spawnSync('cargo', build, { cwd: root, stdio: 'inherit' }).status, 0, 'the example does not build');
const program = join(root, 'target/release/examples/fill');

/** Parses a duration as printed by Rust, such as `1.2ms`, to milliseconds. */
function milliseconds(text) {
  const [, number, unit] = /^([\d.]+)(ns|µs|ms|s)$/.exec(text.trim());
  return Number(number) * { ns: 1e-6, µs: 1e-3, ms: 1, s: 1e3 }[unit];
}

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
const figures = (plan) => [plan.missingAfter, plan.addedHours, plan.addedShifts].join(', ');

function native(file) {
  const times = [];
  let plan;
  for (let run = 0; run < runs; run += 1) {
    const { stdout, stderr, status } = spawnSync(program, [file], { encoding: 'utf8', maxBuffer: 1 << 28 });
    assert.equal(status, 0, `${file}: ${stderr}`);
    times.push(milliseconds(stderr));
    plan = JSON.parse(stdout);
  }
  return { plan, time: median(times) };
}

function wasm({ schedule, template, ...question }) {
  assert.equal(template, undefined, 'templates are for the example program');
  const request = { schedule: JSON.stringify(schedule), requirements: [], question };
  const times = [];
  let plan;
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    plan = glue.fill(request, () => performance.now() - started < deadline);
    times.push(performance.now() - started);
  }
  return { plan, time: median(times) };
}

process.stdout.write(
  '| week | people | shifts | missing, hours, shifts of the plan | proven | native ms | WebAssembly ms |\n',
);
process.stdout.write('|---|---|---|---|---|---|---|\n');
for (const file of files) {
  const { name: _name, expected: _expected, ...question } = JSON.parse(readFileSync(file, 'utf8'));
  if (question.template) continue;
  const wasmResult = wasm(question);
  const nativeResult = native(file);
  if (wasmResult.plan.proven && nativeResult.plan.proven)
    assert.equal(figures(wasmResult.plan), figures(nativeResult.plan), file);
  const { staff, shifts } = question.schedule;
  process.stdout.write(
    `| ${basename(file, '.json')} | ${staff.length} | ${shifts.length} | ${figures(wasmResult.plan)} ` +
      `| ${wasmResult.plan.proven ? 'yes' : `bound ${wasmResult.plan.bound}`} | ${nativeResult.time.toFixed(1)} | ${wasmResult.time.toFixed(1)} |\n`,
  );
}
rmSync(folder, { recursive: true });
