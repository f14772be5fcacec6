import { clsx } from 'clsx';
import { Fragment, memo, Suspense, useEffect, useMemo, useRef } from 'react';
import type { HourCell, HourPosition, HourRange } from '~/engine/engine';
import { toneClass } from '~/roster/parts/positionStyle';
import { useNow } from '~/roster/parts/useNow';
import {
  chipName,
  formatHour,
  formatHourShort,
  formatTimes,
  formatTimesBriefly,
  weekdayName,
  weekLabel,
} from '~/roster/text/format';
import { type RosterTexts, useRosterTexts } from '~/roster/text/useRosterTexts';
import { hourTarget } from '~/roster/week/dialogTarget';
import type { EditableWeek } from '~/roster/week/editableWeek';
import type { Ghost } from '~/roster/week/fillStore';
import { isPastHour, type Moment } from '~/roster/week/moment';
import { openDialog, useIsLatestChange } from '~/roster/week/session';
import { timesOf } from '~/roster/week/times';
import { slotNames, type ViewState } from '~/roster/week/viewState';
import { shiftIds, type WeekFigures } from '~/roster/week/weekFigures';
import type { WeekShift } from '~/roster/week/weekShifts';
import { lazy } from '~/shared/lazy';
import { useSelection } from '../input/selection';
import { withProposals } from './GhostChips';
import { LabourFooter } from './LabourFooter';
import { pointAtPerson, useLitPerson } from './litPerson';
import { useDayGhosts } from './RosterGhosts';
import { dayColumns, dayKeys, emptyMark, RosterCell, RosterGrid, RosterRow } from './RosterGrid';
import { TimetableDayHeader } from './TimetableDayHeader';
import {
  areWide,
  dayPeople,
  eighthsOf,
  type HourPeople,
  hoursOf,
  maxFigureColumns,
  namesOf,
  washOf,
} from './timetable';

const HourPeek = lazy(async () => ({ default: (await import('./HourPeek')).HourPeek }));

/** The most people that a cell's accessible name lists. */
const maxSpoken = 12;

/**
 * The positions that an hour needs people for: those below their minimum, and where the team plans for the whole need all
 * that are below it, whether or not that makes a gap.
 */
function shortIn({ positions }: HourCell, wholeNeed: boolean): readonly HourPosition[] {
  return positions.filter(({ understaffed, needed }) => (wholeNeed ? needed > 0 : understaffed));
}

/** How many people an hour needs. */
function neededIn(cell: HourCell, wholeNeed: boolean): number {
  return shortIn(cell, wholeNeed).reduce((sum, { needed }) => sum + needed, 0);
}

/** How a cell's hour lacks people: it is in a gap, or below a need that the team plans for. */
type Lack = 'gap' | 'short' | null;

function lackOf({ gap, level }: HourCell, wholeNeed: boolean): Lack {
  if (gap !== null) return 'gap';
  return wholeNeed && level === 'thin' ? 'short' : null;
}

/**
 * The cell's sentence: 'Wednesday 11 AM, understaffed: Server 1 of 8, need 7 more; 1 confirmed, 1 pending; on duty:
 * Marta, Lan'.
 */
function hourCellName(
  cell: HourCell,
  lack: Lack,
  wholeNeed: boolean,
  { onDuty }: HourPeople,
  texts: RosterTexts,
): string {
  const { t, language, positionName } = texts;
  const day = weekdayName(cell.day, language);
  const when = t(($) => $.grid.cell.hour, { day, hour: formatHourShort(cell.hour, language) });
  const counts = t(($) => $.grid.cell.counts, { confirmed: cell.confirmed, pending: cell.pending });
  const names = onDuty.slice(0, maxSpoken).map(chipName).join(', ');
  const others = onDuty.length - maxSpoken;
  const who = others > 0 ? `${names} ${t(($) => $.timetable.more, { count: others })}` : names;
  const people =
    cell.present === 0 ? t(($) => $.grid.cell.empty) : `${counts}; ${t(($) => $.timetable.onDuty, { names: who })}`;
  if (lack === null) return `${when}, ${people}`;
  const positions = shortIn(cell, wholeNeed)
    .map(({ positionId, scheduled, required, needed }) =>
      t(($) => $.grid.cell.positionShort, { position: positionName(positionId), scheduled, required, count: needed }),
    )
    .join('; ');
  return `${when}, ${t(($) => $.grid.cell[lack === 'gap' ? 'understaffed' : 'short'], { positions })}; ${people}`;
}

