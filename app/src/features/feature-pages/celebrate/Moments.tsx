import { clsx } from 'clsx';
import { Cake, CalendarHeart, DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { celebrateSamples } from '~/content/featureSamples';
import { calendarNames } from '~/shared/calendarNames';
import { useLanguage } from '~/shared/useLanguage';
import { PointsBadge } from '~/ui/PointsBadge';
import { SectionHeading } from '~/ui/SectionHeading';

const variants = {
  birthday: { Icon: Cake, colours: 'bg-peach text-peach-ink' },
  welcome: { Icon: DoorOpen, colours: 'bg-sky text-sky-ink' },
  anniversary: { Icon: CalendarHeart, colours: 'bg-plum text-plum-ink' },
} as const;

/** A week with automatically celebrated occasions. */
export default function Moments() {
  const { t } = useTranslation('celebrateWork');
  const { weekdays } = calendarNames[useLanguage()];
  return (
    <div className="wrap py-16 lg:py-24">
      <SectionHeading title={t(($) => $.moments.title)} text={t(($) => $.moments.text)} />
      <ol
        aria-label={t(($) => $.moments.week)}
        className="mt-12 grid lg:grid-cols-[2fr_1fr_2fr_1fr_2fr] rounded-panel border border-line bg-white overflow-clip max-lg:divide-y lg:divide-x divide-line"
      >
        {weekdays.slice(0, 5).map((weekday, day) => {
          const moment = celebrateSamples.moments.find((candidate) => candidate.day === day);
          const variant = moment && variants[moment.id];
          return (
            <li
              key={weekday}
              className={clsx(
                'p-5 flex flex-col gap-4',
                moment ? 'lg:min-h-60' : 'bg-sand/50 max-lg:flex-row max-lg:items-center max-lg:justify-between',
              )}
            >
              <p className="text-sm font-semibold text-muted first-letter:uppercase">{weekday}</p>
              {moment && variant ? (
                <>
                  <p className="flex items-center gap-3">
                    <span className={clsx('grid place-items-center size-11 shrink-0 rounded-control', variant.colours)}>
                      <variant.Icon className="size-5.5" aria-hidden="true" />
                    </span>
                    <span className="flex-1 font-heading font-bold text-lg leading-tight">
                      {t(($) => $.moments[moment.id].title)}
                    </span>
                    <PointsBadge>{`+${moment.points}`}</PointsBadge>
                  </p>
                  <p className="text-pretty">{t(($) => $.moments[moment.id].text)}</p>
                  <p className="mt-auto text-sm font-semibold text-evergreen">{t(($) => $.moments.sent)}</p>
                </>
              ) : (
                <p className="text-sm text-muted lg:mt-auto">{t(($) => $.moments.quiet)}</p>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
