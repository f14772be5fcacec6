/**
 * Generates the share images, 1200 by 630, one per page and language, with the site's fonts and the page's title and
 * description: `node scripts/make-share-pictures.mjs`, after a build. Needs a Chromium (BRIGHTCREW_CHROMIUM, or the
 * system's).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { smallPng } from './smallPng.mjs';
import { systemChromium } from './systemChromium.ts';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const pictures = here('../public/images/share/');
const site = here('../build/client/');

const colours = {
  ink: '#12211C',
  evergreen: '#0E5A43',
  deep: '#0A4634',
  mint: '#DFF3E9',
  coral: '#FF7A50',
  sun: '#FFC83D',
  sand: '#F5EFE4',
  peach: '#FFE4DA',
  sky: '#DCE9F8',
  plum: '#ECE2F5',
  white: '#FFFFFF',
};

/** Each page's background, the colour of its sun, and what is in front of the sun: an icon, or parts of the product. */
const looks = {
  home: { ground: 'mint', sun: 'coral', piece: 'thanks' },
  'celebrate-work': { ground: 'peach', sun: 'coral', piece: 'thanks' },
  'reward-incentives': { ground: 'mint', sun: 'sun', piece: 'gift' },
  'boost-performance': { ground: 'sun', sun: 'evergreen', piece: 'race' },
  'manage-with-ease': { ground: 'sky', sun: 'coral', piece: 'insights' },
  'shift-scheduling': { ground: 'mint', sun: 'coral', piece: 'roster' },
  'compare-spreadsheet': { ground: 'sky', sun: 'coral', piece: 'roster' },
  'compare-scheduling-tools': { ground: 'mint', sun: 'sun', piece: 'roster' },
  'compare-by-hand': { ground: 'peach', sun: 'coral', sign: 'pencil' },
  'how-we-measure': { ground: 'sand', sun: 'evergreen', sign: 'ruler' },
  security: { ground: 'sky', sun: 'evergreen', sign: 'lock-keyhole' },
  pricing: { ground: 'sand', sun: 'sun', piece: 'price' },
  faq: { ground: 'mint', sun: 'sun', sign: 'message-circle-question-mark' },
  'use-cases': { ground: 'sand', sun: 'coral', piece: 'figures' },
  'cdti-cam': { ground: 'sky', sun: 'sun', sign: 'flask-conical' },
  'privacy-and-terms': { ground: 'sand', sun: 'evergreen', sign: 'shield-check' },
  'pick-experience': { ground: 'peach', sun: 'sun', sign: 'door-open' },
  contact: { ground: 'mint', sun: 'coral', sign: 'phone-call' },
  'message-received': { ground: 'mint', sun: 'sun', sign: 'mail-check' },
  'sign-up': { ground: 'mint', sun: 'sun', sign: 'users' },
  blog: { ground: 'peach', sun: 'coral', sign: 'notebook-pen' },
  'logistics-case': { ground: 'mint', sun: 'coral', sign: 'truck' },
  'telemarketing-case': { ground: 'plum', sun: 'sun', sign: 'headset' },
  'healthcare-case': { ground: 'sky', sun: 'coral', sign: 'heart-pulse' },
  'hospitality-case': { ground: 'peach', sun: 'coral', sign: 'hotel' },
  'retail-case': { ground: 'sand', sun: 'sun', sign: 'shopping-bag' },
  'restaurant-case': { ground: 'peach', sun: 'sun', sign: 'utensils' },
  'education-case': { ground: 'sky', sun: 'sun', sign: 'graduation-cap' },
  'enterprise-case': { ground: 'mint', sun: 'evergreen', sign: 'building' },
  'smallbusiness-case': { ground: 'sun', sun: 'coral', sign: 'store' },
  demo: { ground: 'mint', sun: 'coral', piece: 'gift', page: '/demo/team-member/overview' },
  shift: { ground: 'sand', sun: 'coral', piece: 'roster', page: '/brightcrew-shift-management' },
};

const card = (left, top, width, inside) =>
  `<div class="card" style="left:${left}px;top:${top}px;width:${width}px">${inside}</div>`;
const line = (width) => `<i class="line" style="width:${width}%"></i>`;
const chip = (text) => `<b class="chip">${text}</b>`;
const bar = (percent) => `<i class="bar"><i style="width:${percent}%"></i></i>`;

/** A week by team member: the tone of each person, and for each day where the shift begins and how long it is, in percent. */
const timetable = [
  ['g', [10, 60], [30, 60], null, [20, 60], [10, 62]],
  ['g', null, [10, 50], [35, 60], [10, 60], 'gap'],
  ['c', [0, 55], null, [20, 62], [30, 60], [15, 55]],
  ['c', [35, 60], [20, 60], [10, 60], null, [30, 62]],
  ['s', [20, 55], 'gap', [30, 55], [15, 60], null],
];
const shift = (tone, bar) =>
  bar === 'gap'
    ? '<b class="short"></b>'
    : `<b class="shift ${tone}" style="margin-left:${bar[0]}%;width:${bar[1]}%"></b>`;