interface NameProps {
  shift: WeekShift;
  broken: boolean;
  /** Whether the person is ill in a plan that is being made. */
  ill: boolean;
  /** Whether the hour has room for when they leave. */
  roomy: boolean;
  texts: RosterTexts;
}

/** A person at the start of their shift: the dot of the position, hollow and underlined while to be confirmed. */
function Name({ shift, broken, ill, roomy, texts }: NameProps) {
  const { language, words } = texts;
  const { shiftId, staffId, name, color, start, end, confirmed, absent } = shift;
  const selected = useSelection(({ ids }) => ids.includes(shiftId));
  const landed = useIsLatestChange(shiftId);
  const status = confirmed ? words.confirmed : words.pending;
  const span = timesOf(0, ((start % 24) + 24) % 24, end - start);
  const times = formatTimes(span, language);
  const title = [name, times, status, broken && words.broken].filter(Boolean).join(', ');
  return (
    <span
      data-chip={staffId}
      data-name
      data-shift={shiftId}
      data-selected={selected || undefined}
      data-pending={!confirmed || undefined}
      data-broken={broken || undefined}
      data-absent={ill || absent || undefined}
      data-until={roomy ? formatTimesBriefly(span, language).replace(/^.*-/, '\u2013') : undefined}
      title={title}
      className={clsx('who', toneClass(color), landed && 'landed')}
    >
      {chipName(name)}
    </span>
  );
}

/** A proposed or open shift at its start: with a plus sign, and a dotted or dashed frame. */
function GhostName({ ghost, texts }: { ghost: Ghost; texts: RosterTexts }) {
  const { name, start, end, staffId, color, open } = ghost;
  return (
    <span
      data-ghost={staffId}
      data-open={open || undefined}
      title={`${name}, ${formatTimes(timesOf(0, Math.max(0, start), end - Math.max(0, start)), texts.language)}`}
      className={clsx('who who-ghost', toneClass(color))}
    >
      {chipName(name)}
    </span>
  );
}

interface FiguresProps {
  cell: HourCell;
  /** The same day's cell of the row above. */
  above: HourCell | undefined;
  /** Whether gaps are looked for in this hour. */
  examined: boolean;
  wholeNeed: boolean;
  tones: WeekFigures['tones'];
  texts: RosterTexts;
}

/** How many of each position are on duty against required; grey where the figure is that of the hour above. */
function Figures({ cell, above, examined, wholeNeed, tones, texts }: FiguresProps) {
  const { positions } = cell;
  const figure = (position: HourPosition, index: number) => {
    const before = above?.positions[index];
    const { scheduled, required } = position;
    const short = cell.gap !== null && position.understaffed;
    const thin = !short && wholeNeed && position.level === 'thin';
    const quiet = !short && !thin && (!examined || (before?.scheduled === scheduled && before.required === required));
    const className = clsx(
      `fig share-${eighthsOf(position)}`,
      toneClass(tones[position.positionId] ?? ''),
      short && 'fig-short',
      thin && 'fig-thin',
      quiet ? 'fig-quiet' : !short && scheduled >= required && 'fig-full',
    );
    // Only what is emphasized has an element of its own: there are hundreds of figures.
    return (
      <span className={className}>
        {quiet ? scheduled : <b>{scheduled}</b>}/{required}
      </span>
    );
  };
  if (positions.length > maxFigureColumns) {
    const sum = (figure: 'scheduled' | 'required') =>
      positions.reduce((total, position) => total + position[figure], 0);
    const short = positions.filter(({ understaffed }) => cell.gap !== null && understaffed);
    return (
      <span className="figs-total">
        <span className={clsx('fig tone-other', !examined && 'fig-quiet')}>
          <b>{sum('scheduled')}</b>/{sum('required')}
        </span>{' '}
        {short.map(({ positionId, scheduled, required }) => (
          <Fragment key={positionId}>
            <span className="fig fig-short">
              {texts.positionName(positionId)} <b>{scheduled}</b>/{required}
            </span>{' '}
          </Fragment>
        ))}
      </span>
    );
  }
  const wide = areWide(positions);
  return (
    <span className={clsx('figs', wide ? 'figs-wide' : `figs-${positions.length}`)}>
      {positions.map((position, index) => (
        <Fragment key={position.positionId}>{figure(position, index)} </Fragment>
      ))}
    </span>
  );
}

