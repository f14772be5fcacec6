import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProposedShift } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import type { OpenWeek } from '../model/openWeek';
import { effectOf, effectText } from './effectText';

interface EffectLineProps {
  open: OpenWeek;
  /** Ids of the shifts that the change removes or replaces. */
  removed?: readonly string[];
  shifts: readonly ProposedShift[];
  className?: string;
}

const noShifts: readonly string[] = [];

/** A preview of a change's effect, in one line. */
export function EffectLine({ open, removed = noShifts, shifts, className }: EffectLineProps) {
  const { t } = useTranslation('labour');
  const language = useLanguage();
  const key = JSON.stringify([removed, shifts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` covers both lists
  const effect = useMemo(() => effectOf(open, removed, shifts), [open, key]);
  if (!effect) return null;
  return (
    <span className={clsx('block font-semibold tabular-nums', className)} data-effect>
      {effectText(effect, t, language)}
    </span>
  );
}
