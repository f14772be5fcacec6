import { clsx } from 'clsx';
import type { Board, StaffingLevel } from '~/engine/engine';

/** One hour of a ribbon. */
export interface RibbonHour {
  /** Null in hours that are not examined. */
  readonly level: StaffingLevel | null;
  readonly scheduled: number;
  readonly required: number;
  readonly needed: number;
}

/** A day's ribbon, for all positions together or for one. */
export function ribbonOf({ cells }: Board, day: number, positionId?: string): RibbonHour[] {
  const hours = cells.filter((cell) => cell.day === day);
  return hours.flatMap(({ level, positions }) => {
    if (positionId === undefined) {
      const sum = (figure: (position: (typeof positions)[number]) => number) =>
        positions.reduce((total, position) => total + figure(position), 0);
      const needed = positions
        .filter(({ understaffed }) => understaffed)
        .reduce((total, position) => total + position.needed, 0);
      return { level, needed, scheduled: sum(({ scheduled }) => scheduled), required: sum(({ required }) => required) };
    }
    return positions.filter((position) => position.positionId === positionId);
  });
}

interface Run extends RibbonHour {
  readonly first: number;
  readonly hours: number;
}

const quarterOf = ({ scheduled, required }: RibbonHour) =>
  required === 0 ? 4 : Math.min(4, Math.ceil((scheduled / required) * 4));

/** Merges consecutive hours that look the same. */
export function runsOf(hours: readonly RibbonHour[]): Run[] {
  const runs: Run[] = [];
  for (const [first, hour] of hours.entries()) {
    const last = runs[runs.length - 1];
    if (last && last.level === hour.level && quarterOf(last) === quarterOf(hour)) {
      runs[runs.length - 1] = { ...last, hours: last.hours + 1, needed: Math.max(last.needed, hour.needed) };
    } else {
      runs.push({ ...hour, first, hours: 1 });
    }
  }
  return runs;
}

interface CoverageRibbonProps {
  hours: readonly RibbonHour[];
  className?: string;
}

/**
 * Coverage by hour: the height is the share of required people who are scheduled, the fill the level: pale
 * green for thin, pale red for a gap, solid red with the number of missing people for a severe gap.
 */
export function CoverageRibbon({ hours, className }: CoverageRibbonProps) {
  return (
    <span aria-hidden="true" className={clsx('ribbon', className)}>
      {runsOf(hours).map((run) => (
        <span
          key={run.first}
          className={`ribbon-run at-${run.first} for-${run.hours} share-${quarterOf(run)} level-${run.level ?? 'none'}`}
          data-need={run.level === 'severe' && (run.hours > 1 || run.needed < 10) ? run.needed : undefined}
        />
      ))}
    </span>
  );
}

/** A day in the month view: the worst level of each examined hour. */
export function HeatStrip({ levels }: { levels: readonly StaffingLevel[] }) {
  const hours = levels.map((level) => ({ level, scheduled: 1, required: 1, needed: 0 }));
  return (
    <span aria-hidden="true" className="heat-strip">
      {runsOf(hours).map(({ first, hours: length, level }) => (
        <span key={first} className={`ribbon-run at-${first} for-${length} share-4 level-${level}`} />
      ))}
    </span>
  );
}
