import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GapBlock } from '~/engine/engine';
import { useToday } from '~/shared/today';
import { TextButton } from '~/ui/TextLink';
import { formatDate, formatTimes } from '../text/format';
import { useRosterTexts } from '../text/useRosterTexts';
import { gapAt } from '../week/dialogTarget';
import { openDialog } from '../week/session';
import type { WeekFigures } from '../week/weekFigures';
import { scrollToDay, trackSwipes, useVisibleDay } from './visibleDay';

/** The number of a day's gaps that are listed at first. */
const maxListed = 3;

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
            {gap.positions
              .filter(({ understaffed }) => understaffed)
              .map(({ positionId, scheduled, required }) =>
                t(($) => $.phone.short, { position: positionName(positionId), scheduled, required }),
              )
              .join(', ')}
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

interface DayGapsProps {
  /** A day's gaps, each with its index in the week's list. */
  gaps: readonly { gap: GapBlock; index: number }[];
  model: WeekFigures;
  isExpanded: boolean;
  onExpand: () => void;
}

/** A day's gaps, the first ones until all are asked for. */
function DayGaps({ gaps, model, isExpanded, onExpand }: DayGapsProps) {
  const { t, positionName } = useRosterTexts(model.positions);
  const listed = isExpanded ? gaps : gaps.slice(0, maxListed);
  return (
    <>
      <ul className="divide-y divide-line">
        {listed.map(({ gap, index }) => (
          <GapItem
            key={gap.start}
            gap={gap}
            positionName={positionName}
            onOpen={() => openDialog(gapAt(model.summary.gaps, index))}
          />
        ))}
      </ul>
      {listed.length < gaps.length && (
        <TextButton className="px-4" onClick={onExpand}>
          {t(($) => $.phone.all, { count: gaps.length })}
        </TextButton>
      )}
    </>
  );
}

interface DayTabsProps {
  model: WeekFigures;
  /** Set with a position filter: gaps are not computed then. */
  paused: boolean;
}

/** Above the roster on small screens: tabs for the days, of which the roster shows one, and that day's gaps. */
export function DayTabs({ model, paused }: DayTabsProps) {
  const { t } = useTranslation('scheduler');
  const { dates, positions, summary } = model;
  const { language } = useRosterTexts(positions);
  const { day } = useVisibleDay();
  useEffect(trackSwipes, []);
  // A week that contains today opens on it.
  const today = dates.days.indexOf(useToday() ?? '');
  useEffect(() => {
    if (today >= 0) scrollToDay(today);
  }, [today]);
  const [expandedDay, setExpandedDay] = useState<number | null>(null);
  const gapsOn = (gapDay: number) => summary.gaps.flatMap((gap, index) => (gap.day === gapDay ? [{ gap, index }] : []));
  const nameOf = (weekday: number) => formatDate(dates.days[weekday] ?? dates.monday, 'weekday', language);
  return (
    <div className="no-print md:hidden" data-testid="phone-days">
      <fieldset className="grid grid-cols-7 border-b border-line">
        <legend className="sr-only">{t(($) => $.phone.days)}</legend>
        {dates.days.map((date, index) => {
          const count = gapsOn(index).length;
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
              <b className="text-base tabular-nums">{Number(date.slice(8))}</b>{' '}
              {count > 0 && (
                <span className="min-w-4.5 rounded-full bg-danger px-1 text-tiny leading-4.5 font-bold text-white tabular-nums">
                  {count}
                </span>
              )}
            </button>
          );
        })}
      </fieldset>
      <div className="border-b border-line">
        <p role="status" className="px-4 pt-2 font-semibold first-letter:uppercase">
          {paused
            ? t(($) => $.phone.paused, { day: nameOf(day) })
            : t(($) => $.phone.gaps, { day: nameOf(day), count: gapsOn(day).length })}
        </p>
        {/* As high as the longest of the days, so that another day moves nothing below. */}
        <div className="grid">
          {dates.days.map((date, index) => (
            <div
              key={date}
              data-testid={index === day ? 'phone-gaps' : undefined}
              className={clsx('[grid-area:1/1] min-w-0', index !== day && 'invisible')}
            >
              <DayGaps
                model={model}
                gaps={gapsOn(index)}
                isExpanded={index === day && expandedDay === day}
                onExpand={() => setExpandedDay(index)}
              />
            </div>
          ))}
        </div>
        <p className="px-4 pb-2 text-fine leading-snug text-muted">{t(($) => $.phone.swipe)}</p>
      </div>
    </div>
  );
}
