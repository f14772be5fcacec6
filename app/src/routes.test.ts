import { afterEach, expect, test, vi } from 'vitest';
import { siteManifest } from './shared/siteManifest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function pathsIn(mode: string): Promise<string[]> {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const entries = (await import('./routes')).default;
  return entries.flatMap((entry) => [entry, ...(entry.children ?? [])]).flatMap(({ path }) => (path ? [path] : []));
}

test("the developers' page exists only in the development server: in no build, and in no manifest", async () => {
  expect(await pathsIn('development')).toEqual(expect.arrayContaining(['dev/kit', 'es/dev/kit']));
  const built = await pathsIn('production');
  expect(built.length).toBeGreaterThan(50);
  expect(built.filter((path) => path.includes('dev'))).toEqual([]);
  expect(JSON.stringify(siteManifest())).not.toContain('dev/kit');
});
