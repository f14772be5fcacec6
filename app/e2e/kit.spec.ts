import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { layoutProblems } from './support/layout';

const app = fileURLToPath(new URL('..', import.meta.url));

let server: ChildProcess;
let origin = '';

// No build has the page of components: the development server has.
test.beforeAll(async () => {
  test.setTimeout(90_000);
  const program = `${app}node_modules/.bin/react-router`;
  server = spawn(process.execPath, [program, 'dev', '--host', '127.0.0.1', '--port', '5390'], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!server.stdout) throw new Error('The development server has no output.');
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
    if (address) {
      origin = address[0];
      server.stdout.resume();
      return;
    }
  }
  throw new Error('The development server ended before it had an address.');
});

test.afterAll(async () => {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
});

test('every component in its states fits every width in both languages, and covers no text', async ({ page }) => {
  test.setTimeout(90_000);
  for (const [path, title] of [
    ['/dev/kit', 'Components'],
    ['/es/dev/kit', 'Componentes'],
  ] as const) {
    await page.goto(origin + path);
    // The first page waits until the server has prepared the packages.
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 60_000 });
    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await layoutProblems(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
