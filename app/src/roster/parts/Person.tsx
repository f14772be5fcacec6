import { clsx } from 'clsx';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonPicture } from './PersonPicture';

/** Confirmed or pending, as icon and text; on phones on a separate line below the name. */
export function StatusMark({ confirmed, children }: { confirmed: boolean; children: string }) {
  const Icon = confirmed ? CircleCheck : CircleDashed;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 text-small font-semibold whitespace-nowrap max-sm:order-1 max-sm:w-full max-sm:pl-13',
        confirmed ? 'text-evergreen' : 'text-warning',
      )}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {children}
    </span>
  );
}

interface PersonProps {
  name: string;
  color: string;
  /** Shown below the name. */
  note: ReactNode;
  /** Shown at the end of the line. */
  children: ReactNode;
}

/** A person in a dialog's list: face, name, a note, and a status or an action. */
export function Person({ name, color, note, children }: PersonProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
      <PersonPicture name={name} color={color} className="size-10 text-sm" />
      <span className="flex-1 min-w-36">
        <span className="block font-semibold leading-snug">{name}</span>
        <span className="block text-small text-muted leading-snug first-letter:uppercase">{note}</span>
      </span>
      {children}
    </li>
  );
}
