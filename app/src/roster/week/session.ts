import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import {
  type Editor,
  type Engine,
  type HistoryEntry,
  type IsoWeek,
  loadEngine,
  type Outcome,
  type RefusedShift,
  type Summary,
  type Violation,
} from '~/engine/engine';
import { type EngineError, freeOnError, type Result, tryCatch } from '~/engine/result';
import { isoDateOf, useToday } from '~/shared/today';
import type { DialogTarget } from './dialogTarget';
import { type EditableWeek, type Origin, scheduleOf } from './editableWeek';
import { largeRoster } from './largeRoster';
import { currentMoment, isOver } from './moment';
import {
  datesOf,
  editableWeek,
  mustRetain,
  type OpenRoster,
  readWeek,
  rosterOf,
  sampleRoster,
  teamOf,
  turnTo,
  type WeekSource,
} from './openRoster';
import { fetchSampleFiles, type SampleFiles } from './sampleFiles';
import { type AppliedTemplate, applyTemplate } from './template';
import { type ViewState, weekKey } from './viewState';
import { scheduleOfWeek } from './weekSource';

/** Identifies a week in the session: its ISO week and roster. */
export type WeekKey = Pick<ViewState, 'week' | 'roster'>;

/** An engine call that changes the week and becomes a history entry. */
export type Command = (editor: Editor) => Outcome;

/** The open roster, and beside it the generated large one, if it was opened. */
type Rosters = Readonly<Partial<Record<WeekKey['roster'], OpenRoster>>>;

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

/** The week to turn to; of a `fresh` roster all teams, positions and parts of the day are shown. */
export interface Turn {
  readonly week: string;
  readonly fresh: boolean;
}

interface SchedulerSession {
  readonly start: Start;
  /** The place of the active week. */
  readonly place: WeekKey | null;
  /** The week that is open, of the roster at the place. */
  readonly week: EditableWeek | null;
  readonly rosters: Rosters;
  /** Why the active week did not open. */
  readonly fault: EngineError | null;
  /** Null while the roster uses its defaults. */
  readonly template: AppliedTemplate | null;
  readonly notice: Notice | null;
  readonly dialog: DialogTarget | null;
  /** A link that did not open, and why; no week is on screen until it is dismissed. */
  readonly linkFault: { readonly link: string; readonly fault: EngineError } | null;
  /** What the sample or another roster replaced, while that can be undone. */
  readonly replaced: {
    readonly rosters: Rosters;
    readonly template: AppliedTemplate | null;
    readonly by: 'sample' | 'roster';
  } | null;
  /** A week that was opened by a command and not by the address, which is to follow. */
  readonly turnedTo: Turn | null;
  /** Set while a change of a past day waits to be confirmed: how many commands 'No' takes back. */
  readonly pastChange: { readonly steps: number } | null;
  /** Whether changes of the past were confirmed. */
  readonly mayChangePast: boolean;
}

/**
 * The scheduler's state in this tab: engine, weeks with their histories, template, last notice and open dialog. It lives
 * as long as the document, across pages; nothing of it is stored or sent.
 */
export const useSession = create<SchedulerSession>()(() => ({
  start: { status: 'waiting' },
  place: null,
  week: null,
  rosters: {},
  fault: null,
  template: null,
  notice: null,
  dialog: null,
  linkFault: null,
  replaced: null,
  turnedTo: null,
  pastChange: null,
  mayChangePast: false,
}));

const { getState: get, setState: set } = useSession;

const isSamePlace = (a: WeekKey | null, b: WeekKey) => a?.week === b.week && a.roster === b.roster;

/** The open week, if it is the one at a place. */
export const weekAt = (place: WeekKey) => (session: SchedulerSession) =>
  (isSamePlace(session.place, place) && session.week) || undefined;

/** The week on screen; null until it is open, and while a link is reported that did not open. */
export const activeWeek = ({ week, linkFault }: SchedulerSession) => (linkFault ? null : week);

