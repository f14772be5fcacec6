// Brotli sizes of the engine's packages and of the pages. A page is its HTML, what it references, and what those chunks
// import (Vite's manifest), from the built site. Prints the packages and the heaviest page of each kind; exits with 1
// if one exceeds its limit.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const site = fileURLToPath(new URL('../build/client', import.meta.url));
const packages = {
  'pkg/scheduler_wasm': 300_000,
  'recognition-pkg/scheduler_recognition_wasm': 25_000,
  'solver-pkg/scheduler_solver_wasm': 350_000,
  'import-pkg/scheduler_import_wasm': 400_000,
  'export-pkg/scheduler_export_wasm': 400_000,
  'workbook-pkg/scheduler_workbook_wasm': 300_000,
};
/** `blogScript`: JavaScript of a page of the blog; `weekPage`: JavaScript and WebAssembly of a page with a week; `demoPage`: of gift shop, recognitions and overview. */
const limits = {
  contentScript: 140_000,
  blogScript: 60_000,
  weekPage: 480_000,
  demoPage: 200_000,
  fonts: 30_000,
  homePage: 350_000,
};
/** The quality at which the server compresses pages. */
const htmlQuality = 9;

const read = (name) => readFileSync(join(site, name), 'utf8');
const chunks = Object.values(JSON.parse(read('.vite/manifest.json')));
const { pages, patterns, blog } = JSON.parse(read('site-manifest.json'));
const blogFiles = new Set(blog.flatMap(({ list, post, category }) => [list, post, category].map(({ file }) => file)));
const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
const byKey = new Map(Object.entries(JSON.parse(read('.vite/manifest.json'))));
/** The chunks that contain a package's modules. */
function chunksOf(name) {
  const found = chunks.filter(({ assets }) => assets?.some((asset) => asset.includes(`/${name}_bg`)));
  if (found.length === 0) throw new Error(`No chunk loads ${name}.`);
  return found.map(({ file }) => file);
}
/** The package that a page of the demo loads after it is painted, and its limit. */
const week = { files: chunksOf('scheduler_wasm'), limit: limits.weekPage };
const recognition = { files: chunksOf('scheduler_recognition_wasm'), limit: limits.demoPage };
const isOfTheTeam = /^(?:\/es)?\/demo\//;

function size(file) {
  const sizeOf = (name) => statSync(join(site, name), { throwIfNoEntry: false })?.size;
  const bytes = sizeOf(`${file}.br`) ?? sizeOf(file);
  if (bytes === undefined) throw new Error(`A page references ${file}, which is not in the build.`);
  return bytes;
}

/** The chunks and their static imports, with the WebAssembly that they load. */
function loaded(files) {
  const reached = new Set();
  const waiting = [...files];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (reached.has(file)) continue;
    reached.add(file);
    const { imports = [], assets = [] } = byFile.get(file) ?? {};
    waiting.push(...imports.map((key) => byKey.get(key).file), ...assets.filter((asset) => asset.endsWith('.wasm')));
  }
  return reached;
}

function weigh({ file, engine: hasEngine, path, pattern }) {
  const html = read(file);
  const name = path ?? pattern;
  const engine = hasEngine ? (isOfTheTeam.test(name) ? recognition : week) : null;
  const sum = (files) => [...new Set(files)].reduce((total, one) => total + size(one), 0);
  const named = (expression) => [...html.matchAll(expression)].map((match) => match[1]);
  const scripts = loaded([
    ...named(/(?:src|href)="\/(assets\/[^"]+\.js)"/g),
    ...named(/(?:from|import)\s*\(?\s*"\/(assets\/[^"]+\.js)"/g),
    ...(engine?.files ?? []),
  ]);
  const parts = {
    js: sum([...scripts].filter((script) => script.endsWith('.js'))),
    wasm: sum([...scripts].filter((script) => script.endsWith('.wasm'))),
    css: sum(named(/rel="stylesheet" href="\/([^"#?]+)/g)),
    html: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: htmlQuality } }).length,
    fonts: sum(named(/as="font"[^>]*href="\/([^"]+)"/g)),
    pictures: sum(named(/<img\b[^>]*\bsrc="\/([^"?#]+)/g)),
  };
  const all = Object.values(parts).reduce((total, part) => total + part);
  const scriptLimit = blogFiles.has(file) ? limits.blogScript : limits.contentScript;
  return { page: name, engine, scriptLimit, ...parts, all };
}

const packageWeights = Object.entries(packages).map(([name, limit]) => {
  const bytes = readFileSync(new URL(`../src/engine/${name}_bg.wasm`, import.meta.url));
  return { name, limit, raw: bytes.length, brotli: brotliCompressSync(bytes).length };
});
const weights = [...pages, ...patterns].map(weigh).sort((a, b) => b.js + b.wasm - a.js - a.wasm);
const tooHeavy = packageWeights.filter(({ brotli, limit }) => brotli > limit);
const complaints = [
  ...tooHeavy.map(({ name, brotli, limit }) => `${name} weighs ${brotli} bytes; the limit is ${limit}`),
  ...weights.flatMap(({ page, engine, scriptLimit, js, wasm, fonts, all }) => [
    ...(fonts > limits.fonts ? [`${page} asks for ${fonts} bytes of fonts at once; the limit is ${limits.fonts}`] : []),
    ...(engine && js + wasm > engine.limit
      ? [`${page} loads ${js + wasm} bytes of JavaScript and WebAssembly; the limit is ${engine.limit}`]
      : []),
    ...(!engine && wasm > 0 ? [`${page} loads the engine, which only the demo's pages may at once`] : []),
    ...(!engine && js > scriptLimit ? [`${page} loads ${js} bytes of JavaScript; the limit is ${scriptLimit}`] : []),
    ...(['/', '/es'].includes(page) && all > limits.homePage
      ? [`${page} weighs ${all} bytes with all that it names; the limit is ${limits.homePage}`]
      : []),
  ]),
];

const heaviest = [null, recognition, week].map((kind) => weights.find(({ engine }) => engine === kind));
const columns = ['js', 'wasm', 'css', 'html', 'fonts', 'pictures', 'all'];
const home = weights.find(({ page }) => page === '/');
const blogPage = weights.find(({ scriptLimit }) => scriptLimit === limits.blogScript);
const row = (name, cells) => `${name.padEnd(42)}${cells.map((cell) => String(cell).padStart(10)).join('')}\n`;
process.stdout.write(row('packages of the engine (bytes)', ['raw', 'brotli', 'limit']));
for (const { name, raw, brotli, limit } of packageWeights) process.stdout.write(row(name, [raw, brotli, limit]));
process.stdout.write(row('heaviest pages (bytes of brotli)', columns));
for (const weight of [home, blogPage, ...heaviest])
  process.stdout.write(
    row(
      weight.page,
      columns.map((key) => weight[key]),
    ),
  );
for (const complaint of complaints) process.stdout.write(`FAILED ${complaint}\n`);
if (complaints.length > 0) process.exitCode = 1;
