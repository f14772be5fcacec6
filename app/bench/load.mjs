// Ten minutes of mixed load at half of the server's capacity, on loopback: checks that memory and 99th percentile
// latency stay constant. `npm run load` in app/, after `cargo xtask build`; needs wrk. LOAD_MINUTES changes the
// duration.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const print = (line) => process.stdout.write(`${line}\n`);
const minutes = Number(process.env.LOAD_MINUTES ?? 10);
/** Milliseconds before each request of a connection: the number of connections determines the rate. */
const pause = 10;

async function freePort() {
  const listener = createServer();
  await new Promise((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address();
  await promisify(listener.close.bind(listener))();
  return port;
}

/** One run of the mix, as reported by wrk. Asynchronous, since leads are delivered to this process. */
async function load(port, connections, seconds, luaArguments) {
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', here('mix.lua'), `http://127.0.0.1:${port}`];
  const wrk = spawn('wrk', [...options, '--', ...luaArguments], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const part of wrk.stdout) output += part;
  return JSON.parse(output.trim().split('\n').at(-1));
}

const memory = (pid) => Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** The number of responses with an unexpected status, and of leads in each state. */
async function readMetrics(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const sum = (pattern) => [...text.matchAll(pattern)].reduce((all, [, number]) => all + Number(number), 0);
  return {
    failed: sum(/^brightcrew_http_requests_total\{.*status="(?:429|5\d\d)".*\} (\d+)$/gm),
    stored: sum(/^brightcrew_leads_accepted_total\{.*fate="stored".*\} (\d+)$/gm),
    delivered: sum(/^brightcrew_outbox_leads\{.*state="delivered".*\} (\d+)$/gm),
  };
}

async function run(folder, children) {
  const form = createHttpServer((incoming, response) => incoming.resume().on('end', () => response.end('{}')));
  const [port, metrics, receiver] = [await freePort(), await freePort(), await freePort()];
  await new Promise((resolve) => form.listen(receiver, '127.0.0.1', resolve));
  const env = {
    PATH: process.env.PATH,
    LISTEN_ADDR: `127.0.0.1:${port}`,
    METRICS_ADDR: `127.0.0.1:${metrics}`,
    SITE_DIR: here('../build/client'),
    CONTACT_FORM_URL: `http://127.0.0.1:${receiver}/form`,
    HUMAN_CHECK: 'off',
    RATE_LIMIT_POSTS_PER_MINUTE: '1000000',
    RATE_LIMIT_MESSAGES_PER_MINUTE: '1000000',
    WORKERS: '1',
  };
  const program = process.env.BRIGHTCREW_SERVER_BIN ?? here('../../target/release/brightcrew-server');
  // Default logging, a line per request.
  const server = spawn(program, { env, cwd: folder, stdio: 'ignore' });
  children.push(server);
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`the server exited with ${server.exitCode}`);
    await setTimeout(50);
  }

  const home = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'br' } });
  const script = /\/assets\/[\w.~-]+\.js/.exec(await home.text())[0];
  const posts = await (await fetch(`http://127.0.0.1:${port}/api/blog/posts?_fields=slug`)).json();
  const luaArguments = [home.headers.get('etag'), script, `/blog/${posts[0].slug}`];
  const at = () => `load average ${loadavg()[0].toFixed(2)}`;

  const peak = await load(port, 64, minutes < 1 ? 2 : 10, [...luaArguments, '0']);
  const rate = peak.requests / peak.seconds;
  const connections = Math.max(1, Math.round(((rate / 2) * pause) / 1000));
  print(`at most ${Math.round(rate)} requests/s; ${connections} connections for half of them; ${at()}`);
  const row = (cells) => print(cells.map((cell) => `${cell}`.padStart(14)).join(''));
  row(['minute', 'requests/s', '50 % in ms', '99 % in ms', 'slowest', 'memory in MiB', 'broken']);
  for (let minute = 1; minute <= Math.max(1, minutes); minute += 1) {
    const seconds = minutes < 1 ? 5 : 60;
    const {
      requests,
      seconds: took,
      p50,
      p99,
      slowest,
      broken,
    } = await load(port, connections, seconds, [...luaArguments, `${pause}`]);
    const times = [p50, p99, slowest].map((time) => time.toFixed(2));
    row([minute, Math.round(requests / took), ...times, memory(server.pid).toFixed(1), broken]);
  }
  let totals = await readMetrics(metrics);
  for (let tries = 0; tries < 100 && totals.delivered < totals.stored; tries += 1) {
    await setTimeout(100);
    totals = await readMetrics(metrics);
  }
  print(
    `answers with 429 or 5xx: ${totals.failed}; leads stored ${totals.stored}, delivered ${totals.delivered}; ${at()}`,
  );
  if (totals.failed > 0 || totals.delivered !== totals.stored) process.exitCode = 1;
  form.close();
  form.closeAllConnections();
}

function isMissing(program) {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return false;
  } catch (error) {
    return error.code === 'ENOENT';
  }
}

if (process.platform !== 'linux' || isMissing('wrk')) {
  print('The load needs Linux and wrk (Debian: apt-get install wrk).');
  process.exitCode = 1;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'brightcrew-load-'));
  const children = [];
  try {
    await run(folder, children);
  } finally {
    for (const child of children) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
