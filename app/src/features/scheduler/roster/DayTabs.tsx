import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GapBlock } from '~/engine/engine';
import { useNow } from '~/roster/parts/useNow';
import { formatDate, formatTimes } from '~/roster/text/format';
import { useRosterTexts } from '~/roster/text/useRosterTexts';
import { gapAt } from '~/roster/week/dialogTarget';
import { isPastHour } from '~/roster/week/moment';
import { openDialog } from '~/roster/week/session';
import type { WeekFigures } from '~/roster/week/weekFigures';
import { TextButton } from '~/ui/TextLink';
import { SpecialLine } from './SpecialLine';
import { scrollToDay, trackSwipes, useVisibleDay } from './visibleDay';

/** The number of a day's gaps to come that are listed at first. */
const maxListed = 1;

interface GapItemProps {
  gap: GapBlock;
  positionName: (id: string) => string;
  onOpen: () => void;
}

/** A gap with its missing positions; the whole line opens the gap's dialog. */
function GapItem({ gap, positionName, onOpen }: GapItemProps) {
  const { t } = useTranslation('scheduler');
  const { language } = useRosterTexts([]);
  const times = formatTimes(gap, language);
  const short = gap.positions.filter(({ understaffed }) => understaffed);
  return (
    <li>
      <button
        type="button"
        data-acts
        onClick={onOpen}
        className="flex w-full items-center gap-3 min-h-14 px-4 py-1.5 text-left hover:bg-sand"
      >
        <span className="flex-1 min-w-0 leading-snug">
          <b className="block text-danger">{times}</b>{' '}
          <span className="block text-small text-muted">
            {short.map(({ positionId, scheduled, required }, index) => (
              <Fragment key={positionId}>
                {index > 0 && ' '}
                <span className="inline-block">
                  {t(($) => $.phone.short, { position: positionName(positionId), scheduled, required })}
                  {index < short.length - 1 && ','}
                </span>
              </Fragment>
            ))}
          </span>
        </span>{' '}
        <span className="shrink-0 max-w-30 text-right text-small leading-tight font-semibold text-evergreen underline underline-offset-4">
          {t(($) => $.phone.step)}
        </span>
        <ChevronRight className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
      </button>
    </li>
  );
}

/** A gap with its index in the week's list. */
interface ListedGap {
  gap: GapBlock;
  index: number;
}

interface DayTabsProps {
  /** Whether the dates are those of the sample, as the engine is still loading. */
  waiting: boolean;
  model: WeekFigures;
  /** Set with a position filter: gaps are not computed then. */
  paused: boolean;
}

/** Above the roster on small screens: tabs for the days, of which the roster shows one, and that day's gaps. */
export function DayTabs({ waiting, model, paused }: DayTabsProps) {
  const { dates, positions, summary } = model;
  const { t, language, positionName } = useRosterTexts(positions);
  const { day } = useVisibleDay();
  useEffect(trackSwipes, []);
  // A week that contains today opens on it.
  const moment = useNow();
  const now = waiting ? null : moment;
  const today = dates.days.indexOf(now?.date ?? '');
  useEffect(() => {
    if (today >= 0) scrollToDay(today);
  }, [today]);
  const [expandedDay, setExpandedDay] = useState<number | null>(null);
  const gapsOn = (gapDay: number): ListedGap[] =>
    summary.gaps.flatMap((gap, index) => (gap.day === gapDay ? [{ gap, index }] : []));
  const isAhead = ({ gap }: ListedGap) => !isPastHour(dates.days[gap.day] ?? dates.monday, gap.end, now);
  const listedOn = (gapDay: number) => {
    const gaps = gapsOn(gapDay);
    return expandedDay === gapDay && gapDay === day ? gaps : gaps.filter(isAhead).slice(0, maxListed);
  };
  const nameOf = (weekday: number) => formatDate(dates.days[weekday] ?? dates.monday, 'weekday', language);
  return (
    <div className="day-tabs no-print md:hidden" data-testid="phone-days">
      <fieldset className="grid grid-cols-7 border-b border-line">
        <legend className="sr-only">{t(($) => $.phone.days)}</legend>
        {dates.days.map((date, index) => {
          const gaps = gapsOn(index);
          const count = gaps.length;
          return (
            <button
              key={date}
              type="button"
              aria-pressed={index === day}
              aria-label={t(($) => $.phone.day, {
                day: `${formatDate(date, 'shortWeekday', language)} ${Number(date.slice(8))}`,
                count,
              })}
              onClick={() => scrollToDay(index)}
              className={clsx(
                'relative grid justify-items-center content-start gap-0.5 min-w-11 min-h-16 pt-2 text-fine leading-tight border-b-3 -mb-px',
                index === day ? 'border-evergreen text-ink' : 'border-transparent text-muted',
              )}
            >
              <span className="capitalize">{formatDate(date, 'shortWeekday', language)}</span>{' '}
              <b data-date={index} suppressHydrationWarning={true} className="text-base tabular-nums">
                {Number(date.slice(8))}
              </b>{' '}
              {count > 0 && (
                <span
                  className={clsx(
                    'min-w-4.5 rounded-full px-1 text-tiny leading-4.5 font-bold tabular-nums',
                    gaps.some(isAhead) ? 'bg-danger text-white' : 'bg-sand text-muted',
                  )}
                >
                  {count}
                </span>
              )}
            </button>
          );
        })}
      </fieldset>
      <div className="border-b border-line">
        <div className="flex items-center justify-between min-h-11 px-4">
          <p role="status" className="font-semibold first-letter:uppercase">
            {paused
              ? t(($) => $.phone.paused, { day: nameOf(day) })
              : t(($) => $.phone.gaps, { day: nameOf(day), count: gapsOn(day).length })}
          </p>
          {listedOn(day).length < gapsOn(day).length && (
            <TextButton onClick={() => setExpandedDay(day)}>
              {t(($) => $.phone.all, { count: gapsOn(day).length })}
            </TextButton>
          )}
        </div>
        <SpecialLine special={model.special} date={dates.days[day]} className="px-4 pb-1" />
        {/* As high as the longest of the days, so that another day moves nothing below. */}
        <div className="grid">
          {dates.days.map((date, index) => (
            <div
              key={date}
              data-testid={index === day ? 'phone-gaps' : undefined}
              className={clsx('[grid-area:1/1] min-w-0', index !== day && 'invisible')}
            >
              <ul className="divide-y divide-line">
                {listedOn(index).map(({ gap, index: place }) => (
                  <GapItem
                    key={gap.start}
                    gap={gap}
                    positionName={positionName}
                    onOpen={() => openDialog(gapAt(summary.gaps, place))}
                  />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
