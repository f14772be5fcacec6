import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '~/engine/engine';

/** Whether a position still has the name that its id was made of: a renamed one is called what the planner says. */
const hasOwnName = (id: string, name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .startsWith(id);

/** The name of a position in the page's language; without a translation, or once it is renamed, the schedule's name. */
export function usePositionName(positions: readonly Position[]): (id: string) => string {
  const { i18n } = useTranslation('scheduler');
  return useCallback(
    (id: string) => {
      const name = positions.find((position) => position.id === id)?.name ?? id;
      const translated: unknown = i18n.getResource(i18n.language, 'scheduler', `positions.${id}`);
      return typeof translated === 'string' && hasOwnName(id, name) ? translated : name;
    },
    [i18n, positions],
  );
}

/** The name of a position where there is room for about six letters; the first word where none is written. */
export function useShortPositionName(positions: readonly Position[]): (id: string) => string {
  const { i18n } = useTranslation('scheduler');
  const positionName = usePositionName(positions);
  return useCallback(
    (id: string) => {
      const short: unknown = i18n.getResource(i18n.language, 'scheduler', `shortPositions.${id}`);
      return typeof short === 'string' ? short : (positionName(id).split(/[\s/]+/)[0] ?? id);
    },
    [i18n, positionName],
  );
}
