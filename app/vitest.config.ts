import { fileURLToPath } from 'node:url';
import wasm from 'vite-plugin-wasm';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [wasm()],
  // Tests with a DOM fetch the fixtures as a page would.
  server: { fs: { allow: [here('..')] } },
  resolve: { alias: { '~': here('./src'), '#fixtures': here('../fixtures') } },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'prerender/**/*.test.ts'],
    environment: 'node',
  },
});
