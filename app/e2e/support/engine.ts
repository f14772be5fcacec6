import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Engine, Schedule, Week } from '../../src/engine/engine';
import { type SampleWeekFile, scheduleOfWeek, type WeekVariant } from '../../src/features/scheduler/model/weekSource';

const here = (path: string) => new URL(path, import.meta.url);

/** Path of a file in `fixtures/`. */
export function fixturePath(path: string): string {
  return fileURLToPath(here(`../../../fixtures/${path}`));
}

/** Reads a file in `fixtures/` as JSON. */
export function fixture<T>(path: string): T {
  return JSON.parse(readFileSync(here(`../../../fixtures/${path}`), 'utf8')) as T;
}

interface Glue extends Engine {
  __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
}

async function instantiate(): Promise<Engine> {
  // By path, not by name: the package's own entry imports the .wasm file, which only a bundler supports.
  const glue = (await import(here('../../src/engine/pkg/scheduler_wasm_bg.js').href)) as Glue;
  const bytes = readFileSync(here('../../src/engine/pkg/scheduler_wasm_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './scheduler_wasm_bg.js': glue as unknown as WebAssembly.ModuleImports,
  });
  glue.__wbg_set_wasm(instance.exports);
  // Only some builds of the package have a start function.
  (instance.exports.__wbindgen_start as (() => void) | undefined)?.();
  return glue;
}

let engine: Promise<Engine> | undefined;

/** The engine in the test's own process, whose results the page must show. */
export function loadEngine(): Promise<Engine> {
  engine ??= instantiate();
  return engine;
}

/** The demo's sample week. */
export const sampleWeek = fixture<SampleWeekFile>('sample-week.json');

const variants = fixture<WeekVariant[]>('week-variants.json');

/** A schedule opened in the engine, with the days of its week. */
export interface CountedWeek {
  readonly engine: Engine;
  readonly handle: Week;
  readonly schedule: Schedule;
  /** ISO dates, Monday first. */
  readonly days: readonly string[];
}

/** The demo's week of a Monday, opened in the engine. */
/** The fragment of a link to a week in which only the kitchen works. */
export async function kitchenOnly(): Promise<string> {
  const { Week } = await loadEngine();
  const positions = sampleWeek.schedule.positions.filter(({ team }) => team === 'kitchen');
  const staff = sampleWeek.schedule.staff.filter(({ positionId }) => positions.some(({ id }) => id === positionId));
  const shifts = sampleWeek.schedule.shifts.filter(({ staffId }) => staff.some(({ id }) => id === staffId));
  const week = Week.fromValue({ positions, staff, shifts });
  const fragment = `#week=${week.share()}`;
  week.free();
  return fragment;
}

export async function countedWeek(monday: string = sampleWeek.monday): Promise<CountedWeek> {
  const loaded = await loadEngine();
  const schedule = scheduleOfWeek(sampleWeek, variants, monday);
  return { engine: loaded, handle: loaded.Week.fromValue(schedule), schedule, days: loaded.isoWeekOf(monday).days };
}
