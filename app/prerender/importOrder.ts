import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A static import as the bundler writes it, from the file beside. */
const staticImport = /\b(?:from|import)\s*"(\.\/[^"]+)"/g;

/** Puts scripts of a built site in the order in which they can run: each after those that it imports. */
export class ImportOrder {
  private readonly imports = new Map<string, readonly string[]>();

  /** @param site The built site's folder, from which the scripts are read. */
  constructor(private readonly site: string) {}

  private importsOf(file: string): readonly string[] {
    const known = this.imports.get(file);
    if (known) return known;
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const found = [...readFileSync(join(this.site, file), 'utf8').matchAll(staticImport)];
    const imports = found.map(([, name = '']) => folder + name.slice('./'.length));
    this.imports.set(file, imports);
    return imports;
  }

  /** The same files, those that others import first; the rest as they came. */
  of(files: readonly string[]): string[] {
    const ordered = new Set<string>();
    const seen = new Set<string>();
    const visit = (file: string) => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const imported of this.importsOf(file)) if (files.includes(imported)) visit(imported);
      ordered.add(file);
    };
    for (const file of files) visit(file);
    return [...ordered];
  }
}
