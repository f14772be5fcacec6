import { loadOnce } from './loadOnce';

/** The rules of recognitions and rewards, compiled to WebAssembly: a few kB for pages without a week. */
export type Recognition = typeof import('./recognition-pkg/scheduler_recognition_wasm');

export type { Allowance, RecognitionCost } from './recognition-pkg/scheduler_recognition_wasm';

/** Loads the package of recognitions and rewards. */
export const loadRecognition = loadOnce(() => import('./recognition-pkg/scheduler_recognition_wasm'));
