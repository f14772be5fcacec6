import { clsx } from 'clsx';
import { chipColours } from './positionStyle';

interface ChipProps {
  /** The fixture's style token of the position. */
  color: string;
  pending: boolean;
  /** The person is ill and the shift about to be removed. */
  absent?: boolean;
  /** One of its shifts breaks a rule. */
  broken?: boolean;
  /** The id of the person; in a person's row, of the shift. */
  id: string;
  /** The full text, shown as a tooltip where the chip shortens it. */
  title: string;
  children: string;
}

/** A person on the roster: coloured by position, striped and dashed while the shift is pending. */
export function Chip({ color, pending, absent, broken, id, title, children }: ChipProps) {
  return (
    <span
      data-chip={id}
      title={title}
      className={clsx(
        'chip',
        chipColours(color),
        pending && 'chip-pending',
        absent && 'chip-absent',
        broken && 'chip-broken',
      )}
    >
      {children}
    </span>
  );
}
