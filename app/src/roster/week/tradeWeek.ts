import wardUrl from '#fixtures/week-healthcare.json?url';
import shopUrl from '#fixtures/week-retail-store.json?url';
import type { Schedule, TemplatePosition } from '~/engine/engine';
import { type EngineError, freeOnError, type Result, tryCatch } from '~/engine/result';
import type { Trade } from './editableWeek';
import { replaceRoster, resetToSample, startSession, useSession } from './session';
import { weekKey } from './viewState';
import { scheduleOfWeek } from './weekSource';

const urls: Readonly<Record<Trade, string>> = { 'retail-store': shopUrl, healthcare: wardUrl };

/** The trade of a quick template with a sample week; null for the restaurant's. */
export function tradeOf(templateId: string): Trade | null {
  return Object.hasOwn(urls, templateId) ? (templateId as Trade) : null;
}

const failed = (error: unknown): EngineError => ({
  code: 'sample-unavailable',
  message: error instanceof Error ? error.message : String(error),
});

async function fetchSchedule(trade: Trade, signal: AbortSignal): Promise<Result<Schedule>> {
  try {
    const response = await fetch(urls[trade], { signal });
    if (!response.ok) return { ok: false, fault: failed(`status ${response.status}`) };
    return { ok: true, value: ((await response.json()) as { schedule: Schedule }).schedule };
  } catch (error) {
    return { ok: false, fault: failed(error) };
  }
}

/**
 * Opens a trade's sample, this week first, with these requirements in place of the present roster; its weeks count as
 * published. Once the signal is aborted, nothing is replaced.
 */
export async function openTradeWeek(
  trade: Trade,
  positions: readonly TemplatePosition[],
  signal: AbortSignal,
): Promise<Result<null>> {
  const [schedule] = await Promise.all([fetchSchedule(trade, signal), startSession()]);
  if (!schedule.ok) return schedule;
  const { start } = useSession.getState();
  if (start.status === 'failed') return { ok: false, fault: start.fault };
  return tryCatch(() => {
    if (start.status !== 'ready') throw failed('The engine is not loaded yet.');
    signal.throwIfAborted();
    const { monday, isoYear, isoWeek } = start.engine.isoWeekOf(start.files.sample.monday);
    const sample = { name: trade, monday, schedule: schedule.value };
    const again = [{ name: trade, shifts: schedule.value.shifts }];
    const handle = freeOnError(start.engine.Editor.fromJson(JSON.stringify(schedule.value)), (editor) => {
      editor.tell({ kind: 'followTemplate', template: [...positions] });
      editor.tell({ kind: 'markAsPublished' });
      return editor;
    });
    const place = { week: weekKey(isoYear, isoWeek), roster: 'sample' } as const;
    const opened = replaceRoster(handle, place, { kind: 'trade', trade }, (of) => scheduleOfWeek(sample, again, of));
    if (opened.ok) return null;
    throw opened.fault;
  });
}

/** Resets to the restaurant's sample if another trade's is open. */
export function openRestaurant(): void {
  if (useSession.getState().rosters.sample?.origin?.kind === 'trade') resetToSample();
}
