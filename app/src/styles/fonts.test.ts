import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

const source = new URL('..', import.meta.url).pathname;
const fixtures = new URL('../../../fixtures', import.meta.url).pathname;
const css = readFileSync(join(source, 'styles/fonts.css'), 'utf8');

/** The tags that WOFF2 encodes as numbers, as far as needed to find `cmap` (W3C, WOFF 2.0, 5.1). */
const knownTags: Record<number, string> = { 0: 'cmap', 10: 'glyf', 11: 'loca', 3: 'hmtx' };

/** The characters of a WOFF2 font, read from its `cmap` table. */
function charactersOf(file: string): Set<number> {
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
  const tables = bytes.readUInt16BE(12);
  let at = 48;
  const base128 = () => {
    let value = 0;
    for (;;) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
  };
  let offset = 0;
  let cmap: { from: number; size: number } | undefined;
  for (let table = 0; table < tables; table += 1) {
    const flags = bytes.readUInt8(at);
    at += 1;
    const named = flags & 0x3f;
    const tag = named === 0x3f ? bytes.toString('latin1', at, at + 4) : knownTags[named];
    if (named === 0x3f) at += 4;
    const size = base128();
    const version = flags >> 6;
    const transformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    const stored = transformed ? base128() : size;
    if (tag === 'cmap') cmap = { from: offset, size: stored };
    offset += stored;
  }
  if (!cmap) throw new Error(`${file} has no cmap`);
  const plain = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)));
  const table = plain.subarray(cmap.from, cmap.from + cmap.size);
  for (let record = 0; record < table.readUInt16BE(2); record += 1) {
    const start = table.readUInt32BE(4 + record * 8 + 4);
    if (table.readUInt16BE(start) === 4) return segments(table.subarray(start));
  }
  throw new Error(`${file} has no table of format 4`);
}

/** The characters of a `cmap` subtable of format 4: segments with their last and first character. */
function segments(table: Buffer): Set<number> {
  const count = table.readUInt16BE(6) / 2;
  const found = new Set<number>();
  for (let segment = 0; segment < count; segment += 1) {
    const last = table.readUInt16BE(14 + segment * 2);
    const first = table.readUInt16BE(16 + (count + segment) * 2);
    for (let character = first; character <= last && character !== 0xffff; character += 1) found.add(character);
  }
  return found;
}

/** The file of an `@font-face` rule. */
function fileOf(face: string): string {
  return join(source, /url\("\.\.\/(fonts\/[^"]+)"\)/.exec(face)?.[1] ?? '');
}

/** The characters that an `@font-face` rule covers: those of its file within its `unicode-range`. */
function covered(face: string): Set<number> {
  const range = /unicode-range: ([^;]+);/.exec(face)?.[1];
  const spans = range?.split(', ').map((span) => {
    const [first = '', last = first] = span.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  const within = (character: number) =>
    !spans || spans.some(([first, last]) => character >= first && character <= last);
  return new Set([...charactersOf(fileOf(face))].filter(within));
}

/** Every character in the site's texts and sample data, with a file that contains it. */
function charactersInUse(): Map<number, string> {
  const inUse = new Map<number, string>();
  const read = (folder: string, wanted: RegExp) => {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!wanted.test(name) || name.includes('.test.')) continue;
      for (const character of readFileSync(join(folder, name), 'utf8')) {
        const code = character.codePointAt(0) ?? 0;
        // The delimiters of the server's templates are never shown.
        if (code >= 0x20 && !'⟦⟧'.includes(character) && !inUse.has(code)) inUse.set(code, name);
      }
    }
  };
  read(join(source, 'locales'), /\.ts$/);
  read(join(source, 'content'), /\.ts$/);
  read(join(source, 'features'), /\.tsx$/);
  // The golden cases are not shown on any page.
  read(fixtures, /^(?!golden).*\.(?:json|html)$/);
  return inUse;
}

test.each(['Bricolage Grotesque Variable', 'Figtree Variable'])('[W-662] %s has every character in use', (family) => {
  const faces = (css.match(/@font-face \{[^}]*\}/g) ?? []).filter((face) => face.includes(family));
  expect(faces).toHaveLength(3);
  const all = new Set(faces.flatMap((face) => [...covered(face)]));
  const missing = [...charactersInUse()]
    .filter(([code]) => !all.has(code))
    .map(([code, file]) => `${String.fromCodePoint(code)} (U+${code.toString(16)}) in ${file}`);
  expect(missing).toEqual([]);
  // A larger file, with its response header, does not fit into the first ten packets of a connection.
  const [first = ''] = faces;
  expect(statSync(fileOf(first)).size).toBeLessThanOrEqual(14_000);
  // Names that visitors may have, beyond those of the samples.
  for (const name of ['Ionuț Șerban', 'Łukasz Wiśniewski', 'João Conceição', 'Jiří Dvořák', 'Gökçe Yağız']) {
    for (const letter of name) expect(all.has(letter.codePointAt(0) ?? 0), letter).toBe(true);
  }
});
