import { loadOnce } from './loadOnce';

/** What goes out, compiled to WebAssembly: a week as CSV and as a calendar, and a roster as a workbook. */
export type Exporter = typeof import('./export-pkg/scheduler_export_wasm');

export type { BookWords, ExportedEvent, Sheet, Value, Zone } from './export-pkg/scheduler_export_wasm';

/** Loads the package, which few visitors need. */
export const loadExporter = loadOnce(() => import('./export-pkg/scheduler_export_wasm'));
