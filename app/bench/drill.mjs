// Three servers behind nginx and one PostgreSQL: leads are sent while servers are killed, then the build is replaced
// under open pages. Requires `cargo xtask build` and `cargo build -p brightcrew-server`; DRILL_LEADS sets the number of
// leads. Everything runs on loopback, in a temporary folder.
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer as createHttpServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './startSite.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.BRIGHTCREW_SERVER_BIN ?? here('../../target/debug/brightcrew-server');
const leads = Number(process.env.DRILL_LEADS ?? 3000);
const concurrency = 40;
const print = (line) => process.stdout.write(`${line}\n`);
const children = new Set();

function start(command, options, settings = {}) {
  const child = spawn(command, options, { stdio: 'ignore', ...settings });
  children.add(child);
  child.ended = new Promise((resolve) => child.once('exit', resolve)).then(() => children.delete(child));
  return child;
}

/** Polls until the condition is true, with a generous timeout. */
async function waitUntil(description, isTrue) {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (await isTrue()) return;
    await pause(100);
  }
  throw new Error(`not within two minutes: ${description}`);
}

const agent = new Agent({ keepAlive: true, maxSockets: concurrency * 2 });

/** Status and body of a response; status 0 if there is none. */
function call(port, path, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode, text: Buffer.concat(parts).toString() }));
      response.on('error', () => resolve({ status: 0, text: '' }));
    });
    outgoing.on('error', () => resolve({ status: 0, text: '' }));
    outgoing.end(body);
  });
}

/** PostgreSQL refuses to run as root. */
function asNonRoot(words) {
  if (process.getuid() !== 0) return words;
  return ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--clear-groups', '--', ...words];
}

