import { loadOnce } from './loadOnce';

/** Links to a week, compiled to WebAssembly. */
export type Links = typeof import('./links-pkg/scheduler_links_wasm');

/** Loads the package, for a page that opens with a link or a week that is shared. */
export const loadLinks = loadOnce(() => import('./links-pkg/scheduler_links_wasm'));
