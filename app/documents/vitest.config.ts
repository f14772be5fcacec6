import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests of the built site's documents, without a browser and without the server; the site must be built. */
export default defineConfig({
  resolve: { alias: { '~': here('../src'), '#fixtures': here('../../fixtures') } },
  test: {
    include: ['documents/**/*.test.ts'],
    environment: 'jsdom',
    // Files share the parsed pages, which no test changes.
    isolate: false,
    testTimeout: 60_000,
  },
});
