import { create } from 'zustand';
import {
  type Editor,
  type Engine,
  type HistoryEntry,
  loadEngine,
  type Outcome,
  type RefusedShift,
  type Shift,
  type Summary,
  type Violation,
} from '~/engine/engine';
import { type EngineError, freeOnError, type Result, tryCatch } from '~/engine/result';
import { type ImportReport, loadTables } from '~/engine/tables';
import { isoDateOf } from './dates';
import type { DialogTarget } from './dialogTarget';
import type { EditableWeek, Origin } from './editableWeek';
import { largeRoster } from './largeRoster';
import { fetchSampleFiles, type SampleFiles } from './sampleFiles';
import { sharedIn } from './shareLink';
import { type AppliedTemplate, applyTemplate, defaultsOf } from './template';
import { type ViewState, weekKey, weekParts } from './viewState';
import { scheduleOfWeek } from './weekSource';

/** Identifies a week in the session: its ISO week and roster. */
export type Place = Pick<ViewState, 'week' | 'roster'>;

/** An engine call that changes the week and becomes a history entry. */
export type Command = (editor: Editor) => Outcome;

type Weeks = Readonly<Record<string, EditableWeek>>;

type Start =
  | { readonly status: 'waiting' }
  | { readonly status: 'ready'; readonly engine: Engine; readonly files: SampleFiles; readonly thisWeek: string }
  | { readonly status: 'failed'; readonly fault: EngineError };

/** The week's coverage after a command, and the days on which it changed. */
export type CoverageChange = Pick<Outcome, 'coveredHours' | 'examinedHours' | 'days'>;

/** The last event, shown and announced to screen readers. */
export type Notice =
  | {
      readonly kind: 'done' | 'undone' | 'redone';
      readonly entry: HistoryEntry;
      readonly hours: CoverageChange;
      /** Copied shifts that could not be placed. */
      readonly refused?: readonly RefusedShift[] | undefined;
    }
  /** `count` shifts of a cell are on the clipboard. */
  | { readonly kind: 'copied' | 'cut'; readonly count: number }
  /** The sample, or (`restored`) what it had replaced, is back. */
  | { readonly kind: 'reset' }
  | { readonly kind: 'restored' }
  | { readonly kind: 'failed'; readonly fault: EngineError }
  /** A shift could not be placed: `violation` is the reason, null if the person is not on this week's team. */
  | { readonly kind: 'blocked'; readonly violation: Violation | null; readonly name: string };

interface SchedulerSession {
  readonly start: Start;
  /** The place of the active week. */
  readonly place: Place | null;
  /** Open weeks by place: the active one, and those with changes or from outside. */
  readonly weeks: Weeks;
  /** Why the active week did not open. */
  readonly fault: EngineError | null;
  /** Null while every week uses its defaults. */
  readonly template: AppliedTemplate | null;
  readonly notice: Notice | null;
  readonly dialog: DialogTarget | null;
  /** A link that did not open, and why; no week is on screen until it is dismissed. */
  readonly linkFault: { readonly link: string; readonly fault: EngineError } | null;
  /** The weeks that the sample replaced, while that can be undone. */
  readonly replaced: Weeks | null;
}

/**
 * The scheduler's state in this tab: engine, weeks with their histories, template, last notice and open dialog. It lives
 * as long as the document, across pages; nothing of it is stored or sent.
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

/** The week on screen; null until it is open, and while a link is reported that did not open. */
export const activeWeek = ({ place, weeks, linkFault }: SchedulerSession) =>
  (!linkFault && place && weeks[keyOf(place)]) || null;

/** Loads the engine and the sample files, with the sample moved to the current week; can be retried after a failure. */
export async function startSession(): Promise<void> {
  const { start } = get();
  if (start.status === 'ready') return;
  // Browsers cache a failed module import; only a reload fetches the engine again.
  if (start.status === 'failed' && start.fault.code === 'engine-unavailable') return window.location.reload();
  const failed = (fault: EngineError) => set({ start: { status: 'failed', fault } });
  // A link's week is to be the first one shown.
  const link = sharedIn(window.location.hash);
  const [engine, files] = await Promise.all([loadEngine(), fetchSampleFiles(), link !== null && loadTables()]);
  if (!engine.ok) return failed(engine.fault);
  if (!files.ok) return failed(files.fault);
  const parsed = await files.value.parse(engine.value);
  if (!parsed.ok) return failed(parsed.fault);
  const { monday, isoYear, isoWeek } = engine.value.isoWeekOf(isoDateOf(new Date()));
  const datedToday = { ...parsed.value, sample: { ...parsed.value.sample, monday } };
  set({ start: { status: 'ready', engine: engine.value, files: datedToday, thisWeek: weekKey(isoYear, isoWeek) } });
}

/** Weeks that are closed but not freed yet: a deferred render may still read them. */
const closedHandles = new Set<Editor>();

const closeWeeks = (weeks: readonly EditableWeek[]) => {
  for (const { handle } of weeks) closedHandles.add(handle);
};

