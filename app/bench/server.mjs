// The server compared to nginx: the same bytes and headers, the same machine, loopback only, measured by wrk with one
// thread and 64 connections. The metric is requests per second of CPU time, which depends less on other load; the servers
// take turns, and the medians of all rounds are compared. nginx is measured twice: with `sendfile`, from kernel memory to
// kernel memory, and without, as behind TLS. Requires `cargo xtask build`; BENCH_QUICK=1 gives rough figures.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './startSite.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const targets = {
  'home page': '/',
  'a list of posts': '/blog?page=2',
  'a post': '/blog/minimum-coverage-half-the-heads',
};
const rounds = process.env.BENCH_QUICK ? 1 : 7;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const print = (line) => process.stdout.write(`${line}\n`);

/** The brotli response of a path, and its headers. */
function fetchBrotli(port, path) {
  return new Promise((resolve, refuse) => {
    get({ port, path, host: '127.0.0.1', headers: { 'accept-encoding': 'br' } }, async (response) => {
      const parts = [];
      for await (const part of response) parts.push(part);
      if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'br')
        refuse(new Error(`${path} responds ${response.statusCode}, encoded ${response.headers['content-encoding']}`));
      resolve({ headers: response.headers, body: Buffer.concat(parts) });
    }).on('error', refuse);
  });
}

async function listening(port, process, name) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (process.exitCode !== null) throw new Error(`${name} exited with ${process.exitCode}`);
    const answers = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await setTimeout(50);
  }
  throw new Error(`${name} does not listen`);
}

/** CPU seconds used by a process and its children, in their own code and in the kernel. */
function processorSeconds(pid) {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ticks = [0, 0];
  for (const name of children) {
    let fields;
    try {
      fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
    } catch {
      continue; // The process has just exited.
    }
    if (Number(name) !== pid && Number(fields[1]) !== pid) continue;
    ticks[0] += Number(fields[11]);
    ticks[1] += Number(fields[12]);
  }
  return ticks.map((count) => count / ticksPerSecond);
}

/** CPU time of a request in microseconds (own code, kernel, both), requests per second, and 99th percentile latency. */
function measure(server, port, path) {
  const options = ['-t1', '-c64', '-d2s', '--latency', '-H', 'Accept-Encoding: br'];
  const before = processorSeconds(server.pid);
  const report = execFileSync('wrk', [...options, `http://127.0.0.1:${port}${path}`], { encoding: 'utf8' });
  const after = processorSeconds(server.pid);
  if (report.includes('Non-2xx')) throw new Error(`wrk had responses other than 200:\n${report}`);
  const [all, rate, slowest] = [/(\d+) requests in/, /Requests\/sec:\s*(\S+)/, /99%\s*(\S+)/].map(
    (pattern) => pattern.exec(report)[1],
  );
  const [own, kernel] = after.map((seconds, index) => ((seconds - before[index]) / Number(all)) * 1e6);
  const milliseconds = Number.parseFloat(slowest) * { us: 0.001, ms: 1, s: 1000 }[slowest.replace(/[\d.]/g, '')];
  return { own, kernel, both: own + kernel, rate: Number(rate), slowest: milliseconds };
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function run(folder, children) {
  const serverPort = await freePort();
  const env = {
    ...process.env,
    LISTEN_ADDR: `127.0.0.1:${serverPort}`,
    SITE_DIR: here('../build/client'),
    WORKERS: '1',
  };
  env.LOG_LEVEL = 'error';
  const server = spawn(process.env.BRIGHTCREW_SERVER_BIN ?? here('../../target/release/brightcrew-server'), {
    env,
    cwd: folder,
    stdio: 'ignore',
  });
  children.push(server);
  await listening(serverPort, server, 'the server');

  let locations = '';
  mkdirSync(join(folder, 'files'));
  for (const [number, path] of Object.values(targets).entries()) {
    const { headers, body } = await fetchBrotli(serverPort, path);
    writeFileSync(join(folder, 'files', `${number}`), body);
    const own = ['content-type', 'content-length', 'date', 'connection', 'etag'];
    const others = Object.entries(headers).filter(([name]) => !own.includes(name));
    const lines = others.map(([name, value]) => `add_header ${name} "${value}";`).join(' ');
    locations += `location = /${number} { types {} default_type "${headers['content-type']}"; ${lines} }\n`;
  }
  const nginx = (port, sendfile) => {
    const place = join(folder, `sendfile-${sendfile}`);
    mkdirSync(place);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${place}/${name};`,
    );
    writeFileSync(
      join(place, 'nginx.conf'),
      `${process.getuid() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off; pid ${place}/nginx.pid; error_log ${place}/nginx.log;
events { worker_connections 1024; }
http { access_log off; sendfile ${sendfile}; tcp_nopush on; output_buffers 2 64k; keepalive_requests 1000000; open_file_cache max=100;
${temporary.join(' ')}
server { listen 127.0.0.1:${port}; root ${folder}/files;
${locations} } }
`,
    );
    const options = ['-p', place, '-e', join(place, 'nginx.log'), '-c', join(place, 'nginx.conf')];
    const child = spawn('nginx', options, { stdio: 'ignore' });
    children.push(child);
    return child;
  };
  const [nginxPort, copying] = [await freePort(), await freePort()];
  const servers = {
    'brightcrew-server': [server, serverPort],
    nginx: [nginx(nginxPort, 'on'), nginxPort],
    'nginx, no sendfile': [nginx(copying, 'off'), copying],
  };
  for (const [name, [child, port]] of Object.entries(servers)) await listening(port, child, name);

  print(`load average before: ${loadavg()[0].toFixed(2)}`);
  const row = (cells) => print(cells.map((cell, column) => (column ? cell.padStart(22) : cell.padEnd(16))).join(''));
  row(['what', 'server', 'per processor second', 'own code, us', 'kernel, us', 'requests/s', '99 %, ms', 'of nginx']);
  for (const [number, [name, path]] of Object.entries(targets).entries()) {
    const measured = Object.fromEntries(Object.keys(servers).map((who) => [who, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const [who, [child, port]] of Object.entries(servers))
        measured[who].push(measure(child, port, port === serverPort ? path : `/${number}`));
    const medianOf = (who, value) => median(measured[who].map((run) => run[value]));
    for (const who of Object.keys(servers)) {
      const [both, own, kernel, rate, slowest] = ['both', 'own', 'kernel', 'rate', 'slowest'].map((value) =>
        medianOf(who, value),
      );
      const share = both / medianOf('brightcrew-server', 'both');
      const figures = [own.toFixed(1), kernel.toFixed(1), rate.toFixed(0), slowest.toFixed(1), share.toFixed(2)];
      row([name, who, `${Math.round(1e6 / both)}`, ...figures]);
    }
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
if (process.platform !== 'linux') {
  print('The server is measured on Linux only, which tells what a process has had of the processor.');
} else if (missing.length > 0) {
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
