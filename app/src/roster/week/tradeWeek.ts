import wardUrl from '#fixtures/week-healthcare.json?url';
import shopUrl from '#fixtures/week-retail-store.json?url';
import type { Editor, Engine, Schedule, TemplatePosition } from '~/engine/engine';
import { type EngineError, freeOnError, type Result, tryCatch } from '~/engine/result';
import type { Trade } from './editableWeek';
import type { WeekSource } from './openRoster';
import { replaceRoster, resetToSample, startSession, useSession } from './session';
import { weekKey } from './viewState';
import { scheduleOfWeek, weeksBetween } from './weekSource';
import { dateAfter } from './wholeRoster';

const urls: Readonly<Record<Trade, string>> = { 'retail-store': shopUrl, healthcare: wardUrl };

/** The trade of a quick template with a sample week; null for the restaurant's. */
export function tradeOf(templateId: string): Trade | null {
  return Object.hasOwn(urls, templateId) ? (templateId as Trade) : null;
}

const failed = (error: unknown): EngineError => ({
  code: 'sample-unavailable',
  message: error instanceof Error ? error.message : String(error),
});

/**
 * A trade's sample: one week, which all weeks repeat, or a whole roster, whose other weeks are empty. Its dates are those of
 * a past week, `monday`.
 */
interface TradeFile {
  readonly monday: string;
  readonly schedule?: Schedule;
  readonly roster?: { readonly weeks: readonly { readonly monday: string; readonly shifts: readonly unknown[] }[] };
}

const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The file's text with its dates moved by whole weeks, so that its week is the one of this Monday. */
function parseFrom(text: string, monday: string): TradeFile {
  const { monday: from } = JSON.parse(text) as TradeFile;
  const days = 7 * weeksBetween(from, monday);
  return JSON.parse(text, (_, value: unknown) => (isDate(value) ? dateAfter(value, days) : value)) as TradeFile;
}

async function fetchText(trade: Trade, signal: AbortSignal): Promise<Result<string>> {
  try {
    const response = await fetch(urls[trade], { signal });
    if (!response.ok) return { ok: false, fault: failed(`status ${response.status}`) };
    return { ok: true, value: await response.text() };
  } catch (error) {
    return { ok: false, fault: failed(error) };
  }
}

/** The file in the engine, with its week open and what makes up the others; its weeks with shifts count as published. */
function tradeRoster(
  engine: Engine,
  { monday, schedule, roster }: TradeFile,
  positions: readonly TemplatePosition[],
): { readonly handle: Editor; readonly source: WeekSource | null } {
  const handle = roster
    ? engine.Editor.fromRoster(JSON.stringify(roster), monday)
    : engine.Editor.fromJson(JSON.stringify(schedule));
  return freeOnError(handle, () => {
    handle.tell({ kind: 'followTemplate', template: [...positions] });
    for (const week of roster?.weeks ?? []) {
      if (week.shifts.length === 0) continue;
      handle.tell({ kind: 'open', monday: week.monday });
      handle.tell({ kind: 'markAsPublished' });
    }
    if (roster) handle.tell({ kind: 'open', monday });
    else handle.tell({ kind: 'markAsPublished' });
    if (!schedule) return { handle, source: null };
    const again = [{ name: 'again', shifts: schedule.shifts }];
    return { handle, source: (of) => scheduleOfWeek({ name: 'sample', monday, schedule }, again, of) };
  });
}

/**
 * Opens a trade's sample, this week first, with these requirements in place of the present roster. Once the signal is
 * aborted, nothing is replaced.
 */
export async function openTradeWeek(
  trade: Trade,
  positions: readonly TemplatePosition[],
  signal: AbortSignal,
): Promise<Result<null>> {
  const [text] = await Promise.all([fetchText(trade, signal), startSession()]);
  if (!text.ok) return text;
  const { start } = useSession.getState();
  if (start.status === 'failed') return { ok: false, fault: start.fault };
  return tryCatch(() => {
    if (start.status !== 'ready') throw failed('The engine is not loaded yet.');
    signal.throwIfAborted();
    const { monday, isoYear, isoWeek } = start.engine.isoWeekOf(start.files.sample.monday);
    const { handle, source } = tradeRoster(start.engine, parseFrom(text.value, monday), positions);
    const place = { week: weekKey(isoYear, isoWeek), roster: 'sample' } as const;
    const opened = replaceRoster(handle, place, { kind: 'trade', trade }, source);
    if (opened.ok) return null;
    throw opened.fault;
  });
}

/** Resets to the restaurant's sample if another trade's is open. */
export function openRestaurant(): void {
  if (useSession.getState().rosters.sample?.origin?.kind === 'trade') resetToSample();
}
