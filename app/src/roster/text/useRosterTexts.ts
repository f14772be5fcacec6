import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '~/engine/engine';
import type { Language } from '~/shared/language';
import { usePositionName } from './usePositionName';

/** What a cell needs to render text, passed down as one memoized value. */
export interface RosterTexts {
  readonly t: TFunction<'scheduler'>;
  readonly language: Language;
  readonly positionName: (id: string) => string;
  /** Words of hundreds of shifts, looked up once. */
  readonly words: { readonly confirmed: string; readonly pending: string; readonly broken: string };
}

/**
 * The texts of a roster. Cells get them as a prop instead of calling hooks: a hook that reads the URL would re-render
 * every cell with each change of the query.
 */
export function useRosterTexts(positions: readonly Position[]): RosterTexts {
  const { t, i18n } = useTranslation('scheduler');
  const positionName = usePositionName(positions);
  const language: Language = i18n.language === 'es' ? 'es' : 'en';
  return useMemo(() => {
    const words = {
      confirmed: t(($) => $.grid.cell.confirmed),
      pending: t(($) => $.grid.cell.pending),
      broken: t(($) => $.grid.cell.broken),
    };
    return { t, language, positionName, words };
  }, [t, language, positionName]);
}
