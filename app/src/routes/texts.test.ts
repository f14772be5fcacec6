import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { namespaces } from '~/shared/i18n/texts';

const source = new URL('..', import.meta.url).pathname;
const files = new Map<string, string>();

function read(file: string): string {
  const text = files.get(file) ?? readFileSync(file, 'utf8');
  files.set(file, text);
  return text;
}

/** The project's own modules that a module imports, statically or dynamically; type imports are ignored. */
function importsOf(file: string): string[] {
  const text = read(file).replace(/^import type [^;]*;/gm, '');
  return [...text.matchAll(/\b(?:from|import\()\s*'((?:~|\.)[^']*)'/g)].flatMap(([, specifier = '']) => {
    const path = specifier.startsWith('~/') ? join(source, specifier.slice(2)) : join(dirname(file), specifier);
    return [`${path}.tsx`, `${path}.ts`].filter((candidate) => existsSync(candidate));
  });
}

/** A route's modules; what a lazy part gives texts of its own is not the route's. */
function closure(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (read(file).includes('<I18nextProvider')) return found;
  for (const imported of importsOf(file)) closure(imported, found);
  return found;
}

function namespacesIn(text: string): string[] {
  return (text.match(/\w+/g) ?? []).filter((word) => (namespaces as readonly string[]).includes(word));
}

/** The namespaces that a module's components use. */
function usedNamespaces(text: string): string[] {
  const hooks = [...text.matchAll(/useTranslation\(([^)]*)\)/g)];
  const others = [...text.matchAll(/\bns: '(\w+)'/g)];
  return [...hooks.map(([, names]) => names || "'common'"), ...others.map(([, name = '']) => name)].flatMap(
    namespacesIn,
  );
}

/** The namespaces that a route's loader provides. */
function loadedNamespaces(file: string): string[] {
  const text = read(file);
  const calls = text.matchAll(/(?:textLoader|loadTexts)\([^';]*((?:'\w+',?\s*)+)\)/g);
  const [, list = ''] =
    (text.includes('textLoader(...namespaces)') && /const namespaces = \[([^\]]*)\]/.exec(text)) || [];
  return [...[...calls].map(([, names = '']) => names), list].flatMap(namespacesIn);
}

const routes = readdirSync(join(source, 'routes'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsx') && !name.startsWith('dev'),
);

test.each(routes)('the loader of routes/%s provides every namespace of its components, lazy ones included', (name) => {
  const file = join(source, 'routes', name);
  const known = new Set([...loadedNamespaces(join(source, 'root.tsx')), ...loadedNamespaces(file)]);
  const missing = [...closure(file)].flatMap((module) =>
    usedNamespaces(read(module))
      .filter((namespace) => !known.has(namespace))
      .map((namespace) => `${namespace} in ${module.slice(source.length)}`),
  );
  expect(missing).toEqual([]);
});
