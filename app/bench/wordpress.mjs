// A real WordPress with awkward posts behind the server, and what visitors get while it fails: `npm run drill:wordpress`
// in app/, after `cargo xtask build`. Needs Debian's wordpress, mariadb-server, php-cli, php-mysql and php-xml; loopback
// only. BRIGHTCREW_SERVER_BIN selects another server binary.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { freePort } from './startSite.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const program = process.env.BRIGHTCREW_SERVER_BIN ?? here('../../target/release/brightcrew-server');
const fixtures = here('../../fixtures/golden/public-bugs');
const print = (line) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'brightcrew-wordpress-'));
const wordpress = join(folder, 'site');
const refreshSeconds = 2;
/** The server's pause after a failed refresh and its limit for one request, in milliseconds. */
const retryMs = 30_000;
const cmsTimeoutMs = 8_000;

const debian = { wordpress: '/usr/share/wordpress/wp-load.php', 'mariadb-server': '/usr/sbin/mariadbd' };
const missing = Object.entries(debian).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
if (missing.length > 0) {
  print(`Missing: apt-get install --no-install-recommends ${missing.join(' ')} php-cli php-mysql php-xml`);
  process.exit(1);
}

const failures = [];
let checks = 0;
function check(what, holds) {
  checks += 1;
  if (holds) return;
  failures.push(what);
  print(`FAILED ${what}`);
}

async function until(what, holds, limitMs = 60_000) {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > limitMs) throw new Error(`${what} did not happen within ${limitMs / 1000} s`);
    await pause(100);
  }
  return performance.now() - began;
}

/** A process that is ended with the drill. */
class Service {
  constructor(command, args, options) {
    this.start = () => {
      // A group of its own, since PHP's workers survive their parent.
      this.child = spawn(command, args, { stdio: 'ignore', detached: true, ...options });
    };
    this.start();
  }
  async stop() {
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    process.kill(-this.child.pid, 'SIGTERM');
    await ended;
  }
}
const services = [];

/** Status, headers, text and duration in milliseconds of a response; status 0 if there is none within 20 s. */
async function get(origin, path) {
  const began = performance.now();
  try {
    const response = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, took: performance.now() - began };
  } catch {
    return { status: 0, headers: new Headers(), text: '', took: performance.now() - began };
  }
}

async function startDatabase() {
  const data = join(folder, 'mysql');
  const socket = join(folder, 'mysql.sock');
  const user = process.getuid() === 0 ? ['--user=root'] : [];
  const install = [
    '--no-defaults',
    ...user,
    `--datadir=${data}`,
    '--skip-test-db',
    '--auth-root-authentication-method=normal',
  ];
  execFileSync('mariadb-install-db', install, { stdio: 'ignore' });
  const options = ['--no-defaults', ...user, `--datadir=${data}`, `--socket=${socket}`, '--skip-networking'];
  const database = new Service('/usr/sbin/mariadbd', [...options, `--pid-file=${join(folder, 'mysql.pid')}`]);
  services.push(database);
  const query = (sql) =>
    execFileSync('mariadb', ['--no-defaults', '-S', socket, '-u', 'root', '-e', sql], { stdio: 'ignore' });
  const answers = () => {
    try {
      query('SELECT 1');
      return true;
    } catch {
      return false;
    }
  };
  await until('the start of MariaDB', answers);
  query('CREATE DATABASE drill CHARACTER SET utf8mb4');
  return { database, socket, answers };
}

