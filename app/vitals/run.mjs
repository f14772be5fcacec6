// Lighthouse over the pages of the built site, against the limits below. Arguments are the pages to measure; without
// any, one page of each kind in both languages is measured and docs/vitals.md is rewritten. Each page is loaded
// VITALS_RUNS times and the median of each figure counts. `cargo xtask vitals` sets the variables.
import { readFileSync, writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { startSite } from '../bench/startSite.mjs';
import { systemChromium } from '../scripts/systemChromium.ts';

const { VITALS_RUNS: runs = '3' } = process.env;
const here = (path) => new URL(path, import.meta.url);

const kinds = [
  '/',
  '/pricing',
  '/boost-performance',
  '/logistics-case',
  '/use-cases',
  '/shift-scheduling',
  '/compare-spreadsheet',
  '/how-we-measure',
  '/faq',
  '/blog',
  '/contact',
  '/sign-up',
  '/privacy-and-terms',
  '/cdti-cam',
  '/pick-experience',
  '/demo/team-member/overview',
  '/shift-scheduler',
];
const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// The limit of a score is a minimum, that of other figures a maximum.
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};
const content = { performance: 97, LCP: 1300, TBT: 200, CLS: 0.02, bytes: 350_000 };
const limits = {
  content: { mobile: content },
  demo: { mobile: { performance: 90, TBT: 300 }, desktop: { performance: 98 } },
};

const { pages } = JSON.parse(readFileSync(here('../build/client/site-manifest.json'), 'utf8'));

function chosen() {
  if (process.argv.length > 2) return process.argv.slice(2);
  return kinds.flatMap((kind) => {
    const page = pages.find(({ path }) => path === kind);
    if (!page) throw new Error(`The site has no page ${kind}.`);
    return page.twin ? [kind, page.twin] : [kind];
  });
}

const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];

async function measure(page, setting) {
  const names = [...categories, ...Object.keys(audits)];
  const figures = Object.fromEntries(names.map((name) => [name, []]));
  for (let run = 0; run < Number(runs); run += 1) {
    const chromium = await launch({ chromePath: systemChromium, chromeFlags: chromiumFlags });
    try {
      const options = { port: chromium.port, onlyCategories: categories, logLevel: 'error' };
      const result = await lighthouse(origin + page, options, setting === 'desktop' ? desktopConfig : undefined);
      const report = result?.lhr;
      if (!report || report.runtimeError) throw new Error(`${page}: ${report?.runtimeError?.message ?? 'no report'}`);
      for (const id of categories) figures[id].push(Math.round(report.categories[id].score * 100));
      for (const [name, id] of Object.entries(audits)) figures[name].push(report.audits[id].numericValue);
    } finally {
      chromium.kill();
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(figures[name])]));
}

/** Figures that miss their limit: scores below theirs (100 by default), other figures above. */
function misses(figures, limit) {
  const low = categories.filter((id) => figures[id] < (limit[id] ?? 100));
  const high = Object.keys(audits).filter((name) => figures[name] > (limit[name] ?? Number.POSITIVE_INFINITY));
  return [...low, ...high];
}

const format = ({ LCP, TBT, CLS, bytes, ...scores }) => [
  ...categories.map((id) => scores[id]),
  `${(LCP / 1000).toFixed(2)} s`,
  `${TBT.toFixed(0)} ms`,
  CLS.toFixed(3),
  `${(bytes / 1000).toFixed(1)} kB`,
];

const { origin } = await startSite();
const rows = [['page', 'setting', ...categories, 'LCP', 'TBT', 'CLS', 'all bytes']];
let missed = 0;
for (const page of chosen()) {
  const kind = pages.find(({ path }) => path === page)?.engine ? 'demo' : 'content';
  for (const [setting, limit] of Object.entries(limits[kind])) {
    const figures = await measure(page, setting);
    const short = misses(figures, limit);
    missed += short.length;
    rows.push([page, setting, ...format(figures)]);
    process.stdout.write(`${rows.at(-1).join('  ')}${short.length > 0 ? `  MISSES ${short.join(', ')}` : ''}\n`);
  }
}
if (process.argv.length === 2) {
  const table = [rows[0], rows[0].map((_, column) => (column < 2 ? '---' : '---:')), ...rows.slice(1)];
  const text = `# Vitals

Written by \`cargo xtask vitals\`: Lighthouse against the release server on the same machine, the median of ${runs} runs
for each figure. Limits: content pages performance ${content.performance}, LCP ${content.LCP / 1000} s, TBT ${content.TBT} ms, CLS ${content.CLS}, all bytes
${content.bytes / 1000} kB; demo pages performance ${limits.demo.mobile.performance} and TBT ${limits.demo.mobile.TBT} ms, on a desktop ${limits.demo.desktop.performance}; the other scores 100.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}
`;
  writeFileSync(here('../../docs/vitals.md'), text);
}
process.stdout.write(missed === 0 ? 'every page is within the limits\n' : `${missed} figures miss their limits\n`);
process.exitCode = missed === 0 ? 0 : 1;
