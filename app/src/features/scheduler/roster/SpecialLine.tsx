import { clsx } from 'clsx';
import type { SpecialDate } from '~/engine/engine';
import { useSpecialText } from '../text/useSpecialName';

interface SpecialLineProps {
  special: readonly SpecialDate[];
  date: string | undefined;
  className?: string;
  /** Whether the name of the cell that it stands in says it already. */
  isInName?: boolean;
}

/** The holiday or closing day of a date: 'Christmas Day · Closed'; nothing on another day. */
export function SpecialLine({ special, date, className, isInName }: SpecialLineProps) {
  const text = useSpecialText()(special, date);
  if (text === '') return null;
  return (
    <span
      aria-hidden={isInName || undefined}
      className={clsx('special-line', className)}
      title={text}
      data-special={date}
    >
      {text}
    </span>
  );
}
