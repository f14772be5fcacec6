import { expect, test } from 'vitest';
import { metaOf, wholeText } from './support/html';
import {
  exists,
  hrefs,
  inLanguage,
  languages,
  named,
  only,
  onlyNamed,
  pageAt,
  parsed,
  sectionOf,
  sourceOf,
  spacedTextOf,
  textOf,
  textsOf,
} from './support/site';

const teamHabits = 'Four habits of teams';
const loyalty = 'Loyalty is built in small, regular moments';
const tools = 'Works with the tools your team already uses';
const prices = 'A price you can say out loud';
const savings = 'What would loyalty save you?';

/** Claims of the home page: row, section heading, and texts. */
const claims: readonly [row: string, heading: string, patterns: readonly RegExp[]][] = [
  ['[W-001] colleagues are recognised with points', 'Good work, seen', [/Thanks with points, goals people can see/]],
  ['[W-001] compared to other tools', prices, [/Colleagues thank each other with points they redeem Yes/]],
  ['[W-002] points for gift cards worldwide', loyalty, [/Gift cards worldwide and rewards only you can give/]],
  ['[W-003] rewards of the company', teamHabits, [/rewards of your own: a day off, a team breakfast/]],
  ['[W-004] gamified targets and challenges', prices, [/Gamified targets and challenges Yes/]],
  ['[W-005] automatic milestones', teamHabits, [/Birthdays, anniversaries and milestones are celebrated on time/]],
  ['[W-006] KPI dashboards', teamHabits, [/Turn a KPI into a challenge/]],
  ['[W-007] insights', loyalty, [/Genie Insights reads the week for you/]],
  ['[W-008] surveys', prices, [/Surveys and AI insights Yes/]],
  ['[W-009] a team chat', tools, [/Send recognitions from the team chat/, /Team chat/]],
  ['[W-010] a mobile app', tools, [/Download for iOS/, /Get it for Android/]],
  ['[W-011] a video-meeting suite', tools, [/Video meetings/]],
  ['[W-012] HR systems', tools, [/let the HR system keep names up to date/]],
  ['[W-013] single sign-on', tools, [/Single sign-on/]],
  ['[W-014] an automation service', tools, [/Automation service/]],
  ['[W-017] the audience', teamHabits, [/For HR, operations, managers and team leaders/]],
  ['[W-018] on the web and in the app', teamHabits, [/on the web and in the mobile app/]],
  ['[W-024] one card says 3,000', loyalty, [/\+3,000 other options!/]],
  ['[W-026] share of undervalued employees', loyalty, [/70% of employees feel undervalued/]],
  ['[W-027] cost of low loyalty', loyalty, [/low loyalty costs about 750 euros per employee per month/]],
  ['[W-028] return on investment', savings, [/a 225% return on investment/]],
  ['[W-029] less churn', savings, [/25% less churn, worth 1M euros a year/]],
];

test('the home page makes each product claim in its section', () => {
  const html = sourceOf('/');
  const document = parsed(html);
  for (const [row, heading, patterns] of claims) {
    const found = Array.from(document.querySelectorAll('main section')).filter((section) =>
      textOf(section.querySelector('h1, h2')).includes(heading),
    );
    expect(found, heading).toHaveLength(1);
    for (const claim of patterns) expect(spacedTextOf(found[0]), row).toMatch(claim);
  }
  // [W-015] the audience, for search engines, and [W-021] a rating of environmental sustainability.
  expect(metaOf(html, 'description'), '[W-015]').toEqual([
    expect.stringContaining('Built for frontline and distributed teams'),
  ]);
  expect(wholeText(html), '[W-021]').toMatch(/environmental sustainability/i);
});

test('[W-033] [W-421] [W-453] [W-454] [W-457] calls to action leave the app by plain links', () => {
  const links = Array.from(pageAt('/').querySelectorAll('a'), (link) => `${link.getAttribute('href')} ${textOf(link)}`);
  for (const link of [
    /^\/sign-up .*Start for free/,
    /^\/demo\/team-member\/overview .*Take a virtual tour/,
    /^\/contact .*Book a Demo/,
    /^\/contact .*Try for Free/,
    /^\/pick-experience .*Log in/,
    /^\/pick-experience .*iOS/,
    /^\/pick-experience .*Android/,
  ])
    expect(links).toContainEqual(expect.stringMatching(link));
});

