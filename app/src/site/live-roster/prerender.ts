import { loadEngine } from '~/engine/engine';
import { type LiveView, LiveWeek, type LiveWeekName } from './liveWeek';
import { liveSamples } from './openLiveWeek';

/** A week's initial view, computed by the engine at build time for the prerendered page. */
export async function initialLiveView(name: LiveWeekName): Promise<LiveView> {
  const engine = await loadEngine();
  if (!engine.ok) throw new Error(`The engine did not load: ${engine.fault.message}`);
  return new LiveWeek(engine.value, name, (await liveSamples[name]()).default).view();
}
