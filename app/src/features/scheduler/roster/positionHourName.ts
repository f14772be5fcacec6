import { formatDate, formatHourShort } from '~/roster/text/format';
import type { RosterTexts } from '~/roster/text/useRosterTexts';
import type { Ghost } from '~/roster/week/fillStore';
import { withProposals } from './GhostChips';

/** The accessible name of a position's hour: scheduled of required, missing people, proposed shifts, ill people. */
export function positionHourName(
  texts: RosterTexts,
  at: { positionId: string; date: string; hour: number },
  { scheduled, required, needed }: { scheduled: number; required: number; needed: number },
  gap: boolean,
  ghosts: readonly Ghost[],
  absent: readonly string[],
): string {
  const { t, language, positionName } = texts;
  const name = t(($) => $.grid.cell.position, {
    position: positionName(at.positionId),
    day: formatDate(at.date, 'weekday', language),
    hour: formatHourShort(at.hour, language),
    scheduled,
    required,
  });
  return withProposals(gap ? `${name}, ${t(($) => $.grid.need, { count: needed })}` : name, ghosts, absent, texts);
}
