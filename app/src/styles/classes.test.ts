import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { compile } from 'tailwindcss';
import { expect, test } from 'vitest';
import routes from '../routes';

const source = new URL('..', import.meta.url).pathname;
const sharedSheet = 'styles/app.css';
const read = (file: string) => readFileSync(join(source, file), 'utf8');

/** The file in `src` that an import names, if it is one of ours. */
function resolved(specifier: string, importer: string): string | undefined {
  const path = specifier.startsWith('~/') ? specifier.slice(2) : join(dirname(importer), specifier);
  return ['', '.ts', '.tsx']
    .map((ending) => path + ending)
    .find((file) => /\.(?:tsx?|css)$/.test(file) && existsSync(join(source, file)));
}

/** Static and dynamic imports of code (of types none), and those of stylesheets. */
const codeImport =
  /(?:^|\n)(?:import|export)\s+(?!type\b)[^'";]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'|\bimport\('([^']+)'\)/g;
const styleImport = /@import "([^"]+)"/g;

function importsOf(file: string): string[] {
  const matches = read(file).matchAll(file.endsWith('.css') ? styleImport : codeImport);
  return [...matches].flatMap(([, ...specifiers]) => {
    const specifier = specifiers.find((found) => found !== undefined) ?? '';
    return /^(?:~|\.)/.test(specifier) ? (resolved(specifier, file) ?? []) : [];
  });
}

const knownImports = new Map<string, string[]>();

/** Files and everything that they import. */
function withImports(files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const imports = knownImports.get(file) ?? importsOf(file);
    knownImports.set(file, imports);
    for (const imported of imports) found.add(imported);
  }
  return found;
}

/** The classes that a stylesheet styles; one that only a `:not()` names is styled elsewhere. */
function classesOf(css: string): Set<string> {
  const selectors = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)|:not\([^)]*\)/g, '');
  return new Set(
    [...selectors.matchAll(/\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi)].map(([, name = '']) => name.replaceAll('\\', '')),
  );
}

const literals = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;

function wordsOf(code: string): Set<string> {
  return new Set(
    [...code.matchAll(literals)].flatMap((literal) =>
      literal
        .slice(1)
        .join(' ')
        .split(/[\s${}'"]+/),
    ),
  );
}

/** The files of each page's route modules, from the root down. */
function pagesOf(entries: readonly RouteConfigEntry[], above: readonly string[]): string[][] {
  return entries.flatMap(({ file, children }) => {
    const chain = [...above, file];
    return children?.length ? pagesOf(children, chain) : [chain];
  });
}

test('every page loads the stylesheets with the classes of its components', async () => {
  const sheets = readdirSync(join(source, 'styles'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ sheet: `styles/${name}`, classes: classesOf(read(`styles/${name}`)) }));
  const sheetsOf = (word: string) => sheets.filter(({ classes }) => classes.has(word)).map(({ sheet }) => sheet);
  const styled = new Map<string, string[]>();
  const faults = new Set<string>();
  for (const page of pagesOf(await routes, ['root.tsx'])) {
    const files = withImports(page);
    for (const file of files) {
      if (!file.endsWith('.tsx')) continue;
      const needed = styled.get(file) ?? [...wordsOf(read(file))].filter((word) => sheetsOf(word).length > 0);
      styled.set(file, needed);
      for (const word of needed) {
        if (sheetsOf(word).some((sheet) => files.has(sheet))) continue;
        faults.add(`${page.at(-1)} does not load ${sheetsOf(word).join(' or ')}, which has .${word} of ${file}`);
      }
    }
  }
  expect([...faults]).toEqual([]);
  // The search itself: the demo has no stylesheet of its own, the site has one.
  expect(styled.get('ui/Carousel.tsx')).toContain('scroll-row');
  expect(styled.get('features/home/Integrations.tsx')).toContain('marquee');
});

/** The words of all `className` attributes and `clsx` calls. */
function classWords(code: string): string[] {
  const places = code.matchAll(
    /\bclassName=(?:"([^"]*)"|\{(?:'([^']*)'|`([^`$]*)`)\})|\bclsx\(((?:[^()]|\([^()]*\))*)\)/g,
  );
  return [...places].flatMap(([, plain, quoted, template, call]) => {
    const text = plain ?? quoted ?? template;
    return text === undefined ? [...wordsOf((call ?? '').replace(/[!=]==? '[^']*'/g, ''))] : text.split(/\s+/);
  });
}

test('every class of a component of ui is a utility or in the stylesheet that every page loads', async () => {
  const styles = join(source, 'styles');
  const { resolve } = createRequire(import.meta.url);
  const { build } = await compile(read(sharedSheet), {
    base: styles,
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolve(id);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  const used = readdirSync(join(source, 'ui'))
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .flatMap((name) => classWords(read(`ui/${name}`)).map((word) => ({ name, word })))
    .filter(({ word }) => word !== '');
  expect(used.length).toBeGreaterThan(300);
  const known = classesOf(build(used.map(({ word }) => word)));
  expect(used.filter(({ word }) => !known.has(word))).toEqual([]);
});
