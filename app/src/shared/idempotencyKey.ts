/** A random UUID (version 4); `crypto.randomUUID` is available on https and localhost only. */
export function randomUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Keeps one key for all retries of the same content, so that the server can tell a retry from a second message. */
interface RetryKey {
  /** The key for this content, unchanged while the content is. */
  keyFor: (content: string) => string;
  /** The content was accepted; the same content again is a new message. */
  done: () => void;
}

export function createRetryKey(generate = randomUuid): RetryKey {
  let stored: { content: string; key: string } | undefined;
  return {
    keyFor(content) {
      if (stored?.content !== content) stored = { content, key: generate() };
      return stored.key;
    },
    done() {
      stored = undefined;
    },
  };
}
