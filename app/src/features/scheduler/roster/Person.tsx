import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { initials } from '../text/format';
import { chipColours } from './positionStyle';

interface PersonProps {
  name: string;
  color: string;
  /** Shown below the name. */
  note: ReactNode;
  /** Shown at the end of the line. */
  children: ReactNode;
}

/** A person in a dialog's list: initials, name, a note, and a status or an action. */
export function Person({ name, color, note, children }: PersonProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2">
      <span
        aria-hidden="true"
        className={clsx('grid place-items-center size-10 rounded-full text-sm font-bold shrink-0', chipColours(color))}
      >
        {initials(name)}
      </span>
      <span className="flex-1 min-w-36">
        <span className="block font-semibold leading-snug">{name}</span>
        <span className="block text-[0.875rem] text-muted leading-snug">{note}</span>
      </span>
      {children}
    </li>
  );
}
