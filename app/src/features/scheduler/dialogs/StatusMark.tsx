import { clsx } from 'clsx';
import { CircleCheck, CircleDashed } from 'lucide-react';

/** Confirmed or pending, by icon and word. */
export function StatusMark({ confirmed, children }: { confirmed: boolean; children: string }) {
  const Icon = confirmed ? CircleCheck : CircleDashed;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 text-[0.875rem] font-semibold whitespace-nowrap',
        confirmed ? 'text-evergreen' : 'text-warning',
      )}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {children}
    </span>
  );
}