function postgresPrograms() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map((version) => join(root, version, 'bin')) : [];
  const folders = [...versions, ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

async function startPostgres(folder, programs) {
  const place = join(folder, 'postgres');
  mkdirSync(place);
  if (process.getuid() === 0) execFileSync('chown', ['postgres', place]);
  const port = await freePort();
  const run = (name, options) => {
    const [command, ...rest] = asNonRoot([join(programs, name), ...options]);
    return [command, rest, { cwd: place }];
  };
  const [command, options, settings] = run('initdb', ['-U', 'drill', '-A', 'trust', '-D', join(place, 'data')]);
  execFileSync(command, options, { ...settings, stdio: 'ignore' });
  start(...run('postgres', ['-D', join(place, 'data'), '-p', `${port}`, '-h', '127.0.0.1', '-k', place]));
  const query = (sql) =>
    execFileSync(join(programs, 'psql'), ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'drill', '-Atc', sql, 'postgres'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  await waitUntil('PostgreSQL answers', () => {
    try {
      return query('SELECT 1') === '1';
    } catch {
      return false;
    }
  });
  return { url: `postgres://drill@127.0.0.1:${port}/postgres`, query };
}

/** A fake e-mail-marketing form that counts deliveries by idempotency key. */
async function startForm() {
  const received = new Map();
  const port = await freePort();
  const form = createHttpServer((incoming, response) => {
    incoming.resume().on('end', () => {
      const key = incoming.headers['idempotency-key'];
      received.set(key, (received.get(key) ?? 0) + 1);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise((resolve) => form.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}/form`, received, close: () => form.close() };
}

async function startNginx(folder, ports) {
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  );
  // Like deploy/nginx.conf, without TLS.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
${process.getuid() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { access_log off; ${temporary.join(' ')}
upstream brightcrew { ${ports.map((own) => `server 127.0.0.1:${own} fail_timeout=1s;`).join(' ')} keepalive 64; }
server { listen 127.0.0.1:${port};
proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host;
proxy_set_header X-Forwarded-For $remote_addr;
proxy_connect_timeout 2s; proxy_next_upstream_tries 3; proxy_next_upstream error timeout http_503;
location / { proxy_pass http://brightcrew; }
location /assets/ { proxy_next_upstream error timeout http_503 http_404; proxy_pass http://brightcrew; } } }
`,
  );
  start('nginx', ['-p', folder, '-e', join(folder, 'nginx.log'), '-c', join(folder, 'nginx.conf')]);
  await waitUntil('nginx listens', async () => (await call(port, '/healthz')).status !== 0);
  return port;
}

/** A copy of the build with every script renamed, as after a change of shared code. */
function renameScripts(from, to) {
  cpSync(from, to, { recursive: true });
  const assets = readdirSync(join(to, 'assets'));
  const scripts = assets.filter((name) => name.endsWith('.js'));
  const renamed = new Map(scripts.map((name) => [name, name.replace(/\.js$/, '-2.js')]));
  const pattern = /[\w.~-]+\.js\b/g;
  for (const file of readdirSync(to, { recursive: true, withFileTypes: true })) {
    const path = join(file.parentPath, file.name);
    if (!file.isFile()) continue;
    if (/\.(html|js|json|data)\.(br|gz|zst)$/.test(file.name)) rmSync(path);
    else if (/\.(html|js|json|data)$/.test(file.name)) {
      const text = readFileSync(path, 'utf8').replace(pattern, (name) => renamed.get(name) ?? name);
      const name = renamed.get(file.name);
      if (name) rmSync(path);
      writeFileSync(name ? join(file.parentPath, name) : path, text);
    }
  }
  return scripts;
}

class Server {
  constructor(number, port, env) {
    Object.assign(this, { number, port, env });
  }
  async run(more = {}) {
    this.child = start(program, [], { env: { ...this.env, ...more, LISTEN_ADDR: `127.0.0.1:${this.port}` } });
    await waitUntil(`server ${this.number} is ready`, async () => (await call(this.port, '/readyz')).status === 200);
  }
  async end(signal) {
    this.child.kill(signal);
    await this.child.ended;
  }
}

/** Sends every lead until it gets a 202, each with its own idempotency key, as the pages do. */
async function sendLeads(port, servers) {
  let accepted = 0;
  let tries = 0;
  let next = 0;
  let kills = 0;
  const ids = new Map();
  const sender = async () => {
    while (next < leads) {
      const number = next++;
      const key = randomUUID();
      const body = JSON.stringify({ name: `Visitor ${number}`, email: `visitor${number}@example.com` });
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      for (;;) {
        tries += 1;
        const { status, text } = await call(port, '/api/contact', { method: 'POST', headers, body });
        if (status === 202) {
          ids.set(key, JSON.parse(text).id);
          break;
        }
        if (status !== 0 && status < 500) throw new Error(`a lead got ${status}: ${text}`);
        await pause(20);
      }
      accepted += 1;
    }
  };
  const killServers = async () => {
    for (let round = 1; round <= 6; round += 1) {
      const server = servers[round % servers.length];
      await waitUntil('more leads', () => accepted >= (leads * round) / 7 || accepted === leads);
      await server.end('SIGKILL');
      kills += 1;
      await server.run();
    }
  };
  const began = Date.now();
  await Promise.all([killServers(), ...Array.from({ length: concurrency }, sender)]);
  return { ids, tries, kills, seconds: (Date.now() - began) / 1000 };
}

/**
 * An open page of the previous build loads its lazy scripts; a new visitor loads the page and everything it references.
 */
async function watchPages(port, scripts, isDone) {
  const missing = [];
  let loads = 0;
  const load = async (path) => {
    const { status, text } = await call(port, path);
    loads += 1;
    if (status !== 200) missing.push(`${path} ${status}`);
    return text;
  };
  const openPage = async () => {
    for (let at = 0; !isDone(); at += 1) await load(`/assets/${scripts[at % scripts.length]}`);
  };
  const visitor = async () => {
    while (!isDone()) {
      const html = await load('/');
      for (const [path] of html.matchAll(/\/assets\/[\w.~-]+/g)) await load(path);
    }
  };
  await Promise.all([openPage(), openPage(), visitor(), visitor()]);
  return { missing, loads };
}

function check(description, isRight, figures) {
  print(`${isRight ? 'ok    ' : 'FAILED'} ${description}: ${figures}`);
  if (!isRight) process.exitCode = 1;
}

async function drill(folder, programs) {
  const built = here('../build/client');
  const renewed = join(folder, 'new-build');
  const scripts = renameScripts(built, renewed);
  const database = await startPostgres(folder, programs);
  const form = await startForm();
  const env = {
    PATH: process.env.PATH,
    SITE_DIR: built,
    BLOG_FILE: join(folder, 'blog.json'),
    DATABASE_URL: database.url,
    CONTACT_FORM_URL: form.url,
    HUMAN_CHECK: 'off',
    RATE_LIMIT_POSTS_PER_MINUTE: '1000000',
    RATE_LIMIT_MESSAGES_PER_MINUTE: '1000000',
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'error',
    WORKERS: '1',
  };
  const ports = [await freePort(), await freePort(), await freePort()];
  const servers = ports.map((port, index) => new Server(index + 1, port, env));
  await Promise.all(servers.map((server) => server.run()));
  // Cross-origin requests are refused: the public origin is the address of nginx, which the pages' own requests send.
  const port = await startNginx(folder, ports);

  const sent = await sendLeads(port, servers);
  const rate = Math.round(leads / sent.seconds);
  print(
    `${leads} leads in ${sent.seconds.toFixed(1)} s (${rate}/s), ${sent.kills} servers killed, ${sent.tries} tries`,
  );
  await waitUntil(
    'every lead is delivered',
    () => database.query("SELECT COUNT(*) FROM leads WHERE state <> 'delivered'") === '0',
  );
  const [stored, keys] = database.query('SELECT COUNT(*), COUNT(DISTINCT idempotency_key) FROM leads').split('|');
  check('stored, each once', Number(stored) === leads && stored === keys, `${stored} leads, ${keys} keys`);
  const known = new Set(database.query('SELECT id FROM leads').split('\n'));
  const lost = [...sent.ids.values()].filter((id) => !known.has(id));
  check('none answered and lost', lost.length === 0, `${lost.length} of ${sent.ids.size} receipts`);
  const undelivered = [...known].filter((id) => !form.received.has(id));
  const deliveries = [...form.received.values()].reduce((sum, times) => sum + times, 0);
  check(
    'delivered, none under a second key',
    undelivered.length === 0 && form.received.size === leads,
    `${form.received.size} keys in ${deliveries} deliveries`,
  );

  let isDone = false;
  const pages = watchPages(port, scripts, () => isDone);
  for (const server of servers) {
    await server.end('SIGTERM');
    await server.run({ SITE_DIR: renewed, SITE_DIR_PREVIOUS: built });
  }
  await pause(1000);
  isDone = true;
  const { missing, loads } = await pages;
  check(
    'a new build under open pages',
    missing.length === 0,
    `${loads} loads, ${missing.length} not answered with 200`,
  );
  for (const line of missing.slice(0, 5)) print(`       ${line}`);
  const served = await call(port, '/');
  check('the new build is served', /-2\.js/.test(served.text), `${scripts.length} scripts have new names`);
  form.close();
}

const programs = postgresPrograms();
if (!programs || !existsSync('/usr/sbin/nginx')) {
  print('The drill needs PostgreSQL and nginx (Debian: apt-get install postgresql nginx-light).');
  process.exitCode = 1;
} else {
  const folder = mkdtempSync(join(tmpdir(), 'brightcrew-drill-'));
  if (process.getuid() === 0) execFileSync('chmod', ['755', folder]);
  try {
    await drill(folder, programs);
  } finally {
    for (const child of [...children]) child.kill('SIGINT');
    await Promise.all([...children].map((child) => child.ended));
    agent.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}
