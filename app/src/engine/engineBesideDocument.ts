import { readFile } from 'node:fs/promises';
import { type Engine, loadEngine } from './engine';

/** Loads the engine in tests with a DOM, where Vite would fetch the wasm file by URL; it is read from disk instead. */
export async function engineBesideDocument(): Promise<Engine> {
  const fetched = globalThis.fetch;
  globalThis.fetch = async (address) =>
    new Response(await readFile(`${process.cwd()}${String(address)}`), {
      headers: { 'content-type': 'application/wasm' },
    });
  try {
    const loaded = await loadEngine();
    if (!loaded.ok) throw new Error(loaded.fault.message);
    return loaded.value;
  } finally {
    globalThis.fetch = fetched;
  }
}
