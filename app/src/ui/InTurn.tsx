import { Children, type ReactNode } from 'react';
import { useGradualCount } from '~/shared/useGradualCount';

/** Draws its children one after the other, the first at once, each further one with a frame of its own. */
export function InTurn({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const { drawn } = useGradualCount(parts.length, { first: 1, step: 1 });
  return parts.slice(0, drawn);
}
