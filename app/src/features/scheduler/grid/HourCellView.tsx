import { memo } from 'react';
import type { HourCell } from '~/engine/engine';
import { useFillDay } from '../fill/fillStore';
import { GhostChips, ghostsAt, withProposals } from '../fill/GhostChips';
import { formatHourShort } from '../model/format';
import type { Words } from '../model/useWords';
import { emptyMark } from './EmptyMark';
import { MemberChips } from './MemberChips';
import { gapClasses, RosterCell } from './RosterGrid';

/** The cell as a sentence: 'Wednesday 11 AM, understaffed: Server 1 of 8, need 7 more; 1 confirmed, 1 pending'. */
function hourCellName(cell: HourCell, day: string, { t, language, positionName }: Words): string {
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
  /** The day's name. */
  day: string;
  words: Words;
}

function sameCell(a: HourCellViewProps, b: HourCellViewProps): boolean {
  const { cell: one } = a;
  const { cell: other } = b;
  return (
    a.row === b.row &&
    a.day === b.day &&
    a.continued === b.continued &&
    a.words === b.words &&
    (one === other || JSON.stringify(one) === JSON.stringify(other))
  );
}

/** An hour of a day: who is on duty, or what is missing. Drawn again only when something about the hour changed. */
export const HourCellView = memo(function HourCellView({ row, cell, continued, day, words }: HourCellViewProps) {
  const { t, positionName } = words;
  const fill = useFillDay(cell.day);
  const ghosts = ghostsAt(fill, cell.hour);
  const ill = cell.preview.filter(({ staffId }) => fill.absent.includes(staffId)).map(({ name }) => name);
  const place = { row, column: cell.day, name: withProposals(hourCellName(cell, day, words), ghosts, ill, words) };
  if (cell.gap !== null) {
    const short = cell.positions.filter((position) => position.understaffed);
    const needed = short.reduce((sum, position) => sum + position.needed, 0);
    return (
      <RosterCell {...place} gap={cell.gap} className={gapClasses(continued)}>
        <span className="need">{t(($) => $.grid.need, { count: needed })}</span>
        {short.map(({ positionId, scheduled, required }) => (
          <span key={positionId} className="block text-xs font-medium">
            {t(($) => $.grid.short, { position: positionName(positionId), scheduled, required })}
          </span>
        ))}
        <GhostChips ghosts={ghosts} />
      </RosterCell>
    );
  }
  if (cell.present === 0 && ghosts.length === 0) return <RosterCell {...place} bodyClass={emptyMark} />;
  return (
    <RosterCell {...place} bodyClass="chips">
      <MemberChips members={cell.preview} total={cell.present} day={cell.day} absent={fill.absent} t={t} />
      <GhostChips ghosts={ghosts} />
    </RosterCell>
  );
}, sameCell);
