import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Progress } from '~/ui/Progress';
import { LiveFigures, LiveThanks } from './LiveFigures';
import { LivePanel } from './LivePanel';
import { LiveWeekGrid } from './LiveWeekGrid';
import type { LiveState } from './useLiveWeek';

/**
 * The scheduler's week at full width, with the real engine: choosing a gap lists who can step in, and assigning somebody
 * closes it. It is prerendered with the engine's results. The engine is loaded at the first touch at the latest.
 */
export function LiveTimetable({ live }: { live: LiveState }) {
  const { t } = useTranslation('liveRoster');
  const language = useLanguage();
  const { staffed, needed } = live.view.hours;
  const scheduler = (
    <ButtonLink to={pathTo('shift-scheduler', language)} variant="outline" size="small">
      {t(($) => $.scheduler)}
      <ArrowRight className="size-4" aria-hidden="true" />
    </ButtonLink>
  );
  return (
    <Card className="overflow-clip shadow-float" onPointerEnter={live.open} onFocus={live.open}>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-1.5 border-b border-line px-4 py-2 sm:py-3">
        <LiveFigures live={live} className="live-count-row" />
        <p className="grid gap-1 font-semibold">
          {t(($) => $.hoursCovered, { staffed, needed })}
          <Progress percent={(100 * staffed) / needed} className="w-44" />
        </p>
        {live.gap && <p className="ml-auto max-md:hidden">{scheduler}</p>}
      </div>
      <div className="grid xl:grid-cols-[minmax(0,1fr)_21rem]">
        <LiveWeekGrid live={live} />
        <div className="grid content-start gap-5 border-line bg-paper p-4 max-xl:border-t xl:border-l max-sm:px-3 min-h-37.5">
          <div>
            <LivePanel live={live} done={scheduler} note={t(($) => $.listed)} />
          </div>
          <LiveThanks live={live} />
        </div>
      </div>
    </Card>
  );
}
