import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { finishSite } from './prerender/finishSite';
import { notFoundFiles, prerenderPaths, siteManifest } from './src/shared/siteManifest';

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: () => [...prerenderPaths(), ...Object.keys(notFoundFiles)],
  // The server's only source of routes.
  async buildEnd({ reactRouterConfig }) {
    const file = join(reactRouterConfig.buildDirectory, 'client', 'site-manifest.json');
    await writeFile(file, `${JSON.stringify(siteManifest(), null, 2)}\n`);
    await finishSite(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
