import { clsx } from 'clsx';
import type { SpecialDate } from '~/engine/engine';
import { useSpecialText } from '~/roster/text/useSpecialName';

interface SpecialLineProps {
  special: readonly SpecialDate[];
  date: string | undefined;
  className?: string;
}

/** The holiday or closing day of a date: 'Christmas Day · Closed'; nothing on another day. */
export function SpecialLine({ special, date, className }: SpecialLineProps) {
  const text = useSpecialText()(special, date);
  if (text === '') return null;
  return (
    <span className={clsx('special-line', className)} title={text} data-special={date}>
      {text}
    </span>
  );
}