/** Frees the engine memory of closed weeks; call it when none of them is rendered any more. */
export function freeClosedWeeks(): void {
  for (const handle of closedHandles) handle.free();
  closedHandles.clear();
}

function ready(start: Start): Extract<Start, { status: 'ready' }> {
  if (start.status !== 'ready') throw { code: 'engine-unavailable', message: 'The engine is not loaded yet.' };
  return start;
}

/** Takes over the handle; frees it if the week cannot be opened. */
function openWeek(handle: Editor, place: Place, origin: Origin | null): EditableWeek {
  return freeOnError(handle, () => {
    const { start, template } = get();
    const { isoYear, isoWeek } = weekParts(place.week);
    const dates = ready(start).engine.isoWeek(isoYear, isoWeek);
    const { positions, staff } = handle.schedule();
    const defaults = defaultsOf(handle, positions);
    if (template) applyTemplate(handle, defaults, template);
    return { handle, dates, positions, staff, history: handle.history(), origin, defaults };
  });
}

function openDemoWeek(place: Place): Result<EditableWeek> {
  return tryCatch(() => {
    const { engine, files } = ready(get().start);
    const { isoYear, isoWeek } = weekParts(place.week);
    const { monday } = engine.isoWeek(isoYear, isoWeek);
    const schedule = place.roster === 'large' ? largeRoster() : scheduleOfWeek(files.sample, files.variants, monday);
    const handle = engine.Editor.fromJson(JSON.stringify(schedule));
    // The demo's week counts as published; only later changes are unpublished.
    handle.markAsPublished();
    return openWeek(handle, place, null);
  });
}

/** Whether closing the week would lose changes or imported data. */
const mustRetain = ({ origin, history }: EditableWeek) => origin !== null || history.undoCount + history.redoCount > 0;

/** Makes the week at a place the active one. The previous one stays open if it was changed or came from outside. */
export function showWeek(place: Place): void {
  const { start, place: before, weeks, dialog, notice } = get();
  if (start.status !== 'ready') return;
  const key = keyOf(place);
  const isSame = before !== null && keyOf(before) === key;
  if (isSame && weeks[key]) return;
  const known = weeks[key];
  const opened: Result<EditableWeek> = known ? { ok: true, value: known } : openDemoWeek(place);
  const retained = Object.entries(weeks).filter(([other, week]) => other !== key && mustRetain(week));
  closeWeeks(Object.entries(weeks).flatMap(([other, week]) => (other !== key && !mustRetain(week) ? [week] : [])));
  const isFirst = before === null;
  set({
    linkFault: null,
    place,
    weeks: { ...Object.fromEntries(retained), ...(opened.ok && { [key]: opened.value }) },
    fault: opened.ok ? null : opened.fault,
    // A dialog or notice from before the engine was loaded belongs to the first week.
    dialog: isFirst || isSame ? dialog : null,
    notice: isFirst || isSame ? notice : null,
  });
}

/** Notifies subscribers of a change of the active week. */
function updateActiveWeek(week: EditableWeek, notice: Notice | null): void {
  const { place, weeks } = get();
  if (!place) return;
  set({ weeks: { ...weeks, [keyOf(place)]: { ...week, history: week.handle.history() } }, notice });
}

interface Execution {
  /** The state that the command was issued against; it is ignored if the week has changed since. */
  readonly expected?: EditableWeek | undefined;
  /** Shows no notice: the user did not trigger it. */
  readonly silent?: boolean;
  readonly refused?: readonly RefusedShift[] | undefined;
}

function execute(kind: 'done' | 'undone' | 'redone', command: Command, { expected, silent, refused }: Execution = {}) {
  const week = activeWeek(get());
  if (!week || (expected && expected !== week)) return null;
  const outcome = tryCatch(() => command(week.handle));
  if (!outcome.ok) {
    if (!silent) set({ notice: { kind: 'failed', fault: outcome.fault } });
    return null;
  }
  const { done } = outcome.value;
  if (done) updateActiveWeek(week, silent ? get().notice : { kind, entry: done, hours: outcome.value, refused });
  return outcome.value;
}

/**
 * Changes the active week; null when the engine rejects the command, which changes nothing. With `expected`, the command
 * is ignored if the week has changed since that state.
 */
export function dispatch(command: Command, expected?: EditableWeek, refused?: readonly RefusedShift[]): Outcome | null {
  return execute('done', command, { expected, refused });
}

/** Changes the active week without a notice, unless it has changed since `expected`: for the demo's simulated answers. */
export function dispatchSilently(command: Command, expected: EditableWeek): void {
  execute('done', command, { expected, silent: true });
}

/** Undoes the last command or, without one, the reset to the sample. */
export function undo(): void {
  const week = activeWeek(get());
  if (week?.history.undoCount === 0 && get().replaced) restore();
  else execute('undone', (editor) => editor.undo());
}

/** Redoes the command that was undone last. */
export function redo(): void {
  execute('redone', (editor) => editor.redo());
}

