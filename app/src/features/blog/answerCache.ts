import { useEffect, useSyncExternalStore } from 'react';

/** What is known of an answer now. An answer that has gone stale stands until a newer one is there. */
export type Answer<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'loaded'; readonly value: T };

interface Entry<T> {
  answer: Answer<T>;
  /** Until when the value is fresh, in milliseconds since the epoch. */
  until: number;
  underWay?: Promise<void>;
}

const loading = { kind: 'loading' } as const;

/** Keeps the answers of one kind of call for a while: a fresh one is not asked for again, and never twice at a time. */
export class AnswerCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly load: (key: string) => Promise<T>,
    /** How long an answer stays fresh, in milliseconds. */
    private readonly freshMs: number,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What is known now, without asking. */
  get(key: string): Answer<T> {
    return this.entries.get(key)?.answer ?? loading;
  }

  /** Takes an answer that came in another way; one that was asked for before stands. */
  put(key: string, value: T, now = Date.now()): void {
    if (!this.entries.has(key)) this.entries.set(key, { answer: { kind: 'loaded', value }, until: now + this.freshMs });
  }

  /** Asks unless a fresh answer is there or one is under way; resolves once it is settled, however it went. */
  ask(key: string, now = Date.now()): Promise<void> {
    const entry: Entry<T> = this.entries.get(key) ?? { answer: loading, until: 0 };
    if (entry.underWay) return entry.underWay;
    if (now < entry.until) return Promise.resolve();
    this.entries.set(key, entry);
    // A failure is forgotten when it is tried again; a stale answer is still better than none.
    if (entry.answer.kind === 'failed') this.settle(entry, loading);
    entry.underWay = this.load(key).then(
      (value) => {
        entry.until = now + this.freshMs;
        entry.underWay = undefined;
        this.settle(entry, { kind: 'loaded', value });
      },
      (error: unknown) => {
        entry.underWay = undefined;
        if (entry.answer.kind !== 'loaded') this.settle(entry, { kind: 'failed', error });
      },
    );
    return entry.underWay;
  }

  private settle(entry: Entry<T>, answer: Answer<T>): void {
    entry.answer = answer;
    for (const listener of this.listeners) listener();
  }
}

/** The answer for a key, asked for where it is not known; without a key nothing is asked. */
export function useAnswer<T>(cache: AnswerCache<T>, key: string | null): Answer<T> {
  const answer = useSyncExternalStore(
    cache.subscribe,
    () => (key === null ? loading : cache.get(key)),
    () => loading,
  );
  useEffect(() => {
    if (key !== null) void cache.ask(key);
  }, [cache, key]);
  return answer;
}
