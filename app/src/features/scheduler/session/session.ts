import { create } from 'zustand';
import {
  type Engine,
  type HistoryEntry,
  type ImportReport,
  loadEngine,
  type Outcome,
  type RefusedShift,
  type Shift,
  type Summary,
  type Violation,
  type Week,
} from '~/engine/engine';
import { type EngineError, type Result, tryCatch } from '~/engine/result';
import { isoDateOf } from '../model/format';
import type { Hours } from '../model/hoursText';
import { largeRoster } from '../model/largeRoster';
import type { OpenWeek, Origin } from '../model/openWeek';
import { fetchSampleFiles, type SampleFiles } from '../model/sampleFiles';
import { type ViewState, weekKey, weekParts } from '../model/viewState';
import { scheduleOfWeek } from '../model/weekSource';
import type { DialogTarget } from './dialogTarget';
import { type AppliedTemplate, defaultsOf, follow } from './template';

/** Where a week stands in the scheduler. */
export type Place = Pick<ViewState, 'week' | 'roster'>;

/** A change of the week: a call of the engine that becomes an entry of the history. */
export type Command = (week: Week) => Outcome;

type Weeks = Readonly<Record<string, OpenWeek>>;

type Start =
  | { readonly status: 'waiting' }
  | { readonly status: 'ready'; readonly engine: Engine; readonly files: SampleFiles; readonly thisWeek: string }
  | { readonly status: 'failed'; readonly fault: EngineError };

/** What happened last, for the eyes and for the screen reader. */
export type Notice =
  | {
      readonly kind: 'done' | 'undone' | 'redone';
      readonly entry: HistoryEntry;
      readonly hours: Hours;
      /** Copied shifts that could not be placed. */
      readonly refused?: readonly RefusedShift[] | undefined;
    }
  /** So many shifts of a cell wait to be pasted. */
  | { readonly kind: 'copied' | 'cut'; readonly count: number }
  /** The sample is back, or what it has replaced. */
  | { readonly kind: 'reset' }
  | { readonly kind: 'restored' }
  | { readonly kind: 'failed'; readonly fault: EngineError }
  /** A shift was not dropped where it was held: what keeps somebody from working there. */
  | { readonly kind: 'blocked'; readonly violation: Violation; readonly name: string };

interface SchedulerSession {
  readonly start: Start;
  /** The place of the week on the screen. */
  readonly place: Place | null;
  /** The weeks that are open: the one on the screen and those with something to keep, each by its place. */
  readonly weeks: Weeks;
  /** Why the week on the screen did not open. */
  readonly fault: EngineError | null;
  /** Null while every week counts by the needs that it came with. */
  readonly template: AppliedTemplate | null;
  readonly notice: Notice | null;
  readonly dialog: DialogTarget | null;
  /** Why a link did not open. */
  readonly linkFault: EngineError | null;
  /** The weeks that the sample has replaced, while they can be brought back. */
  readonly replaced: Weeks | null;
}

/**
 * The scheduler in this tab: engine, weeks with their histories, template, last notice and open dialog. It lasts as long
 * as the document, whichever page is shown; nothing of it is stored or sent.
 */
export const useSession = create<SchedulerSession>()(() => ({
  start: { status: 'waiting' },
  place: null,
  weeks: {},
  fault: null,
  template: null,
  notice: null,
  dialog: null,
  linkFault: null,
  replaced: null,
}));

const { getState: get, setState: set } = useSession;

const keyOf = ({ week, roster }: Place) => `${roster} ${week}`;

/** The open week at a place. */
export const weekAt = (place: Place) => (session: SchedulerSession) => session.weeks[keyOf(place)];

/** The week on the screen; null until the engine has it. */
export const activeWeek = ({ place, weeks }: SchedulerSession) => (place && weeks[keyOf(place)]) ?? null;

/** Loads engine and sample files, the sample as the visitor's week; may be called again after a failure. */
export async function startSession(): Promise<void> {
  const { start } = get();
  if (start.status === 'ready') return;
  // A browser remembers a module that failed to load: only a new document asks for the engine again.
  if (start.status === 'failed' && start.fault.code === 'engine-unavailable') return window.location.reload();
  const failed = (fault: EngineError) => set({ start: { status: 'failed', fault } });
  const [engine, files] = await Promise.all([loadEngine(), fetchSampleFiles()]);
  if (!engine.ok) return failed(engine.fault);
  if (!files.ok) return failed(files.fault);
  const parsed = await files.value.parse(engine.value);
  if (!parsed.ok) return failed(parsed.fault);
  const { monday, isoYear, isoWeek } = engine.value.isoWeekOf(isoDateOf(new Date()));
  const moved = { ...parsed.value, sample: { ...parsed.value.sample, monday } };
  set({ start: { status: 'ready', engine: engine.value, files: moved, thisWeek: weekKey(isoYear, isoWeek) } });
}

