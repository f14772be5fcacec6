import { readFileSync } from 'node:fs';

/** The functions of a package of the engine, loaded in Node: its folder in `src/engine` and the name of its files. */
export async function loadPackage(folder, name) {
  const glue = await import(`../src/engine/${folder}/${name}_bg.js`);
  const { instance } = await WebAssembly.instantiate(
    readFileSync(new URL(`../src/engine/${folder}/${name}_bg.wasm`, import.meta.url)),
    { [`./${name}_bg.js`]: glue },
  );
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start?.();
  return glue;
}
