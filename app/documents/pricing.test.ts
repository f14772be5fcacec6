import { expect, test } from 'vitest';
import { pricing } from '~/locales/en/pricing';
import { pricing as spanish } from '~/locales/es/pricing';
import { hrefs, named, only, onlyNamed, pageAt, spacedTextOf, textOf, textsOf } from './support/site';
import { expectSpanishOnly } from './support/spanish';

const page = () => pageAt('/pricing');
const plans = ['free', 'engage', 'achieve', 'exceed'] as const;
const card = (document: Document, plan: (typeof plans)[number]) => only(document, `article[data-plan="${plan}"]`);
const table = (document: Document) => only(document, '[data-testid=plan-comparison]');

/** Whether an element has exactly this text. */
const says = (root: ParentNode, text: string) => textsOf(root, '*').includes(text);

test('[W-035] [W-188] [W-420] the hero, whose sample bill adds up: 24 people at 2 euros', () => {
  const document = page();
  expect(textsOf(document, 'h1')).toEqual(['Four plans, no fine print']);
  expect(document.title).toBe(pricing.meta.title);
  const bill = onlyNamed(document, '[role=img]', 'A sample bill: 24 people on the Engage plan pay 48 euros a month');
  expect(textOf(bill)).toContain('24 people × €2');
  expect(textOf(bill)).toContain('Total per month€48');
});

test('[W-195] [W-501] four plan cards in order, priced in euros per user per month', () => {
  const document = page();
  expect(textsOf(document, 'article[data-plan] h3')).toEqual(['Free', 'Engage', 'Achieve', 'Exceed']);
  for (const plan of plans) {
    expect(textOf(card(document, plan))).toContain('€');
    expect(textOf(card(document, plan))).toContain('per user per month');
  }
});

test('[W-502] [W-503] [W-504] Free costs 0, for up to 10 users, without a credit card', () => {
  const free = card(page(), 'free');
  expect(says(free, '€0')).toBe(true);
  expect(textOf(free)).toContain('Get started');
  expect(textOf(free)).toContain('Up to 10 users. No credit card.');
});

test('[W-505] [W-506] Engage costs 2 and has unlimited teams', () => {
  const engage = card(page(), 'engage');
  expect(says(engage, '€2')).toBe(true);
  expect(textOf(engage)).toContain('Unlimited teams');
  expect(engage.querySelector('s')).toBeNull();
});

test('[W-196] [W-507] [W-508] [W-509] [W-510] [W-511] Achieve is the most popular: 5 instead of 7, 28% saved', () => {
  const document = page();
  const achieve = card(document, 'achieve');
  expect(says(achieve, '€5')).toBe(true);
  expect(textOf(only(achieve, 's'))).toContain('€7');
  expect(says(achieve, 'Save 28% for a limited time')).toBe(true);
  expect(says(achieve, 'Most Popular')).toBe(true);
  expect(textsOf(document, 'article[data-plan] :not(:has(*))').filter((text) => text === 'Most Popular')).toHaveLength(
    1,
  );
  expect(textOf(achieve)).toContain('Unlimited teams');
});

test('[W-512] [W-513] [W-514] [W-515] Exceed costs 9 instead of 14, for 200 users and up', () => {
  const exceed = card(page(), 'exceed');
  expect(says(exceed, '€9')).toBe(true);
  expect(textOf(only(exceed, 's'))).toContain('€14');
  expect(says(exceed, 'Save 35% for a limited time')).toBe(true);
  expect(textOf(exceed)).toContain('For 200 users and up');
});

test('[W-204] [W-422] [W-661] the table compares four plans over 14 features, each answer as text', () => {
  const compared = table(page());
  expect(textsOf(compared, 'thead :is(th, td)')).toEqual([
    expect.stringContaining('Feature'),
    expect.stringContaining('Free'),
    expect.stringContaining('Engage'),
    expect.stringContaining('Achieve'),
    expect.stringContaining('Exceed'),
  ]);
  const rows = [...compared.querySelectorAll('tr[data-feature]')];
  expect(rows).toHaveLength(14);
  const answers = rows.map((row) => textsOf(row, 'td'));
  for (const answer of answers) {
    expect(answer).toHaveLength(4);
    for (const word of answer) expect(word).toMatch(/^(?:Not i|I)ncluded$/);
  }
  const included = plans.map((_, plan) => answers.filter((answer) => answer[plan] === 'Included').length);
  expect(included).toEqual([6, 9, 12, 14]);
  expect(textsOf(only(compared, '[data-testid=shifts-in-plans]'), 'td')).toEqual(Array(4).fill('Included'));
  // The compared features name an admin dashboard, single sign-on and manager and admin roles.
  for (const name of ['Admin dashboard', 'Single sign-on', 'Manager and admin roles'])
    expect(says(compared, name), name).toBe(true);
});

test('[W-030] [W-031] [W-023] [W-022] claims: set up in under an hour, one admin for a pilot, 8,000 options, 10 languages', () => {
  const main = textOf(only(page(), 'main'));
  for (const claim of [
    'Set up in under an hour. One admin is typically enough for a pilot.',
    'More than 8,000 reward options',
    'more than 10 languages',
  ])
    expect(main).toContain(claim);
});

test('[W-202] each card lists five features', () => {
  const document = page();
  for (const plan of plans) expect(card(document, plan).querySelectorAll('li'), plan).toHaveLength(5);
});

test('[W-019] [W-020] [W-207] [W-208] [W-209] [W-516] [W-517] [W-518] the enterprise card: a custom price, unlimited users and teams, seven items, certificates, and a link to sales', () => {
  for (const [path, sales, to] of [
    ['/pricing', 'Contact sales', '/contact'],
    ['/es/pricing', 'Hablar con ventas', '/es/contact'],
  ] as const) {
    const panel = only(pageAt(path), '#pricing-panel-enterprise');
    expect(hrefs(panel, sales)).toEqual([to]);
    if (path !== '/pricing') continue;
    expect(says(panel, 'Custom price')).toBe(true);
    expect(spacedTextOf(panel)).toContain('Unlimited users and teams');
    expect(spacedTextOf(panel)).toContain('ISO 27001');
    expect(textsOf(onlyNamed(panel, 'ul', 'What Enterprise includes'), 'li')).toEqual(
      [
        'Account manager',
        'Custom branding',
        'Single sign-on',
        'Enterprise support',
        'Workshops',
        'Team training',
        'Admin dashboard',
      ].map((start) => expect.stringMatching(`^${start}`)),
    );
    for (const text of ['ISO-certified', 'GDPR-compliant']) {
      const [tick] = named(panel, 'li', new RegExp(text));
      expect(tick?.querySelector('svg'), text).not.toBeNull();
    }
  }
});

test('[W-686] integrations by plan: fourteen in all, team chat in every plan, single sign-on from Exceed', () => {
  const section = only(page(), '[data-testid=integrations-by-plan]');
  expect(section.querySelectorAll('[data-integration]')).toHaveLength(14);
  const plan = (name: string) => onlyNamed(section, 'h3, h4', name).closest('li');
  expect(textOf(plan('Free'))).toContain('Team chat');
  expect(textOf(plan('Exceed'))).toContain('Single sign-on');
});

test('[W-035] [W-188] [W-591] the Spanish page has its hero and contains no English', () => {
  const document = pageAt('/es/pricing');
  expect(textsOf(document, 'h1')).toEqual(['Cuatro planes, sin letra pequeña']);
  expectSpanishOnly(document, pricing, spanish);
});
