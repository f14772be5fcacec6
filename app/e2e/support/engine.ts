import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Editor, Engine } from '../../src/engine/engine';
import type { Recognition } from '../../src/engine/recognition';
import { type CountedWeek, countWeek } from '../../src/roster/testing/countedWeek';
import type { SampleWeekFile, WeekVariant } from '../../src/roster/week/weekSource';

const here = (path: string) => new URL(path, import.meta.url);

/** Path of a file in `fixtures/`. */
export function fixturePath(path: string): string {
  return fileURLToPath(here(`../../../fixtures/${path}`));
}

/** Reads a file in `fixtures/` as JSON. */
export function fixture<T>(path: string): T {
  return JSON.parse(readFileSync(here(`../../../fixtures/${path}`), 'utf8')) as T;
}

interface Glue {
  __wbg_set_wasm: (exports: WebAssembly.Exports) => void;
}

/** Loads a package by its path below `src/engine`, in this process. */
async function instantiate<Package>(path: string): Promise<Package> {
  // By path, not by name: the package's own entry imports the .wasm file, which only a bundler supports.
  const glue = (await import(here(`../../src/engine/${path}_bg.js`).href)) as Package & Glue;
  const bytes = readFileSync(here(`../../src/engine/${path}_bg.wasm`));
  const { instance } = await WebAssembly.instantiate(bytes, {
    [`./${path.replace(/.*\//, '')}_bg.js`]: glue as unknown as WebAssembly.ModuleImports,
  });
  glue.__wbg_set_wasm(instance.exports);
  // Only some builds of the package have a start function.
  (instance.exports.__wbindgen_start as (() => void) | undefined)?.();
  return glue;
}

let engine: Promise<Engine> | undefined;
let recognition: Promise<Recognition> | undefined;

/** The engine in the test's own process, whose results the page must show. */
export function loadEngine(): Promise<Engine> {
  engine ??= instantiate<Engine>('pkg/scheduler_wasm');
  return engine;
}

/** The rules of recognitions and rewards in the test's own process. */
export function loadRecognition(): Promise<Recognition> {
  recognition ??= instantiate<Recognition>('recognition-pkg/scheduler_recognition_wasm');
  return recognition;
}

/** The fragment of a link to a week. */
export async function fragmentOf(week: Editor): Promise<string> {
  return `#week=${(await loadEngine()).toLink(week.document())}`;
}

/** The demo's sample week. */
export const sampleWeek = fixture<SampleWeekFile>('sample-week.json');

const variants = fixture<WeekVariant[]>('week-variants.json');

/** The fragment of a link to a week in which only the kitchen works. */
export async function kitchenOnly(): Promise<string> {
  const { Editor } = await loadEngine();
  const positions = sampleWeek.schedule.positions.filter(({ team }) => team === 'kitchen');
  const staff = sampleWeek.schedule.staff.filter(({ positionId }) => positions.some(({ id }) => id === positionId));
  const shifts = sampleWeek.schedule.shifts.filter(({ staffId }) => staff.some(({ id }) => id === staffId));
  const week = Editor.fromJson(JSON.stringify({ positions, staff, shifts }));
  const fragment = await fragmentOf(week);
  week.free();
  return fragment;
}

/** The demo's week of a Monday, opened in the engine. */
export async function countedWeek(monday: string = sampleWeek.monday): Promise<CountedWeek> {
  return countWeek(await loadEngine(), sampleWeek, variants, monday);
}
