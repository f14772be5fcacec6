import type { Editor, Engine, Schedule } from '~/engine/engine';
import { type SampleWeekFile, scheduleOfWeek, type WeekVariant } from '../week/weekSource';

/** A week as the engine counts it, with which the page is compared. */
export interface CountedWeek {
  readonly handle: Editor;
  readonly schedule: Schedule;
  /** ISO dates, Monday first. */
  readonly days: readonly string[];
}

/** The demo's week of a Monday (ISO date), opened in the engine beside the page. */
export function countWeek(
  engine: Engine,
  sample: SampleWeekFile,
  variants: readonly WeekVariant[],
  monday: string,
): CountedWeek {
  const schedule = scheduleOfWeek(sample, variants, monday);
  const handle = engine.Editor.fromJson(JSON.stringify(schedule));
  handle.tell({ kind: 'setRules', rules: { ...handle.ask({ kind: 'rules' }), ...sample.rules } });
  handle.tell({ kind: 'beginRoster', monday });
  // The sample's weeks are one roster: the nights and the rest of those around it count.
  for (const step of [-1, 1]) {
    const near = engine.addWeeks(monday, step).monday;
    handle.tell({
      kind: 'supplyWeek',
      monday: near,
      schedule: scheduleOfWeek(sample, variants, near),
    });
  }
  return { handle, schedule, days: engine.isoWeekOf(monday).days };
}