test("[W-032] title, description, share image and organization, in the page's language", () => {
  const titles = languages.map((language) => {
    const html = sourceOf(inLanguage('/', language));
    const document = parsed(html);
    expect(metaOf(html, 'description')).toHaveLength(1);
    const [picture = ''] = metaOf(html, 'og:image');
    expect(picture).toMatch(new RegExp(`/images/share/home-${language}\\.png$`));
    expect(exists(new URL(picture).pathname)).toBe(true);
    const data = only(document, 'script[type="application/ld+json"]').textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Organization', name: 'Brightcrew' });
    return document.title;
  });
  expect(new Set(titles).size).toBe(2);
});

test('[W-133] [W-134] [W-135] [W-136] the hero: headline, subtitle and two buttons', () => {
  const hero = only(pageAt('/'), '[data-testid=hero-text]');
  expect(textsOf(hero, 'h1')).toEqual(['Good work, seen the same day']);
  expect(textOf(hero)).toMatch(/Recognition, rewards and incentives/);
  expect(hrefs(hero, 'Start for free')).toEqual(['/sign-up']);
  expect(hrefs(hero, 'Take a virtual tour')).toEqual(['/demo/team-member/overview']);
});

test("[W-137] [W-138] [W-139] [W-140] the hero's illustration: progress, points, a message, two gift cards", () => {
  const picture = spacedTextOf(onlyNamed(pageAt('/'), '[role=img]', /A look at the product/));
  for (const text of ['80%', '8 of 10', '+1500', '+500', 'Sports', 'Music', 'You covered the late delivery'])
    expect(picture).toContain(text);
});

test('[W-161] [W-162] [W-164] [W-165] [W-166] [W-167] [W-542] loyalty: four blocks with their samples, and the buttons of the insights', () => {
  const section = only(pageAt('/'), '#loyalty');
  expect(textOf(section.querySelector('h2'))).toMatch(/Loyalty is built/);
  expect(textsOf(section, 'h3')).toEqual(['Celebrate', 'Incentives', 'Visibility', 'Insights']);
  const texts = textsOf(section, '*');
  for (const text of ['+60', '68 of 100', '+500 pts', '+100 pts', '+250 pts', '+3,000 other options!'])
    expect(texts).toContain(text);
  for (const name of ['View progress', 'View reports', 'Give points'])
    expect(named(section, 'a', name), name).toHaveLength(1);
});

test('[W-178] [W-179] [W-180] [W-181] the app for two kinds of phone, and the closing call to action: sign up, or take the tour', () => {
  const document = pageAt('/');
  const app = sectionOf(document, tools);
  expect(textsOf(app, 'h3')).toContain('The whole crew in your pocket');
  expect(hrefs(app, /iOS/)).toEqual(['/pick-experience']);
  expect(hrefs(app, /Android/)).toEqual(['/pick-experience']);
  const closing = sectionOf(document, /^Someone did something good today\./);
  expect(hrefs(closing, 'Start for free')).toEqual(['/sign-up']);
  expect(hrefs(closing, 'Take a virtual tour')).toEqual(['/demo/team-member/overview']);
});

test('[W-182] [W-661] the comparison with other software: each answer is an icon and a word', () => {
  const table = onlyNamed(pageAt('/'), 'table', /compared with engagement software and productivity tools/);
  expect(table.querySelectorAll('thead th')).toHaveLength(4);
  expect(table.querySelectorAll('tr')).toHaveLength(8);
  const answers = [...table.querySelectorAll('tbody td')];
  expect(answers).toHaveLength(21);
  for (const answer of answers) {
    expect(answer.querySelectorAll('svg')).toHaveLength(1);
    expect(textOf(answer)).toMatch(/^(?:Yes|No|Partly)$/);
  }
});

test('[W-183] [W-505] the pricing summary', () => {
  const section = sectionOf(pageAt('/'), prices);
  const plans = textsOf(section, 'li:has(h3)').filter((text) => text.includes('per user per month'));
  expect(plans).toEqual([
    expect.stringMatching(/Free.*€0/),
    expect.stringMatching(/Engage.*€2/),
    expect.stringMatching(/Achieve.*€5.*Save 28%/),
    expect.stringMatching(/Exceed.*€9.*Save 35%/),
  ]);
  expect(plans[2]).toContain('Most Popular');
});

test('the whole home page is in the document in eleven sections, and none of them waits for a script', () => {
  for (const language of languages) {
    const document = pageAt(inLanguage('/', language));
    expect(document.querySelectorAll('main > section')).toHaveLength(11);
    expect(document.querySelectorAll('main h2')).toHaveLength(10);
    expect(document.querySelectorAll('main [data-reveal], [style]')).toHaveLength(0);
  }
});