/** Weeks that have left the session. A drawing that React has put off may still look at them. */
const left = new Set<Week>();

const leave = (weeks: readonly OpenWeek[]) => {
  for (const { handle } of weeks) left.add(handle);
};

/** Gives the engine's memory of weeks that have left back; to be called when none of them is drawn. */
export function freeClosedWeeks(): void {
  for (const handle of left) handle.free();
  left.clear();
}

function openWeek(handle: Week, engine: Engine, place: Place, origin: Origin | null): OpenWeek {
  const { isoYear, isoWeek } = weekParts(place.week);
  const week = engine.isoWeek(isoYear, isoWeek);
  const { positions, staff } = handle.schedule();
  const defaults = defaultsOf(handle, positions);
  const { template } = get();
  if (template) follow(handle, defaults, template);
  return { handle, week, positions, staff, history: handle.history(), origin, defaults };
}

function openDemoWeek(place: Place): Result<OpenWeek> {
  const { start } = get();
  return tryCatch(() => {
    if (start.status !== 'ready') throw { code: 'engine-unavailable', message: 'The engine is not loaded yet.' };
    const { engine, files } = start;
    const { isoYear, isoWeek } = weekParts(place.week);
    const { monday } = engine.isoWeek(isoYear, isoWeek);
    const schedule = place.roster === 'large' ? largeRoster() : scheduleOfWeek(files.sample, files.variants, monday);
    const handle = engine.Week.fromValue(schedule);
    // The demo's people know their week; whatever is done to it from here on is to be published.
    handle.markAsPublished();
    return openWeek(handle, engine, place, null);
  });
}

/** Whether there is anything to lose. */
const isKept = ({ origin, history }: OpenWeek) => origin !== null || history.undoCount + history.redoCount > 0;

/** Shows the week at a place. The one before stays open if it was changed or came from outside. */
export function showWeek(place: Place): void {
  const { start, place: before, weeks, dialog, notice } = get();
  if (start.status !== 'ready') return;
  const key = keyOf(place);
  const isSame = before !== null && keyOf(before) === key;
  if (isSame && weeks[key]) return;
  const known = weeks[key];
  const opened: Result<OpenWeek> = known ? { ok: true, value: known } : openDemoWeek(place);
  const kept = Object.entries(weeks).filter(([other, open]) => other !== key && isKept(open));
  leave(Object.entries(weeks).flatMap(([other, open]) => (other !== key && !isKept(open) ? [open] : [])));
  const isFirst = before === null;
  set({
    place,
    weeks: { ...Object.fromEntries(kept), ...(opened.ok && { [key]: opened.value }) },
    fault: opened.ok ? null : opened.fault,
    // What was asked for while the engine was loading is about the first week.
    dialog: isFirst || isSame ? dialog : null,
    notice: isFirst || isSame ? notice : null,
  });
}

/** Shows the week on the screen as it is after a change. */
function changed(open: OpenWeek, notice: Notice | null): void {
  const { place, weeks } = get();
  if (!place) return;
  set({ weeks: { ...weeks, [keyOf(place)]: { ...open, history: open.handle.history() } }, notice });
}

interface Execution {
  /** What the command was given for; it is ignored once that is no longer so. */
  readonly seen?: OpenWeek | undefined;
  /** Says nothing of it: nobody has just done it. */
  readonly silent?: boolean;
  readonly refused?: readonly RefusedShift[] | undefined;
}

function execute(kind: 'done' | 'undone' | 'redone', command: Command, { seen, silent, refused }: Execution = {}) {
  const open = activeWeek(get());
  if (!open || (seen && seen !== open)) return null;
  const outcome = tryCatch(() => command(open.handle));
  if (!outcome.ok) {
    set({ notice: { kind: 'failed', fault: outcome.fault } });
    return null;
  }
  const { done } = outcome.value;
  if (done) changed(open, silent ? get().notice : { kind, entry: done, hours: outcome.value, refused });
  return outcome.value;
}

/**
 * Changes the week on the screen; null when the engine refuses, which changes nothing. A command that comes from what
 * somebody saw names it in `seen`, and is ignored once that is no longer so.
 */
export function dispatch(command: Command, seen?: OpenWeek, refused?: readonly RefusedShift[]): Outcome | null {
  return execute('done', command, { seen, refused });
}

/** Changes the week on the screen without a notice: for what the demo plays by itself. */
export function dispatchSilently(command: Command): void {
  execute('done', command, { silent: true });
}

/** Takes the last command back; before the first one, the return to the sample. */
export function undo(): void {
  const open = activeWeek(get());
  if (open?.history.undoCount === 0 && get().replaced) restore();
  else execute('undone', (week) => week.undo());
}

/** Carries out again what was taken back last. */
export function redo(): void {
  execute('redone', (week) => week.redo());
}

