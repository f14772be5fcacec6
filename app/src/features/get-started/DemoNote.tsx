import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** A polite line that tells what a button would do in the full product; empty until there is something to tell. */
export function DemoNote({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div role="status" className={className}>
      {children && (
        <p className="flex gap-2.5 rounded-control bg-sand px-4 py-3 text-[0.9375rem] motion-safe:animate-[fade-in_180ms_ease-out]">
          <Info className="size-5 shrink-0 mt-px text-evergreen" aria-hidden="true" />
          {children}
        </p>
      )}
    </div>
  );
}
