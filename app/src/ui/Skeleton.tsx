import { clsx } from 'clsx';

/** A placeholder of the size of the expected content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('block rounded-chip bg-sand motion-safe:animate-pulse', className)} />
  );
}
