import { clsx } from 'clsx';

/** Gained points on a yellow badge. */
export function PointsBadge({ children, className }: { children: string; className?: string }) {
  return (
    <span
      className={clsx(
        'inline-block shrink-0 rounded-[10px] bg-sun px-2.5 py-1 font-bold text-[0.9375rem] leading-tight text-ink tabular-nums whitespace-nowrap',
        className,
      )}
    >
      {children}
    </span>
  );
}
