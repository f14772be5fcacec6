import { lazy, Suspense, useDeferredValue } from 'react';

const HistorySheet = lazy(() => import('./HistorySheet'));

interface HistoryPanelProps {
  /** Whose history: one of the two roles, or a member's id. */
  person: string;
  /** Named in the title when the history is somebody else's. */
  name?: string;
  open: boolean;
  onClose: () => void;
}

/**
 * The points history in a panel from the right; its script and data come with the first opening. The page's loader
 * must give the texts of the area `history`.
 */
export function HistoryPanel({ open, ...rest }: HistoryPanelProps) {
  // The sheet is built after the click that opens it, in a task that can be interrupted.
  const built = useDeferredValue(open);
  if (!open || !built) return null;
  return (
    <Suspense fallback={null}>
      <HistorySheet {...rest} />
    </Suspense>
  );
}
