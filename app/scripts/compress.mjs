// Writes `.br`, `.gz` and `.zst` beside every file of the built site that becomes smaller, at the highest useful level;
// the server sends them as they are. Runs after the build, because React Router prerenders last.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

const site = fileURLToPath(new URL('../build/client', import.meta.url));
// Images and fonts are already compressed; the server compresses HTML itself, after inserting its settings.
const compressible = /\.(js|mjs|css|svg|json|wasm|txt|xml|webmanifest|data)$/;
// Build metadata for the server and other scripts, not requested by browsers.
const notServed = /(^|[\\/])(site-manifest\.json$|\.vite[\\/])/;
// Smaller files fit into one packet anyway.
const smallest = 256;

const encodings = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  zst: (bytes) => {
    const params = { [constants.ZSTD_c_compressionLevel]: 19 };
    // The size hint keeps the encoder's tables small: allocating them for megabytes would take longer than compressing.
    return promisify(zstdCompress)(bytes, { params, pledgedSrcSize: bytes.length });
  },
};

const names = await readdir(site, { recursive: true });
const paths = names.filter((name) => compressible.test(name) && !notServed.test(name)).map((name) => join(site, name));
const waiting = paths.values();

/** Processes one file at a time: an encoder at its highest level needs a lot of memory. */
async function work() {
  for (const path of waiting) {
    if ((await stat(path)).size <= smallest) continue;
    const bytes = await readFile(path);
    for (const [ending, compress] of Object.entries(encodings)) {
      const encoded = await compress(bytes);
      if (encoded.length < bytes.length) await writeFile(`${path}.${ending}`, encoded);
    }
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
