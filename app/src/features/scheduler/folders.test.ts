import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;

/** The other scheduler folders that a folder's files import from, without tests. */
function importsOf(folder: string): string[] {
  const files = readdirSync(join(root, folder)).filter((file) => !file.includes('.test.'));
  const paths = files.flatMap((file) =>
    [...readFileSync(join(root, folder, file), 'utf8').matchAll(/'\.\.\/([a-zA-Z]+)\//g)].map(
      ([, other]) => other ?? '',
    ),
  );
  return [...new Set(paths)];
}

test('the scheduler’s folders have no circular imports', () => {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const graph = new Map(folders.map(({ name }) => [name, importsOf(name)]));
  expect(graph.get('dialogs')).toContain('week');
  // Removes folders without imports from the remaining ones; the folders of a cycle would never be removed.
  while (graph.size > 0) {
    const leaves = [...graph].filter(([, others]) => !others.some((other) => graph.has(other))).map(([name]) => name);
    expect(leaves, [...graph].map(([name, others]) => `${name}: ${others.join(' ')}`).join('; ')).not.toHaveLength(0);
    for (const name of leaves) graph.delete(name);
  }
});
