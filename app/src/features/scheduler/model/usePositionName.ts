import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '~/engine/engine';

/** The name of a position in the page's language; positions the texts do not know keep the schedule's own name. */
export function usePositionName(positions: readonly Position[]): (id: string) => string {
  const { i18n } = useTranslation('scheduler');
  return useCallback(
    (id: string) => {
      const own = positions.find((position) => position.id === id)?.name ?? id;
      const known: unknown = i18n.getResource(i18n.language, 'scheduler', `positions.${id}`);
      return typeof known === 'string' ? known : own;
    },
    [i18n, positions],
  );
}
