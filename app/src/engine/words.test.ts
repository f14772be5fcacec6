import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** The domain's terms, each with synonyms that must not be used. */
const terms = [
  'position',
  'team',
  'staff',
  'shift',
  'coverage',
  'gap',
  'fillRate',
  'required',
  'suggestion',
  'recognition',
  'allowance',
  'reward',
];
const synonyms =
  /\b(?:job ?titles?|employees?|workers?|vacanc(?:y|ies)|occupancy|staffing (?:level|ratio)s?|open slots?|kudos|shout-?outs?|quotas?|wallets?)\b/i;

/** Splits identifiers such as `fillRates` and `GapBlock` into lowercase words. */
const splitWords = (text: string) => text.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

test("[D-495] code, data and the scheduler's texts use the same terms", async () => {
  const packages = ['scheduler-wasm/scheduler_wasm.d.ts', 'scheduler-recognition-wasm/scheduler_recognition_wasm.d.ts'];
  const types = packages
    .map(read)
    .join('')
    .replace(/\/\*[\s\S]*?\*\//g, '');
  for (const word of terms) expect(splitWords(types), word).toContain(splitWords(word));
  expect(types).not.toMatch(synonyms);

  const week: unknown = JSON.parse(read('fixtures/sample-week.json'));
  const keys = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inside] of Object.entries(value)) {
      keys.add(key);
      collect(inside);
    }
  };
  collect(week);
  for (const key of ['positions', 'staff', 'shifts', 'staffId', 'positionId', 'required', 'team']) {
    expect([...keys]).toContain(key);
  }
  for (const key of keys) expect(splitWords(key)).not.toMatch(synonyms);

  const { scheduler, recognitions, giftShop } = await loadTexts('en', 'scheduler', 'recognitions', 'giftShop');
  const shown = JSON.stringify({ scheduler, recognitions, giftShop });
  for (const word of ['position', 'team', 'shift', 'coverage', 'gap', 'fill rate', 'suggestion', 'recognition'])
    expect(shown.toLowerCase(), word).toContain(word);
  for (const word of ['allowance', 'reward', 'balance']) expect(shown.toLowerCase(), word).toContain(word);
  expect(shown).not.toMatch(synonyms);
});
