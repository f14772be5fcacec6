/**
 * Generates the icons with fixed file names from `public/favicon.svg`: `node scripts/make-icons.mjs`. Needs a Chromium
 * (BRIGHTCREW_CHROMIUM, or the system's).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { systemChromium } from './systemChromium.ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const svg = await readFile(here('../public/favicon.svg'), 'utf8');

const browser = await chromium.launch({ executablePath: systemChromium });
const page = await browser.newPage();

async function draw(pixels, ground, share) {
  await page.setViewportSize({ width: pixels, height: pixels });
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${share}%}</style>${svg}`,
  );
  return page.screenshot({ omitBackground: true });
}

/** An icon file with one PNG. */
function ico(png, pixels) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(pixels, 6);
  head.writeUInt8(pixels, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

await writeFile(here('../public/favicon.ico'), ico(await draw(32, 'transparent', 100), 32));
// Phones add no background of their own.
await writeFile(here('../public/apple-touch-icon.png'), await draw(180, '#fffcf7', 72));
await browser.close();
