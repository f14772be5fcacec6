/**
 * Draws the pictures that shared links show, 1200 by 630, one per page and language, with the site's own fonts:
 * `node scripts/make-share-pictures.mjs`. It needs a Chromium (BRIGHTCREW_CHROMIUM, or the system's).
 */
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const pictures = here('../public/images/share/');

/** What each picture says; the marked words stand on the brand's sun. */
const pages = {
  home: {
    en: { words: 'Good work, seen', marked: 'the same day', line: 'Recognition, rewards and fair shifts' },
    es: { words: 'El buen trabajo se ve', marked: 'el mismo día', line: 'Reconocimiento, premios y turnos justos' },
  },
};

async function font(file) {
  const bytes = await readFile(here(`../node_modules/@fontsource-variable/${file}`));
  return `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
}

const bricolage = await font('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2');
const figtree = await font('figtree/files/figtree-latin-wght-normal.woff2');

function picture({ words, marked, line }) {
  return `<!doctype html><style>
    @font-face { font-family: Heading; font-weight: 200 800; src: ${bricolage}; }
    @font-face { font-family: Text; font-weight: 300 900; src: ${figtree}; }
    body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 72px 80px; overflow: hidden;
      position: relative; background: #DFF3E9; border-bottom: 14px solid #0E5A43; color: #0A4634; }
    h1 { margin: 36px 0 24px; font: 700 84px/1.04 Heading; letter-spacing: -0.035em; max-width: 640px; }
    mark { color: inherit; background: linear-gradient(transparent 64%, #FFC83D 64% 92%, transparent 92%); white-space: nowrap; }
    p { margin: 0; font: 500 34px/1.4 Text; max-width: 560px; }
    .brand { display: flex; gap: 16px; align-items: center; font: 700 40px Heading; letter-spacing: -0.03em; color: #12211C; }
    .sun { position: absolute; right: -120px; bottom: -40px; width: 600px; }
  </style>
  <svg class="sun" viewBox="0 0 820 560"><circle cx="410" cy="520" r="270" fill="#FF7A50"/>
    <g stroke="#0E5A43" fill="none" stroke-width="16" stroke-linecap="round"><path d="M410 196v-84M276 219l-32-78M544 219l32-78M162 288l-58-60M658 288l58-60M98 392l-76-34M722 392l76-34"/></g></svg>
  <div class="brand"><svg width="64" height="64" viewBox="0 0 34 34"><circle cx="17" cy="20" r="9" fill="#FF7A50"/>
    <g stroke="#0E5A43" stroke-width="3.4" stroke-linecap="round"><path d="M17 3v4M5.6 8l2.9 2.9M28.4 8l-2.9 2.9M2 20h3.4M28.6 20H32M4 29h26"/></g></svg>Brightcrew</div>
  <h1>${words} <mark>${marked}</mark></h1><p>${line}</p>`;
}

await mkdir(pictures, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.BRIGHTCREW_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, languages] of Object.entries(pages)) {
  for (const [language, words] of Object.entries(languages)) {
    await page.setContent(picture(words));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${pictures}${name}-${language}.png` });
  }
}
await browser.close();
