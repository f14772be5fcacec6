import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '~/shared/language';
import { screens } from './screens';

/** Width and height of a lossy WebP file, with or without the extended header. */
function sizeOf(file: Buffer) {
  const kind = file.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
  expect(kind).toBe('VP8 ');
  return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
}

/** Width and height of an AVIF file, from its `ispe` property. */
function sizeOfAvif(file: Buffer) {
  expect(file.toString('latin1', 4, 12)).toBe('ftypavif');
  const property = file.indexOf('ispe');
  return [file.readUInt32BE(property + 8), file.readUInt32BE(property + 12)];
}

test("the demo's screenshots exist in both languages and sizes, match the reserved sizes, and are small", () => {
  for (const [name, { width, height }] of Object.entries(screens)) {
    for (const language of languages) {
      for (const scale of [1, 2]) {
        const read = (kind: 'avif' | 'webp') => {
          const path = `../../public/pictures/screens/${name}-${language}${scale === 2 ? '@2x' : ''}.${kind}`;
          const file = readFileSync(new URL(path, import.meta.url));
          const [wide, high] = kind === 'avif' ? sizeOfAvif(file) : sizeOf(file);
          expect(wide, path).toBe(width * scale);
          expect(Math.abs((high ?? 0) - height[language] * scale), path).toBeLessThanOrEqual(1);
          return file.length;
        };
        const [avif, webp] = [read('avif'), read('webp')];
        expect(webp, name).toBeLessThan(scale * 20_000);
        expect(avif, name).toBeLessThan(webp);
      }
    }
  }
});
