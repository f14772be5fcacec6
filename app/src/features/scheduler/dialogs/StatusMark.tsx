import { clsx } from 'clsx';
import { CircleCheck, CircleDashed } from 'lucide-react';

/** Confirmed or pending, as icon and text; on phones on a separate line below the name. */
export function StatusMark({ confirmed, children }: { confirmed: boolean; children: string }) {
  const Icon = confirmed ? CircleCheck : CircleDashed;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 text-[0.875rem] font-semibold whitespace-nowrap max-sm:order-1 max-sm:w-full max-sm:pl-13',
        confirmed ? 'text-evergreen' : 'text-warning',
      )}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {children}
    </span>
  );
}
