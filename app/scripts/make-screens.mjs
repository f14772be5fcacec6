/**
 * Takes the home page's screenshots of the demo, in both languages, into public/pictures/screens: `npm run screens`
 * after a build. It starts the server (BRIGHTCREW_SERVER_BIN, or the debug build) and needs a Chromium
 * (BRIGHTCREW_CHROMIUM, or the system's). A screenshot shows one element, as AVIF and as WebP, at 1x and 2x.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { systemChromium } from './systemChromium.ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = here('../public/pictures/screens/');
const origin = 'http://127.0.0.1:8791';

/** The screenshots: `width` is at 1x, in CSS pixels, and `part` the captured element. */
const screens = [
  {
    name: 'celebrate',
    path: '/demo/team-member/recognitions',
    window: { width: 1440, height: 1000 },
    part: '[data-testid="board"] article:not(:has(img[src*=gif]))',
    width: 360,
  },
  {
    name: 'reward',
    path: '/demo/team-member/gift-shop',
    window: { width: 1440, height: 1000 },
    part: '[data-reward]',
    width: 280,
  },
  {
    name: 'boost',
    path: '/demo/team-member/overview',
    window: { width: 1440, height: 1000 },
    part: '[data-target]',
    width: 360,
  },
  {
    name: 'manage',
    path: '/demo/manager/overview',
    window: { width: 1100, height: 1000 },
    part: '#content section:has(> h2):has(.lucide-cake)',
    width: 360,
  },
  {
    name: 'phone',
    path: '/demo/team-member/overview',
    window: { width: 390, height: 700 },
    width: 260,
  },
];

/** Converts a PNG to each format, by file extension. */
const kinds = {
  avif: (picture) => picture.avif({ quality: 55, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 82, effort: 6 }),
};

const server = spawn(process.env.BRIGHTCREW_SERVER_BIN ?? here('../../target/debug/brightcrew-server'), {
  env: {
    ...process.env,
    LISTEN_ADDR: origin.slice('http://'.length),
    SITE_DIR: here('../build/client'),
    DATABASE_URL: `sqlite:${mkdtempSync(join(tmpdir(), 'brightcrew-screens-'))}/leads.db`,
  },
  stdio: 'ignore',
});
const up = async () => (await fetch(`${origin}/healthz`).catch(() => undefined))?.ok;
for (let tries = 0; !(await up()); tries++) {
  if (tries > 100) throw new Error('The server does not start.');
  await new Promise((resolve) => setTimeout(resolve, 100));
}

const browser = await chromium.launch({
  executablePath: systemChromium,
  args: ['--no-sandbox', '--disable-gpu'],
});
await mkdir(folder, { recursive: true });
try {
  for (const language of ['en', 'es']) {
    for (const { name, path, window, part, width } of screens) {
      const page = await browser.newPage({
        viewport: window,
        deviceScaleFactor: 3,
        reducedMotion: 'reduce',
        bypassCSP: true,
      });
      // Makes the screenshots deterministic: the demo's likes are random.
      await page.addInitScript(() => {
        Math.random = () => 0.4;
      });
      await page.goto(origin + (language === 'es' ? `/es${path}` : path));
      await page.locator('html[data-hydrated="true"]').waitFor();
      // Hides the consent dialog, and shrinks a board card to its content.
      await page.addStyleTag({
        content: '#cc-main { display: none !important; } [data-testid="board"] > li { align-content: start; }',
      });
      let png;
      if (part) {
        const element = page.locator(part).first();
        await element.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        png = await element.screenshot({ animations: 'disabled' });
      } else {
        await page.getByRole('button', { name: /^(Continue anyway|Continuar de todos modos)$/ }).click();
        await page
          .locator('#content')
          .evaluate((main) => window.scrollTo(0, main.getBoundingClientRect().top + window.scrollY));
        await page.locator('#content h1').evaluate((heading) => heading.blur());
        await page.waitForLoadState('networkidle');
        png = await page.screenshot({ animations: 'disabled' });
      }
      for (const scale of [1, 2]) {
        const picture = sharp(
          await sharp(png)
            .resize({ width: width * scale })
            .png()
            .toBuffer(),
        );
        for (const [kind, encode] of Object.entries(kinds)) {
          await encode(picture.clone()).toFile(`${folder}${name}-${language}${scale === 2 ? '@2x' : ''}.${kind}`);
        }
        const { height } = await picture.metadata();
        if (scale === 1) process.stdout.write(`${name} ${language} ${width}x${height}\n`);
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  server.kill();
}
