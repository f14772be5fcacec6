import { clsx } from 'clsx';
import { chipColours } from '../model/positionStyle';

interface ChipProps {
  /** The fixture's style token of the position. */
  color: string;
  pending: boolean;
  /** The full text, shown as a tooltip where the chip clips it. */
  title: string;
  children: string;
}

/** A person on the roster: coloured by position, striped and dashed while the shift is pending. */
export function Chip({ color, pending, title, children }: ChipProps) {
  return (
    <span
      title={title}
      className={clsx(
        'chip inline-block max-w-full truncate align-top rounded-chip px-[7px] py-0.5 font-semibold',
        chipColours(color),
        pending && 'chip-pending',
      )}
    >
      {children}
    </span>
  );
}
