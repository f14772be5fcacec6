import { loadOnce } from './loadOnce';

/** Loads the reader of workbooks, compiled to WebAssembly. */
export const loadWorkbooks = loadOnce(() => import('./workbook-pkg/scheduler_workbook_wasm'));
