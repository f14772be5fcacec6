import { useTranslation } from 'react-i18next';
import { formatTimes } from '~/roster/text/format';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import type { LiveGap } from './liveWeek';
import type { LiveState } from './useLiveWeek';
import { usePositionNames } from './usePositionNames';

interface LiveGapCellProps {
  live: LiveState;
  /** A gap of the initial view. */
  opening: LiveGap;
}

/** A gap of the roster, which can be chosen; once it is closed it says so. */
export function LiveGapCell({ live, opening }: LiveGapCellProps) {
  const { t } = useTranslation('liveRoster');
  const language = useLanguage();
  const ready = useHydrated();
  const positionName = usePositionNames();
  const now = live.view.gaps.find(({ key }) => key === opening.key);
  if (!now) return <span className="live-closed">{t(($) => $.staffed)}</span>;
  return (
    <button
      type="button"
      aria-pressed={now.key === live.gap?.key}
      disabled={!ready}
      onClick={() => live.choose(now)}
      className="live-gap bg-danger-soft"
    >
      <span className="block font-bold">{t(($) => $.need, { count: now.needed })}</span>{' '}
      <span className="block text-xs font-semibold">{positionName(now.positionId)}</span>{' '}
      <span className="block text-xs">{formatTimes(now, language)}</span>
    </button>
  );
}
