import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadTexts, type Namespace, namespaces } from './texts';

const source = new URL('../../', import.meta.url).pathname;
const readersTypes = new URL('../../../../scheduler-import-wasm/scheduler_import_wasm.d.ts', import.meta.url).pathname;

/** The source files that use texts. */
function code(): { name: string; text: string }[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^locales|^engine.pkg/.test(name))
    .map((name) => ({ name, text: readFileSync(join(source, name), 'utf8') }));
}

/** A step of a selector: a key, or `null` for one known only at run time. */
type Step = string | null;

/** The steps of `.a[b].c?.d`, up to the end of the access. */
function steps(access: string): Step[] {
  return [...access.matchAll(/\??\.(\w+)|\[(?:'([^']+)'|[^\]]+)\]/g)].map(
    ([, dotted, quoted]) => dotted ?? quoted ?? null,
  );
}

const access = String.raw`((?:\??\.\w+|\??\.?\[(?:[^[\]]|\[[^\]]*\])+\])*)`;

/**
 * Every way in which a file accesses its texts: `$.a.b` of a selector, `texts.namespace.a.b` from loader data, and the
 * route helper `textMeta`.
 */
function accesses(text: string, namespace: Namespace): Step[][] {
  const found: Step[][] = [];
  const namespacesOfFile = new Set(
    [...text.matchAll(/useTranslation\(\[?([^)\]]*)/g)].flatMap(([, names]) => (names ?? '').match(/\w+/g) ?? []),
  );
  for (const [, name] of text.matchAll(/(?:ns: |TFunction<\[?)'(\w+)'/g)) if (name) namespacesOfFile.add(name);
  // A namespace from a table, `useTranslation(namespaces[id])`, may be any of the table's.
  if (/useTranslation\(\w+\[/.test(text))
    for (const [, name] of text.matchAll(/: '(\w+)',/g)) if (name) namespacesOfFile.add(name);
  const takes = namespacesOfFile.size === 0 || namespacesOfFile.has(namespace);
  if (!takes && !text.includes(namespace)) return found;
  if (takes)
    for (const [, path] of text.matchAll(new RegExp(String.raw`\$${access}`, 'g'))) found.push(steps(path ?? ''));
  const aliases = [...text.matchAll(new RegExp(String.raw`\b${namespace}: (\w+)`, 'g'))].map(([, alias]) => alias);
  for (const name of [namespace, ...aliases]) {
    for (const [, path] of text.matchAll(new RegExp(String.raw`\b${name}${access}`, 'g')))
      found.push(steps(path ?? ''));
  }
  const taken = new RegExp(String.raw`\{([^{}]*)\} = [\w.?]*\b${namespace};`, 'g');
  for (const [, names] of text.matchAll(taken))
    for (const name of (names ?? '').match(/\w+/g) ?? []) found.push([name]);
  for (const [, path] of text.matchAll(new RegExp(String.raw`'${namespace}', \`([^\`]*)\``, 'g'))) {
    found.push((path ?? '').split('.').map((step) => (step.includes('${') ? null : step)));
  }
  if (text.includes(`textMeta('${namespace}')`)) found.push(['meta', 'title'], ['meta', 'description']);
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

/** Whether the access refers to this text, or to a list or tree that contains it. */
function refersTo(path: readonly Step[], leaf: readonly string[]): boolean {
  if (path.length > leaf.length) return false;
  return path.every(
    (step, index) => step === null || step === leaf[index] || step === withoutPlural(leaf[index] ?? ''),
  );
}

test('every text of every namespace is used', async () => {
  const files = code();
  const texts = await loadTexts('en', ...namespaces);
  // The engine takes the words of a workbook as a whole.
  const typesOfReader = readFileSync(readersTypes, 'utf8');
  const words = new Set([typesOfReader, ...files.map(({ text }) => text)].flatMap((text) => text.match(/\w+/g) ?? []));
  const unused: string[] = [];
  for (const namespace of namespaces) {
    const paths = files.flatMap(({ text }) => accesses(text, namespace));
    for (const leaf of leaves(texts[namespace])) {
      const ways = paths.filter((path) => refersTo(path, leaf));
      // Below a tree accessed as a whole the key itself must still appear, unless it is a list index.
      const last = withoutPlural(leaf.at(-1) ?? '');
      const whole = ways.some((path) => path.length === leaf.length);
      if (ways.length === 0 || !(whole || /^\d+$/.test(last) || words.has(last)))
        unused.push(`${namespace}.${leaf.join('.')}`);
    }
  }
  expect(unused).toEqual([]);
}, 30_000);

test('both languages have the same keys and lists of the same length', async () => {
  const [english, spanish] = await Promise.all([loadTexts('en', ...namespaces), loadTexts('es', ...namespaces)]);
  for (const namespace of namespaces) {
    // A tree that is empty in one language holds what only the other needs, such as the names of samples.
    const empty = [...emptyTrees(english[namespace]), ...emptyTrees(spanish[namespace])];
    const keys = (tree: object) =>
      leaves(tree)
        .map((leaf) => leaf.join('.'))
        .filter((key) => !empty.some((tree) => key.startsWith(`${tree}.`)))
        .sort();
    expect(keys(spanish[namespace]), namespace).toEqual(keys(english[namespace]));
  }
});
