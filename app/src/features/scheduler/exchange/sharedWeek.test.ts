import { expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { loadEngine } from '~/engine/engine';
import { letterWeek, weekOfLetters } from './sharedWeek';

const engine = await loadEngine();
if (!engine.ok) throw new Error(engine.fault.message);
const door = engine.value;

async function lettersOf(schedule: unknown): Promise<string> {
  const letters = await letterWeek(door.Week.fromValue(schedule));
  if (!letters.ok) throw new Error(letters.fault.message);
  return letters.value;
}

/** The letters of any text, as a week's are made. */
async function lettersOfText(text: string): Promise<string> {
  const folded = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(folded).arrayBuffer());
  return `1${Buffer.from(bytes).toString('base64url')}`;
}

const codeOf = async (text: string) => {
  const opened = await weekOfLetters(door, text);
  return opened.ok ? 'opened' : opened.fault.code;
};

test('a week in letters is the same week again, and fits into a link', async () => {
  const letters = await lettersOf(sample.schedule);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(6_000);
  const opened = await weekOfLetters(door, letters);
  expect(opened.ok && opened.value.schedule()).toEqual(sample.schedule);
});

test('what is no week, another version, damaged or endless is refused, each by its name', async () => {
  const letters = await lettersOf(sample.schedule);
  expect(await codeOf('')).toBe('share-not-recognised');
  expect(await codeOf('<script>alert(1)</script>')).toBe('share-not-recognised');
  expect(await codeOf(`7${letters.slice(1)}`)).toBe('share-version');
  expect(await codeOf(letters.slice(0, -40))).toBe('share-damaged');
  expect(await codeOf('1AAAA')).toBe('share-damaged');
  expect(await codeOf('1'.repeat(64_001))).toBe('text-too-long');
});

test('a small text that unfolds to a huge one is stopped', async () => {
  const bomb = await lettersOfText(' '.repeat(20_000_000));
  expect(bomb.length).toBeLessThan(64_000);
  expect(await codeOf(bomb)).toBe('share-damaged');
});

test('a whole text with a schedule that the engine refuses is refused by the engine, with the place', async () => {
  const broken = structuredClone(sample.schedule);
  (broken.shifts[0] as { staffId: string }).staffId = 'nobody';
  const opened = await weekOfLetters(door, await lettersOfText(JSON.stringify(broken)));
  expect(opened).toMatchObject({ ok: false, fault: { code: 'unknown-staff', path: 'shifts[0].staffId' } });
  expect(await codeOf(await lettersOfText('{"positions": [}'))).not.toBe('opened');
});
