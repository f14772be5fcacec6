import type { ActingEngine } from './engine';
import { asFault, type Outcome } from './outcome';

let loading: Promise<Outcome<ActingEngine>> | undefined;

/**
 * Instantiates the module here and not by an import of it: what failed in an import stays failed for as long as the
 * document lives, and this can be tried again.
 */
async function instantiate(): Promise<ActingEngine> {
  if (import.meta.env.SSR) return import('./pkg/acting/scheduler_acting');
  const { address, glue } = await import('./actingModule');
  const imports = { './scheduler_acting_bg.js': glue as unknown as WebAssembly.ModuleImports };
  const { instance } = await WebAssembly.instantiateStreaming(fetch(address), imports);
  glue.__wbg_set_wasm(instance.exports);
  // Only some builds of the package have a start function.
  (instance.exports.__wbindgen_start as (() => void) | undefined)?.();
  return glue as unknown as ActingEngine;
}

/** Loads the whole engine once; after a failed load the next call tries again. */
export function loadActing(): Promise<Outcome<ActingEngine>> {
  loading ??= instantiate().then(
    (engine): Outcome<ActingEngine> => ({ ok: true, value: engine }),
    (error): Outcome<ActingEngine> => {
      loading = undefined;
      return { ok: false, fault: asFault(error) };
    },
  );
  return loading;
}