/**
 * Replaces all shifts with those of a table; with any error, no shift changes. Null while no week is open, or when it has
 * changed before the package of tables was loaded.
 */
export async function importTable(table: string): Promise<Result<ImportReport> | null> {
  const week = activeWeek(get());
  const tables = await loadTables();
  if (!tables.ok) return tables;
  if (!week || week !== activeWeek(get())) return null;
  const imported = tryCatch(() => {
    const { report, schedule } = tables.value.importCsv(week.handle.toJson(), table, week.dates.monday);
    return { report, done: schedule === null ? null : week.handle.replaceShifts(schedule).done };
  });
  if (!imported.ok) return imported;
  const { report, done } = imported.value;
  if (done) {
    const { coveredHours, examinedHours } = week.handle.summary(null, null).insights;
    updateActiveWeek(week, { kind: 'done', entry: done, hours: { coveredHours, examinedHours, days: [] } });
  }
  return { ok: true, value: report };
}

/**
 * Replaces the week at a place with one from outside, whose handle it takes over. On an error, which the caller has to
 * report, nothing changes.
 */
export function replaceWeek(handle: Editor, place: Place, origin: Origin): Result<EditableWeek> {
  const { weeks } = get();
  const opened = tryCatch(() => openWeek(handle, place, origin));
  if (!opened.ok) return opened;
  const before = weeks[keyOf(place)];
  if (before) closeWeeks([before]);
  set({ weeks: { ...weeks, [keyOf(place)]: opened.value }, notice: null });
  return opened;
}

/** Opens the week of a link, given the document in it, at a place; an error is stored in `linkFault`. */
export function openLink(link: string, document: Result<string>, place: Place): boolean {
  const { start } = get();
  if (start.status !== 'ready') return false;
  const { Editor } = start.engine;
  const read = document.ok ? tryCatch(() => Editor.fromDocument(document.value)) : document;
  const opened = read.ok ? replaceWeek(read.value, place, { kind: 'shared', link }) : read;
  set({ linkFault: opened.ok ? null : { link, fault: opened.fault } });
  return opened.ok;
}

/** Applies a template to all weeks; null restores their defaults. */
export function followTemplate(template: AppliedTemplate | null): void {
  const { weeks, replaced } = get();
  const followed = tryCatch(() => {
    for (const { handle, defaults } of [...Object.values(weeks), ...Object.values(replaced ?? {})]) {
      applyTemplate(handle, defaults, template);
    }
  });
  set({
    template,
    weeks: Object.fromEntries(Object.entries(weeks).map(([key, week]) => [key, { ...week }])),
    fault: followed.ok ? null : followed.fault,
  });
}

/** Discards all changes and all weeks from outside; can be undone. */
export function resetToSample(): void {
  const { place, weeks, replaced } = get();
  if (!place) return;
  const opened = openDemoWeek(place);
  if (!opened.ok) return;
  closeWeeks(Object.values(replaced ?? {}));
  set({
    weeks: { [keyOf(place)]: opened.value },
    replaced: weeks,
    dialog: null,
    notice: { kind: 'reset' },
    linkFault: null,
  });
}

/** Restores the weeks that the sample replaced. */
function restore(): void {
  const { place, weeks, replaced } = get();
  if (!place || !replaced) return;
  const key = keyOf(place);
  closeWeeks(Object.entries(weeks).flatMap(([other, week]) => (replaced[other] ? [week] : [])));
  set({ weeks: { ...weeks, ...replaced }, replaced: null, dialog: null, notice: { kind: 'restored' } });
  if (!replaced[key]) showWeek(place);
}

/** A week's summary. A week that is not open is opened temporarily; null without the engine. */
export function summaryOf(place: Place, { team, position }: Pick<ViewState, 'team' | 'position'>): Summary | null {
  const week = get().weeks[keyOf(place)];
  if (week) return week.handle.summary(team, position);
  const opened = openDemoWeek(place);
  if (!opened.ok) return null;
  const summary = opened.value.handle.summary(team, position);
  opened.value.handle.free();
  return summary;
}

/** A week's shifts. A week that is not open is opened temporarily; empty without the engine. */
export function shiftsOf(place: Place): readonly Shift[] {
  const week = get().weeks[keyOf(place)];
  if (week) return week.handle.schedule().shifts;
  const opened = openDemoWeek(place);
  if (!opened.ok) return [];
  const { shifts } = opened.value.handle.schedule();
  opened.value.handle.free();
  return shifts;
}

export function openDialog(dialog: DialogTarget): void {
  // A notice of the page is outdated in a dialog; between the steps of a dialog it is not.
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

/** Reports why a person's shift could not be placed. */
export function notifyBlocked(violation: Violation, name: string): void {
  set({ notice: { kind: 'blocked', violation, name } });
}

export function dismissLinkFault(): void {
  set({ linkFault: null });
}

/** Whether the last command changed this shift, which the roster then animates. */
export function useLanded(shiftId: string): boolean {
  return useSession(({ notice }) => notice?.kind === 'done' && notice.entry.after?.shiftId === shiftId);
}
