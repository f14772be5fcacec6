/**
 * Generates the blog's pictures in public/pictures/blog, each in the sizes that WordPress makes of an upload: `node
 * scripts/make-blog-pictures.mjs [name ...]`. Full pictures are WebP, which every service that shows a shared link
 * reads; the smaller ones are AVIF, half of WebP's bytes. Needs a Chromium (BRIGHTCREW_CHROMIUM, or the system's).
 */
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { lawScenes } from './blog-pictures/laws.mjs';
import { figures, peopleScenes } from './blog-pictures/people.mjs';
import { plannerScenes } from './blog-pictures/planners.mjs';
import { roomFigures, roomScenes } from './blog-pictures/rooms.mjs';
import { rosterScenes } from './blog-pictures/rosters.mjs';
import { spanishScenes } from './blog-pictures/spanish.mjs';
import { thanksScenes } from './blog-pictures/thanks.mjs';
import { tradeScenes } from './blog-pictures/trades.mjs';
import { systemChromium } from './systemChromium.ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = here('../public/pictures/blog/');
const covers = {
  ...rosterScenes,
  ...thanksScenes,
  ...peopleScenes,
  ...roomScenes,
  ...tradeScenes,
  ...spanishScenes,
  ...lawScenes,
  ...plannerScenes,
};
const sizes = [
  [1200, 675],
  [1024, 576],
  [768, 432],
  [300, 169],
  [150, 150],
];

async function font(file) {
  const bytes = await readFile(here(`../node_modules/@fontsource-variable/${file}`));
  return `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
}

const style = `<style>
  @font-face { font-family: Heading; font-weight: 200 800; src: ${await font('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2')}; }
  @font-face { font-family: Text; font-weight: 300 900; src: ${await font('figtree/files/figtree-latin-wght-normal.woff2')}; }
  body { margin: 0; } svg { display: block; }
</style>`;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: systemChromium,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 675 } });
const wanted = process.argv.slice(2);
for (const [name, scene] of Object.entries({ ...covers, ...figures, ...roomFigures })) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await page.setContent(style + scene);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  for (const [width, height] of name in covers ? sizes : sizes.slice(0, 1)) {
    const full = width === 1200;
    const picture = sharp(png).resize(width, height);
    const encoded = full ? picture.webp({ quality: 82, effort: 6 }) : picture.avif({ quality: 55, effort: 6 });
    await encoded.toFile(folder + (full ? `${name}.webp` : `${name}-${width}x${height}.avif`));
  }
}
await browser.close();
