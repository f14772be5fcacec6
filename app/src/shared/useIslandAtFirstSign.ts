import { useEffect } from 'react';
import type { Island } from './island';
import { onFirstSignOfLife } from './signOfLife';

/** Opens an island at the visitor's first sign of life: what is closed or takes no input can wait for it. */
export function useIslandAtFirstSign<Props>({ open }: Island<Props>): void {
  useEffect(() => onFirstSignOfLife(open), [open]);
}
