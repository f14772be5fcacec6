import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import type { HourRange, ShiftChip, StaffMember } from '~/engine/engine';
import { chipColours } from '~/roster/parts/positionStyle';
import { formatTimes, formatTimesBriefly } from '~/roster/text/format';
import type { Ghost } from '~/roster/week/fillStore';
import { useIsLatestChange } from '~/roster/week/session';
import { lengthOf, startOf } from '~/roster/week/times';
import type { Language } from '~/shared/language';
import { useSelection } from '../input/selection';

/** The position of a time range on a day's scale, as CSS variables. */
function onScale(from: number, hours: number, { start, end }: HourRange): CSSProperties {
  const first = Math.max(from, start);
  const last = Math.min(from + hours, end);
  const share = (part: number) => part / (end - start);
  return { '--from': share(first - start), '--length': share(Math.max(0, last - first)) } as CSSProperties;
}

type Stretch = StaffMember['availability'][number];

interface AvailabilityProps {
  stretches: readonly Stretch[];
  scale: HourRange;
}

/** A person's availability, shaded behind their shifts. */
export function Availability({ stretches, scale }: AvailabilityProps) {
  return stretches.map(({ start, startMinute = 0, end, endMinute = 0 }) => {
    const from = start + startMinute / 60;
    const until = end + endMinute / 60;
    if (until <= scale.start || from >= scale.end) return null;
    return <span key={from} className="available" style={onScale(from, until - from, scale)} />;
  });
}

interface MemberBlockProps {
  shift: ShiftChip;
  color: string;
  broken: boolean;
  /** Whether its person is ill. */
  absent: boolean;
  scale: HourRange;
  language: Language;
}

/** A shift as a block on the day's scale. */
export function MemberBlock({ shift, color, broken, absent, scale, language }: MemberBlockProps) {
  const from = startOf(shift);
  const selected = useSelection(({ ids }) => ids.includes(shift.shiftId));
  const landed = useIsLatestChange(shift.shiftId);
  return (
    <span
      data-chip={shift.shiftId}
      data-selected={selected || undefined}
      title={formatTimes(shift, language)}
      style={onScale(from, lengthOf(shift), scale)}
      className={clsx(
        'chip block-bar',
        from - scale.start > (scale.end - scale.start) / 2 && 'block-late',
        landed && 'landed',
        broken && 'bar-broken',
        chipColours(color),
        !shift.confirmed && 'chip-pending',
        absent && 'chip-absent',
      )}
    >
      {formatTimesBriefly(shift, language)}
    </span>
  );
}

interface GhostBlockProps {
  ghost: Ghost;
  scale: HourRange;
  language: Language;
}

/** A proposed shift on the day's scale. */
export function GhostBlock({ ghost, scale, language }: GhostBlockProps) {
  return (
    <span
      data-ghost={ghost.staffId}
      style={onScale(ghost.start, ghost.end - ghost.start, scale)}
      className={clsx('chip block-bar chip-ghost', chipColours(ghost.color))}
    >
      {formatTimesBriefly({ start: Math.max(0, ghost.start), end: ghost.end }, language)}
    </span>
  );
}