interface CellProps {
  row: number;
  cell: HourCell;
  above: HourCell | undefined;
  below: HourCell | undefined;
  people: HourPeople;
  /** The end of the hour above; earlier shifts are named there. */
  shownSince: number;
  /** The shifts of the week that break a rule. */
  broken: ReadonlySet<string>;
  examined: boolean;
  wholeNeed: boolean;
  isPast: boolean;
  /** How far into the hour the current moment is, 0 to 1; null in every other hour. */
  now: number | null;
  tones: WeekFigures['tones'];
  texts: RosterTexts;
}

function sameCell(a: CellProps, b: CellProps): boolean {
  const content = ({ cell, above, below, people, broken }: CellProps) =>
    JSON.stringify([cell, above, below?.gap, people, people.named.map(({ shiftId }) => broken.has(shiftId))]);
  return (
    a.row === b.row &&
    a.shownSince === b.shownSince &&
    a.examined === b.examined &&
    a.wholeNeed === b.wholeNeed &&
    a.isPast === b.isPast &&
    a.now === b.now &&
    a.texts === b.texts &&
    a.tones === b.tones &&
    ((a.cell === b.cell && a.above === b.above && a.people === b.people && a.broken === b.broken) ||
      content(a) === content(b))
  );
}

/** An hour of a day: who starts, and whether it is enough. Re-renders only when something in it changed. */
const Cell = memo(function Cell(props: CellProps) {
  const { row, cell, above, below, people, shownSince, broken, examined, wholeNeed, isPast, now, tones, texts } = props;
  const { t } = texts;
  const fill = useDayGhosts(cell.day);
  const isOn = ({ start, end }: Ghost) => start < cell.hour + 1 && end > cell.hour;
  const ghosts = fill.ghosts.filter((ghost) => isOn(ghost) && ghost.start >= shownSince);
  const ill = people.named.filter(({ staffId }) => fill.absent.includes(staffId));
  const { shown, more } = namesOf(people.named);
  const gap = cell.gap !== null;
  const continued = gap && above?.gap === cell.gap;
  const lack = lackOf(cell, wholeNeed);
  const needed = lack === null ? 0 : neededIn(cell, wholeNeed);
  const isSameAbove = above !== undefined && (continued || (lack === 'short' && lackOf(above, wholeNeed) === 'short'));
  const isEmpty = cell.present === 0 && lack === null && ghosts.length === 0 && people.named.length === 0;
  const name = withProposals(
    hourCellName(cell, lack, wholeNeed, people, texts),
    fill.ghosts.filter(isOn),
    ill.map((shift) => shift.name),
    texts,
  );
  return (
    <RosterCell
      row={row}
      column={cell.day}
      name={name}
      gap={cell.gap}
      className={clsx(
        'tt-cell',
        isPast && 'past',
        gap && `tt-gap tt-wash-${washOf(needed)}`,
        lack === 'short' && 'tt-short-hour',
        continued && 'tt-continued',
        gap && below?.gap === cell.gap && 'tt-continues',
      )}
      bodyClass={isEmpty ? emptyMark : 'tt-body'}
    >
      {now !== null && <span className="now-line" style={{ top: `${Math.round(now * 100)}%` }} />}
      {!isEmpty && (
        <>
          <span className="names">
            {lack !== null && (
              <span className={clsx('tt-need', isSameAbove && neededIn(above, wholeNeed) === needed && 'tt-need-same')}>
                {t(($) => $.grid.need, { count: needed })}
              </span>
            )}{' '}
            {shown.map((shift, place) => (
              // Another week's names take the place of these, instead of new elements.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Fragment key={place}>
                <Name
                  shift={shift}
                  broken={broken.has(shift.shiftId)}
                  ill={ill.includes(shift)}
                  roomy={lack === null && shown.length === 1 && ghosts.length === 0}
                  texts={texts}
                />{' '}
              </Fragment>
            ))}
            {more > 0 && <span className="more">{t(($) => $.timetable.more, { count: more })}</span>}{' '}
            {ghosts.map((ghost) => (
              <Fragment key={`${ghost.staffId} ${ghost.start}`}>
                <GhostName ghost={ghost} texts={texts} />{' '}
              </Fragment>
            ))}
          </span>{' '}
          <Figures cell={cell} above={above} examined={examined} wholeNeed={wholeNeed} tones={tones} texts={texts} />
        </>
      )}
    </RosterCell>
  );
}, sameCell);

