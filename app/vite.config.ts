import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import wasm from 'vite-plugin-wasm';
import { blogDocumentModule } from './prerender/blogDocument';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The consent dialog's custom properties on the dialog only: on the root they would restyle the whole page late. */
const consentStyles: Plugin = {
  name: 'consent-styles',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/cookieconsent.css') ? { code: code.replaceAll(':root{', '#cc-main{'), map: null } : undefined,
};

/** The script of the blog's pages, an entry of its own: they do without React (decision 106). */
const blogDocument: Plugin = {
  name: 'blog-document',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: here(blogDocumentModule), name: 'blog-document' });
  },
};

/** Routes keep their exports and may have more, which the chunk `scheduler` needs. React Router's value is stricter. */
const entrySignatures: Plugin = {
  name: 'entry-signatures',
  configEnvironment: () => ({ build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }),
};

interface ModuleImporters {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

interface Modules {
  getModuleInfo: (id: string) => ModuleImporters | null;
}

/** The files that import a module, directly or not; with `dynamic` also those that reach it by `import()`. */
function importersOf(id: string, modules: Modules, { dynamic = false } = {}): Set<string> {
  const found = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { importers, dynamicImporters } = modules.getModuleInfo(next) ?? { importers: [], dynamicImporters: [] };
    for (const importer of dynamic ? [...importers, ...dynamicImporters] : importers) {
      if (found.has(importer)) continue;
      found.add(importer);
      waiting.push(importer);
    }
  }
  // React Router asks for a route's parts by a query.
  return new Set([...found].map((file) => file.replace(/\?.*/, '')));
}

const schedulerRoute = here('./src/routes/shift-scheduler.tsx');
const shiftFrame = here('./src/routes/frames/shift.tsx');
/** The routes that open a week of the scheduler. */
const weekRoutes = [
  'shift-scheduler',
  'my-week',
  'shift-template-setup',
  'demo/view-team',
  'demo/manager-overview',
].map((name) => here(`./src/routes/${name}.tsx`));

/** The chunk of a module that the scheduler's page loads at once, if no page without a week ever needs it. */
function weekChunk(id: string, modules: Modules): string | null {
  if (!importersOf(id, modules).has(schedulerRoute)) return null;
  const routes = [...importersOf(id, modules, { dynamic: true })].filter((file) =>
    file.startsWith(here('./src/routes/')),
  );
  if (routes.length === 1) return 'scheduler';
  return routes.every((route) => weekRoutes.includes(route)) ? 'week' : null;
}

/** The chunk of a module that many pages share; none if only pages with a week load it at once, and others on demand. */
function sharedChunk(id: string, modules: Modules): string | null {
  const importers = importersOf(id, modules);
  if (importers.has(shiftFrame)) return 'common';
  if (!importers.has(schedulerRoute)) return 'site';
  const routes = [...importers].filter((file) => file.startsWith(here('./src/routes/')));
  return routes.every((route) => weekRoutes.includes(route)) ? null : 'common';
}

/** Icons that pages with a week show at once, and others at most later: one chunk is smaller than twenty of 200 bytes. */
const weekIcons = [
  'calendar-clock',
  'calendar-days',
  'calendar-plus',
  'circle-dashed',
  'circle-minus',
  'circle-question-mark',
  'clipboard-check',
  'cloud-exclamation-point',
  'list-checks',
  'printer',
  'rotate-ccw',
  'scale',
  'send',
  'sliders-horizontal',
  'triangle-exclamation-point',
  'undo-2',
  'user-plus',
  'users-round',
];

export default defineConfig({
  plugins: [consentStyles, blogDocument, tailwindcss(), reactRouter(), entrySignatures, wasm()],
  worker: { format: 'es', plugins: () => [wasm()] },
  resolve: {
    alias: {
      '~': here('./src'),
      '#fixtures': here('../fixtures'),
    },
  },
  server: { fs: { allow: ['..'] } },
  build: {
    // See "Browsers" in the README: the last two years. `browsers.grit` enforces what these support.
    target: ['chrome131', 'firefox132', 'safari18.1'],
    // The server hashes inline scripts and counts bytes itself; a data: URL for a small asset would need a wider CSP.
    assetsInlineLimit: 0,
    manifest: true,
    // Vite's default creates 51 preloads. Shared chunks instead: what the blog's pages share with the others, what every
    // other page needs, what many pages and dialogs share (with the scheduler or without it), and what only the
    // scheduler, or only pages with a week, load at once.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, modules) => (importersOf(id, modules).has(here(blogDocumentModule)) ? 'document' : null),
              priority: 2,
              minShareCount: 2,
            },
            {
              name: 'vendor',
              priority: 1,
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/,
            },
            {
              name: 'icons',
              test: new RegExp(`lucide-react[\\\\/].*[\\\\/](${weekIcons.join('|')})\\.m?js$`),
              includeDependenciesRecursively: false,
            },
            { name: weekChunk, includeDependenciesRecursively: false },
            // What the forms of leads share, and cards with people, in one chunk each instead of tiny ones.
            {
              name: 'people',
              test: /src[\\/](shared[\\/](cast|names)|ui[\\/](Avatar|RecognitionCard))\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'forms',
              test: /src[\\/](shared[\\/](idempotencyKey|leadOrigin)|ui[\\/]Field)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // What the root and the frames import: on every page, and by too few entries for `common`.
            {
              name: 'page',
              test: /src[\\/](.*[\\/](useHydrated|translator|CrashScreen)|ui[\\/]Logo)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            { name: sharedChunk, minShareCount: 36 },
          ],
        },
      },
    },
  },
});
