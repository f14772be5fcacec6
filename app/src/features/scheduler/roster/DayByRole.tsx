import { clsx } from 'clsx';
import { useMemo } from 'react';
import { toneClass } from '~/roster/parts/positionStyle';
import { useNow } from '~/roster/parts/useNow';
import { formatDate } from '~/roster/text/format';
import { useRosterTexts } from '~/roster/text/useRosterTexts';
import { hourTarget } from '~/roster/week/dialogTarget';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { isPastHour } from '~/roster/week/moment';
import { openDialog } from '~/roster/week/session';
import type { ViewState } from '~/roster/week/viewState';
import { shiftIds, type WeekFigures } from '~/roster/week/weekFigures';
import { Block } from './Block';
import { blockColumn } from './dayBlocks';
import { ghostsAt } from './GhostChips';
import { hourColumns, hoursTemplate, visibleHours } from './hourColumns';
import { PositionHeader } from './PositionHeader';
import { positionHourName } from './positionHourName';
import { useDayGhosts } from './RosterGhosts';
import { RosterCell, RosterGrid, RosterRow } from './RosterGrid';
import { eighthsOf, washOf } from './timetable';

/** The most lanes of a role's row. */
const maxLanes = 12;

/** Pixels: the room above the blocks, of a lane, and more where someone is missing or not shown. */
const rowParts = { head: 34, lane: 29, foot: 22 };

interface DayByRoleProps {
  week: EditableWeek;
  model: WeekFigures;
  state: ViewState;
}

/** One day as a time line: a row per role with its shifts as blocks, and how many are on duty against required by hour. */
export function DayByRole({ week, model, state }: DayByRoleProps) {
  const { dates, positions } = week;
  const { team, position, day, slots } = state;
  const texts = useRosterTexts(positions);
  const { t, language } = texts;
  const fill = useDayGhosts(day);
  const board = useMemo(() => week.handle.ask({ kind: 'dayBoard', team, position, day }), [week, team, position, day]);
  const lanes = useMemo(
    () => week.handle.ask({ kind: 'lanes', team, position, most: maxLanes })[day] ?? [],
    [week, team, position, day],
  );
  const broken = useMemo(() => shiftIds(model.broken), [model.broken]);
  const hours = visibleHours(board.rows, slots);
  const template = hoursTemplate(hours.length);
  const date = dates.days[day] ?? dates.monday;
  const now = useNow();
  const { examined } = model.summary;
  const nowHour = now?.date === date ? now.hour : null;
  return (
    <div className="contents [--row-head:128px]">
      <RosterGrid
        label={t(($) => $.grid.label, { label: formatDate(date, 'full', language) })}
        template={template}
        corner={t(($) => $.grid.role)}
        columns={hourColumns(hours, language)}
        rowCount={board.positions.length}
        axes={{
          rows: board.positions.map((positionId) => ({ positionId })),
          columns: hours.map(({ hour }) => ({ day, hour })),
        }}
        onOpen={({ row, column }) => {
          const hour = hours[column];
          const gap = hour?.cells[row]?.understaffed ? hour.gap : null;
          if (hour) openDialog(hourTarget(model.summary.gaps, day, hour.hour, gap ?? null));
        }}
      >
        {board.positions.map((positionId, row) => {
          const isRed = (hour: (typeof hours)[number] | undefined) =>
            hour !== undefined && hour.gap !== null && hour.cells[row]?.understaffed === true;
          const blocks = blockColumn(
            lanes.find((each) => each.positionId === positionId),
            fill.ghosts.filter((ghost) => ghost.positionId === positionId),
            day,
            hours.map(({ hour }) => hour),
            maxLanes,
          );
          const hiddenAt = (column: number) =>
            Math.max(0, (hours[column]?.cells[row]?.present ?? 0) - (blocks.visible[column] ?? 0));
          const isExamined = (hour: number) => hour >= examined.start && hour < examined.end;
          const isShort = (hour: (typeof hours)[number]) => model.wholeNeed && hour.cells[row]?.level === 'thin';
          const foot = hours.some((hour, column) => isRed(hour) || isShort(hour) || hiddenAt(column) > 0)
            ? rowParts.foot
            : 0;
          return (
            <RosterRow
              key={positionId}
              index={row}
              template={template}
              header={
                <div style={{ minHeight: rowParts.head + rowParts.lane * blocks.lanes + foot }}>
                  <PositionHeader positionId={positionId} at={row} board={board} model={model} texts={texts} />
                </div>
              }
              headerClass="px-2 md:px-3 pt-2"
            >
              {hours.map((hour, column) => {
                const cell = hour.cells[row];
                if (!cell) return null;
                const before = hours[column - 1];
                const red = isRed(hour);
                const short = !red && isShort(hour);
                const continued = red && before?.gap === hour.gap && isRed(before);
                const ghosts = ghostsAt(fill, hour.hour, positionId);
                const ill = cell.preview.filter(({ staffId }) => fill.absent.includes(staffId)).map(({ name }) => name);
                const hidden = hiddenAt(column);
                return (
                  <RosterCell
                    key={hour.hour}
                    row={row}
                    column={column}
                    gap={red ? hour.gap : null}
                    name={positionHourName(
                      texts,
                      { positionId, date, hour: hour.hour },
                      cell,
                      red || short,
                      ghosts,
                      ill,
                    )}
                    className={clsx(
                      'line-cell',
                      isPastHour(date, hour.hour + 1, now) && 'past',
                      red && `tt-wash-${washOf(cell.needed)}`,
                      red && !continued && 'tt-gap',
                      short && 'tt-short-hour',
                    )}
                  >
                    {nowHour !== null && Math.floor(nowHour) === hour.hour && (
                      <span
                        className="now-line now-line-down"
                        style={{ left: `${Math.round((nowHour % 1) * 100)}%` }}
                      />
                    )}
                    <span
                      className={clsx(
                        `fig role-fig share-${eighthsOf(cell)}`,
                        toneClass(model.tones[positionId] ?? ''),
                        red && 'fig-short',
                        short && 'fig-thin',
                        !red && cell.scheduled >= cell.required && 'fig-full',
                      )}
                    >
                      <b>{cell.scheduled}</b>/{cell.required}
                    </span>{' '}
                    {blocks.byRow[column]?.map((block) => (
                      <Block
                        key={block.bar.shift.shiftId}
                        block={block}
                        lanes={blocks.lanes}
                        broken={broken.has(block.bar.shift.shiftId)}
                        ill={fill.absent.includes(block.bar.staffId)}
                        texts={texts}
                      />
                    ))}{' '}
                    <span className="line-foot">
                      {((red && !continued) || short) && (
                        <span className="tt-need">{t(($) => $.grid.need, { count: cell.needed })}</span>
                      )}{' '}
                      {hidden > 0 && <span className="more">{t(($) => $.timetable.more, { count: hidden })}</span>}
                    </span>
                    {isExamined(hour.hour) && cell.present === 0 && !red && ghosts.length === 0 && (
                      <span className="day-add" />
                    )}
                  </RosterCell>
                );
              })}
            </RosterRow>
          );
        })}
      </RosterGrid>
    </div>
  );
}
