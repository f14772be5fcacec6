import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rewardPictures } from './rewardPictures';

test('every sample reward of an industry has a picture that exists, and none appears twice in an industry', () => {
  for (const [industry, pictures] of Object.entries(rewardPictures)) {
    const names = Object.values(pictures);
    expect(new Set(names).size, industry).toBe(names.length);
    for (const name of names) {
      const file = new URL(`../../../../public/images/rewards/${name}.svg`, import.meta.url);
      expect(existsSync(file), `${industry}: ${name}`).toBe(true);
    }
  }
});
