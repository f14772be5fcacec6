import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhenNear } from '~/shared/whenNear';
import { FiguresOfProduct } from './FiguresOfProduct';
import { LiveTimetable } from './LiveTimetable';
import { near } from './near';
import { useLiveWeek } from './useLiveWeek';

/** The live timetable under a heading of its own; the engine is loaded once it is in the window. */
export default function HomeTimetable() {
  const { t } = useTranslation('liveRoster');
  const live = useLiveWeek();
  const timetable = useRef<HTMLDivElement>(null);
  useWhenNear(timetable, near, live.open);
  return (
    <div className="py-6 md:py-16 lg:py-20">
      <div className="wrap grid gap-x-12 gap-y-3 lg:grid-cols-2 items-end">
        <h2 className="text-section">{t(($) => $.title)}</h2>
        <p className="max-md:leading-snug md:text-lg text-muted measure-54">{t(($) => $.text)}</p>
      </div>
      <div ref={timetable} className="wrap-wide mt-6 md:mt-9 mb-6 md:mb-10">
        <LiveTimetable live={live} />
      </div>
      <div className="wrap">
        <FiguresOfProduct />
      </div>
    </div>
  );
}
