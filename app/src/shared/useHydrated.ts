import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the prerendered page is being taken over, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
