import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import wasm from 'vite-plugin-wasm';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), wasm()],
  resolve: { alias: { '~': here('./src'), '#fixtures': here('../fixtures') } },
  server: { fs: { allow: ['..'] } },
  build: {
    target: 'es2023',
    // The server hashes inline scripts and counts bytes itself; a data: URL for a small asset would need a wider CSP.
    assetsInlineLimit: 0,
    manifest: true,
  },
});
