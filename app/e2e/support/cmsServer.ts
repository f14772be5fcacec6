import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a server with a content system of its own, and waits until it answers. */
export async function serverWithCms(cms: string): Promise<{ origin: string; stop: () => void }> {
  const address = `127.0.0.1:${await freePort()}`;
  const folder = mkdtempSync(join(tmpdir(), 'brightcrew-cms-'));
  const server = spawn(process.env.BRIGHTCREW_SERVER_BIN ?? here('../../../target/release/brightcrew-server'), {
    env: {
      ...process.env,
      LISTEN_ADDR: address,
      SITE_DIR: here('../../build/client'),
      CMS_BASE_URL: cms,
      BLOG_FILE: join(folder, 'blog.json'),
      DATABASE_URL: `sqlite:${join(folder, 'outbox.db')}`,
    },
    stdio: 'ignore',
  });
  const origin = `http://${address}`;
  const end = Date.now() + 110_000;
  while (Date.now() < end) {
    const up = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return { origin, stop: () => server.kill('SIGTERM') };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill('SIGKILL');
  throw new Error('the server did not start');
}
