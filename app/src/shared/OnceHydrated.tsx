import type { ReactNode } from 'react';
import { useHydrated } from './useHydrated';

/**
 * Disables the form controls inside it while `waiting`, so that no click or input is lost. Links work. The controls
 * keep their appearance; the cursor shows that they wait.
 */
export function Waiting({ waiting, children }: { waiting: boolean; children: ReactNode }) {
  return (
    <fieldset role="presentation" disabled={waiting} data-waiting={waiting || undefined} className="contents">
      {children}
    </fieldset>
  );
}

/** Disables the form controls inside it until the page is hydrated. */
export function OnceHydrated({ children }: { children: ReactNode }) {
  return <Waiting waiting={!useHydrated()}>{children}</Waiting>;
}
