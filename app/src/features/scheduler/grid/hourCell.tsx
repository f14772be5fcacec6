import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { TriangleAlert } from 'lucide-react';
import type { HourCell } from '~/engine/engine';
import type { Language } from '~/shared/language';
import { formatHourShort, givenName } from '../model/format';
import { Chip } from './Chip';
import { EmptyMark } from './EmptyMark';

type T = TFunction<'scheduler'>;

/** The cell as a sentence: 'Wednesday 11 AM, understaffed: Server 1 of 8, need 7 more; 1 confirmed, 1 pending'. */
export function hourCellName(
  cell: HourCell,
  day: string,
  t: T,
  language: Language,
  positionName: (id: string) => string,
): string {
  const when = t(($) => $.grid.cell.hour, { day, hour: formatHourShort(cell.hour, language) });
  const counts =
    cell.scheduled === 0
      ? t(($) => $.grid.cell.empty)
      : t(($) => $.grid.cell.counts, { confirmed: cell.confirmed, pending: cell.pending });
  if (cell.gap === null) return `${when}, ${counts}`;
  const positions = cell.positions
    .filter((position) => position.understaffed)
    .map(({ positionId, scheduled, required, needed }) =>
      t(($) => $.grid.cell.positionShort, { position: positionName(positionId), scheduled, required, needed }),
    )
    .join('; ');
  return `${when}, ${t(($) => $.grid.cell.understaffed, { positions })}; ${counts}`;
}

interface HourCellBodyProps {
  cell: HourCell;
  /** Whether the gap block begins in this hour. */
  blockStart: boolean;
  t: T;
  positionName: (id: string) => string;
}

/** What the eyes see of an hour: who is on duty, or what is missing. */
export function HourCellBody({ cell, blockStart, t, positionName }: HourCellBodyProps) {
  if (cell.gap !== null) {
    const short = cell.positions.filter((position) => position.understaffed);
    const needed = short.reduce((sum, position) => sum + position.needed, 0);
    return (
      <span className="block text-danger">
        <span className="flex items-center gap-1 font-bold">
          <TriangleAlert className={clsx('shrink-0', blockStart ? 'size-3.5' : 'size-3')} strokeWidth={2.5} />
          {t(($) => $.grid.need, { count: needed })}
        </span>
        {short.map(({ positionId, scheduled, required }) => (
          <span key={positionId} className="block truncate text-xs font-medium">
            {t(($) => $.grid.short, { position: positionName(positionId), scheduled, required })}
          </span>
        ))}
      </span>
    );
  }
  if (cell.scheduled === 0) return <EmptyMark />;
  const more = cell.scheduled - cell.preview.length;
  return (
    <span className="flex flex-wrap gap-[3px] items-center">
      {cell.preview.map((member) => (
        <Chip key={member.staffId} color={member.color} pending={!member.confirmed} title={member.name}>
          {givenName(member.name)}
        </Chip>
      ))}
      {more > 0 && (
        <span className="px-0.5 text-xs font-semibold text-muted">{t(($) => $.grid.more, { count: more })}</span>
      )}
    </span>
  );
}
