import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { useWhenNear } from '~/shared/whenNear';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { LiveFigures, LiveThanks } from './LiveFigures';
import { LivePanel } from './LivePanel';
import { LiveTable } from './LiveTable';
import { near } from './near';
import { useLiveWeek } from './useLiveWeek';

/**
 * A part of the scheduler with the real engine: assigning somebody closes a gap, and a thank-you slides out. It is
 * prerendered with the engine's results; the engine is loaded once the roster is in the window.
 */
export default function LiveRoster({ title }: { title: string }) {
  const { t } = useTranslation('liveRoster');
  const language = useLanguage();
  const live = useLiveWeek();
  const card = useRef<HTMLDivElement>(null);
  useWhenNear(card, near, live.open);
  const scheduler = (
    <ButtonLink to={pathTo('shift-scheduler', language)} variant="outline">
      {t(($) => $.scheduler)}
    </ButtonLink>
  );
  return (
    <div className="wrap py-6 md:py-16 lg:py-24 grid gap-x-12 gap-y-5 md:gap-y-8 lg:grid-cols-5-7 lg:grid-rows-auto-1">
      <div className="grid gap-4 md:gap-5 content-start justify-items-start">
        <h2 className="text-section-narrow lg:measure-14">{title}</h2>
        <p className="max-md:leading-snug md:text-lg text-muted measure-46">{t(($) => $.text)}</p>
        <LiveFigures live={live} />
      </div>
      <Card ref={card} className="overflow-clip lg:col-start-2 lg:row-span-2 shadow-float">
        <LiveTable live={live} />
        <div className="border-t border-line bg-paper p-4 max-sm:px-3 sm:px-5 min-h-37.5 md:min-h-47">
          <LivePanel live={live} done={scheduler} />
        </div>
      </Card>
      <div className="grid gap-5 content-start justify-items-start lg:col-start-1">
        {live.assigned ? <LiveThanks live={live} /> : scheduler}
      </div>
    </div>
  );
}
