import { useTranslation } from 'react-i18next';
import type { Texts } from '~/shared/i18n/texts';

type PositionId = keyof Texts['liveRoster']['positions'];

/** The names of a live roster's positions. */
export function usePositionNames(): (id: string) => string {
  const { t } = useTranslation('liveRoster');
  return (id) => t(($) => $.positions[id as PositionId]);
}
