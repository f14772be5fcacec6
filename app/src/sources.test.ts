import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('./', import.meta.url);
const areas = [
  'demo',
  'roster',
  'pages',
  'features/overview',
  'features/gift-shop',
  'features/recognitions',
  'features/manager',
  'features/template',
  'features/get-started',
  'features/scheduler',
  'features/my-week',
  'features/own-team',
  'features/tour',
  'features/import-export',
];

interface Source {
  readonly name: string;
  /** Source without comments. */
  readonly code: string;
}

function sourcesOf(area: string, ending: RegExp): Source[] {
  return readdirSync(new URL(area, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('.test.'))
    .map((name) => ({
      name: `${area}/${name}`,
      code: readFileSync(new URL(`${area}/${name}`, root), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/(^|\s)\/\/.*$/gm, ''),
    }));
}

const sources = areas.flatMap((area) => sourcesOf(area, /\.tsx?$/));
const components = sources.filter(({ name }) => name.endsWith('.tsx'));

/** Text between a tag and the next closing tag. */
const written = />([^<>{}=;()]*\p{L}{2,}[^<>{}=;()]*)<\//gu;
const attribute = /\s(?:aria-label|aria-description|title|placeholder|alt|label|closeLabel)="([^"]*\p{L}{2,}[^"]*)"/gu;

/** A number of points or heads on either side of an operator. */
const counted = 'points|balance|allowance|remaining|missing|currentBalance|basePoints|bonusPoints|heads|required';
const arithmetic = [
  new RegExp(`\\b(?:${counted})\\b\\)?\\s*(?:[-+*/%](?![=>])|[-+*/]=|[<>]=?)\\s*[\\w(]`),
  new RegExp(`[\\w)]\\s+[-+*/%]\\s+[\\w.]*\\b(?:${counted})\\b`),
  new RegExp(`reduce\\([^)]*\\b(?:${counted})\\b`),
];

/** Lines that match the pattern but only do the following. */
const allowed = [
  // Sums up the ledger's recognitions.
  'demo/ledger.ts: return received.reduce((sum, { points }) => sum + points, balance);',
  // Chooses the colour and text of a movement by its sign.
  'demo/history/HistoryItemRow.tsx: const earned = points >= 0;',
  // Writes the engine's hours before and after its effect as minutes.
  'features/scheduler/panels/PlanFigures.tsx: from: hours(before.missing * 60),',
  'features/scheduler/panels/PlanFigures.tsx: to: hours((before.missing + missingHours) * 60),',
  // Computes the height of a coverage ribbon segment, in quarters.
  'roster/parts/CoverageRibbon.tsx: required === 0 ? 4 : Math.min(4, Math.ceil((scheduled / required) * 4));',
  // Adds the heads of the shown positions up, as the sums of a table's column.
  'features/scheduler/roster/boardCells.ts: return heads.reduce((sum, entry) => sum + entry.heads, 0);',
  // Computes the fill below a figure, in eighths.
  'features/scheduler/roster/timetable.ts: return required === 0 ? 8 : Math.min(8, Math.round((scheduled / required) * 8));',
  // Computes the shade of a template cell.
  'features/template/shades.ts: return [1, 3, 5, 8].filter((from) => heads >= from).length;',
];

function linesWithArithmetic(source: Source): string[] {
  return source.code
    .replace(/'[^'\n]*'|"[^"\n]*"/g, "''")
    .split('\n')
    .filter((line) => arithmetic.some((pattern) => pattern.test(line)))
    .map((line) => `${source.name}: ${line.trim()}`);
}

describe("the demo's own sources", () => {
  test('[D-040] no component contains literal text: all texts come from the locale modules', () => {
    expect(components.length).toBeGreaterThan(80);
    const found = components.flatMap(({ name, code }) =>
      [...code.matchAll(written), ...code.matchAll(attribute)].map((match) => `${name}: ${match[1]?.trim()}`),
    );
    // The footer's selector names its only language, the same in both.
    expect(found).toEqual(['demo/DemoFooter.tsx: English']);
  });

  test('the check for literal texts finds them', () => {
    expect('<p className="x">Hello</p>'.match(written)).toHaveLength(1);
    expect('<button aria-label="Close it" />'.match(attribute)).toHaveLength(1);
    expect('<p>{t(($) => $.title)}</p>'.match(written)).toBeNull();
  });

  test('[D-068] no external address is hard-coded in a component: they are settings', () => {
    for (const { name, code } of sources) expect(code.match(/https?:\/\/[^\s'"]+/)?.[0], name).toBeUndefined();
    const settings = readFileSync(new URL('shared/settings.ts', root), 'utf8');
    for (const name of ['signUpUrl', 'loginUrl', 'demoBookingUrl', 'appStoreUrl', 'playStoreUrl']) {
      expect(settings).toContain(name);
    }
  });

  test('no arithmetic with points, allowances or heads: the engine computes them', () => {
    expect(sources.flatMap(linesWithArithmetic).sort()).toEqual([...allowed].sort());
  });

  test('the check for arithmetic finds it', () => {
    for (const line of [
      'const left = allowance.points - total;',
      'const total = people * points;',
      'if (balance >= cost) redeem();',
      'items.reduce((sum, { points }) => sum, 0)',
    ]) {
      expect(linesWithArithmetic({ name: 'x', code: line }), line).toHaveLength(1);
    }
  });
});
