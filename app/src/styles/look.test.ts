import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = new URL('..', import.meta.url).pathname;

function files(ending: RegExp): { name: string; text: string }[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.startsWith('engine/pkg') && !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));
}

const app = readFileSync(join(source, 'styles/app.css'), 'utf8');
const fonts = readFileSync(join(source, 'styles/fonts.css'), 'utf8');
const styles = files(/\.css$/);
const code = files(/\.tsx?$/);

test('[W-659] the colours are the design tokens', () => {
  const token = (name: string) => new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6})`, 'i').exec(app)?.[1]?.toUpperCase();
  const expected = {
    ink: '#12211C',
    paper: '#FFFCF7',
    sand: '#F5EFE4',
    evergreen: '#0E5A43',
    mint: '#DFF3E9',
    coral: '#FF7A50',
    'coral-deep': '#C8431D',
    sun: '#FFC83D',
    muted: '#5A6B63',
    danger: '#B42318',
    'danger-soft': '#FEECEA',
  };
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, token(name)]))).toEqual(expected);
});

test('[W-662] [W-664] two fonts, each in three files, with fallbacks of the same metrics until they load', () => {
  expect(app).toMatch(/--font-heading: "Bricolage Grotesque Variable", "Bricolage Fallback"/);
  expect(app).toMatch(/--font-text: "Figtree Variable", "Figtree Fallback"/);
  const faces = fonts.match(/@font-face \{[^}]*\}/g) ?? [];
  expect(faces.filter((face) => face.includes('../fonts/') && face.includes('font-display: swap'))).toHaveLength(6);
  for (const name of ['Bricolage Fallback', 'Figtree Fallback']) {
    const face = faces.find((candidate) => candidate.includes(name)) ?? '';
    for (const measure of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']) {
      expect(face, name).toContain(measure);
    }
  }
});

/** Pictures and scenes drawn in code, and the browser's own colour of the window. */
const drawings = [
  'features/industries/',
  'features/feature-pages/boost/RacePicture.tsx',
  'features/home/Hero.tsx',
  'features/home/IndustryMiniature.tsx',
  'features/manager/WeeklyChart.tsx',
  'features/shift-scheduling/SheetToRoster.tsx',
  'features/use-cases/Story.tsx',
  'root.tsx',
];
const components = code.filter(({ name }) => name.endsWith('.tsx') && !drawings.some((path) => name.startsWith(path)));
const matchesIn = (files: typeof code, pattern: RegExp) =>
  files.flatMap(({ name, text }) => (text.match(pattern) ?? []).map((match) => `${name}: ${match}`));

test('components have their colours and pixel sizes from the tokens; only drawings have others', () => {
  expect(components.length).toBeGreaterThan(400);
  expect(matchesIn(components, /\[#[0-9a-f]{3,8}\]|["'`]#[0-9a-f]{3}(?:[0-9a-f]{3})?["'`]/gi)).toEqual([]);
  expect(matchesIn(components, /\btext-\[[\d.]+px\]|\bfont-?size["']?:/gi)).toEqual([]);
});

test("sizes of type in ui and in the scheduler's features are tokens", () => {
  const rooms = /^(?:ui|features\/(?:scheduler|template|team|own-team|my-week|import-export|tour))\//;
  const files = components.filter(({ name }) => rooms.test(name));
  expect(files.length).toBeGreaterThan(150);
  expect(matchesIn(files, /\btext-\[[\d.]+(?:rem|em)\]/g)).toEqual([]);
});

test('sizes on the spacing scale, lengths of lines and firm borders have their classes', () => {
  const scale =
    /(?<![\w-])-?(?:(?:min-|max-)?[wh]|size|[pm][xytrbl]?|gap(?:-[xy])?|top|right|bottom|left)-\[-?\d+(?:px|rem)\]/g;
  expect(matchesIn(components, scale)).toEqual([]);
  expect(matchesIn(components, /max-w-\[\d+ch\]|(?:border(?:-[xytrbl])?|decoration)-\[1\.5px\]/g)).toEqual([]);
});

test('[W-667] cards have a radius of 12 to 20 px', () => {
  const radius = Number(/--radius-card: (\d+)px/.exec(app)?.[1]);
  expect(radius).toBeGreaterThanOrEqual(12);
  expect(radius).toBeLessThanOrEqual(20);
});

test('[W-669] no glass, no purple gradients, no emoji as icons', () => {
  for (const { name, text } of [...styles, ...code]) {
    expect(text, name).not.toMatch(/backdrop-(?:filter|blur)/);
    expect(text, name).not.toMatch(
      /(?:from|via|to)-(?:purple|violet|fuchsia|indigo)-|gradient\([^)]*(?:purple|violet)/,
    );
  }
  for (const { name, text } of code.filter(({ name }) => /^(?:features|ui|routes)/.test(name))) {
    expect(text, name).not.toMatch(/\p{Emoji_Presentation}/u);
  }
});

test('[W-673] there is no dark mode', () => {
  for (const { name, text } of [...styles, ...code]) {
    expect(text, name).not.toMatch(/prefers-color-scheme|["'\s`]dark:\S/);
  }
});

test('[W-580] the site has no tooltips of its own, so none has a delay', () => {
  for (const { name, text } of code) expect(text, name).not.toMatch(/\bTooltip\b/);
});
