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

interface Modules {
  getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

/** Whether the script of the blog's pages imports a module, directly or not. */
function isOfBlogDocument(id: string, modules: Modules, seen = new Set<string>()): boolean {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => {
    if (importer === here(blogDocumentModule)) return true;
    if (seen.has(importer)) return false;
    seen.add(importer);
    return isOfBlogDocument(importer, modules, seen);
  });
}

export default defineConfig({
  plugins: [consentStyles, blogDocument, tailwindcss(), reactRouter(), wasm()],
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
    // Three shared chunks: what the blog's pages share with the others, what every other page needs, and what at least
    // twenty pages and dialogs share. Vite's default creates 51 preloads.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: (id, modules) => (isOfBlogDocument(id, modules) ? 'document' : null),
              priority: 2,
              minShareCount: 2,
            },
            {
              name: 'vendor',
              priority: 1,
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/,
            },
            { name: 'common', minShareCount: 26 },
          ],
        },
      },
    },
  },
});