const euros = (amount, language) => (language === 'en' ? `€${amount}` : `${amount} €`);

/** Parts of the product; of their text only amounts depend on the language. */
const pieces = {
  thanks: () =>
    card(
      780,
      180,
      340,
      `<p class="row"><i class="face"></i><span>${line(70)}${line(45)}</span>${chip('+500')}</p>${line(94)}${line(60)}`,
    ) +
    card(850, 396, 290, `<p class="row"><i class="face sun"></i><span>${line(80)}${line(50)}</span>${chip('+60')}</p>`),
  gift: (language) =>
    card(
      790,
      170,
      320,
      `<p class="tiles"><b class="tile green">${euros(10, language)}</b><b class="tile coral">${euros(20, language)}</b></p>${line(60)}`,
    ) + card(860, 388, 280, `<p class="row"><span>${line(90)}</span>${chip('441')}</p>${bar(72)}`),
  race: () =>
    card(
      770,
      170,
      360,
      [92, 85, 68]
        .map((percent) => `<p class="row"><i class="face"></i>${bar(percent)}<b>${percent}%</b></p>`)
        .join(''),
    ) + card(900, 430, 220, `<p class="row">${chip('+600')}<span>${line(80)}</span></p>`),
  insights: () =>
    [
      ['sun', 88],
      ['coral', 70],
      ['green', 80],
    ]
      .map(([tone, width], index) =>
        card(
          770 + index * 40,
          150 + index * 128,
          330,
          `<p class="row"><i class="face ${tone}"></i><span>${line(width)}${line(width - 30)}</span></p>`,
        ),
      )
      .join(''),
  price: (language) =>
    [
      [0, 340],
      [2, 290],
      [5, 240],
      [9, 190],
    ]
      .map(
        ([price, top], index) =>
          `<div class="card plan${index === 2 ? ' chosen' : ''}" style="left:${690 + index * 116}px;top:${top}px;width:56px;height:${470 - top}px"><b>${euros(price, language)}</b></div>`,
      )
      .join(''),
  figures: () =>
    card(760, 170, 230, `<b class="figure">−20%</b>${line(80)}`) +
    card(940, 280, 210, `<b class="figure">−5%</b>${line(70)}`) +
    card(770, 400, 230, `<b class="figure">+16%</b>${line(60)}`),
  roster: () =>
    card(
      720,
      160,
      410,
      timetable
        .map(
          ([tone, ...days]) =>
            `<p class="person"><i class="face ${tone}"></i>${days
              .map((bar) => (bar === null ? '<i></i>' : `<i class="day">${shift(tone, bar)}</i>`))
              .join('')}</p>`,
        )
        .join(''),
    ),
};

