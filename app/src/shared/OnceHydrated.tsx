import type { ReactNode } from 'react';
import { useHydrated } from './useHydrated';

/**
 * Form controls in here are disabled as long as `waiting`, so that no click or typed word is lost. Links work. The look of
 * the controls stays as it is; the pointer says that they wait.
 */
export function Waiting({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  return (
    <fieldset role="presentation" disabled={waiting} data-waiting={waiting || undefined} className="contents">
      {children}
    </fieldset>
  );
}

/** Form controls in here wait until the page is hydrated. */
export function OnceHydrated({ children }: { children: ReactNode }) {
  return <Waiting waiting={!useHydrated()}>{children}</Waiting>;
}
