import { type Result, tryCatch } from '~/engine/result';
import type { EditableWeek } from './editableWeek';
import { datesOf } from './openRoster';
import { replaceRoster, useSession } from './session';
import { weekKey } from './viewState';

/**
 * The week to show first: this one if anything is planned in it, else the next one with shifts, else the last; while nothing
 * is planned, the week that is on the page.
 */
function firstShown(mondays: readonly string[], today: string, onPage: string): string {
  return mondays.find((monday) => monday >= today) ?? mondays.at(-1) ?? onPage;
}

/**
 * Opens the visitor's own roster, a document of the engine with the team and its weeks, in place of the present one; the
 * page turns to `monday` or else to the week nearest to today. On an error nothing changes.
 */
export function openRoster(document: string, name: string, monday?: string): Result<EditableWeek> {
  const { start, week } = useSession.getState();
  return tryCatch(() => {
    if (start.status !== 'ready') throw { code: 'engine-unavailable', message: 'The engine is not loaded yet.' };
    const { engine } = start;
    const today = datesOf(engine, start.thisWeek).monday;
    const handle = engine.Editor.fromRoster(document, monday ?? today);
    const shown = monday ?? firstShown(handle.ask({ kind: 'mondays' }), today, week?.dates.monday ?? today);
    const dates = engine.isoWeekOf(shown);
    const place = { week: weekKey(dates.isoYear, dates.isoWeek), roster: 'sample' } as const;
    const opened = replaceRoster(handle, place, { kind: 'own', name });
    if (!opened.ok) throw opened.fault;
    return opened.value;
  });
}
