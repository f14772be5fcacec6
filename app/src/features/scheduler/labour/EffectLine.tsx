import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProposedShift } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import type { OpenWeek } from '../model/openWeek';
import { effectOf, effectText } from './effectText';

interface EffectLineProps {
  open: OpenWeek;
  /** The ids of shifts that go, one of them perhaps the one that changes. */
  removed?: readonly string[];
  shifts: readonly ProposedShift[];
  className?: string;
}

const nothing: readonly string[] = [];

/** What a change that is not made yet would do, in one line. */
export function EffectLine({ open, removed = nothing, shifts, className }: EffectLineProps) {
  const { t } = useTranslation('labour');
  const language = useLanguage();
  const asked = JSON.stringify([removed, shifts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for both lists
  const effect = useMemo(() => effectOf(open, removed, shifts), [open, asked]);
  if (!effect) return null;
  return (
    <span className={clsx('block font-semibold tabular-nums', className)} data-effect>
      {effectText(effect, t, language)}
    </span>
  );
}
