import { useTranslation } from 'react-i18next';
import { FiguresOfProduct } from '~/site/live-roster/FiguresOfProduct';
import { LiveTimetable } from '~/site/live-roster/LiveTimetable';
import { useLiveWeek } from '~/site/live-roster/useLiveWeek';

/** The live timetable under the headline; the engine is loaded when it is pointed at, focused or pressed. */
export default function SchedulingRoster() {
  const { t } = useTranslation('liveRoster');
  const live = useLiveWeek();
  return (
    <div className="pb-10 md:pb-14 grid gap-8 md:gap-10">
      <h2 className="sr-only">{t(($) => $.title)}</h2>
      <div className="wrap-wide">
        <LiveTimetable live={live} />
      </div>
      <div className="wrap">
        <FiguresOfProduct />
      </div>
    </div>
  );
}