async function startWordPress(socket) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  cpSync('/usr/share/wordpress', wordpress, { recursive: true, dereference: true });
  mkdirSync(join(wordpress, 'wp-content', 'mu-plugins'), { recursive: true });
  cpSync(here('wordpress/fields.php'), join(wordpress, 'wp-content', 'mu-plugins', 'fields.php'));
  writeFileSync(
    join(wordpress, 'wp-config.php'),
    `<?php
    define('DB_NAME', 'drill'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
    define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
    define('WP_HOME', '${origin}'); define('WP_SITEURL', '${origin}');
    define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
    $table_prefix = 'wp_';
    if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
    require_once ABSPATH . 'wp-settings.php';`,
  );
  const posts = readdirSync(fixtures).filter((name) => name.startsWith('W-'));
  const cases = posts.map((name) => [
    name.replace('.json', '').toLowerCase(),
    JSON.parse(readFileSync(join(fixtures, name), 'utf8')).post,
  ]);
  const file = join(folder, 'posts.json');
  writeFileSync(file, JSON.stringify(Object.fromEntries(cases.filter(([, post]) => post))));
  const visible = JSON.parse(
    execFileSync('php', [here('wordpress/seed.php'), wordpress, origin, file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).replace(/^[^[]*/, ''),
  );
  const php = new Service('php', ['-S', `127.0.0.1:${port}`, '-t', wordpress, here('wordpress/router.php')], {
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4', DRILL_FOLDER: folder },
  });
  services.push(php);
  const answers = async () => (await get(origin, '/wp-json/wp/v2/posts?per_page=1')).status === 200;
  await until('the start of WordPress', answers);
  return { php, origin, visible };
}

async function startServer(cms) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = new Service(program, [], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      LISTEN_ADDR: `127.0.0.1:${port}`,
      SITE_DIR: here('../build/client'),
      CMS_BASE_URL: `${cms}/wp-json/wp/v2`,
      BLOG_FILE: join(folder, 'blog.json'),
      BLOG_REFRESH_SECONDS: `${refreshSeconds}`,
      DATABASE_URL: `sqlite:${join(folder, 'leads.db')}`,
      LOG_LEVEL: 'off',
    },
  });
  services.push(server);
  const answers = async () => (await get(origin, '/healthz')).status === 200;
  await until('the start of the server', answers, 120_000);
  return { server, origin, answers };
}

const fault = join(folder, 'fault');
const fail = (name) => writeFileSync(fault, name);

/** The posts as the API has them, all pages. */
async function listed(origin) {
  const posts = [];
  for (let page = 1; ; page += 1) {
    const { status, text } = await get(origin, `/api/blog/posts?per_page=50&page=${page}&_fields=id,slug,link,title`);
    if (status !== 200) return posts;
    posts.push(...JSON.parse(text));
  }
}

const paths = ({ slug }) => `/blog/${slug.includes('%') ? slug : encodeURIComponent(slug)}`;

async function checkPages(origin, cms, visible) {
  const api = await listed(origin);
  check(
    `the API has all ${visible.length} visible posts, and no others (${api.length})`,
    api.length === visible.length,
  );
  const shown = new Set();
  const pages = Math.ceil(visible.length / 9);
  for (let page = 1; page <= pages; page += 1) {
    const { status, text } = await get(origin, `/blog${page === 1 ? '' : `?page=${page}`}`);
    check(`page ${page} of the list is 200 (${status})`, status === 200);
    for (const [, slug] of text.matchAll(/data-(?:featured|post)="([^"]+)"/g)) shown.add(slug);
  }
  check(`the pages of the list show every post once (${shown.size})`, shown.size === visible.length);
  check('a page beyond the last is 404', (await get(origin, `/blog?page=${pages + 1}`)).status === 404);
  let slowest = 0;
  for (const post of visible) {
    const path = paths(post);
    const { status, text, took } = await get(origin, path);
    slowest = Math.max(slowest, took);
    check(`${path} is 200 (${status})`, status === 200);
    const { document } = new JSDOM(text).window;
    const body = document.querySelector('.post-text');
    check(
      `${path} has one h1 with a name`,
      document.querySelectorAll('h1').length === 1 && document.querySelector('h1').textContent.trim() !== '',
    );
    const active = body?.querySelector(
      'script, style, iframe, form, base, object, [onclick], [style], a[href^="javascript:"]',
    );
    check(`the body of ${path} has nothing active`, body && !active);
    const empty = [...(body?.querySelectorAll('figure') ?? [])].filter(
      (figure) => !figure.querySelector('img, a, table') && figure.textContent.trim() === '',
    );
    check(`the body of ${path} has no empty figure`, empty.length === 0);
    const unshown = [...(body?.querySelectorAll('img') ?? [])].filter(
      (image) => !image.getAttribute('src') || image.src.startsWith('data:'),
    );
    check(`every picture of ${path} has an address`, unshown.length === 0);
    const inner = [...(body?.querySelectorAll('a[href^="#"]') ?? [])].filter(
      (link) => !document.getElementById(decodeURIComponent(link.hash.slice(1))),
    );
    check(`every anchor of ${path} leads somewhere`, inner.length === 0);
    check(`${path} is open to search engines`, !document.querySelector('meta[name=robots][content*=noindex]'));
    const outside = [...(body?.querySelectorAll('a[href]') ?? [])].filter(
      (link) => link.href.startsWith(`${cms}/`) && !/\.\w+$/.test(link.href),
    );
    check(`links of ${path} to posts stay on the site`, outside.length === 0);
    check(`${path} shows no shortcode`, !/\[(gallery|contact-form)/.test(body?.textContent ?? ''));
  }
  const encoded = visible.find(({ slug }) => slug.includes('%'));
  const spellings = await Promise.all(
    [(hex) => hex.toUpperCase(), (hex) => hex.toLowerCase()].map((spell) =>
      get(origin, `/blog/${encoded.slug.replace(/%[0-9a-f]{2}/gi, spell)}`),
    ),
  );
  const canonical = spellings.map(({ text }) => /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]);
  check('both spellings of an encoded slug lead to one address', canonical[0] && canonical[0] === canonical[1]);
  return { slowest };
}

