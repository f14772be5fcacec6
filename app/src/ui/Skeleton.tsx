import { clsx } from 'clsx';

/** A quiet placeholder of the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block rounded-chip bg-sand motion-safe:animate-pulse', className)} />
  );
}
