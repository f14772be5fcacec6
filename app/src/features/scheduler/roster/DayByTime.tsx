import { clsx } from 'clsx';
import { type CSSProperties, useMemo } from 'react';
import type { DayCell, DayHour } from '~/engine/engine';
import { useNow } from '~/roster/parts/useNow';
import { formatDate, formatHour } from '~/roster/text/format';
import { useRosterTexts } from '~/roster/text/useRosterTexts';
import { hourTarget } from '~/roster/week/dialogTarget';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { isPastHour } from '~/roster/week/moment';
import { openDialog } from '~/roster/week/session';
import type { ViewState } from '~/roster/week/viewState';
import { shiftIds, type WeekFigures } from '~/roster/week/weekFigures';
import { Block } from './Block';
import { allocateLanes, blockColumn } from './dayBlocks';
import { ghostsAt } from './GhostChips';
import { PositionHeader } from './PositionHeader';
import { positionHourName } from './positionHourName';
import { useDayGhosts } from './RosterGhosts';
import { RosterCell, RosterGrid, RosterRow } from './RosterGrid';
import { areWide, washOf } from './timetable';

/** The most lanes that a day has room for. */
const maxLanes = 14;

/** Pixels: the column of the hours, the room of a position's figures and of the number of others, and of a block. */
const hourWidth = 66;
const gutters = { narrow: 48, wide: 80 };
const moreWidth = 62;
const laneWidth = 82;

interface DayByTimeProps {
  week: EditableWeek;
  model: WeekFigures;
  state: ViewState;
}

/**
 * One day in hour rows, with a column per position as wide as its people: each shift is one block, and beside the blocks
 * stands how many are on duty against required.
 */
