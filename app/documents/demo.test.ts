import { expect, test } from 'vitest';
import sampleWeek from '#fixtures/golden/schedules/sample-week.json';
import { hrefs, only, onlyNamed, pageAt, sourceOf, textOf, textsOf } from './support/site';

test('[D-008] [D-015] [D-162] get started: the banner with the brand, and the three industries', () => {
  const document = pageAt('/brightcrew-shift-management');
  expect(textsOf(document, '#content h1')).toEqual([
    'Welcome to Brightcrew your digital manager for outstanding teams',
  ]);
  expect(document.title).toBe('Shift management for restaurants, retail and healthcare | Brightcrew');
  expect(textOf(only(document, '#content'))).toContain('made for restaurants, retail and healthcare');
});

test('[D-168] [D-169] [D-171] [D-172] [D-173] [D-174] get started: the row with its badge and five cards', () => {
  const cards = onlyNamed(pageAt('/brightcrew-shift-management'), 'section', 'Recommended for you');
  expect(textsOf(cards, '*')).toContain('POPULAR');
  expect(cards.querySelectorAll('article')).toHaveLength(5);
  expect(textsOf(cards, 'h3')).toEqual([
    'Smart team scheduling',
    'Set up a team challenge',
    'Set up team recognitions',
    'Start a survey',
    'Share gift cards',
  ]);
});

test('[D-019] the template setup is in the document, with its grid', () => {
  const document = pageAt('/shift-template-setup');
  expect(document.querySelectorAll('[aria-label="Server, Saturday, Afternoon"]')).toHaveLength(1);
  expect(textsOf(document, '#content h1')).toEqual(['Shift Template Setup']);
  expect(document.title).toMatch(/^Shift template setup/);
});

const { gaps } = sampleWeek.expected;
const gapHours = gaps.reduce((sum, { start, end }) => sum + end - start, 0);

test.each([
  ['/shift-scheduler', 'en', 'Shift Scheduling', 'Position Fill Rates', 'Tuesday 11 AM, understaffed: Server'],
  ['/es/shift-scheduler', 'es', 'Planificación de turnos', 'Ocupación por puesto', 'falta personal: '],
] as const)(
  '[D-001] [D-018] [D-035] [D-039] [D-205] [D-207] [D-365] %s already contains the roster',
  (path, language, title, panel, gap) => {
    const document = pageAt(path);
    expect(document.documentElement.lang).toBe(language);
    expect(textsOf(document, '#content h1')).toEqual([title]);
    const cells = [...document.querySelectorAll('[role=gridcell]')];
    expect(cells).toHaveLength(112);
    expect(new Set(cells.map((cell) => cell.getAttribute('data-cell'))).size).toBe(112);
    const marks = Array.from(document.querySelectorAll('[data-gap]'), (mark) => mark.getAttribute('data-gap'));
    expect(marks).toHaveLength(gapHours);
    expect(new Set(marks).size).toBe(gaps.length);
    expect(textsOf(document, ':is(h2, h3)')).toContain(panel);
    expect(document.querySelectorAll('[data-fill]')).toHaveLength(4);
    expect(cells.some((cell) => cell.getAttribute('aria-label')?.includes(gap))).toBe(true);
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  },
);

test('[D-065] [D-066] [D-067] the language selector of the demo is disabled and English only', () => {
  for (const path of ['/demo/team-member/overview', '/es/demo/team-member/overview']) {
    const select = only(pageAt(path), 'footer select');
    expect(select.hasAttribute('disabled')).toBe(true);
    expect(textsOf(select, 'option')).toEqual(['English']);
  }
});

test('[D-060] [D-061] [D-062] the tabs and Recognise link to the pages of the role, the current one is marked', () => {
  for (const role of ['team-member', 'manager']) {
    const document = pageAt(`/demo/${role}/gift-shop`);
    const tabs = only(document, 'nav[aria-label="Demo pages"]');
    expect(textsOf(tabs, 'a')).toEqual(['Overview', 'Gift Shop', 'Recognitions']);
    expect(Array.from(tabs.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual(
      ['overview', 'gift-shop', 'recognitions'].map((last) => `/demo/${role}/${last}`),
    );
    expect(textsOf(tabs, '[aria-current=page]')).toEqual(['Gift Shop']);
    expect(hrefs(document, 'Recognise')).toEqual([`/demo/${role}/recognitions`]);
  }
});

test('[D-148] [D-149] [D-150] skeletons of dashboard and team list are in the documents', () => {
  expect(sourceOf('/demo/manager/overview')).toContain('dashboard-skeleton');
  expect(sourceOf('/demo/manager/view-team')).toContain('team-skeleton');
});

test("[D-029] [D-030] [D-042] [D-154] the member's page under both addresses; the canonical one is team-member", () => {
  for (const path of ['/demo/manager/team-member/TM001', '/demo/manager/view-team/TM001']) {
    const document = pageAt(path);
    expect(textsOf(document, '#content h1')).toEqual(['Marta Iglesias']);
    expect(only(document, 'link[rel=canonical]').getAttribute('href')).toMatch(/\/demo\/manager\/team-member\/TM001$/);
    expect(hrefs(only(document, '#content'), 'Your team')).toEqual(['/demo/manager/view-team']);
    expect(textOf(only(document, '[data-testid=received-recently]'))).toContain('received last 30 days');
    expect(textOf(only(document, '[data-testid=submitted-recently]'))).toContain(
      'Recognitions submitted - last 30 days',
    );
  }
});

test('[D-035] [D-041] the Spanish overview is in Spanish', () => {
  const document = pageAt('/es/demo/team-member/overview');
  expect(document.documentElement.lang).toBe('es');
  const headings = textsOf(document, '#content :is(h1, h2, h3)');
  expect(headings[0]).toBe('Hola, Teo');
  expect(headings).toContain('Un 40 % más de puntos que el mes pasado');
  expect(headings).toContain('Objetivo mensual de entregas');
});

test('every page of the demo says without a script that it needs one', () => {
  for (const path of ['/shift-scheduler', '/demo/team-member/overview', '/es/demo/manager/overview'])
    expect(textOf(pageAt(path).querySelector('header noscript')), path).toContain('JavaScript');
});
