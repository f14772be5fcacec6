// Abusive requests to the server, and their effect on other visitors: the figures of docs/attacks.md. Loopback only,
// bounded in number and time. `npm run attacks` in app/, after `cargo xtask build`; needs Linux, sqlite3 and prlimit.
// BRIGHTCREW_SERVER_BIN selects another server binary; arguments after `--` select attacks by name.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { Agent, createServer as createHttpServer, request } from 'node:http';
import { connect } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './startSite.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.BRIGHTCREW_SERVER_BIN ?? here('../../target/release/brightcrew-server');
const site = process.env.SITE_DIR ?? here('../build/client');
const print = (line) => process.stdout.write(`${line}\n`);
const posts = JSON.parse(readFileSync(here('../../fixtures/blog/posts.json'), 'utf8'));
const closers = [];

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

/** Status, body and duration (ms) of a response; status 0 if there is none. */
function call(port, path, { method = 'GET', headers = {}, body, limit = 60_000 } = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status, text) => resolve({ status, text, took: performance.now() - began });
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent, timeout: limit }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => end(response.statusCode, Buffer.concat(parts).toString()));
      response.on('error', () => end(0, ''));
    });
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => end(0, ''));
    outgoing.end(body);
  });
}

const lead = JSON.stringify({
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Engines',
  phone: '',
  countryCode: '+34',
});
const send = (port, headers = {}) =>
  call(port, '/api/contact', {
    method: 'POST',
    body: lead,
    headers: { 'content-type': 'application/json', ...headers },
  });

class Server {
  constructor(settings = {}) {
    this.folder = mkdtempSync(join(tmpdir(), 'brightcrew-attack-'));
    this.settings = settings;
    closers.push(() => rmSync(this.folder, { recursive: true, force: true }));
  }
  get database() {
    return join(this.folder, 'leads.db');
  }
  async start() {
    this.port ??= await freePort();
    this.metrics ??= await freePort();
    const env = {
      PATH: process.env.PATH,
      LISTEN_ADDR: `127.0.0.1:${this.port}`,
      METRICS_ADDR: `127.0.0.1:${this.metrics}`,
      SITE_DIR: site,
      DATABASE_URL: `sqlite:${this.database}`,
      BLOG_FILE: join(this.folder, 'blog.json'),
      HUMAN_CHECK: 'off',
      LOG_LEVEL: 'off',
      RATE_LIMIT_POSTS_PER_MINUTE: '1000000',
      RATE_LIMIT_MESSAGES_PER_MINUTE: '1000000',
      ...this.settings,
    };
    // Ignores SIGXFSZ, so that exceeding the file size limit is a write error instead of the end of the process.
    const options = ['-c', `trap '' XFSZ; exec "${program}"`];
    this.child = spawn('/bin/sh', options, { env, cwd: this.folder, stdio: ['ignore', 'ignore', 'inherit'] });
    closers.push(() => this.child.kill('SIGKILL'));
    while ((await call(this.port, '/healthz')).status !== 200) {
      if (this.child.exitCode !== null) throw new Error(`the server exited with ${this.child.exitCode}`);
      await pause(50);
    }
    return this;
  }
  async end(signal = 'SIGTERM') {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    await ended;
  }
  memory() {
    return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))[1]) / 1024;
  }
  room(bytes) {
    execFileSync('prlimit', ['--pid', `${this.child.pid}`, `--fsize=${bytes}:unlimited`]);
  }
  query(sql) {
    return execFileSync('sqlite3', [this.database, sql], { encoding: 'utf8' }).trim();
  }
}

