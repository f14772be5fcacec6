import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Effect, ProposedShift } from '~/engine/engine';
import { useLanguage } from '~/shared/useLanguage';
import type { EditableWeek } from '../week/editableWeek';
import { effectOf, effectText } from './effectText';

/** A preview of removing and adding shifts; null when the engine rejects the change. */
export function useEffectPreview(
  week: EditableWeek,
  removed: readonly string[],
  shifts: readonly ProposedShift[],
): Effect | null {
  // Callers pass new lists with the same contents.
  const change = JSON.stringify([removed, shifts]);
  return useMemo(() => {
    const [gone, added] = JSON.parse(change) as [string[], ProposedShift[]];
    return effectOf(week, gone, added);
  }, [week, change]);
}

interface EffectTextProps {
  effect: Effect;
  className?: string;
}

/** A change's effect, in one line. */
export function EffectText({ effect, className }: EffectTextProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  return (
    <span className={clsx('block font-semibold tabular-nums', className)} data-effect>
      {effectText(effect, t, language)}
    </span>
  );
}

interface EffectLineProps {
  week: EditableWeek;
  /** Ids of the shifts that the change removes or replaces. */
  removed?: readonly string[];
  shifts: readonly ProposedShift[];
}

const noShifts: readonly string[] = [];

/** A preview of a change's effect, in one line. */
export function EffectLine({ week, removed = noShifts, shifts }: EffectLineProps) {
  const effect = useEffectPreview(week, removed, shifts);
  return effect && <EffectText effect={effect} />;
}
