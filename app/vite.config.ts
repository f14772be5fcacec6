import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import wasm from 'vite-plugin-wasm';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The consent dialog's custom properties on the dialog only: on the root they would restyle the whole page late. */
const consentStyles: Plugin = {
  name: 'consent-styles',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/cookieconsent.css') ? { code: code.replaceAll(':root{', '#cc-main{'), map: null } : undefined,
};

export default defineConfig({
  plugins: [consentStyles, tailwindcss(), reactRouter(), wasm()],
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
    // Two shared chunks: what every page needs, and what at least twenty pages and dialogs share. Vite's default
    // creates 51 preloads.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              priority: 1,
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next)[\\/]/,
            },
            { name: 'common', minShareCount: 20 },
          ],
        },
      },
    },
  },
});