/** Loads the engine and the sample files, with the sample moved to the current week; can be retried after a failure. */
export async function startSession(): Promise<void> {
  const { start } = get();
  if (start.status === 'ready') return;
  // Browsers cache a failed module import; only a reload fetches the engine again.
  if (start.status === 'failed' && start.fault.code === 'engine-unavailable') return window.location.reload();
  const failed = (fault: EngineError) => set({ start: { status: 'failed', fault } });
  const [engine, files] = await Promise.all([loadEngine(), fetchSampleFiles()]);
  if (!engine.ok) return failed(engine.fault);
  if (!files.ok) return failed(files.fault);
  const parsed = await files.value.parse(engine.value);
  if (!parsed.ok) return failed(parsed.fault);
  set({ start: { status: 'ready', engine: engine.value, ...datedToday(engine.value, parsed.value) } });
}

/** The current week, and the sample moved to it. */
function datedToday(engine: Engine, files: SampleFiles) {
  const { monday, isoYear, isoWeek } = engine.isoWeekOf(isoDateOf(new Date()));
  return { thisWeek: weekKey(isoYear, isoWeek), files: { ...files, sample: { ...files.sample, monday } } };
}

/** Moves on to the current week if another one has begun since; an open dialog belongs to the week below it. */
function followClock(): void {
  const { start, dialog } = get();
  if (start.status !== 'ready' || dialog) return;
  const now = datedToday(start.engine, start.files);
  if (now.thisWeek !== start.thisWeek) set({ start: { ...start, ...now } });
}

/** The engine and the sample files of a page, whose current week follows the clock while the page is open. */
export function useStart(): Start {
  const today = useToday();
  const isFree = useSession(({ dialog }) => dialog === null);
  useLayoutEffect(() => {
    if (today && isFree) followClock();
  }, [today, isFree]);
  return useSession(({ start }) => start);
}

/** Rosters that are closed but not freed yet: a deferred render may still read them. */
const closedHandles = new Set<Editor>();

const close = (rosters: Rosters, kept: Rosters = {}) => {
  const keptHandles = Object.values(kept).map(({ handle }) => handle);
  for (const { handle } of Object.values(rosters)) if (!keptHandles.includes(handle)) closedHandles.add(handle);
};

/** Frees the engine memory of closed rosters; call it when none of them is rendered any more. */
export function freeClosedRosters(): void {
  for (const handle of closedHandles) handle.free();
  closedHandles.clear();
}

function ready(start: Start): Extract<Start, { status: 'ready' }> {
  if (start.status !== 'ready') throw { code: 'engine-unavailable', message: 'The engine is not loaded yet.' };
  return start;
}

/** The demo's own roster at a place: the restaurant or the generated one. */
function demoRoster({ week, roster }: WeekKey): OpenRoster {
  const { engine, files } = ready(get().start);
  const { monday } = datesOf(engine, week);
  if (roster === 'large') return sampleRoster(engine, () => largeRoster(), monday);
  const source: WeekSource = (of) => scheduleOfWeek(files.sample, files.variants, of);
  return sampleRoster(engine, source, monday, files.sample.rules);
}

/** Opens a week of a roster that has just been made; frees the roster if that fails. */
function firstWeek(roster: OpenRoster, week: string, template: AppliedTemplate | null): EditableWeek {
  const { engine } = ready(get().start);
  return freeOnError(roster.handle, () => {
    if (template) applyTemplate(roster.handle, roster.defaults, template);
    const dates = datesOf(engine, week);
    turnTo(engine, roster, dates.monday);
    return editableWeek(roster, dates);
  });
}

/** Opens the week at a place, of the roster that is open or else of the demo's own. */
function openAt(place: WeekKey): Result<{ readonly roster: OpenRoster; readonly week: EditableWeek }> {
  return tryCatch(() => {
    const { start, rosters, template } = get();
    const open = rosters[place.roster];
    if (!open) {
      const roster = demoRoster(place);
      return { roster, week: firstWeek(roster, place.week, template) };
    }
    const { engine } = ready(start);
    const dates = datesOf(engine, place.week);
    turnTo(engine, open, dates.monday);
    return { roster: open, week: editableWeek(open, dates) };
  });
}

