import { startTransition, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand';

/**
 * Part of a store, followed in the background: what hangs on it is drawn in small tasks, and all of it appears at once.
 * A store's own hook has everything drawn in the task of the click that changed it. `select` is to be the same function
 * at each call.
 */
export function useFollowed<State, Value>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  select: (state: State) => Value,
): Value {
  const [value, setValue] = useState(() => select(store.getState()));
  useEffect(() => {
    const follow = () => startTransition(() => setValue(() => select(store.getState())));
    // It may have changed since the first drawing.
    follow();
    return store.subscribe(follow);
  }, [store, select]);
  return value;
}
