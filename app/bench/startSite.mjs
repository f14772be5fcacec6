// Starts the server with the built site on a free port, for programs that measure or test it.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** A free port of this machine. */
export async function freePort() {
  const listener = createServer();
  await new Promise((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address();
  await new Promise((resolve) => listener.close(resolve));
  return port;
}

/**
 * Starts the server that BRIGHTCREW_SERVER_BIN names, or the release server; `stop` terminates it, also when this
 * process exits. BENCH_ORIGIN names a running site to use instead.
 */
export async function startSite() {
  if (process.env.BENCH_ORIGIN) return { origin: process.env.BENCH_ORIGIN, stop: () => undefined };
  const program = process.env.BRIGHTCREW_SERVER_BIN ?? here('../../target/release/brightcrew-server');
  const address = `127.0.0.1:${await freePort()}`;
  const site = here('../build/client');
  // Its files go to a temporary folder.
  const cwd = mkdtempSync(join(tmpdir(), 'brightcrew-bench-'));
  const server = spawn(program, {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, LISTEN_ADDR: address, SITE_DIR: site },
  });
  const stop = () => server.kill('SIGTERM');
  // It is terminated with this process, without keeping it running.
  process.once('exit', stop);
  server.unref();
  const ended = new Promise((_, refuse) => {
    server.once('error', refuse);
    server.once('exit', (code) => refuse(new Error(`The server exited with code ${code}.`)));
  });
  const origin = `http://${address}`;
  const answers = async () => {
    for (;;) {
      const response = await fetch(`${origin}/healthz`).catch(() => null);
      if (response?.ok) return;
      await setTimeout(50);
    }
  };
  await Promise.race([answers(), ended]);
  ended.catch(() => undefined);
  return { origin, stop };
}