async function checkDocuments(origin, visible) {
  const documents = [];
  for (const path of ['/blog/feed.xml', '/sitemap.xml']) {
    const { status, text } = await get(origin, path);
    documents.push(text);
    check(`${path} is 200 (${status})`, status === 200);
    try {
      new JSDOM(text, { contentType: 'text/xml' });
    } catch (error) {
      check(`${path} is well-formed: ${error.message}`, false);
    }
  }
  const [feed, sitemap] = documents;
  check('the feed has twenty posts', feed.match(/<item>/g)?.length === 20);
  const ofBlog = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(address).pathname)
    .filter((path) => path.startsWith('/blog/'));
  for (const path of ofBlog) check(`${path} of the sitemap is 200`, (await get(origin, path)).status === 200);
  const preview = await get(origin, '/api/blog/posts?per_page=3&_embed=true');
  check('the preview has three posts', preview.status === 200 && JSON.parse(preview.text).length === 3);
  const { text: list } = await get(origin, '/blog');
  const topics = [...list.matchAll(/href="(\/blog\/category\/[^"]+)"/g)].map(([, path]) => path);
  for (const path of new Set(topics)) check(`${path} of the topics is 200`, (await get(origin, path)).status === 200);
  const everything = [
    ...documents,
    list,
    preview.text,
    ...(await Promise.all(visible.slice(0, 20).map(async (post) => (await get(origin, paths(post))).text))),
  ];
  check('no text of a hidden post is shown', !everything.some((text) => text.includes('hidden-text')));
  for (const slug of ['protected', 'a-private-post', 'a-draft-post', 'a-pending-post', 'a-future-post']) {
    check(`/blog/${slug} is 404`, (await get(origin, `/blog/${slug}`)).status === 404);
  }
  check('a category with hidden posts only is 404', (await get(origin, '/blog/category/only-hidden')).status === 404);
}

/** A copy received while an option of WordPress closes all posts for search engines. */
async function checkClosed(site) {
  writeFileSync(join(folder, 'noindex'), '');
  await site.server.stop();
  rmSync(join(folder, 'blog.json'));
  site.server.start();
  const path = paths(site.post);
  await until('the closed copy', async () => (await get(site.origin, path)).status === 200, 120_000);
  const { text } = await get(site.origin, path);
  check('a noindex of all posts is not taken over', !/<meta name="robots"[^>]*noindex/.test(text));
  rmSync(join(folder, 'noindex'));
}

