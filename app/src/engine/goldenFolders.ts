import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The project's golden cases, and those of the GOLDEN_DIR folder: absolute, or relative to the folder in which npm was
 * started, or else to the repository root.
 */
export function goldenFolders(): string[] {
  const top = fileURLToPath(new URL('../../../', import.meta.url));
  const own = join(top, 'fixtures/golden');
  const { GOLDEN_DIR: other, INIT_CWD: startedIn } = process.env;
  if (!other) return [own];
  const found = [startedIn ?? '.', '.', top].map((base) => resolve(base, other)).find((folder) => existsSync(folder));
  if (!found) throw new Error(`GOLDEN_DIR is ${other}, which does not exist`);
  return [own, found];
}