interface HourRowProps {
  index: number;
  hour: number;
  cells: readonly HourCell[];
  above: readonly HourCell[] | undefined;
  below: readonly HourCell[] | undefined;
  /** The people of this row, by day. */
  people: readonly (HourPeople | undefined)[];
  shownSince: number;
  broken: ReadonlySet<string>;
  examined: HourRange;
  wholeNeed: boolean;
  /** The ISO dates of the days. */
  days: readonly string[];
  now: Moment | null;
  tones: WeekFigures['tones'];
  texts: RosterTexts;
}

const noPeople: HourPeople = { named: [], onDuty: [] };

function HourRow(props: HourRowProps) {
  const { index, hour, cells, above, below, people, shownSince, broken, examined, wholeNeed, days, now, tones, texts } =
    props;
  const isNow = now !== null && days.includes(now.date) && Math.floor(now.hour) === hour;
  const isExamined = hour >= examined.start && hour < examined.end;
  return (
    <RosterRow
      index={index}
      template="timetable-7"
      hour={hour}
      header={formatHour(hour, texts.language)}
      headerClass={clsx('py-1.5 tt-hour', !isExamined && 'tt-hour-off', isNow && 'tt-hour-now')}
      className="tt-row"
    >
      {cells.map((cell, day) => (
        <Cell
          key={cell.day}
          row={index}
          cell={cell}
          above={above?.[day]}
          below={below?.[day]}
          people={people[day] ?? noPeople}
          shownSince={shownSince}
          broken={broken}
          examined={isExamined}
          wholeNeed={wholeNeed}
          isPast={isPastHour(days[day] ?? '', hour + 1, now)}
          now={isNow && days[day] === now.date ? now.hour - hour : null}
          tones={tones}
          texts={texts}
        />
      ))}
    </RosterRow>
  );
}

/** Lights the cells in which the chosen person, or the one under the pointer, is on duty; no cell renders for it. */
function useLitHours(grid: React.RefObject<HTMLElement | null>, model: WeekFigures, hours: readonly number[]): void {
  const person = useLitPerson(({ chosen, pointed }) => pointed ?? chosen);
  useEffect(() => {
    if (person === null) return;
    const lit = hoursOf(model.shifts, person, hours).flatMap((place) => {
      const cell = grid.current?.querySelector(`[data-cell="${place}"]`);
      return cell ? [cell] : [];
    });
    const names = [...(grid.current?.querySelectorAll(`[data-chip="${CSS.escape(person)}"]`) ?? [])];
    for (const element of [...lit, ...names]) element.setAttribute('data-lit', '');
    return () => {
      for (const element of [...lit, ...names]) element.removeAttribute('data-lit');
    };
  }, [grid, person, model.shifts, hours]);
}

