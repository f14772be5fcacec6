import { loadEngine } from '~/engine/engine';
import { asError, type Result } from '~/engine/result';
import { type LiveSample, LiveWeek, type LiveWeekName } from './liveWeek';

const samples: Record<LiveWeekName, () => Promise<{ default: LiveSample }>> = {
  'live-week': () => import('#fixtures/live-week.json'),
  'live-restaurant': () => import('#fixtures/live-restaurant.json'),
};

/** Loads the engine and a week when the visitor comes near. Each call returns the initial week. */
export async function openLiveWeek(name: LiveWeekName): Promise<Result<LiveWeek>> {
  try {
    const [engine, { default: sample }] = await Promise.all([loadEngine(), samples[name]()]);
    return engine.ok ? { ok: true, value: new LiveWeek(engine.value, name, sample) } : engine;
  } catch (error) {
    return { ok: false, fault: asError(error) };
  }
}
