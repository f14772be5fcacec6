import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '~/ui/Button';

interface NoteProps {
  Icon: LucideIcon;
  children: ReactNode;
  /** Its buttons. */
  actions: ReactNode;
  isFault?: boolean;
  testId?: string;
}

/**
 * A notice above the scheduler, as low as can be, which leaves room to the roster: from 768 px up its buttons are higher
 * than its line; on a phone they stand in one line, which scrolls sideways.
 */
export function Note({ Icon, children, actions, isFault = false, testId }: NoteProps) {
  return (
    <div
      role={isFault ? 'alert' : 'status'}
      data-testid={testId}
      className={`no-print flex flex-wrap items-center gap-x-2 mb-1 rounded-control px-3 md:px-4 text-fine md:text-note md:[&_button]:-my-1 ${isFault ? 'bg-danger-soft text-danger' : 'bg-mint'}`}
    >
      <Icon className="size-5 shrink-0 max-md:hidden" aria-hidden="true" />
      <p className="flex-1 min-w-44 md:min-w-60 py-1.5 break-words">{children}</p>
      <div className="flex max-w-full -mx-2 overflow-x-auto whitespace-nowrap max-md:[&_button]:-outline-offset-3 md:contents">
        {actions}
      </div>
    </div>
  );
}

/** What can be done about a notice. */
export const NoteButton = (props: ComponentProps<'button'>) => (
  <Button variant="text" size="small" padding="px-2" {...props} />
);
