import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldProps {
  label: ReactNode;
  /** Whether it is open at first. */
  open?: boolean;
  /** Lower where there is a mouse, for one of many in a list. */
  dense?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part that is folded until it is asked for: a native `<details>` that shows that it opens. */
export function Fold({ label, open = false, dense = false, className = '', children }: FoldProps) {
  return (
    <details className={`group/fold ${className}`} open={open}>
      <summary className={`flex items-center gap-2 min-h-11 ${dense ? 'lg:min-h-7' : 'font-semibold'}`}>
        <ChevronDown className="size-4.5 shrink-0 -rotate-90 text-muted group-open/fold:rotate-0" aria-hidden="true" />
        <span className="min-w-0">{label}</span>
      </summary>
      {children}
    </details>
  );
}
