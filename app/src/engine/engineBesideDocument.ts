import { readFile } from 'node:fs/promises';
import { type Engine, loadEngine } from './engine';

/**
 * The engine for tests that have a document. There Vite fetches the engine's file from the address that it would have
 * on a server; it is read from the disk instead.
 */
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
