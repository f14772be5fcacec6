import type { Engine, Week } from '~/engine/engine';
import { attempt, type EngineFault, type Outcome } from '~/engine/outcome';

/** How the text is made; another number is another way, and this one does not read it. */
const version = '1';
/** Longer links are no weeks: browsers and messengers cut them. */
const longestText = 64_000;
/** Largest schedule that a link may hold once unfolded, in bytes: a small text must not fill the memory. */
const largestWeek = 2_000_000;

const refuse = (code: string, message: string): { ok: false; fault: EngineFault } => ({
  ok: false,
  fault: { code, message },
});

async function piped(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream, limit: number) {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    length += value.byteLength;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError('too large');
    }
    parts.push(value);
  }
}

function toLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** The whole week as letters that a link's fragment can carry. */
export async function letterWeek(week: Week): Promise<Outcome<string>> {
  const bytes = new TextEncoder().encode(week.toJson());
  if (bytes.byteLength > largestWeek) return refuse('too-large-to-share', 'The week is too large for a link.');
  const folded = await piped(bytes, new CompressionStream('deflate-raw'), largestWeek);
  const text = version + toLetters(new Uint8Array(await folded.arrayBuffer()));
  if (text.length > longestText) return refuse('too-large-to-share', 'The week is too large for a link.');
  return { ok: true, value: text };
}

/** The week that such letters hold; the engine judges what is in it. */
export async function weekOfLetters(engine: Engine, text: string): Promise<Outcome<Week>> {
  if (text.length > longestText) return refuse('text-too-long', `A link holds at most ${longestText} letters.`);
  if (!/^[0-9][\w-]+$/.test(text)) return refuse('share-not-recognised', 'The link holds no week.');
  if (text[0] !== version) return refuse('share-version', `This link is of version ${text[0]}, not ${version}.`);
  try {
    const unfolded = await piped(fromLetters(text.slice(1)), new DecompressionStream('deflate-raw'), largestWeek);
    const json = await unfolded.text();
    return attempt(() => engine.Week.fromJson(json));
  } catch {
    return refuse('share-damaged', 'The link is damaged.');
  }
}
