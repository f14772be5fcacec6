import restaurant from '#fixtures/live-restaurant.json';
import home from '#fixtures/live-week.json';
import { loadEngine } from '~/engine/engine';
import { type LiveView, LiveWeek, type LiveWeekName } from './liveWeek';

const samples = { 'live-week': home, 'live-restaurant': restaurant };

/** A week's initial view, computed by the engine at build time for the prerendered page. */
export async function initialLiveView(name: LiveWeekName): Promise<LiveView> {
  const engine = await loadEngine();
  if (!engine.ok) throw new Error(`The engine did not load: ${engine.fault.message}`);
  return new LiveWeek(engine.value, name, samples[name]).view();
}
