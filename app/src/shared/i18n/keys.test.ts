import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Area, areas, loadTexts } from './texts';

const source = new URL('../../', import.meta.url).pathname;

/** The code that shows texts, by file. */
function code(): { name: string; text: string }[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^locales|^engine.pkg/.test(name))
    .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));
}

/** A step of a selector: a key, or `null` for one that is only known as the page runs. */
type Step = string | null;

/** The steps of `.a[b].c?.d`, up to where the access ends. */
function steps(access: string): Step[] {
  return [...access.matchAll(/\??\.(\w+)|\[(?:'([^']+)'|[^\]]+)\]/g)].map(
    ([, dotted, quoted]) => dotted ?? quoted ?? null,
  );
}

const access = String.raw`((?:\??\.\w+|\??\.?\[(?:[^[\]]|\[[^\]]*\])+\])*)`;

/** Every way in which a file reaches into its texts: `$.a.b` of a selector, and `texts.area.a.b` of what a loader gave. */
function reached(text: string, area: Area): Step[][] {
  const found: Step[][] = [];
  const areasOfFile = new Set(
    [...text.matchAll(/useTranslation\(\[?([^)\]]*)/g)].flatMap(([, names]) => (names ?? '').match(/\w+/g) ?? []),
  );
  for (const [, name] of text.matchAll(/(?:ns: |TFunction<\[?)'(\w+)'/g)) if (name) areasOfFile.add(name);
  const takes = areasOfFile.size === 0 || areasOfFile.has(area);
  if (!takes && !text.includes(area)) return found;
  if (takes)
    for (const [, path] of text.matchAll(new RegExp(String.raw`\$${access}`, 'g'))) found.push(steps(path ?? ''));
  const aliases = [...text.matchAll(new RegExp(String.raw`\b${area}: (\w+)`, 'g'))].map(([, alias]) => alias);
  for (const name of [area, ...aliases]) {
    for (const [, path] of text.matchAll(new RegExp(String.raw`\b${name}${access}`, 'g')))
      found.push(steps(path ?? ''));
  }
  const taken = new RegExp(String.raw`\{([^{}]*)\} = [\w.?]*\b${area};`, 'g');
  for (const [, names] of text.matchAll(taken))
    for (const name of (names ?? '').match(/\w+/g) ?? []) found.push([name]);
  for (const [, path] of text.matchAll(new RegExp(String.raw`'${area}', \`([^\`]*)\``, 'g'))) {
    found.push((path ?? '').split('.').map((step) => (step.includes('${') ? null : step)));
  }
  return found.filter((path) => path.length > 0);
}

function leaves(tree: object, before: readonly string[] = []): string[][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? leaves(value, [...before, key]) : [[...before, key]],
  );
}

function emptyTrees(tree: object, before = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const path = before + key;
    return Object.keys(value).length === 0 ? [path] : emptyTrees(value, `${path}.`);
  });
}

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** Whether the access leads to this text, or to a list or tree that holds it. */
function leadsTo(path: readonly Step[], leaf: readonly string[]): boolean {
  if (path.length > leaf.length) return false;
  return path.every(
    (step, index) => step === null || step === leaf[index] || step === withoutPlural(leaf[index] ?? ''),
  );
}

test('every text of every area is shown somewhere: no key is left over', async () => {
  const files = code();
  const texts = await loadTexts('en', ...areas);
  const words = new Set(files.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const unused: string[] = [];
  for (const area of areas) {
    const paths = files.flatMap(({ text }) => reached(text, area));
    for (const leaf of leaves(texts[area])) {
      const ways = paths.filter((path) => leadsTo(path, leaf));
      // Below a tree that is taken as a whole the key itself must still be named, unless it is one of a list.
      const last = withoutPlural(leaf.at(-1) ?? '');
      const whole = ways.some((path) => path.length === leaf.length);
      if (ways.length === 0 || !(whole || /^\d+$/.test(last) || words.has(last)))
        unused.push(`${area}.${leaf.join('.')}`);
    }
  }
  expect(unused).toEqual([]);
}, 30_000);

test('both languages have the same keys and lists of the same length', async () => {
  const [english, spanish] = await Promise.all([loadTexts('en', ...areas), loadTexts('es', ...areas)]);
  for (const area of areas) {
    // A tree that is empty in one language holds what only the other has to say, such as the names of samples.
    const empty = [...emptyTrees(english[area]), ...emptyTrees(spanish[area])];
    const keys = (tree: object) =>
      leaves(tree)
        .map((leaf) => leaf.join('.'))
        .filter((key) => !empty.some((tree) => key.startsWith(`${tree}.`)))
        .sort();
    expect(keys(spanish[area]), area).toEqual(keys(english[area]));
  }
});
