import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '~/engine/engine';

/** Whether a position is called as in the samples; one that the planner has named is called what they say. */
const isSampleName = (id: string, name: string) =>
  name.toLowerCase().replace(/[^a-z]+/g, '-') === (id === 'host' ? 'host-hostess' : id);

function translated(i18n: i18n, names: 'positions' | 'shortPositions', { id, name }: Pick<Position, 'id' | 'name'>) {
  const text: unknown = i18n.getResource(i18n.language, 'scheduler', `${names}.${id}`);
  return typeof text === 'string' && isSampleName(id, name) ? text : undefined;
}

const found = (positions: readonly Position[], id: string) =>
  positions.find((position) => position.id === id) ?? { id, name: id };

/** The name of a position in the page's language; without a translation, or once it is renamed, the schedule's name. */
export function usePositionName(positions: readonly Position[]): (id: string) => string {
  const { i18n } = useTranslation('scheduler');
  return useCallback(
    (id: string) => {
      const position = found(positions, id);
      return translated(i18n, 'positions', position) ?? position.name;
    },
    [i18n, positions],
  );
}

/** The name of a position where there is room for about six letters; the first word where none is written. */
export function useShortPositionName(positions: readonly Position[]): (id: string) => string {
  const { i18n } = useTranslation('scheduler');
  return useCallback(
    (id: string) => {
      const position = found(positions, id);
      return translated(i18n, 'shortPositions', position) ?? position.name.split(/[\s/]+/)[0] ?? id;
    },
    [i18n, positions],
  );
}
