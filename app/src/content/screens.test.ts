import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languages } from '~/shared/language';
import { screens } from './screens';

test("the demo's screenshots exist in both languages and sizes, match the reserved sizes, and are small", async () => {
  for (const [name, { width, height }] of Object.entries(screens)) {
    for (const language of languages) {
      for (const scale of [1, 2]) {
        const read = async (kind: 'avif' | 'webp') => {
          const path = `../../public/pictures/screens/${name}-${language}${scale === 2 ? '@2x' : ''}.${kind}`;
          const file = readFileSync(new URL(path, import.meta.url));
          const size = await sharp(file).metadata();
          expect(size.width, path).toBe(width * scale);
          expect(Math.abs(size.height - height[language] * scale), path).toBeLessThanOrEqual(1);
          return file.length;
        };
        const [avif, webp] = [await read('avif'), await read('webp')];
        expect(webp, name).toBeLessThan(scale * 20_000);
        expect(avif, name).toBeLessThan(webp);
      }
    }
  }
});
