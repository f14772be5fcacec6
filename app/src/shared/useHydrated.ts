import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the prerendered page is being hydrated, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
