import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { systemChromium } from './scripts/systemChromium';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A free port; chosen once, then passed to the workers through the environment. */
function freePort(): string {
  const program =
    'const s=require("node:net").createServer().listen(0,"127.0.0.1",()=>{process.stdout.write(String(s.address().port));s.close()})';
  return execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' });
}

process.env.BRIGHTCREW_E2E_PORT ??= freePort();
process.env.BRIGHTCREW_OUTSIDE_PORT ??= freePort();
process.env.BRIGHTCREW_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'brightcrew-e2e-'));
const origin = `http://127.0.0.1:${process.env.BRIGHTCREW_E2E_PORT}`;
const outside = `http://127.0.0.1:${process.env.BRIGHTCREW_OUTSIDE_PORT}`;
process.env.BRIGHTCREW_SERVER_BIN ??= here('../target/debug/brightcrew-server');
const server = process.env.BRIGHTCREW_SERVER_BIN;

export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: [
    { name: 'e2e', testDir: 'e2e' },
    {
      name: 'visual',
      testDir: 'visual',
      // A smaller scale: moved, recoloured or missing elements still show, and the images are a sixth of the size. The
      // CSP does not allow the styles that Playwright injects for screenshots.
      use: { deviceScaleFactor: 0.4, bypassCSP: true },
      snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
    },
  ],
  // Tests state what happens, benchmarks how soon: on a busy machine an engine takes seconds to compile.
  expect: { timeout: 15_000, toHaveScreenshot: { scale: 'device', maxDiffPixels: 150, threshold: 0.2 } },
  // More pages than processors only make each of them late.
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: 'list',
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Animations run in tests of motion only: unseen frames are a sixth of a page's work.
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: systemChromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No spare renderer: a test has one page, and a machine two cores.
        '--renderer-process-limit=1',
        // A page of a test lives for seconds: code optimised for longer ones costs more than it saves.
        '--js-flags=--no-opt',
      ],
    },
  },
  webServer: [
    {
      command: `${process.execPath} ${here('./e2e/support/externalServices.mjs')} ${process.env.BRIGHTCREW_OUTSIDE_PORT}`,
      url: `${outside}/healthz`,
      reuseExistingServer: false,
    },
    {
      command: server,
      url: `${origin}/healthz`,
      env: {
        LISTEN_ADDR: origin.slice('http://'.length),
        LOG_LEVEL: 'error',
        SITE_DIR: here('./build/client'),
        // An outbox for this run only; all tests share one client address.
        DATABASE_URL: `sqlite:${process.env.BRIGHTCREW_E2E_DATA}/leads.db`,
        RATE_LIMIT_POSTS_PER_MINUTE: '1000000',
        RATE_LIMIT_MESSAGES_PER_MINUTE: '1000000',
        // A low difficulty for the contact form's proof of work, since only its completion is tested.
        ALTCHA_WORK: '40',
        TEAM_SPACE_URL: 'https://app.brightcrew.example/new',
        CONSULTATION_URL: 'https://calendar.brightcrew.example/consultation',
        RECAPTCHA_SITE_KEY: 'site-key-of-the-stub',
        RECAPTCHA_SECRET: 'secret-of-the-stub',
        RECAPTCHA_SCRIPT_URL: `${outside}/widget.js`,
        RECAPTCHA_VERIFY_URL: `${outside}/siteverify`,
        TAG_MANAGER_URL: `${outside}/tags.js?id=TEST`,
      },
      reuseExistingServer: false,
      // It reads the whole site first.
      timeout: 180_000,
      stdout: 'ignore',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
});