/** Makes the week at a place the active one. */
export function showWeek(place: WeekKey): void {
  const { start, place: before, week, rosters, dialog, notice } = get();
  if (start.status !== 'ready') return;
  const isSame = isSamePlace(before, place);
  if (isSame && week) return;
  const opened = openAt(place);
  const isFirst = before === null;
  // The generated roster is not kept beside the other one for nothing.
  const others: Rosters =
    before &&
    before.roster !== place.roster &&
    rosters[before.roster] &&
    !mustRetain(rosters[before.roster] as OpenRoster)
      ? { [before.roster]: rosters[before.roster] }
      : {};
  close(others);
  const retained = Object.fromEntries(Object.entries(rosters).filter(([name]) => !(name in others)));
  set({
    linkFault: null,
    place,
    week: opened.ok ? opened.value.week : null,
    rosters: { ...retained, ...(opened.ok && { [place.roster]: opened.value.roster }) },
    fault: opened.ok ? null : opened.fault,
    // A dialog or notice from before the engine was loaded belongs to the first week.
    dialog: isFirst || isSame ? dialog : null,
    notice: isFirst || isSame ? notice : null,
  });
}

/** The commands that change the team or absences. */
const teamKinds: readonly HistoryEntry['kind'][] = ['changeTeam', 'reportAbsence', 'coverAbsence', 'endAbsence'];

/** Notifies subscribers of a change, after which the engine may have turned to another week. */
export function updateActiveWeek(week: EditableWeek, notice: Notice | null): void {
  const { start, place, dialog } = get();
  if (!place) return;
  const { handle } = week;
  const monday = handle.ask({ kind: 'monday' }) ?? week.dates.monday;
  const isTurned = monday !== week.dates.monday;
  const dates = isTurned ? ready(start).engine.isoWeekOf(monday) : week.dates;
  const key = weekKey(dates.isoYear, dates.isoWeek);
  // Few commands change the people or their absences, and reading a schedule takes long.
  const isOfTeam = notice && 'entry' in notice && teamKinds.includes(notice.entry.kind);
  const { positions, staff, absences, shiftTypes } = isOfTeam || isTurned ? teamOf(handle) : week;
  set({
    week: { ...week, dates, positions, staff, absences, shiftTypes, history: handle.ask({ kind: 'history' }) },
    notice,
    ...(isTurned && { place: { ...place, week: key }, turnedTo: { week: key, fresh: false }, dialog: null }),
    ...(!isTurned && { dialog }),
  });
}

/** The address follows the week that a command has opened. */
export function followTurn(): Turn | null {
  const { turnedTo } = get();
  if (turnedTo !== null) set({ turnedTo: null });
  return turnedTo;
}

interface Execution {
  /** The state that the command was issued against; it is ignored if the week has changed since. */
  readonly expected?: EditableWeek | undefined;
  /** Shows no notice: the user did not trigger it. */
  readonly silent?: boolean;
  readonly refused?: readonly RefusedShift[] | undefined;
  /** The week of the roster that it is about; the open one without it. */
  readonly at?: IsoWeek;
}

/** The commands that change who works when. */
const shiftKinds: readonly HistoryEntry['kind'][] = [
  ...(['assign', 'add', 'reassign', 'move', 'resize', 'remove'] as const),
  ...(['paste', 'fill', 'coverAbsence', 'copyWeeks'] as const),
];

/** The shifts of the open week that are over, and who works them, as texts to be compared. */
function workedShifts(week: EditableWeek): ReadonlySet<string> {
  const now = currentMoment();
  const { dates } = week;
  if (now.date < dates.monday) return new Set();
  const over = scheduleOf(week).shifts.filter((shift) => isOver(dates.days, shift, now));
  return new Set(
    over.map(({ staffId, positionId, day, start, startMinute, hours, minutes, breakMinutes }) =>
      JSON.stringify([staffId, positionId, day, start, startMinute, hours, minutes, breakMinutes]),
    ),
  );
}

