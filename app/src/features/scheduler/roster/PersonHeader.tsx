import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { initials } from '../text/format';
import { chipColours } from './positionStyle';

interface PersonHeaderProps {
  name: string;
  color: string;
  /** The line under the name. */
  note: ReactNode;
  /** Shown beside the name. */
  mark?: ReactNode;
}

/** A row's header: the person's initials in the position's colour, the name, and one line about them. */
export function PersonHeader({ name, color, note, mark }: PersonHeaderProps) {
  return (
    <span className="flex items-center gap-2 min-w-0">
      <span
        aria-hidden="true"
        className={clsx(
          'avatar grid place-items-center shrink-0 size-8 rounded-full text-[0.8125rem] font-bold',
          chipColours(color),
        )}
      >
        {initials(name)}
      </span>
      <span className="min-w-0">
        <span className="block truncate font-semibold" title={name}>
          {name}
        </span>
        <span className="block truncate text-xs text-muted">{note}</span>
      </span>
      {mark && <span className="ml-auto flex">{mark}</span>}
    </span>
  );
}
