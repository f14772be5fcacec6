import { clsx } from 'clsx';
import { Skeleton } from './Skeleton';

/** A placeholder for a section whose script is loading. */
export function SectionSkeleton({ className }: { className?: string }) {
  return (
    <div className={clsx('wrap grid content-start gap-5 py-24', className)} data-skeleton="section">
      <Skeleton className="h-10 w-2/3 max-w-120" />
      <Skeleton className="h-5 w-full max-w-150" />
      <Skeleton className="mt-4 h-64 rounded-card" />
    </div>
  );
}
