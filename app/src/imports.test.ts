import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const isPackage = (path: string) => /^engine\/(?:\w+-)?pkg\//.test(path);
const isTest = (path: string) => path.includes('.test.') || path.includes('/testing/');

/** The text of every module that a page may load, by its path in `src` without its extension. */
const modules = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !isPackage(file) && !isTest(file))
    .map((file) => [file.replace(/\.tsx?$/, ''), readFileSync(join(root, file), 'utf8')]),
);

/** The modules of the app that a module imports, at once or later, as types too. */
function importsOf([path, text]: [string, string]): string[] {
  const named = [...text.matchAll(/\b(?:from |import |import\()'((?:~|\.)[^']*)'/g)].map(([, name = '']) =>
    name.startsWith('~/') ? name.slice(2) : normalize(join(dirname(path), name)),
  );
  return named.map((name) => name.replace(/\.tsx?$/, '')).filter((name) => modules.has(name));
}

const imports = new Map([...modules].map((module) => [module[0], importsOf(module)]));

/** The imports between parts of the app: the modules that `partOf` gives the same name. Others have none. */
function graphOf(partOf: (path: string) => string | undefined): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [path, others] of imports) {
    const part = partOf(path);
    if (part === undefined) continue;
    const parts = others.map(partOf).filter((other) => other !== undefined && other !== part);
    graph.set(part, new Set([...(graph.get(part) ?? []), ...(parts as string[])]));
  }
  return graph;
}

/** What remains when parts without imports from the remaining ones are removed, again and again: the circles. */
function circles(graph: Map<string, Set<string>>): string[] {
  const left = new Map(graph);
  for (;;) {
    const leaves = [...left].filter(([, others]) => ![...others].some((other) => left.has(other)));
    if (leaves.length === 0) return [...left].map(([part, others]) => `${part}: ${[...others].join(' ')}`);
    for (const [part] of leaves) left.delete(part);
  }
}

const feature = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1];

test.each([
  ['modules', (path: string) => path],
  ['rooms of the scheduler', (path: string) => /^features\/scheduler\/([^/]+)\//.exec(path)?.[1]],
] as const)('%s import each other in no circle', (_, partOf) => {
  const graph = graphOf(partOf);
  expect([...graph.values()].some((others) => others.size > 0)).toBe(true);
  expect(circles(graph)).toEqual([]);
});

test('a circle is found', () => {
  const graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(circles(graph)).toHaveLength(3);
});

test('no feature imports another: what several of them need is below them, and pages and routes compose them', () => {
  expect([...graphOf(feature)].filter(([, others]) => others.size > 0)).toEqual([]);
});

/** The floors of the app: a module imports from its own floor and from those before it. Rooms of one floor are apart. */
const floors = [
  ['content', 'engine', 'fonts', 'locales', 'shared', 'ui'],
  ['demo', 'roster'],
  ['site'],
  ['features'],
  ['pages'],
  ['routes'],
];
const room = (path: string) => /^(\w+)\//.exec(path)?.[1];
const floor = (path: string) => floors.findIndex((rooms) => rooms.includes(room(path) ?? ''));

test('every room of the app has its floor, and no module imports from a floor above it', () => {
  expect([...new Set([...modules.keys()].map(room))].filter((name) => name && !floors.flat().includes(name))).toEqual(
    [],
  );
  const upwards = [...imports].flatMap(([path, others]) =>
    others.filter((other) => floor(other) > floor(path) && floor(path) >= 0).map((other) => `${path} -> ${other}`),
  );
  expect(upwards).toEqual([]);
});

test('the demo and the roster know nothing of each other', () => {
  const graph = graphOf(room);
  expect([graph.get('demo')?.has('roster'), graph.get('roster')?.has('demo')]).toEqual([false, false]);
});