interface WeekTimetableProps {
  /** Null until the engine is loaded. */
  week: EditableWeek | null;
  model: WeekFigures;
  state: Pick<ViewState, 'slots'>;
}

/**
 * The week as a timetable, 9:00 AM to 12:00 AM, Monday to Sunday: an hour says who starts, and how many of each
 * position are on duty against required. Rows are as high as their names.
 */
export function WeekTimetable({ week, model, state: { slots } }: WeekTimetableProps) {
  const { board, dates, positions, tones } = model;
  const { examined } = model.summary;
  const broken = useMemo(() => shiftIds(model.broken), [model.broken]);
  const texts = useRosterTexts(positions);
  const { t, language } = texts;
  const rows = useMemo(() => {
    const visibleSlots = slots.length === slotNames.length ? null : slots;
    const hours: HourCell[][] = [];
    for (let first = 0; first < board.cells.length; first += 7) {
      const cells = board.cells.slice(first, first + 7);
      if (cells[0] && (!visibleSlots || visibleSlots.includes(cells[0].slot))) hours.push(cells);
    }
    return hours;
  }, [board, slots]);
  const hours = useMemo(() => rows.map(([cell]) => cell?.hour ?? 0), [rows]);
  const people = useMemo(() => dayKeys.map((_, day) => dayPeople(model.shifts, day, hours)), [model.shifts, hours]);
  const moment = useNow();
  // The prerendered week is an old one.
  const now = week && moment;
  const grid = useRef<HTMLDivElement>(null);
  useLitHours(grid, model, hours);
  return (
    <div
      ref={grid}
      className="contents"
      onPointerOver={({ target, pointerType }) => {
        if (pointerType === 'mouse' && target instanceof Element)
          pointAtPerson(target.closest('[data-name]')?.getAttribute('data-chip') ?? null);
      }}
      onPointerLeave={() => pointAtPerson(null)}
    >
      <RosterGrid
        label={t(($) => $.grid.label, { label: weekLabel(dates, language) })}
        template="timetable-7"
        byDay
        footer={<LabourFooter template="timetable-7" labour={model.labour} byDay />}
        corner={t(($) => $.grid.time)}
        columns={dayKeys.map((key, day) => ({
          key,
          header: <TimetableDayHeader model={model} day={day} now={now} />,
          bare: true,
        }))}
        rowCount={rows.length}
        focusTargets={{
          group: 'time',
          positionOf: ({ day, hour }) => {
            const row = hours.findIndex((rowHour) => rowHour >= hour);
            return row < 0 ? null : { row, column: day };
          },
        }}
        axes={{ rows: rows.map(([cell]) => ({ hour: cell?.hour })), columns: dayColumns }}
        onOpen={({ row, column }) => {
          const cell = rows[row]?.[column];
          if (cell) openDialog(hourTarget(model.summary.gaps, cell.day, cell.hour, cell.gap));
        }}
      >
        {rows.map((cells, index) => (
          <HourRow
            key={cells[0]?.hour}
            index={index}
            hour={cells[0]?.hour ?? 0}
            cells={cells}
            above={rows[index - 1]}
            below={rows[index + 1]}
            people={people.map((day) => day[index])}
            shownSince={index === 0 ? Number.NEGATIVE_INFINITY : (hours[index - 1] ?? 0) + 1}
            broken={broken}
            examined={examined}
            wholeNeed={model.wholeNeed}
            days={dates.days}
            now={now}
            tones={tones}
            texts={texts}
          />
        ))}
      </RosterGrid>
      {week && (
        <Suspense>
          <HourPeek grid={grid} week={week} rows={rows} texts={texts} />
        </Suspense>
      )}
    </div>
  );
}
