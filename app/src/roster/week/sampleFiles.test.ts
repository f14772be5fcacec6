import { afterEach, expect, it, vi } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { loadEngine } from '~/engine/engine';
import { fetchSampleFiles } from './sampleFiles';

const loaded = await loadEngine();
if (!loaded.ok) throw new Error(loaded.fault.message);
const engine = loaded.value;

afterEach(() => vi.unstubAllGlobals());

/** Parses the sample files with `text` as the sample week. */
async function parse(text: string) {
  vi.stubGlobal('fetch', async (url: string) => new Response(url.includes('variants') ? '[]' : text));
  const files = await fetchSampleFiles();
  if (!files.ok) return files;
  return files.value.parse(engine);
}

it('a valid file is parsed unchanged', async () => {
  expect(await parse(JSON.stringify(sample))).toEqual({ ok: true, value: { sample, variants: [] } });
});

it.each([
  ['cut off', JSON.stringify(sample, null, 1).slice(0, 400), 'broken-json', /^line \d+ column \d+$/],
  ['with an extra comma', '{\n "monday": "2026-11-16",\n,}', 'broken-json', /^line 3 column 1$/],
  [
    'with an hour 25',
    JSON.stringify(sample).replace('"start":9', '"start":25'),
    'start-out-of-range',
    /^staff\[0\]\.availability\[0\]\.start$/,
  ],
])('[D-446] [D-447] a file %s is rejected with code and position', async (_, text, code, path) => {
  const result = await parse(text);
  expect(result).toMatchObject({ ok: false, fault: { code } });
  expect(result.ok ? '' : result.fault.path).toMatch(path);
});

it('[D-450] a broken file of 50 MB is rejected without a position', async () => {
  const result = await parse('{"monday": "2026-11-16", '.repeat(2_000_000));
  expect(result).toMatchObject({ ok: false, fault: { code: 'broken-json' } });
  expect(result.ok ? '' : result.fault.path).toBeUndefined();
});
