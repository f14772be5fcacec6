import type { Editor, Engine, IsoWeek, Rules, Schedule } from '~/engine/engine';
import { freeOnError } from '~/engine/result';
import type { EditableWeek, Origin, WeekDefaults } from './editableWeek';
import { defaultsOf } from './template';
import { weekParts } from './viewState';

/** The schedule of a sample's week that begins on an ISO date. */
export type WeekSource = (monday: string) => Schedule;

/** A team and its weeks in the engine's memory, one of which is open there. */
export interface OpenRoster {
  readonly handle: Editor;
  /** Null for the restaurant. */
  readonly origin: Origin | null;
  readonly defaults: WeekDefaults;
  /** Makes up the weeks of a sample. Null for a team of one's own: its weeks are empty until they are planned. */
  readonly source: WeekSource | null;
  /** The Mondays of the weeks that have been made up already. */
  readonly supplied: Set<string>;
}

/** The ISO week of a week key. */
export function datesOf(engine: Engine, key: string): IsoWeek {
  const { isoYear, isoWeek } = weekParts(key);
  return engine.isoWeek(isoYear, isoWeek);
}

/** Makes a roster of an editor; one of a single week becomes the roster's week on that Monday. */
export function rosterOf(
  handle: Editor,
  monday: string,
  origin: Origin | null,
  source: WeekSource | null = null,
): OpenRoster {
  if (handle.ask({ kind: 'monday' }) === null) handle.tell({ kind: 'beginRoster', monday });
  const supplied = new Set([monday]);
  return { handle, origin, defaults: defaultsOf(handle, handle.ask({ kind: 'schedule' }).positions), source, supplied };
}

/**
 * The restaurant's roster, or the generated one, with the week of that Monday open; `rules` is what its rules have besides
 * the default ones. Its weeks count as published; only later changes are not.
 */
export function sampleRoster(engine: Engine, source: WeekSource, monday: string, rules: object = {}): OpenRoster {
  return freeOnError(engine.Editor.fromJson(JSON.stringify(source(monday))), (handle) => {
    handle.tell({ kind: 'setRules', rules: { ...handle.ask({ kind: 'rules' }), ...(rules as Partial<Rules>) } });
    handle.tell({ kind: 'markAsPublished' });
    return rosterOf(handle, monday, null, source);
  });
}

/** Makes up the week of a Monday and those around it, whose nights and rest reach into it. */
function supply(engine: Engine, { handle, source, supplied }: OpenRoster, monday: string): void {
  if (!source) return;
  for (const step of [0, -1, 1]) {
    const near = step === 0 ? monday : engine.addWeeks(monday, step).monday;
    if (supplied.has(near)) continue;
    handle.tell({ kind: 'supplyWeek', monday: near, schedule: source(near) });
    supplied.add(near);
  }
}

/** Turns the engine to a week of the roster. */
export function turnTo(engine: Engine, roster: OpenRoster, monday: string): void {
  supply(engine, roster, monday);
  roster.handle.tell({ kind: 'open', monday });
}

/** Reads a week of the roster without leaving the one that is open. */
export function readWeek<Answer>(
  engine: Engine,
  roster: OpenRoster,
  monday: string,
  read: (editor: Editor) => Answer,
): Answer {
  const open = roster.handle.ask({ kind: 'monday' });
  if (open === monday || open === null) return read(roster.handle);
  turnTo(engine, roster, monday);
  try {
    return read(roster.handle);
  } finally {
    roster.handle.tell({ kind: 'open', monday: open });
  }
}

/** The team, and who is absent in the open week. */
export function teamOf(handle: Editor): Pick<EditableWeek, 'positions' | 'staff' | 'absences' | 'shiftTypes'> {
  const { positions, staff, absences = [], shiftTypes = [] } = handle.ask({ kind: 'schedule' });
  return { positions, staff, absences, shiftTypes };
}

/** The week that is open in the engine, as the page needs it. */
export function editableWeek(roster: OpenRoster, dates: IsoWeek): EditableWeek {
  const { handle, origin, defaults } = roster;
  return { handle, dates, ...teamOf(handle), history: handle.ask({ kind: 'history' }), origin, defaults };
}

/** Whether closing the roster would lose changes or data from outside. */
export function mustRetain({ handle, origin }: OpenRoster): boolean {
  if (origin !== null) return true;
  const { undoCount, redoCount } = handle.ask({ kind: 'history' });
  return undoCount + redoCount > 0;
}