/** Keeps the change of the past, for the session every later one too, or takes it back. */
export function answerPastChange(isConfirmed: boolean): void {
  const { pastChange } = get();
  if (!pastChange) return;
  set({ pastChange: null, mayChangePast: isConfirmed });
  if (isConfirmed) return;
  for (let step = 0; step < pastChange.steps; step += 1) undo();
}

/** The commands that 'No' takes back after another one; the history cannot tell, which has a limit. */
function laterPastChange(kind: 'done' | 'undone' | 'redone'): SchedulerSession['pastChange'] {
  const steps = (get().pastChange?.steps ?? 0) + (kind === 'undone' ? -1 : 1);
  return steps > 0 ? { steps } : null;
}

function execute(
  kind: 'done' | 'undone' | 'redone',
  command: Command,
  { expected, silent, refused, at }: Execution = {},
) {
  const { start, place, rosters } = get();
  const week = activeWeek(get());
  if (!week || (expected && expected !== week)) return null;
  const roster = place && rosters[place.roster];
  const there = <Answer>(run: (editor: Editor) => Answer): Answer =>
    at && roster ? readWeek(ready(start).engine, roster, at.monday, run) : run(week.handle);
  const workedThere = (shown: EditableWeek) => there(() => workedShifts(at ? { ...shown, dates: at } : shown));
  const isAsking = get().pastChange !== null;
  const asks = !silent && kind !== 'undone' && !get().mayChangePast;
  const worked = asks ? workedThere(week) : null;
  const outcome = tryCatch(() => there(command));
  if (!outcome.ok) {
    if (!silent) set({ notice: { kind: 'failed', fault: outcome.fault } });
    return null;
  }
  const { done } = outcome.value;
  if (done) {
    updateActiveWeek(week, silent ? get().notice : { kind, entry: done, hours: outcome.value, refused });
    // A command that turned to another week did something there.
    const shown = activeWeek(get());
    const isHere = shown?.dates.monday === week.dates.monday;
    if (isAsking) set({ pastChange: laterPastChange(kind) });
    else if (worked && shown && isHere && shiftKinds.includes(done.kind)) {
      const left = workedThere(shown);
      const changed = left.size !== worked.size || [...left].some((shift) => !worked.has(shift));
      if (changed) set({ pastChange: { steps: 1 } });
    }
  }
  return outcome.value;
}

/**
 * Changes the active week; null when the engine rejects the command, which changes nothing. With `expected`, the command
 * is ignored if the week has changed since that state.
 */
export function dispatch(command: Command, expected?: EditableWeek, refused?: readonly RefusedShift[]): Outcome | null {
  return execute('done', command, { expected, refused });
}

/** Changes a week of the open roster without leaving the one on screen. */
export function dispatchIn(dates: IsoWeek, command: Command): Outcome | null {
  return execute('done', command, { at: dates });
}

/**
 * Changes a week of the open roster without a notice, unless the active week has changed since `expected`: for the demo's
 * simulated answers. While it is asked whether the past may change, they wait: an answer may become a part of the
 * publication before it.
 */
