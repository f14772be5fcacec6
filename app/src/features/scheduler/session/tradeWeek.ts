import wardUrl from '#fixtures/week-healthcare.json?url';
import shopUrl from '#fixtures/week-retail-store.json?url';
import type { Schedule, TemplatePosition } from '~/engine/engine';
import { type EngineError, type Result, tryCatch } from '~/engine/result';
import type { Trade } from '../model/openWeek';
import { followTemplate, replaceWeek, resetToSample, startSession, useSession } from './session';

const urls: Readonly<Record<Trade, string>> = { 'retail-store': shopUrl, healthcare: wardUrl };

/** The trade of a quick template that has a sample week of its own, beside the restaurant's. */
export function tradeOf(templateId: string): Trade | null {
  return Object.hasOwn(urls, templateId) ? (templateId as Trade) : null;
}

const failed = (error: unknown): EngineError => ({
  code: 'sample-unavailable',
  message: error instanceof Error ? error.message : String(error),
});

async function fetchSchedule(trade: Trade): Promise<Result<Schedule>> {
  try {
    const answer = await fetch(urls[trade]);
    if (!answer.ok) return { ok: false, fault: failed(`status ${answer.status}`) };
    return { ok: true, value: ((await answer.json()) as { schedule: Schedule }).schedule };
  } catch (error) {
    return { ok: false, fault: failed(error) };
  }
}

/** Puts a trade's sample week with these needs in the place of this week; its people know it already. */
export async function openTradeWeek(trade: Trade, positions: readonly TemplatePosition[]): Promise<Result<null>> {
  const [schedule] = await Promise.all([fetchSchedule(trade), startSession()]);
  if (!schedule.ok) return schedule;
  const { start } = useSession.getState();
  if (start.status === 'failed') return { ok: false, fault: start.fault };
  return tryCatch(() => {
    if (start.status !== 'ready') throw failed('The engine is not loaded yet.');
    const handle = start.engine.Week.fromValue(schedule.value);
    handle.setRequirements([...positions]);
    handle.markAsPublished();
    followTemplate(null);
    replaceWeek(handle, { week: start.thisWeek, roster: 'sample' }, { kind: 'trade', trade });
    return null;
  });
}

/** Brings the restaurant back where another trade's week stands. */
export function openRestaurant(): void {
  const { weeks } = useSession.getState();
  if (Object.values(weeks).some(({ origin }) => origin?.kind === 'trade')) resetToSample();
}
