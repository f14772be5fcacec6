import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { liveThanks } from '~/content/samples';
import { weekdayName } from '~/roster/text/format';
import { useLanguage } from '~/shared/useLanguage';
import { RecognitionCard } from '~/ui/RecognitionCard';
import type { LiveState } from './useLiveWeek';

/** How many gaps are left, and for screen readers what the latest assignment changed. */
export function LiveFigures({ live, className }: { live: LiveState; className?: string }) {
  const { t } = useTranslation('liveRoster');
  const latest = useLatest(live);
  const left = live.view.gaps.length;
  return (
    <>
      <p className={clsx('flex items-center gap-3 font-semibold', className)}>
        <span
          key={left}
          data-testid="live-gaps"
          className={`live-count ${left === 0 ? 'bg-mint text-evergreen-deep' : 'bg-danger-soft text-danger'}`}
        >
          {left}
        </span>
        {left === 0 ? t(($) => $.none) : t(($) => $.gaps, { count: left })}
      </p>
      <p role="status" className="sr-only">
        {latest && (left === 0 ? t(($) => $.statusNone, latest) : t(($) => $.status, { ...latest, count: left }))}
      </p>
    </>
  );
}

/** The latest assignment as the words of its sentences. */
function useLatest({ assigned }: LiveState) {
  const language = useLanguage();
  return assigned && { name: assigned.person.name, day: weekdayName(assigned.day, language) };
}

/** The thank-you that the latest assignment writes; nothing before the first. */
export function LiveThanks({ live }: { live: LiveState }) {
  const { t } = useTranslation('liveRoster');
  const latest = useLatest(live);
  if (!latest) return null;
  return (
    <div key={`${latest.name}-${live.view.gaps.length}`} className="live-thanks w-full max-w-105 grid gap-3">
      <RecognitionCard
        from={t(($) => $.thanks.from)}
        initials={t(($) => $.thanks.initials)}
        to={t(($) => $.thanks.to, latest)}
        message={t(($) => $.thanks.message, latest)}
        points={t(($) => $.thanks.points, { points: liveThanks.points })}
        className="shadow-float"
      />
      <p className="text-sm text-muted">{t(($) => $.thanks.note)}</p>
    </div>
  );
}