/** A content system with delayed responses, which counts its requests. */
async function startCms(delay) {
  const cms = { calls: 0 };
  const server = createHttpServer(async (incoming, response) => {
    cms.calls += 1;
    await pause(delay);
    const url = new URL(incoming.url, 'http://cms');
    const slug = url.searchParams.get('slug');
    const size = Number(url.searchParams.get('per_page') ?? 10);
    const page = Number(url.searchParams.get('page') ?? 1);
    const found = slug ? posts.filter((post) => post.slug === slug) : posts;
    const pages = Math.ceil(found.length / size);
    const past = page > Math.max(1, pages);
    const body = past
      ? { code: 'rest_post_invalid_page_number', message: 'x', data: { status: 400 } }
      : found.slice((page - 1) * size, page * size);
    response.writeHead(past ? 400 : 200, {
      'content-type': 'application/json',
      'x-wp-total': found.length,
      'x-wp-totalpages': pages,
    });
    response.end(JSON.stringify(url.pathname.endsWith('/posts') ? body : []));
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  closers.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  return Object.assign(cms, { url: `http://127.0.0.1:${port}/wp-json/wp/v2` });
}

/** A connection that records how long it is open, and reads only on demand. */
function openSocket(port, { reads = true } = {}) {
  const began = performance.now();
  const socket = connect({ host: '127.0.0.1', port });
  const state = { socket, open: true, seconds: 0 };
  const close = () => {
    if (state.open) Object.assign(state, { open: false, seconds: (performance.now() - began) / 1000 });
  };
  socket.on('error', close).on('close', close).on('end', close);
  if (reads) socket.on('data', () => {});
  else socket.pause();
  closers.push(() => socket.destroy());
  return state;
}

const times = (number, action) => Promise.all(Array.from({ length: number }, (_, at) => action(at)));
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;
const slowest = (answers) => seconds(Math.max(...answers.map(({ took }) => took)));
const right = (answers, status) => answers.filter((response) => response.status === status).length;

const attacks = {
  async 'metrics of a large outbox'() {
    const server = await new Server().start();
    await send(server.port);
    await server.end();
    const columns = server.query("SELECT group_concat(name) FROM pragma_table_info('leads')").split(',');
    const values = columns.map(
      (name) => ({ id: 'lower(hex(randomblob(16)))', idempotency_key: "'k' || n" })[name] ?? `leads.${name}`,
    );
    server.query(
      `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 399999)
       INSERT INTO leads (${columns.join(',')}) SELECT ${values.join(',')} FROM numbers, (SELECT * FROM leads LIMIT 1) leads`,
    );
    await server.start();
    const own = (await call(server.metrics, '/metrics')).status === 200;
    const metrics = times(150, () => call(own ? server.metrics : server.port, '/metrics', { limit: 120_000 }));
    const forms = times(40, async (at) => {
      await pause(at * 50);
      return send(server.port);
    });
    const [scraped, sent] = [await metrics, await forms];
    return `${server.query('SELECT COUNT(*) FROM leads')} leads; 40 forms: ${right(sent, 202)} taken, slowest ${slowest(sent)}; slowest of 150 calls ${slowest(scraped)}; ${own ? 'on a port of their own' : 'on the port of the site'}`;
  },

  async 'made-up posts, slow content system'() {
    const cms = await startCms(2000);
    const server = await new Server({ CMS_BASE_URL: cms.url }).start();
    const misses = times(60, (at) => call(server.port, `/blog/made-up-${at}`));
    await pause(100);
    const real = await call(server.port, `/blog/${posts[0].slug}`);
    await misses;
    const again = await call(server.port, `/api/blog/posts?slug=${posts[1].slug}`);
    return `a real post: ${real.status} after ${seconds(real.took)}, another after the flood: ${again.status}; ${cms.calls} calls`;
  },

  async 'ten thousand made-up posts'() {
    const cms = await startCms(0);
    const server = await new Server({ CMS_BASE_URL: cms.url }).start();
    for (let batch = 0; batch < 50; batch += 1)
      await times(200, (at) => call(server.port, `/blog/made-up-${batch}-${at}`));
    const slugs = cms.calls;
    await times(200, (at) => call(server.port, `/api/blog/posts?page=${at + 1}&per_page=${(at % 100) + 1}`));
    return `${slugs} calls in all for the copy, ${cms.calls - slugs} for 200 made-up pages`;
  },

  async 'slow connections'() {
    const server = await new Server().start();
    const large = readdirSync(join(site, 'assets'))
      .filter((name) => /\.(js|wasm)$/.test(name))
      .map((name) => [statSync(join(site, 'assets', name)).size, name])
      .sort((one, other) => other[0] - one[0])[0][1];
    const before = server.memory();
    const second = openSocket(server.port);
    second.socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await pause(200);
    second.socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const endless = openSocket(server.port);
    endless.socket.write('GET /pricing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    const drip = setInterval(() => endless.open && endless.socket.write('5\r\nendle\r\n'), 100);
    const readers = await times(200, async () => {
      const reader = openSocket(server.port, { reads: false });
      reader.socket.write(`GET /assets/${large} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(8));
      return reader;
    });
    await pause(5000);
    const during = server.memory();
    const other = await times(50, () => call(server.port, '/'));
    await pause(40_000);
    clearInterval(drip);
    // A paused socket does not notice that it was closed until it reads on.
    for (const reader of readers) reader.socket.resume();
    const held = server.memory();
    const closedAfter = ({ open, seconds: after }) =>
      open ? 'still open after 45 s' : `closed after ${after.toFixed(0)} s`;
    const established = Number(
      execFileSync('sh', ['-c', `ls -l /proc/${server.child.pid}/fd | grep -c socket`], { encoding: 'utf8' }),
    );
    return `second head ${closedAfter(second)}; endless body ${closedAfter(endless)}; 200 readers of nothing: memory ${before.toFixed(0)} MiB, then ${during.toFixed(0)}, after 45 s ${held.toFixed(0)}, ${established} sockets left; other visitors ${right(other, 200)} of 50, slowest ${slowest(other)}`;
  },

  async 'connections of one address'() {
    const server = await new Server().start();
    const many = [];
    for (let at = 0; at < 3000; at += 1) {
      many.push(openSocket(server.port));
      if (at % 100 === 99) await pause(20);
    }
    await pause(3000);
    return `${many.filter(({ open }) => open).length} of 3000 stay open`;
  },

  async 'a byte in X-Forwarded-For'() {
    const limits = { TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT_POSTS_PER_MINUTE: '2' };
    const server = await new Server(limits).start();
    const sent = await times(10, (at) => send(server.port, { 'x-forwarded-for': `caf\xe9, 203.0.113.${at + 1}` }));
    return `${right(sent, 202)} of 10 clients behind one proxy are taken for themselves`;
  },

  async 'a service that hangs'() {
    const began = [];
    const ended = [];
    const form = createHttpServer((incoming) => {
      began.push(performance.now());
      incoming.socket.once('close', () => ended.push(performance.now()));
      incoming.resume();
    });
    const port = await freePort();
    await new Promise((resolve) => form.listen(port, '127.0.0.1', resolve));
    closers.push(
      () => form.close(),
      () => form.closeAllConnections(),
    );
    const server = await new Server({ CONTACT_FORM_URL: `http://127.0.0.1:${port}/` }).start();
    await send(server.port);
    await pause(1000);
    const first = began.length;
    await send(server.port);
    await pause(1500);
    const second = began.length > first ? 'at once' : 'not while the first is under way';
    while (began.length < 3 || ended.length < 1) await pause(50);
    return `a second lead is sent ${second}; the next try of the first comes ${seconds(began[2] - ended[0])} after the end of the one before`;
  },

  async 'a disk that was full'() {
    const server = await new Server().start();
    server.room(400_000);
    let accepted = 0;
    let response = await send(server.port);
    for (; response.status === 202; response = await send(server.port)) accepted += 1;
    const site = await call(server.port, '/');
    server.room('unlimited');
    await pause(1500);
    const after = await send(server.port);
    const ready = await call(server.port, '/readyz');
    await server.end('SIGKILL');
    const stored = Number(server.query('SELECT COUNT(*) FROM leads')) - (after.status === 202 ? 1 : 0);
    return `${accepted} leads taken, ${stored} of them kept after kill -9; then ${response.status}, pages ${site.status}; with room again ${after.status}, /readyz ${ready.status}`;
  },

  async 'an outbox that was moved away'() {
    const server = await new Server().start();
    await send(server.port);
    renameSync(server.database, `${server.database}.moved`);
    const response = await send(server.port);
    return `the next lead: ${response.status}${response.status === 202 ? ', written into the file that was moved' : ''}`;
  },
};

const chosen = process.argv.slice(2);
print(`load average before: ${loadavg()[0].toFixed(2)}`);
try {
  for (const [name, attack] of Object.entries(attacks)) {
    if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue;
    let result;
    try {
      result = await attack();
    } catch (error) {
      result = `failed: ${error.message}`;
      process.exitCode = 1;
    }
    print(`${name}\n    ${result}`);
    for (const close of closers.splice(0).reverse()) close();
  }
} finally {
  for (const close of closers.splice(0).reverse()) close();
  agent.destroy();
}
