/** A random UUID (version 4); `crypto.randomUUID` is available on https and localhost only. */
export function randomUuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * A key of the content and the day (UTC), so that the same form sent again after a reload has the same one; random
 * without `crypto.subtle`, which is available on https and localhost only.
 */
export async function keyOfContent(content: string, now = new Date()): Promise<string> {
  if (!crypto.subtle) return randomUuid();
  const day = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${day} ${content}`));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps one key for a filled form until it is accepted, so that the server stores one lead however often it is sent. */
interface RetryKey {
  /** The key of the form, unchanged if it was edited since it was first sent. */
  keyFor: (content: string) => Promise<string>;
  /** The form was accepted; the next one is another. */
  done: () => void;
}

export function createRetryKey(derive = keyOfContent): RetryKey {
  let key: Promise<string> | undefined;
  return {
    keyFor(content) {
      key ??= derive(content);
      return key;
    },
    done() {
      key = undefined;
    },
  };
}