/** Replaces the shifts by those of a table; anything wrong in it, and no shift changes. Null while no week is open. */
export function importTable(table: string): ImportReport | null {
  const open = activeWeek(get());
  if (!open) return null;
  const report = open.handle.importCsv(table, open.week.monday);
  const [entry] = open.handle.history().undo;
  if (report.errorCount === 0 && entry) {
    const { coveredHours, examinedHours } = open.handle.summary(null, null).insights;
    changed(open, { kind: 'done', entry, hours: { coveredHours, examinedHours, days: [] } });
  }
  return report;
}

/** Puts a week from outside in a place. */
export function replaceWeek(handle: Week, place: Place, origin: Origin): void {
  const { start, weeks } = get();
  if (start.status !== 'ready') return;
  const opened = tryCatch(() => openWeek(handle, start.engine, place, origin));
  if (!opened.ok) return;
  const before = weeks[keyOf(place)];
  if (before) leave([before]);
  set({ weeks: { ...weeks, [keyOf(place)]: opened.value }, notice: null });
}

/** Opens the week of a link in a place; what is wrong with a link is kept in `linkFault`. */
export function openLink(link: string, place: Place): boolean {
  const { start } = get();
  if (start.status !== 'ready') return false;
  const { Week } = start.engine;
  const opened = tryCatch(() => Week.fromShare(link));
  set({ linkFault: opened.ok ? null : opened.fault });
  if (opened.ok) replaceWeek(opened.value, place, { kind: 'shared', link });
  return opened.ok;
}

/** Makes all weeks follow a template, or their own needs again. */
export function followTemplate(template: AppliedTemplate | null): void {
  const { weeks, replaced } = get();
  const followed = tryCatch(() => {
    for (const { handle, defaults } of [...Object.values(weeks), ...Object.values(replaced ?? {})]) {
      follow(handle, defaults, template);
    }
  });
  set({
    template,
    weeks: Object.fromEntries(Object.entries(weeks).map(([key, open]) => [key, { ...open }])),
    fault: followed.ok ? null : followed.fault,
  });
}

/** Takes all changes back and all weeks from outside away, in a way that can be undone. */
export function resetToSample(): void {
  const { place, weeks, replaced } = get();
  if (!place) return;
  const opened = openDemoWeek(place);
  if (!opened.ok) return;
  leave(Object.values(replaced ?? {}));
  set({
    weeks: { [keyOf(place)]: opened.value },
    replaced: weeks,
    dialog: null,
    notice: { kind: 'reset' },
    linkFault: null,
  });
}

/** Brings back what the sample has replaced. */
function restore(): void {
  const { place, weeks, replaced } = get();
  if (!place || !replaced) return;
  const key = keyOf(place);
  leave(Object.entries(weeks).flatMap(([other, open]) => (replaced[other] ? [open] : [])));
  set({ weeks: { ...weeks, ...replaced }, replaced: null, dialog: null, notice: { kind: 'restored' } });
  if (!replaced[key]) showWeek(place);
}

/** What a view would show around a week. One that is not open is opened for this question only; null without engine. */
export function summaryOf(place: Place, { team, position }: Pick<ViewState, 'team' | 'position'>): Summary | null {
  const open = get().weeks[keyOf(place)];
  if (open) return open.handle.summary(team, position);
  const opened = openDemoWeek(place);
  if (!opened.ok) return null;
  const summary = opened.value.handle.summary(team, position);
  opened.value.handle.free();
  return summary;
}

/** The shifts of a week. One that is not open is opened for this question only; none without engine. */
export function shiftsOf(place: Place): readonly Shift[] {
  const open = get().weeks[keyOf(place)];
  if (open) return open.handle.schedule().shifts;
  const opened = openDemoWeek(place);
  if (!opened.ok) return [];
  const { shifts } = opened.value.handle.schedule();
  opened.value.handle.free();
  return shifts;
}

export function openDialog(dialog: DialogTarget): void {
  // What was said on the page is old news in a dialog; from one gap to the next it is not.
  set((session) => ({ dialog, notice: session.dialog ? session.notice : null }));
}

export function closeDialog(): void {
  set({ dialog: null });
}

export function dismissNotice(): void {
  set({ notice: null });
}

export function notify(notice: Notice): void {
  set({ notice });
}

/** Says why a shift of somebody was not dropped where it was held. */
export function notifyBlocked(violation: Violation, name: string): void {
  set({ notice: { kind: 'blocked', violation, name } });
}

export function dismissLinkFault(): void {
  set({ linkFault: null });
}

/** Whether the last command was about a shift: assigned, moved, given or confirmed, it lands in the roster. */
export function useLanded(shiftId: string): boolean {
  return useSession(({ notice }) => notice?.kind === 'done' && notice.entry.after?.shiftId === shiftId);
}
