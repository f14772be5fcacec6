import { expect, test } from 'vitest';
import { exists, hrefs, inLanguage, languages, only, onlyNamed, pageAt, textOf, textsOf } from './support/site';

const footerOf = (path: string) => only(pageAt(path), 'footer');

test('[W-120] [W-121] [W-127] [W-131] [W-132] the footer contains logo, tagline, links, the funding notices and the funding bodies', () => {
  const footer = footerOf('/');
  expect(hrefs(footer, 'Brightcrew, home page')).toEqual(['/']);
  const text = textOf(footer);
  expect(text).toMatch(/Good work, seen the same day/);
  expect(text).toMatch(/public funding from the European Union/);
  expect(text).toMatch(/EU-funded AI project/);
  const logos = [...footer.querySelectorAll('img')];
  expect(logos).toHaveLength(4);
  for (const logo of logos) expect(exists(logo.getAttribute('src') ?? '')).toBe(true);
});

test.each([
  ['[W-122]', 'Success cases', '/use-cases'],
  ['[W-123]', 'Pricing', '/pricing'],
  ['[W-124]', 'Blog', '/blog'],
  ['[W-125]', 'FAQ', '/faq'],
  ['[W-126]', 'Contact', '/sign-up'],
  ['[W-127]', 'About the funded project', '/cdti-cam'],
  ['[W-129]', 'Privacy policy', '/privacy-and-terms'],
])('%s the footer links to %s', (_, name, path) => {
  expect(hrefs(footerOf('/'), name)).toEqual([path]);
});

test('[W-683] security and data: contract, processors, what managers see, opting out, disclosure as in the policy', () => {
  expect(hrefs(footerOf('/faq'), 'Security and data')).toEqual(['/security']);
  const document = pageAt('/security');
  const contents = onlyNamed(document, 'nav', 'On this page');
  const titles = [
    'Where data lies',
    'The contract',
    'What managers see, and what they don’t',
    'Opting out',
    'Reporting a vulnerability',
    'Interruptions',
  ];
  expect(textsOf(contents, 'a')).toEqual(titles);
  for (const link of contents.querySelectorAll('a'))
    expect(textsOf(only(document, link.getAttribute('href') ?? ''), 'h2')).toEqual([textOf(link)]);
  expect(textOf(only(document, '#place'))).toContain('servers in the European Union');
  expect(textOf(only(document, '#contract'))).toContain('data-processing agreement under Article 28');
  expect(document.querySelectorAll('#contract tr')).toHaveLength(6);
  expect(document.querySelectorAll('#people li')).toHaveLength(11);
  expect(textOf(only(document, '#optOut'))).toContain('deleted 30 days later');
  const disclosure = only(document, '#disclosure');
  expect(textOf(disclosure)).toContain('We reply within 3 business days');
  expect(Array.from(disclosure.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
    'mailto:security@brightcrew.example',
  ]);
});

test('[W-683] security and data in Spanish leads to Spanish pages', () => {
  const document = pageAt('/es/security');
  expect(textsOf(document, 'h1')).toEqual(['Lo que preguntan TI, protección de datos y el comité de empresa']);
  const links = Array.from(document.querySelectorAll('#content a[href^="/"]'), (link) => link.getAttribute('href'));
  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((address) => !address?.startsWith('/es/'))).toEqual([]);
});

test('shift scheduling is an application that costs nothing to try, for search engines', () => {
  for (const language of languages) {
    const document = pageAt(inLanguage('/shift-scheduling', language));
    const data = Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (script) =>
      JSON.parse(script.textContent ?? ''),
    );
    expect(data.map((one) => one['@type']).toSorted()).toEqual(['BreadcrumbList', 'SoftwareApplication']);
    const application = data.find((one) => one['@type'] === 'SoftwareApplication');
    expect(application).toMatchObject({ inLanguage: language, offers: { price: 0 } });
    expect(application.url.endsWith(inLanguage('/shift-scheduler', language))).toBe(true);
  }
});

test('[W-682] the comparison says what the scheduler does not do, and each trade has a link to its own week', () => {
  const document = pageAt('/shift-scheduling');
  expect(textsOf(document, 'h1')).toEqual(['Drop the roster you have. See the hours it lacks.']);
  const table = onlyNamed(document, 'table', /compared with spreadsheets/);
  expect(textsOf(table, 'thead th')).toEqual([
    'What it does',
    'Brightcrew',
    'Spreadsheet',
    'Rota app',
    'Workforce suite',
  ]);
  const answers = Object.fromEntries(
    Array.from(table.querySelectorAll('tbody tr'), (row) => [textOf(row.querySelector('th')), textsOf(row, 'td')]),
  );
  for (const [row, verdicts] of [
    ['Proves that no plan', ['Yes', 'No', 'No', 'No']],
    ['Records hours worked', ['No', 'No', 'Partly', 'Yes']],
    ['Runs payroll', ['No', 'No', 'No', 'Yes']],
  ] as const) {
    const found = Object.entries(answers).filter(([name]) => name.startsWith(row));
    expect(
      found.map(([, cells]) => cells),
      row,
    ).toEqual([verdicts]);
  }
  const trades = onlyNamed(pageAt('/es/shift-scheduling'), 'nav', 'Semanas en vivo de otros sectores');
  expect(trades.querySelectorAll('a')).toHaveLength(9);
  expect(hrefs(trades, 'Comercio')).toEqual(['/es/retail-case#shifts']);
});
