import sample from '#fixtures/sample-week.json';
import { loadEngine } from '~/engine/engine';
import { readViewState, weekKey } from './viewState';
import { type WeekFigures, weekFigures } from './weekFigures';

/** The sample week's model, computed at build time so that the page's HTML contains the roster. */
export async function initialWeekFigures(): Promise<WeekFigures> {
  const engine = await loadEngine();
  if (!engine.ok) throw new Error(`The engine did not load: ${engine.fault.message}`);
  const { Editor, isoWeekOf } = engine.value;
  const handle = Editor.fromJson(JSON.stringify(sample.schedule));
  const dates = isoWeekOf(sample.monday);
  const { positions } = sample.schedule;
  const state = readViewState(new URLSearchParams(), weekKey(dates.isoYear, dates.isoWeek));
  const model = weekFigures({ handle, dates, positions }, state);
  handle.free();
  return model;
}
