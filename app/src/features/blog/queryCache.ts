import { useEffect, useSyncExternalStore } from 'react';

/** The state of a query. A stale value remains until a newer one arrives. */
export type QueryState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'loaded'; readonly value: T };

interface Entry<T> {
  state: QueryState<T>;
  /** Expiry of the value, in milliseconds since the epoch. */
  expiresAt: number;
  pending?: Promise<void>;
}

const loading = { kind: 'loading' } as const;

/**
 * Caches the responses of one kind of request: a fresh one is not requested again, and concurrent requests are shared.
 */
export class QueryCache<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly load: (key: string) => Promise<T>,
    /** Lifetime of a response, in milliseconds. */
    private readonly freshMs: number,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The current state, without a request. */
  get(key: string): QueryState<T> {
    return this.entries.get(key)?.state ?? loading;
  }

  /** Stores a value obtained in another way, unless one is already cached or requested. */
  set(key: string, value: T, now = Date.now()): void {
    if (!this.entries.has(key))
      this.entries.set(key, { state: { kind: 'loaded', value }, expiresAt: now + this.freshMs });
  }

  /**
   * Sends a request unless a fresh value is cached or a request is pending; resolves once it is settled, whatever the
   * outcome.
   */
  fetch(key: string, now = Date.now()): Promise<void> {
    const entry: Entry<T> = this.entries.get(key) ?? { state: loading, expiresAt: 0 };
    if (entry.pending) return entry.pending;
    if (now < entry.expiresAt) return Promise.resolve();
    this.entries.set(key, entry);
    // A retry clears a failure, but keeps a stale value.
    if (entry.state.kind === 'failed') this.settle(entry, loading);
    entry.pending = this.load(key).then(
      (value) => {
        entry.expiresAt = now + this.freshMs;
        entry.pending = undefined;
        this.settle(entry, { kind: 'loaded', value });
      },
      (error: unknown) => {
        entry.pending = undefined;
        if (entry.state.kind !== 'loaded') this.settle(entry, { kind: 'failed', error });
      },
    );
    return entry.pending;
  }

  private settle(entry: Entry<T>, state: QueryState<T>): void {
    entry.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** The state for a key, requested if missing or stale; without a key nothing is requested. */
export function useQuery<T>(cache: QueryCache<T>, key: string | null): QueryState<T> {
  const state = useSyncExternalStore(
    cache.subscribe,
    () => (key === null ? loading : cache.get(key)),
    () => loading,
  );
  useEffect(() => {
    if (key !== null) void cache.fetch(key);
  }, [cache, key]);
  return state;
}
