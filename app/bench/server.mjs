// The server beside nginx: the same bytes, the same machine, loopback only, measured by wrk with one thread and 64
// connections. `cargo xtask bench --server` builds what it needs; BENCH_QUICK=1 gives rough figures.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const targets = {
  'home page': '/',
  'a list of posts':
    '/api/blog/posts?page=1&per_page=9&_embed=true&_fields=id,date,slug,title,excerpt,_links,_embedded',
};
const duration = process.env.BENCH_QUICK ? '-d2s' : '-d8s';
const print = (line) => process.stdout.write(`${line}\n`);

async function freePort() {
  const listener = createServer();
  await new Promise((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address();
  await new Promise((resolve) => listener.close(resolve));
  return port;
}

/** The brotli form of what stands at a path, and its type. */
function fetchBrotli(port, path) {
  return new Promise((resolve, refuse) => {
    get({ port, path, host: '127.0.0.1', headers: { 'accept-encoding': 'br' } }, async (answer) => {
      const parts = [];
      for await (const part of answer) parts.push(part);
      if (answer.statusCode !== 200 || answer.headers['content-encoding'] !== 'br')
        refuse(new Error(`${path} answers ${answer.statusCode}, coded ${answer.headers['content-encoding']}`));
      resolve({ type: answer.headers['content-type'], body: Buffer.concat(parts) });
    }).on('error', refuse);
  });
}

async function listening(port, process, name) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (process.exitCode !== null) throw new Error(`${name} ended with ${process.exitCode}`);
    const answers = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await setTimeout(50);
  }
  throw new Error(`${name} does not listen`);
}

/** Requests per second, and the time within which 99 of 100 were answered. */
function measure(port, path) {
  const options = ['-t1', '-c64', duration, '--latency', '-H', 'Accept-Encoding: br'];
  const report = execFileSync('wrk', [...options, `http://127.0.0.1:${port}${path}`], { encoding: 'utf8' });
  if (report.includes('Non-2xx')) throw new Error(`wrk had answers other than 200:\n${report}`);
  return [/Requests\/sec:\s*(\S+)/, /99%\s*(\S+)/].map((pattern) => pattern.exec(report)[1]);
}

async function run(folder, children) {
  const [ours, theirs] = [await freePort(), await freePort()];
  const env = { ...process.env, LISTEN_ADDR: `127.0.0.1:${ours}`, SITE_DIR: here('../build/client'), WORKERS: '1' };
  env.LOG_LEVEL = 'error';
  const server = spawn(process.env.BRIGHTCREW_SERVER_BIN ?? here('../../target/release/brightcrew-server'), {
    env,
    cwd: folder,
    stdio: 'ignore',
  });
  children.push(server);
  await listening(ours, server, 'the server');

  let locations = '';
  mkdirSync(join(folder, 'files'));
  for (const [number, path] of Object.values(targets).entries()) {
    const { type, body } = await fetchBrotli(ours, path);
    writeFileSync(join(folder, 'files', `${number}`), body);
    locations += `location = /${number} { types {} default_type "${type}"; add_header Content-Encoding br; add_header Vary Accept-Encoding; }\n`;
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
${temporary.join(' ')}
server { listen 127.0.0.1:${theirs}; root ${folder}/files;
${locations} } }
`,
  );
  const options = ['-p', folder, '-e', join(folder, 'nginx.log'), '-c', join(folder, 'nginx.conf')];
  const nginx = spawn('nginx', options, { stdio: 'ignore' });
  children.push(nginx);
  await listening(theirs, nginx, 'nginx');

  const row = (cells) => print(cells.map((cell, column) => (column ? cell.padStart(20) : cell.padEnd(16))).join(''));
  row(['what', 'server', 'requests/s', '99 % within']);
  for (const [number, [name, path]] of Object.entries(targets).entries()) {
    row([name, 'brightcrew-server', ...measure(ours, path)]);
    row([name, 'nginx', ...measure(theirs, `/${number}`)]);
  }
}

function isMissing(program) {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return false;
  } catch (error) {
    return error.code === 'ENOENT';
  }
}

const missing = ['wrk', 'nginx'].filter(isMissing);
if (missing.length > 0) {
  print(`The server is not measured: ${missing.join(' and ')} missing (Debian: apt-get install wrk nginx-light).`);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'brightcrew-bench-'));
  const children = [];
  try {
    await run(folder, children);
  } finally {
    for (const child of children) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
