import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;

/** The other folders of the scheduler that a folder's files import from, tests aside. */
function importsOf(folder: string): string[] {
  const files = readdirSync(join(here, folder)).filter((file) => !file.includes('.test.'));
  const paths = files.flatMap((file) =>
    [...readFileSync(join(here, folder, file), 'utf8').matchAll(/'\.\.\/([a-zA-Z]+)\//g)].map(
      ([, other]) => other ?? '',
    ),
  );
  return [...new Set(paths)];
}

test('the scheduler’s folders form no circle', () => {
  const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const graph = new Map(folders.map(({ name }) => [name, importsOf(name)]));
  expect(graph.get('dialogs')).toContain('session');
  // Folders that import from none of those that are left are taken away until nothing is left.
  while (graph.size > 0) {
    const free = [...graph].filter(([, others]) => !others.some((other) => graph.has(other))).map(([name]) => name);
    expect(free, [...graph].map(([name, others]) => `${name}: ${others.join(' ')}`).join('; ')).not.toHaveLength(0);
    for (const name of free) graph.delete(name);
  }
});
