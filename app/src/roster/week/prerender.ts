import sample from '#fixtures/sample-week.json';
import variants from '#fixtures/week-variants.json';
import { loadEngine } from '~/engine/engine';
import { sampleRoster, turnTo } from './openRoster';
import { readViewState, weekKey } from './viewState';
import { type WeekFigures, weekFigures } from './weekFigures';
import { scheduleOfWeek } from './weekSource';

/** The sample week's model, computed at build time so that the page's HTML contains the roster. */
export async function initialWeekFigures(): Promise<WeekFigures> {
  const engine = await loadEngine();
  if (!engine.ok) throw new Error(`The engine did not load: ${engine.fault.message}`);
  const source = (monday: string) => scheduleOfWeek(sample, variants, monday);
  const roster = sampleRoster(engine.value, source, sample.monday, sample.rules);
  turnTo(engine.value, roster, sample.monday);
  const { handle } = roster;
  const dates = engine.value.isoWeekOf(sample.monday);
  const { positions, staff } = handle.ask({ kind: 'schedule' });
  const state = readViewState(new URLSearchParams(), weekKey(dates.isoYear, dates.isoWeek));
  const model = weekFigures({ handle, dates, positions, staff }, state);
  handle.free();
  return model;
}
