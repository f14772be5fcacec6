import type { Editor } from '~/engine/engine';
import { type ImportReport, loadImporter } from '~/engine/importing';
import { type Result, tryCatch } from '~/engine/result';
import { activeWeek, updateActiveWeek, useSession } from './session';

/** The rosters into which a table was read. */
const withTable = new WeakSet<Editor>();

export const hasTable = (handle: Editor): boolean => withTable.has(handle);

/**
 * Replaces all shifts with those of a table; with any error, no shift changes. Null while no week is open, or when it has
 * changed before the package that reads it was loaded.
 */
export async function importTable(table: string): Promise<Result<ImportReport> | null> {
  const week = activeWeek(useSession.getState());
  const importer = await loadImporter();
  if (!importer.ok) return importer;
  if (!week || week !== activeWeek(useSession.getState())) return null;
  const imported = tryCatch(() => {
    const { report, schedule } = importer.value.importCsv(week.handle.toJson(), table, week.dates.monday);
    return {
      report,
      done: schedule === null ? null : week.handle.tell({ kind: 'replaceShifts', schedule: JSON.parse(schedule) }).done,
    };
  });
  if (!imported.ok) return imported;
  const { report, done } = imported.value;
  if (done) {
    withTable.add(week.handle);
    const { coveredHours, examinedHours } = week.handle.ask({ kind: 'summary' }).insights;
    updateActiveWeek(week, { kind: 'done', entry: done, hours: { coveredHours, examinedHours, days: [] } });
  }
  return { ok: true, value: report };
}
