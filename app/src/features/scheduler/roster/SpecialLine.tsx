import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { SpecialDate } from '~/engine/engine';
import { useSpecialName } from '../text/useSpecialName';

interface SpecialLineProps {
  special: readonly SpecialDate[];
  date: string | undefined;
  className?: string;
}

/** The holiday or closing day of a date: 'Christmas Day · Closed'; nothing on another day. */
export function SpecialLine({ special, date, className }: SpecialLineProps) {
  const { t } = useTranslation('scheduler');
  const nameOf = useSpecialName();
  const known = special.find((entry) => entry.date === date);
  if (!known) return null;
  const text = [nameOf(known), known.closed && t(($) => $.calendar.closed)].filter(Boolean).join(' · ');
  return (
    <span className={clsx('special-line', className)} title={text} data-special={date}>
      {text}
    </span>
  );
}
