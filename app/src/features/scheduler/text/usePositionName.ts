import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '~/engine/engine';

/** The name of a position in the page's language; without a translation, the schedule's name. */
export function usePositionName(positions: readonly Position[]): (id: string) => string {
  const { i18n } = useTranslation('scheduler');
  return useCallback(
    (id: string) => {
      const fallback = positions.find((position) => position.id === id)?.name ?? id;
      const translated: unknown = i18n.getResource(i18n.language, 'scheduler', `positions.${id}`);
      return typeof translated === 'string' ? translated : fallback;
    },
    [i18n, positions],
  );
}
