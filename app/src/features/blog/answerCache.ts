import { useEffect, useSyncExternalStore } from 'react';

/** The state of an answer. A stale value remains until a newer one arrives. */
export type Answer<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'loaded'; readonly value: T };

interface Entry<T> {
  answer: Answer<T>;
  /** Expiry of the value, in milliseconds since the epoch. */
  until: number;
  underWay?: Promise<void>;
}

const loading = { kind: 'loading' } as const;

/**
 * Caches the answers of one kind of request: a fresh one is not requested again, and concurrent requests are shared.
 */
export class AnswerCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly load: (key: string) => Promise<T>,
    /** Lifetime of an answer, in milliseconds. */
    private readonly freshMs: number,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The current state, without a request. */
  get(key: string): Answer<T> {
    return this.entries.get(key)?.answer ?? loading;
  }

  /** Stores an answer obtained in another way, unless one is already cached or requested. */
  put(key: string, value: T, now = Date.now()): void {
    if (!this.entries.has(key)) this.entries.set(key, { answer: { kind: 'loaded', value }, until: now + this.freshMs });
  }

  /**
   * Requests an answer unless a fresh one is cached or a request is pending; resolves once it is settled, whatever the
   * outcome.
   */
  ask(key: string, now = Date.now()): Promise<void> {
    const entry: Entry<T> = this.entries.get(key) ?? { answer: loading, until: 0 };
    if (entry.underWay) return entry.underWay;
    if (now < entry.until) return Promise.resolve();
    this.entries.set(key, entry);
    // A retry clears a failure, but keeps a stale value.
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

/** The answer for a key, requested if missing or stale; without a key nothing is requested. */
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
