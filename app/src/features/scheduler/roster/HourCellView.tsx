import { clsx } from 'clsx';
import { memo } from 'react';
import type { HourCell } from '~/engine/engine';
import { formatHourShort } from '../text/format';
import type { RosterTexts } from '../text/useRosterTexts';
import { emptyMark } from './EmptyMark';
import { ghostsAt, withProposals } from './GhostChips';
import { useDayGhosts } from './RosterGhosts';
import { gapClasses, RosterCell } from './RosterGrid';
import { ShiftBar } from './ShiftBar';
import type { TimeBar } from './timeBars';

/** The cell's accessible name: 'Wednesday 11 AM, understaffed: Server 1 of 8, need 7 more; 1 confirmed, 1 pending'. */
function hourCellName(cell: HourCell, day: string, { t, language, positionName }: RosterTexts): string {
  const when = t(($) => $.grid.cell.hour, { day, hour: formatHourShort(cell.hour, language) });
  const counts =
    cell.present === 0
      ? t(($) => $.grid.cell.empty)
      : t(($) => $.grid.cell.counts, { confirmed: cell.confirmed, pending: cell.pending });
  if (cell.gap === null) return `${when}, ${counts}`;
  const positions = cell.positions
    .filter((position) => position.understaffed)
    .map(({ positionId, scheduled, required, needed }) =>
      t(($) => $.grid.cell.positionShort, {
        position: positionName(positionId),
        scheduled,
        required,
        count: needed,
      }),
    )
    .join('; ');
  return `${when}, ${t(($) => $.grid.cell.understaffed, { positions })}; ${counts}`;
}

interface HourCellViewProps {
  row: number;
  cell: HourCell;
  /** Whether the hour above belongs to the same gap block. */
  continued: boolean;
  /** The shifts whose bar starts in this hour. */
  bars: readonly TimeBar[];
  /** Lanes of the day's column. */
  lanes: number;
  /** The number of people on duty without a bar. */
  hidden: number;
  /** The shifts of the week that break a rule. */
  broken: ReadonlySet<string>;
  /** The names of people who are scheduled in this hour and ill. */
  ill: readonly string[];
  /** The day's name. */
  day: string;
  texts: RosterTexts;
}

function sameCell(a: HourCellViewProps, b: HourCellViewProps): boolean {
  const content = ({ cell, bars, broken, ill }: HourCellViewProps) =>
    JSON.stringify([cell, bars, ill, bars.map(({ bar }) => broken.has(bar.shift.shiftId))]);
  return (
    a.row === b.row &&
    a.day === b.day &&
    a.continued === b.continued &&
    a.lanes === b.lanes &&
    a.hidden === b.hidden &&
    a.texts === b.texts &&
    ((a.cell === b.cell && a.bars === b.bars && a.broken === b.broken && a.ill === b.ill) || content(a) === content(b))
  );
}

/** What is missing in an hour of a gap: the number of people in every hour, the roles once at the top of the block. */
function GapNote({ cell, continued, texts }: Pick<HourCellViewProps, 'cell' | 'continued' | 'texts'>) {
  const { t, positionName } = texts;
  const short = cell.positions.filter((position) => position.understaffed);
  const needed = short.reduce((sum, position) => sum + position.needed, 0);
  return (
    <>
      <span className={clsx('need', cell.level === 'severe' && 'need-severe')}>
        {t(($) => $.grid.need, { count: needed })}
      </span>
      {!continued &&
        short.map(({ positionId, scheduled, required }) => (
          <span key={positionId} className="need-role">
            <span title={positionName(positionId)}>{positionName(positionId)}</span>{' '}
            <span>
              {scheduled}/{required}
            </span>
          </span>
        ))}
    </>
  );
}

/**
 * An hour of a day: the bars of the shifts that start in it, what is missing, and the number of people without a bar.
 * Re-renders only when something in it changed.
 */
export const HourCellView = memo(function HourCellView(props: HourCellViewProps) {
  const { row, cell, continued, bars, lanes, hidden, broken, ill, day, texts } = props;
  const { t } = texts;
  const fill = useDayGhosts(cell.day);
  const ghosts = ghostsAt(fill, cell.hour);
  const place = { row, column: cell.day, name: withProposals(hourCellName(cell, day, texts), ghosts, ill, texts) };
  const gap = cell.gap !== null;
  if (cell.present === 0 && !gap && ghosts.length === 0)
    return <RosterCell {...place} className="hour-cell" bodyClass={emptyMark} />;
  return (
    <RosterCell
      {...place}
      hasNames={bars.length > 0}
      gap={cell.gap}
      className={clsx(
        'hour-cell',
        `lanes-${lanes}`,
        gap && gapClasses(continued),
        cell.level === 'thin' && 'thin-cell',
      )}
      bodyClass="hour-body"
    >
      {bars.map((bar) => (
        <ShiftBar
          key={bar.bar.shift.shiftId}
          place={bar}
          broken={broken.has(bar.bar.shift.shiftId)}
          absent={fill.absent.includes(bar.bar.staffId)}
          texts={texts}
        />
      ))}
      {gap && <GapNote cell={cell} continued={continued} texts={texts} />}
      {hidden > 0 && <span className="chips-more">{t(($) => $.grid.more, { count: hidden })}</span>}
    </RosterCell>
  );
}, sameCell);