async function sign(name, colour) {
  const { __iconData } = await import(here(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`));
  const nodes = __iconData.node.map(
    ([tag, { key, ...rest }]) =>
      `<${tag} ${Object.entries(rest)
        .map(([attribute, value]) => `${attribute}="${value}"`)
        .join(' ')}/>`,
  );
  return `<div class="sign"><svg viewBox="0 0 24 24" width="190" height="190" fill="none" stroke="${colour}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${nodes.join('')}</svg></div>`;
}

async function font(file) {
  const bytes = await readFile(here(`../src/fonts/${file}.woff2`));
  return `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
}

const headings = await font('headings');
const text = await font('text');

const named = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' };
const plain = (html) => html.replace(/&amp;|&#x27;|&quot;/g, (entity) => named[entity]);

/** A page's texts: its title without the brand, and the first sentence of its description. */
async function wordsOf(file) {
  const html = await readFile(site + file, 'utf8');
  const title = plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ \| Brightcrew$|^Brightcrew \| /, '');
  const description = plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
  return { title, line: /^.*?[.?!](?= |$)/.exec(description)?.[0] ?? description };
}

function sunrise(colour) {
  const rays = colour === colours.evergreen ? colours.coral : colours.evergreen;
  return `<svg class="sunrise" viewBox="0 0 820 560"><circle cx="410" cy="520" r="270" fill="${colour}"/>
    <g stroke="${rays}" fill="none" stroke-width="16" stroke-linecap="round"><path d="M410 196v-84M276 219l-32-78M544 219l32-78M162 288l-58-60M658 288l58-60M98 392l-76-34M722 392l76-34"/></g></svg>`;
}

async function picture(look, { title, line: words }, language) {
  const before = look.sign ? await sign(look.sign, colours.evergreen) : pieces[look.piece](language);
  return `<!doctype html><style>
    @font-face { font-family: Heading; font-weight: 700; src: ${headings}; }
    @font-face { font-family: Text; font-weight: 400 700; src: ${text}; }
    * { box-sizing: border-box; margin: 0; font-style: normal; }
    body { width: 1200px; height: 630px; padding: 64px 72px; overflow: hidden; position: relative; background: ${colours[look.ground]};
      color: ${colours.deep}; font: 600 24px Text; }
    body::after { content: ''; position: absolute; inset: auto 0 0; height: 14px; background: ${colours.evergreen}; }
    h1 { margin: 40px 0 22px; font: 700 ${title.length > 44 ? 58 : 70}px/1.06 Heading; letter-spacing: -0.03em; width: 600px; text-wrap: balance; }
    .line-of-words { font: 500 28px/1.42 Text; width: 540px; text-wrap: pretty; }
    .brand { display: flex; gap: 14px; align-items: center; font: 700 34px Heading; letter-spacing: -0.03em; color: ${colours.ink}; }
    .sunrise { position: absolute; right: -150px; bottom: -70px; width: 720px; }
    .card { position: absolute; display: grid; gap: 14px; padding: 24px; border-radius: 20px; background: #fff; border: 1px solid #E4DED2; color: ${colours.ink}; }
    .row { display: flex; align-items: center; gap: 16px; } .row span { flex: 1; display: grid; gap: 10px; }
    .line { display: block; height: 12px; border-radius: 6px; background: #DDE4DF; }
    .face { width: 48px; height: 48px; flex: none; border-radius: 50%; background: ${colours.peach}; } .face.sun { background: ${colours.sun}; } .face.coral { background: ${colours.coral}; } .face.green { background: ${colours.evergreen}; }
    .chip { padding: 5px 14px; border-radius: 12px; background: ${colours.sun}; }
    .bar { flex: 1; display: block; height: 16px; border-radius: 8px; background: ${colours.mint}; } .bar i { display: block; height: 100%; border-radius: 8px; background: ${colours.evergreen}; }
    .tiles { display: flex; gap: 14px; } .tile { flex: 1; display: grid; align-content: end; height: 110px; padding: 14px; border-radius: 16px; font-size: 28px; } .tile.green { background: ${colours.evergreen}; color: #fff; } .tile.coral { background: ${colours.coral}; }
    .figure { font: 700 52px/1 Heading; letter-spacing: -0.03em; color: ${colours.evergreen}; }
    .plan { display: block; width: 104px !important; padding: 18px 0; text-align: center; font: 700 30px Heading; } .plan.chosen { background: ${colours.evergreen}; color: #fff; }
    .person { display: grid; grid-template-columns: 44px repeat(5, 1fr); align-items: center; gap: 6px; padding-bottom: 12px; border-bottom: 1px solid #E4DED2; } .person:last-child { padding: 0; border: 0; } .person > i { display: block; }
    .person .face { width: 38px; height: 38px; } .face.g { background: ${colours.evergreen}; } .face.c { background: ${colours.coral}; } .face.s { background: #3C7FC0; }
    .shift, .short { display: block; height: 34px; border-radius: 8px; } .shift.g { background: ${colours.mint}; box-shadow: inset 0 0 0 1.5px #7FB5A0; } .shift.c { background: ${colours.peach}; box-shadow: inset 0 0 0 1.5px #E79A7E; } .shift.s { background: ${colours.sky}; box-shadow: inset 0 0 0 1.5px #8FB4DC; } .short { background: #FEECEA; border: 2.5px solid #B42318; }
    .sign { position: absolute; right: 110px; top: 170px; display: grid; place-items: center; width: 300px; height: 300px; border-radius: 44px; background: #fff; border: 1px solid #E4DED2; }
  </style>${sunrise(colours[look.sun])}
  <div class="brand"><svg width="56" height="56" viewBox="0 0 34 34"><circle cx="17" cy="20" r="9" fill="${colours.coral}"/>
    <g stroke="${colours.evergreen}" stroke-width="3.4" stroke-linecap="round"><path d="M17 3v4M5.6 8l2.9 2.9M28.4 8l-2.9 2.9M2 20h3.4M28.6 20H32M4 29h26"/></g></svg>Brightcrew</div>
  <h1>${title}</h1><p class="line-of-words">${words}</p>${before}`;
}

const { pages } = JSON.parse(await readFile(`${site}site-manifest.json`, 'utf8'));
await mkdir(pictures, { recursive: true });
const browser = await chromium.launch({
  executablePath: systemChromium,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const [name, look] of Object.entries(looks)) {
  const path = look.page ?? (name === 'home' ? '/' : `/${name}`);
  const english = pages.find((candidate) => candidate.path === path);
  const spanish = pages.find((candidate) => candidate.path === english.twin);
  for (const { file, language } of [english, spanish].filter(Boolean)) {
    await page.setContent(await picture(look, await wordsOf(file), language));
    await page.evaluate(() => document.fonts.ready);
    await writeFile(`${pictures}${name}-${language}.png`, smallPng(await page.screenshot(), 240));
  }
}
await browser.close();
