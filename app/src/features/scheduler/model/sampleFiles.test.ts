import { afterEach, expect, it, vi } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { loadEngine } from '~/engine/engine';
import { fetchSampleFiles } from './sampleFiles';

const loaded = await loadEngine();
if (!loaded.ok) throw new Error(loaded.fault.message);
const engine = loaded.value;

afterEach(() => vi.unstubAllGlobals());

/** What becomes of the sample file when it holds a text. */
async function opened(text: string) {
  vi.stubGlobal('fetch', async (url: string) => new Response(url.includes('variants') ? '[]' : text));
  const files = await fetchSampleFiles();
  if (!files.ok) return files;
  return files.value.parse(engine);
}

it('a good file is taken as it is', async () => {
  expect(await opened(JSON.stringify(sample))).toEqual({ ok: true, value: { sample, variants: [] } });
});

it.each([
  ['cut off', JSON.stringify(sample, null, 1).slice(0, 400), 'broken-json', /^line \d+ column \d+$/],
  ['with a comma too many', '{\n "monday": "2026-11-16",\n,}', 'broken-json', /^line 3 column 1$/],
  [
    'with an hour 25',
    JSON.stringify(sample).replace('"start":9', '"start":25'),
    'start-out-of-range',
    /^staff\[0\]\.availability\[0\]\.start$/,
  ],
])('[D-446] [D-447] a file %s says what is wrong and where', async (_, text, code, path) => {
  const result = await opened(text);
  expect(result).toMatchObject({ ok: false, fault: { code } });
  expect(result.ok ? '' : result.fault.path).toMatch(path);
});

it('[D-450] 50 MB of noise are refused, but not looked through', async () => {
  const result = await opened('{"monday": "2026-11-16", '.repeat(2_000_000));
  expect(result).toMatchObject({ ok: false, fault: { code: 'broken-json' } });
  expect(result.ok ? '' : result.fault.path).toBeUndefined();
});
