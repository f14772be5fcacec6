import { loadEngine } from '~/engine/engine';
import { asError, type Result } from '~/engine/result';
import { type LiveSample, LiveWeek, type LiveWeekName } from './liveWeek';

/** The sample weeks, each loaded when it is needed. */
export const liveSamples: Record<LiveWeekName, () => Promise<{ default: LiveSample }>> = {
  'live-week': () => import('#fixtures/live-week.json'),
  'live-logistics': () => import('#fixtures/live-logistics.json'),
  'live-telemarketing': () => import('#fixtures/live-telemarketing.json'),
  'live-healthcare': () => import('#fixtures/live-healthcare.json'),
  'live-hospitality': () => import('#fixtures/live-hospitality.json'),
  'live-retail': () => import('#fixtures/live-retail.json'),
  'live-restaurant': () => import('#fixtures/live-restaurant.json'),
  'live-education': () => import('#fixtures/live-education.json'),
  'live-enterprise': () => import('#fixtures/live-enterprise.json'),
  'live-smallbusiness': () => import('#fixtures/live-smallbusiness.json'),
};

/** Loads the engine and a week when the visitor comes near. Each call returns the initial week. */
export async function openLiveWeek(name: LiveWeekName): Promise<Result<LiveWeek>> {
  try {
    const [engine, { default: sample }] = await Promise.all([loadEngine(), liveSamples[name]()]);
    return engine.ok ? { ok: true, value: new LiveWeek(engine.value, name, sample) } : engine;
  } catch (error) {
    return { ok: false, fault: asError(error) };
  }
}
