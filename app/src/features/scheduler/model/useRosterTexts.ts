import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '~/engine/engine';
import type { Language } from '~/shared/language';
import { usePositionName } from './usePositionName';

/** What a cell needs to speak, handed down as one value that stays the same until the language does not. */
export interface RosterTexts {
  readonly t: TFunction<'scheduler'>;
  readonly language: Language;
  readonly positionName: (id: string) => string;
}

/**
 * The words of a roster. Cells take them from here rather than from hooks of their own: a hook that reads the address
 * would draw every cell again with each change of the query.
 */
export function useRosterTexts(positions: readonly Position[]): RosterTexts {
  const { t, i18n } = useTranslation('scheduler');
  const positionName = usePositionName(positions);
  const language: Language = i18n.language === 'es' ? 'es' : 'en';
  return useMemo(() => ({ t, language, positionName }), [t, language, positionName]);
}
