import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { chipColours } from '~/roster/parts/positionStyle';
import { chipName, formatTimes } from '~/roster/text/format';
import type { RosterTexts } from '~/roster/text/useRosterTexts';
import { useIsLatestChange } from '~/roster/week/session';
import { useSelection } from '../input/selection';
import type { DayBlock } from './dayBlocks';

interface BlockProps {
  block: DayBlock;
  lanes: number;
  broken: boolean;
  /** Whether its person is ill in a plan that is being made. */
  ill: boolean;
  texts: RosterTexts;
}

/** A shift over its hours: dashed while to be confirmed, with a triangle if it breaks a rule. */
export function Block({ block, lanes, broken, ill, texts }: BlockProps) {
  const { t, language, words } = texts;
  const { bar, lane, above, quarters, cutStart, cutEnd, ghost } = block;
  const { shift, name, staffId, color } = bar;
  const selected = useSelection(({ ids }) => ids.includes(shift.shiftId));
  const landed = useIsLatestChange(shift.shiftId);
  const times = formatTimes(shift, language);
  const status = shift.confirmed ? words.confirmed : words.pending;
  const title = ghost ? `${name}, ${times}` : [name, times, status, broken && words.broken].filter(Boolean).join(', ');
  return (
    <span
      {...(ghost ? { 'data-ghost': staffId } : { 'data-chip': staffId, 'data-shift': shift.shiftId })}
      data-bar
      data-open={ghost === 'open' || undefined}
      data-selected={selected || undefined}
      data-pending={!shift.confirmed || undefined}
      data-absent={ill || shift.absent || undefined}
      data-broken={broken || undefined}
      title={title}
      style={{ '--lane': lane, '--lanes': lanes, '--above': above, '--quarters': quarters } as CSSProperties}
      className={clsx(
        'chip bar',
        chipColours(color),
        ghost && 'chip-ghost',
        landed && 'landed',
        cutStart && 'bar-cut-start',
        cutEnd && 'bar-cut-end',
      )}
    >
      <b className="bar-name">{chipName(name)}</b> {quarters >= 5 && <span className="bar-times">{times}</span>}{' '}
      {!shift.confirmed && !ghost && quarters >= 12 && (
        <span className="bar-status">{t(($) => $.paper.toConfirm)}</span>
      )}
    </span>
  );
}
