import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface DocketProps {
  head: string;
  /** On the right of the header: a time or points. */
  side?: ReactNode;
  children: ReactNode;
  /** The class of its paper's colour. */
  ground?: string;
  className?: string;
}

/** A tear-off order ticket. */
export function Docket({ head, side, ground = 'bg-[#FFFDF6]', children, className }: DocketProps) {
  return (
    <div className={clsx('min-w-0 text-ink px-4 pt-6 pb-5 shadow-float tabular-nums', ground, className)}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-heading font-bold text-xl tracking-title">{head}</span>
        {side && <span className="text-sm font-semibold text-coral-deep">{side}</span>}
      </p>
      {children}
    </div>
  );
}
