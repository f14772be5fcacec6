import { readFile } from 'node:fs/promises';
import { loadEngine } from './engine';
import type { Result } from './result';

/** Loads a package in tests with a DOM, where Vite would fetch the wasm file by URL; it is read from disk instead. */
export async function besideDocument<Package>(load: () => Promise<Result<Package>>): Promise<Package> {
  const fetched = globalThis.fetch;
  globalThis.fetch = async (address) =>
    new Response(await readFile(`${process.cwd()}${String(address)}`), {
      headers: { 'content-type': 'application/wasm' },
    });
  try {
    const loaded = await load();
    if (!loaded.ok) throw new Error(loaded.fault.message);
    return loaded.value;
  } finally {
    globalThis.fetch = fetched;
  }
}

export const engineBesideDocument = () => besideDocument(loadEngine);
