import { Suspense, useDeferredValue } from 'react';
import { lazy } from '~/shared/lazy';

const HistorySheet = lazy(() => import('./HistorySheet'));

interface HistoryPanelProps {
  /** One of the two roles, or a member's id. */
  person: string;
  /** Shown in the title if the history is somebody else's. */
  name?: string;
  open: boolean;
  onClose: () => void;
}

/**
 * The points history in a side panel; its script and data load on first use. The page's loader must provide the texts
 * of `history`.
 */
export function HistoryPanel({ open, ...rest }: HistoryPanelProps) {
  // The sheet is rendered after the click that opens it, interruptibly.
  const built = useDeferredValue(open);
  if (!open || !built) return null;
  return (
    <Suspense fallback={null}>
      <HistorySheet {...rest} />
    </Suspense>
  );
}
