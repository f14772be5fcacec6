import { useTranslation } from 'react-i18next';

/** The names of a live roster's positions. */
export function usePositionNames(): (id: string) => string {
  const { t } = useTranslation('liveRoster');
  const names: Record<string, string> = t(($) => $.positions, { returnObjects: true });
  return (id) => names[id] ?? id;
}