export function dispatchSilently(command: Command, expected: EditableWeek, at?: IsoWeek): void {
  if (get().pastChange === null) execute('done', command, { expected, silent: true, ...(at && { at }) });
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

/** What replaces the rosters can be undone while it has no changes, if something would be lost otherwise. */
function setAside(by: 'sample' | 'roster'): void {
  const { rosters, template, replaced } = get();
  close(replaced?.rosters ?? {});
  if (by === 'sample' || Object.values(rosters).some(mustRetain)) {
    set({ replaced: { rosters, template, by } });
    return;
  }
  close(rosters);
  set({ replaced: null });
}

/**
 * Replaces the roster with one from outside, whose handle it takes over, and shows its week at a place. Nothing of the
 * former one, such as its template, holds in it. On an error, which the caller has to report, nothing changes.
 */
export function replaceRoster(
  handle: Editor,
  place: WeekKey,
  origin: Origin,
  source: WeekSource | null = null,
): Result<EditableWeek> {
  const opened = tryCatch(() => {
    const roster = freeOnError(handle, () => {
      const { engine } = ready(get().start);
      return rosterOf(handle, datesOf(engine, place.week).monday, origin, source);
    });
    return { roster, week: firstWeek(roster, place.week, null) };
  });
  if (!opened.ok) return opened;
  const { roster, week } = opened.value;
  setAside('roster');
  const fresh = origin.kind === 'own' || origin.kind === 'imported';
  const isTurned = fresh || (get().place !== null && !isSamePlace(get().place, place));
  set({
    rosters: { [place.roster]: roster },
    week,
    place,
    template: null,
    fault: null,
    notice: null,
    dialog: null,
    linkFault: null,
    ...(isTurned && { turnedTo: { week: place.week, fresh } }),
  });
  return { ok: true, value: week };
}

/**
 * Opens the week of a link, given the document in it, at a place, as the week of a `person` (an id) or of all; an error is
 * stored in `linkFault`.
 */
export function openLink(
  link: string,
  document: Result<string>,
  place: WeekKey,
  person: string | null = null,
): boolean {
  const { start } = get();
  if (start.status !== 'ready') return false;
  const { Editor } = start.engine;
  const read = document.ok ? tryCatch(() => Editor.fromDocument(document.value)) : document;
  const opened = read.ok ? replaceRoster(read.value, place, { kind: 'shared', link, week: place.week, person }) : read;
  set({ linkFault: opened.ok ? null : { link, fault: opened.fault } });
  return opened.ok;
}

/** Applies a template to all weeks of the roster; null restores its defaults. */
export function followTemplate(template: AppliedTemplate | null): void {
  const { rosters, week } = get();
  const followed = tryCatch(() => {
    for (const { handle, defaults } of Object.values(rosters)) applyTemplate(handle, defaults, template);
  });
  set({ template, week: week && { ...week }, fault: followed.ok ? null : followed.fault });
}

/** Discards all changes and the roster from outside; can be undone. */
export function resetToSample(): void {
  const { place, week: before, template: applied } = get();
  // A template that was set for another roster is not the sample's.
  const template = before?.origin ? null : applied;
  if (!place) return;
  const opened = tryCatch(() => {
    const roster = demoRoster(place);
    return { roster, week: firstWeek(roster, place.week, template) };
  });
  if (!opened.ok) return;
  const { roster, week } = opened.value;
  setAside('sample');
  set({
    rosters: { [place.roster]: roster },
    week,
    template,
    dialog: null,
    notice: { kind: 'reset' },
    linkFault: null,
  });
}

/** Restores what was replaced. */
function restore(): void {
  const { place, rosters, replaced } = get();
  if (!place || !replaced) return;
  close(rosters, replaced.rosters);
  set({
    rosters: replaced.rosters,
    template: replaced.template,
    week: null,
    replaced: null,
    dialog: null,
    notice: { kind: 'restored' },
  });
  showWeek(place);
}

/** Reads a week without showing it, of the roster that is open or else of the demo's own; null without the engine. */
export function peek<Answer>({ week, roster }: WeekKey, read: (editor: Editor) => Answer): Answer | null {
  const { start, rosters, template } = get();
  if (start.status !== 'ready') return null;
  const { engine } = start;
  const answer = tryCatch(() => {
    const { monday } = datesOf(engine, week);
    const open = rosters[roster];
    if (open) return readWeek(engine, open, monday, read);
    const temporary = demoRoster({ week, roster });
    firstWeek(temporary, week, template);
    try {
      return read(temporary.handle);
    } finally {
      temporary.handle.free();
    }
  });
  return answer.ok ? answer.value : null;
}

/** A week's summary; null without the engine. */
export function summaryOf(place: WeekKey, { team, position }: Pick<ViewState, 'team' | 'position'>): Summary | null {
  return peek(place, (editor) => editor.ask({ kind: 'summary', team, position }));
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
export function useIsLatestChange(shiftId: string): boolean {
  return useSession(({ notice }) => notice?.kind === 'done' && notice.entry.after?.shiftId === shiftId);
}
