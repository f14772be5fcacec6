import { Fragment } from 'react';
import { chipColours } from '~/roster/parts/positionStyle';
import { chipName, formatTimes } from '~/roster/text/format';
import type { RosterTexts } from '~/roster/text/useRosterTexts';
import type { FillDay, Ghost } from '~/roster/week/fillStore';
import type { Language } from '~/shared/language';

/** The ghosts of one hour. */
export function ghostsAt({ ghosts }: FillDay, hour: number, positionId?: string): Ghost[] {
  return ghosts.filter(
    (ghost) => ghost.start <= hour && hour < ghost.end && (positionId === undefined || ghost.positionId === positionId),
  );
}

/** A ghost's times; one from the day before starts at midnight. */
export function ghostTimes({ start, end }: Ghost, language: Language): string {
  return formatTimes({ start: Math.max(0, start), end }, language);
}

/** A cell's accessible name with its proposed shifts and absent people. */
export function withProposals(
  cell: string,
  ghosts: readonly Ghost[],
  absent: readonly string[],
  { t, language }: Pick<RosterTexts, 't' | 'language'>,
): string {
  let name = cell;
  if (absent.length > 0) name = t(($) => $.grid.cell.absent, { cell: name, names: absent.join(', ') });
  if (ghosts.length === 0) return name;
  const textOf = (subset: readonly Ghost[]) =>
    subset.map((ghost) => `${ghost.name} ${ghostTimes(ghost, language)}`).join(', ');
  const open = ghosts.filter((ghost) => ghost.open);
  const proposed = ghosts.filter((ghost) => !ghost.open);
  if (proposed.length > 0) name = t(($) => $.grid.cell.proposed, { cell: name, shifts: textOf(proposed) });
  return open.length > 0 ? t(($) => $.grid.cell.open, { cell: name, shifts: textOf(open) }) : name;
}

interface GhostChipsProps {
  ghosts: readonly Ghost[];
  /** Set in a person's row: chips show times instead of names. */
  times?: Language;
}

/** Proposed shifts on the roster: a dotted outline and a plus sign distinguish them from real ones without colour. */
export function GhostChips({ ghosts, times }: GhostChipsProps) {
  return ghosts.map((ghost) => (
    <Fragment key={ghost.staffId}>
      <span
        data-ghost={ghost.staffId}
        data-open={ghost.open || undefined}
        title={times ? undefined : ghost.name}
        className={`chip chip-ghost ${chipColours(ghost.color)}`}
      >
        {times ? ghostTimes(ghost, times) : chipName(ghost.name)}
      </span>{' '}
    </Fragment>
  ));
}