export function DayByTime({ week, model, state }: DayByTimeProps) {
  const { dates, positions } = week;
  const { team, position, day, slots } = state;
  const texts = useRosterTexts(positions);
  const { t, language } = texts;
  const fill = useDayGhosts(day);
  const now = useNow();
  const board = useMemo(() => week.handle.ask({ kind: 'dayBoard', team, position, day }), [week, team, position, day]);
  const lanes = useMemo(
    () => week.handle.ask({ kind: 'lanes', team, position, most: maxLanes })[day] ?? [],
    [week, team, position, day],
  );
  const broken = useMemo(() => shiftIds(model.broken), [model.broken]);
  const rows = useMemo(() => board.rows.filter((row) => slots.includes(row.slot)), [board, slots]);
  const columns = useMemo(() => {
    const hours = rows.map(({ hour }) => hour);
    const found = board.positions.map((id) => lanes.find(({ positionId }) => positionId === id));
    const ghostsOf = (id: string) => fill.ghosts.filter(({ positionId }) => positionId === id);
    const all = board.positions.map((id, index) => blockColumn(found[index], ghostsOf(id), day, hours, maxLanes));
    const shares = allocateLanes(
      all.map((column) => column.lanes),
      maxLanes,
    );
    return board.positions.map((id, index) => blockColumn(found[index], ghostsOf(id), day, hours, shares[index] ?? 1));
  }, [board, lanes, rows, fill, day]);
  const date = dates.days[day] ?? dates.monday;
  const nowHour = now?.date === date ? now.hour : null;
  const isWide = board.rows.some(({ cells }) => areWide(cells));
  const gutter = isWide ? gutters.wide : gutters.narrow;
  const more = rows.some((row, index) =>
    row.cells.some(({ present }, column) => present > (columns[column]?.visible[index] ?? present)),
  )
    ? moreWidth
    : 0;
  const widths = columns.map(({ lanes: count }) => gutter + count * laneWidth + more);
  const layout = {
    '--day-columns': `${hourWidth}px ${columns.map(({ lanes: count }, index) => `minmax(${widths[index]}px, ${count + 0.6}fr)`).join(' ')}`,
    '--gutter': `${gutter}px`,
    '--more': `${more}px`,
    '--day-width': `${hourWidth + widths.reduce((sum, width) => sum + width, 0)}px`,
  } as CSSProperties;

  const cellOf = (row: DayHour, index: number, cell: DayCell, column: number) => {
    const isShort = (other: DayHour | undefined) => other?.cells[column]?.understaffed === true;
    const above = rows[index - 1];
    const below = rows[index + 1];
    const red = row.gap !== null && cell.understaffed;
    const short = !red && model.wholeNeed && cell.level === 'thin';
    const continued = red && above?.gap === row.gap && isShort(above);
    const { byRow, free, lanes: count } = columns[column] ?? { byRow: [], free: [], lanes: 1 };
    const blocks = byRow[index] ?? [];
    const lane = free[index] ?? count;
    const hidden = Math.max(0, cell.present - (columns[column]?.visible[index] ?? 0));
    const ghosts = ghostsAt(fill, row.hour, cell.positionId);
    const ill = cell.preview.filter(({ staffId }) => fill.absent.includes(staffId)).map(({ name }) => name);
    const examined = row.hour >= model.summary.examined.start && row.hour < model.summary.examined.end;
    return (
      <RosterCell
        key={cell.positionId}
        row={index}
        column={column}
        gap={red ? row.gap : null}
        name={positionHourName(
          texts,
          { positionId: cell.positionId, date, hour: row.hour },
          cell,
          red || short,
          ghosts,
          ill,
        )}
        className={clsx(
          'tt-cell day-cell',
          isPastHour(date, row.hour + 1, now) && 'past',
          red && `tt-gap tt-wash-${washOf(cell.needed)}`,
          short && 'tt-short-hour',
          continued && 'tt-continued',
          red && below?.gap === row.gap && isShort(below) && 'tt-continues',
        )}
        bodyClass="day-body"
      >
        {nowHour !== null && Math.floor(nowHour) === row.hour && (
          <span className="now-line" style={{ top: `${Math.round((nowHour % 1) * 100)}%` }} />
        )}
        <span className={clsx('day-figure', red && 'day-short', short && 'day-thin', !examined && 'day-off-hour')}>
          {cell.scheduled}/{cell.required}
        </span>{' '}
        {blocks.map((block) => (
          <Block
            key={block.bar.shift.shiftId}
            block={block}
            lanes={count}
            broken={broken.has(block.bar.shift.shiftId)}
            ill={fill.absent.includes(block.bar.staffId)}
            texts={texts}
          />
        ))}{' '}
        {(red || short) && (!continued || above?.cells[column]?.needed !== cell.needed) && (
          <span
            className={clsx('tt-need day-need', lane < count && 'day-need-free')}
            style={{ '--lane': lane, '--lanes': count } as CSSProperties}
          >
            {t(($) => $.grid.need, { count: cell.needed })}
          </span>
        )}{' '}
        {hidden > 0 && <span className="more day-more">{t(($) => $.timetable.more, { count: hidden })}</span>}
        {examined && cell.present === 0 && !red && !short && ghosts.length === 0 && <span className="day-add" />}
      </RosterCell>
    );
  };

  return (
    <div className="contents" style={layout}>
      <RosterGrid
        label={t(($) => $.grid.label, { label: formatDate(date, 'full', language) })}
        template="day-blocks"
        corner={t(($) => $.grid.time)}
        columns={board.positions.map((id, column) => ({
          key: id,
          header: <PositionHeader positionId={id} at={column} board={board} model={model} texts={texts} />,
        }))}
        rowCount={rows.length}
        axes={{
          rows: rows.map(({ hour }) => ({ hour })),
          columns: board.positions.map((positionId) => ({ day, positionId })),
        }}
        onOpen={({ row, column }) => {
          const hour = rows[row];
          const gap = hour?.cells[column]?.understaffed ? hour.gap : null;
          if (hour) openDialog(hourTarget(model.summary.gaps, day, hour.hour, gap ?? null));
        }}
      >
        {rows.map((row, index) => (
          <RosterRow
            key={row.hour}
            index={index}
            template="day-blocks"
            header={formatHour(row.hour, language)}
            headerClass={clsx(
              'py-2 tt-hour',
              (row.hour < model.summary.examined.start || row.hour >= model.summary.examined.end) && 'tt-hour-off',
              nowHour !== null && Math.floor(nowHour) === row.hour && 'tt-hour-now',
            )}
            className="tt-row day-row"
          >
            {row.cells.map((cell, column) => cellOf(row, index, cell, column))}
          </RosterRow>
        ))}
      </RosterGrid>
    </div>
  );
}
