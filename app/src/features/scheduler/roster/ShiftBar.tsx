import { clsx } from 'clsx';
import { useSelection } from '../input/selection';
import { chipName, formatTimes } from '../text/format';
import type { RosterTexts } from '../text/useRosterTexts';
import { useLanded } from '../week/session';
import { chipColours } from './positionStyle';
import type { BarShift, TimeBar } from './timeBars';

interface ShiftBarProps {
  place: TimeBar;
  broken: boolean;
  /** Whether its person is ill. */
  absent: boolean;
  texts: RosterTexts;
}

/** The bar's tooltip: person, times, status, and whether it breaks a rule. */
function barTitle({ name, shift }: BarShift, broken: boolean, { t, language }: RosterTexts): string {
  const status = shift.confirmed ? t(($) => $.grid.cell.confirmed) : t(($) => $.grid.cell.pending);
  const text = `${name}, ${formatTimes(shift, language)}, ${status}`;
  return broken ? `${text}, ${t(($) => $.grid.cell.broken)}` : text;
}

/**
 * A shift as one bar over its hours, in its lane: plain while confirmed, dashed and striped while pending, with a
 * triangle at its top if it breaks a rule. Height and lane are classes, as the page's CSP allows no style attributes.
 */
export function ShiftBar({ place, broken, absent, texts }: ShiftBarProps) {
  const { bar, lane, above, quarters, cutStart, cutEnd, ghost, open } = place;
  const selected = useSelection(({ ids }) => ids.includes(bar.shift.shiftId));
  const landed = useLanded(bar.shift.shiftId);
  const barClass = clsx(
    `chip bar lane-${lane} q-${quarters}`,
    above > 0 && `above-${above}`,
    cutStart && 'bar-cut-start',
    cutEnd && 'bar-cut-end',
    chipColours(bar.color),
  );
  if (ghost) {
    return (
      <span
        data-ghost={bar.staffId}
        title={`${bar.name}, ${formatTimes(bar.shift, texts.language)}`}
        data-open={open || undefined}
        className={clsx(barClass, 'chip-ghost')}
      >
        {chipName(bar.name)}
      </span>
    );
  }
  return (
    <span
      data-chip={bar.staffId}
      data-shift={bar.shift.shiftId}
      data-selected={selected || undefined}
      title={barTitle(bar, broken, texts)}
      className={clsx(
        barClass,
        landed && 'landed',
        broken && 'bar-broken',
        !bar.shift.confirmed && 'chip-pending',
        absent && 'chip-absent',
      )}
    >
      {chipName(bar.name)}
    </span>
  );
}