/** Requests all addresses during a fault; every one must be answered as before. */
async function checkFault(name, site, addresses, { begin, end, restarts }) {
  await begin();
  // Longer than a refresh and its time limit, so that at least one has failed.
  await pause(refreshSeconds * 1000 + (name.startsWith('slow') ? cmsTimeoutMs : 0) + 1000);
  if (restarts) {
    await site.server.stop();
    site.server.start();
    await until('the restart', site.answers, 120_000);
  }
  let slowest = 0;
  let bad = 0;
  for (let round = 0; round < 3; round += 1) {
    for (const path of addresses) {
      const { status, took } = await get(site.origin, path);
      slowest = Math.max(slowest, took);
      if (status !== 200) bad += 1;
    }
  }
  check(`${name}: every address is served (${bad} were not)`, bad === 0);
  await end();
  const title = `After ${name}`;
  execFileSync('php', [here('wordpress/title.php'), wordpress, `${site.post.id}`, title], { stdio: 'ignore' });
  const isNew = async () => (await get(site.origin, paths(site.post))).text.includes(title);
  const recovered = await until(`${name}: recovery`, isNew, retryMs + 4 * cmsTimeoutMs).catch(() => Number.NaN);
  check(`${name}: changes arrive again`, !Number.isNaN(recovered));
  print(
    `${name.padEnd(30)}${`${3 * addresses.length - bad} of ${3 * addresses.length}`.padStart(12)}${slowest.toFixed(0).padStart(10)}${(recovered / 1000).toFixed(1).padStart(12)}`,
  );
}

try {
  const { database, socket, answers: databaseAnswers } = await startDatabase();
  const { php, origin: cms, visible } = await startWordPress(socket);
  print(`WordPress with ${visible.length} visible posts`);
  const site = { ...(await startServer(cms)), post: visible.find(({ slug }) => slug === 'code') };
  await until('the first copy', async () => (await get(site.origin, '/blog')).status === 200, retryMs * 2);
  const { slowest } = await checkPages(site.origin, cms, visible);
  await checkDocuments(site.origin, visible);
  print(`${checks} checks of pages, feed, sitemap and preview; slowest post ${slowest.toFixed(0)} ms`);

  await checkClosed(site);
  const addresses = [
    '/blog',
    '/blog?page=2',
    '/es/blog',
    '/blog/feed.xml',
    '/sitemap.xml',
    '/api/blog/posts?per_page=3&_embed=true',
    '/api/blog/categories',
    ...visible.slice(0, 4).map(paths),
  ];
  print(`${'fault'.padEnd(30)}${'served'.padStart(12)}${'slowest'.padStart(10)}${'recovery, s'.padStart(12)}`);
  const of = (name) => ({ begin: () => fail(name), end: () => fail('') });
  const stopped = {
    begin: () => database.stop(),
    end: async () => {
      database.start();
      await until('the start of MariaDB', databaseAnswers);
    },
  };
  await checkFault('database stopped', site, addresses, stopped);
  await checkFault('database stopped, restart', site, addresses, { ...stopped, restarts: true });
  await checkFault('PHP fails', site, addresses, { ...of('fatal'), restarts: true });
  await checkFault('HTML with 200', site, addresses, of('html'));
  await checkFault('a warning before the JSON', site, addresses, of('warning'));
  await checkFault('an object', site, addresses, of('object'));
  await checkFault('429', site, addresses, of('429'));
  await checkFault('slow, 20 s', site, addresses, of('slow'));
  const gone = {
    begin: () => php.stop(),
    end: async () => {
      php.start();
      await until('the start of PHP', async () => (await get(cms, '/wp-json/')).status === 200);
    },
  };
  await checkFault('PHP stopped, restart', site, addresses, { ...gone, restarts: true });
} finally {
  for (const service of services.reverse())
    if (service.child.exitCode === null && service.child.signalCode === null) await service.stop();
  rmSync(folder, { recursive: true, force: true });
}
print(`${checks - failures.length} of ${checks} checks hold`);
if (failures.length > 0) process.exitCode = 1;
