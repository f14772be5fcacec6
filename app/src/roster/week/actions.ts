import { create } from 'zustand';
import type { Editor, Problem, Review, Summary } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { isoDateOf } from '~/shared/today';
import { adjacentPeriod } from './dates';
import { type DialogTarget, type GapPlace, gapsOfPosition, gapsToCome } from './dialogTarget';
import { openFill } from './fillStore';
import { currentMoment, hoursToCome, isPastHour } from './moment';
import { activeWeek, closeDialog, notify, openDialog, replaceRoster, useSession } from './session';
import { changeView, currentView, type ViewChange } from './useViewState';
import { type Grouping, slotNames, type View, type ViewState, weekKey } from './viewState';

/*
 * What the controls of the scheduler's page do, as functions over the session, the view and the plan. They do nothing
 * while what they need is not loaded.
 */

/** Shows another view; an open dialog belongs to the view before. */
export function showView(change: ViewChange): void {
  closeDialog();
  changeView(change);
}

/** Shows the week of an ISO date, in the daily view that day. */
export function showDate(isoDate: string): void {
  const { start } = useSession.getState();
  if (start.status !== 'ready') return;
  const week = tryCatch(() => start.engine.isoWeekOf(isoDate));
  if (!week.ok) return;
  const { isoYear, isoWeek, days } = week.value;
  showView({ week: weekKey(isoYear, isoWeek), day: Math.max(0, days.indexOf(isoDate)) });
}

/** Shows the day, week or month of today. */
export function showToday(): void {
  showDate(isoDateOf(new Date()));
}

/** Shows the day, week or month before (-1) or after (1), by view. */
export function showAdjacentPeriod(by: -1 | 1): void {
  const { start } = useSession.getState();
  if (start.status === 'ready') showView((before) => adjacentPeriod(start.engine, before, by));
}

/** Opens a day, 0 (Monday) to 6, of the week on screen or of another one. */
export function showDay(day: number, week?: string): void {
  showView({ view: 'daily', day, ...(week !== undefined && { week }) });
}

/** Shows a period of another length; `days` are the dates of the week on screen. A day is today where they have it. */
export function showPeriod(view: View, days: readonly string[]): void {
  const today = days.indexOf(isoDateOf(new Date()));
  showView({ view, ...(view === 'daily' && today >= 0 && { day: today }) });
}

/** Filters by a position, or, if it is the filter already, removes the filter. */
export function togglePosition(id: string): void {
  showView(({ position }) => ({ position: position === id ? null : id }));
}

/** A cell to focus as soon as its roster is rendered, on this visit to the page. */
export interface FocusRequest {
  readonly group: Exclude<Grouping, 'role'>;
  readonly day: number;
  readonly hour: number;
  readonly staffId: string | null;
}

export const useFocusRequest = create<{ readonly cell: FocusRequest | null }>()(() => ({ cell: null }));

export function requestFocus(cell: FocusRequest | null): void {
  useFocusRequest.setState({ cell });
}

/** Shows a problem's cell and focuses it: a gap in the week by time, a person's shift in the week by team member. */
export function showProblem({ staffId, day, start }: Pick<Problem, 'staffId' | 'day' | 'start'>): void {
  const group = staffId === null ? 'time' : 'member';
  showView({ view: 'weekly', group, slots: slotNames });
  requestFocus({ group, day, hour: start, staffId });
}

/** Folds or unfolds the side panels. */
export function toggleSidePanels(): void {
  changeView(({ folded }) => ({ folded: !folded }));
}

/** Opens the panel that fills the week, or a part of it; of a week that has begun, the hours to come. */
export function fill(aim: Parameters<typeof openFill>[0]): void {
  const week = activeWeek(useSession.getState());
  if (!week) return;
  closeDialog();
  // Of an absence, the hours follow from who is chosen.
  const within = aim.kind === 'absence' ? [] : hoursToCome(week.dates.days, currentMoment());
  openFill({ within, ...aim });
}

/** Fills the week for the filter's team and position. */
export function fillWeek(): void {
  const view = currentView();
  if (view) fill({ kind: 'week', team: view.team, position: view.position });
}

interface Reviewed {
  readonly summary: Summary;
  readonly review: Review;
  /** Whether a gap of the week is over. */
  readonly isPast: (gap: GapPlace) => boolean;
}

/** Opens a target that depends on the filter's figures; without one, the review, which lists what is left to do. */
function openReviewed(targetOf: (reviewed: Reviewed) => DialogTarget | null): void {
  const week = activeWeek(useSession.getState());
  const view = currentView();
  if (!week || !view) return;
  const { team, position } = view;
  const { handle, dates } = week;
  const now = currentMoment();
  const target = targetOf({
    summary: handle.ask({ kind: 'summary', team, position }),
    review: handle.ask({ kind: 'review', team, position }),
    isPast: ({ day, end }) => isPastHour(dates.days[day] ?? dates.monday, end, now),
  });
  openDialog(target ?? { kind: 'review' });
}

/** Opens the gaps to come. */
export function scheduleNow(): void {
  openReviewed(({ summary, review, isPast }) =>
    gapsToCome(summary.gaps, review, isPast, summary.insights.worstDay?.day),
  );
}

/** Opens the gaps to come of the position that is missing most people. */
export function addStaff(): void {
  openReviewed(({ summary, review, isPast }) => {
    const { mostUnderstaffed } = summary.insights;
    return mostUnderstaffed && gapsOfPosition(summary.gaps, review, isPast, mostUnderstaffed.positionId);
  });
}

/** Puts an imported week in place of the one of a key; false if it cannot be opened, which a notice reports. */
export function importWeek(handle: Editor, week: string): boolean {
  const roster: ViewState['roster'] = currentView()?.roster ?? 'sample';
  const opened = replaceRoster(
    handle,
    { week, roster },
    { kind: 'imported', shifts: handle.ask({ kind: 'shiftCount' }) },
  );
  if (!opened.ok) notify({ kind: 'failed', fault: opened.fault });
  return opened.ok;
}
