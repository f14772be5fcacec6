import { clsx } from 'clsx';
import type { TFunction } from 'i18next';
import { createContext, Fragment, useContext } from 'react';
import type { PlacedShift, PreviewMember } from '~/engine/engine';
import { chipColours } from '~/roster/parts/positionStyle';
import { chipName } from '~/roster/text/format';

/** The key of a person's day in `BrokenShifts`. */
export function personDay({ staffId, day }: Pick<PlacedShift, 'staffId' | 'day'>): string {
  return `${staffId} ${day}`;
}

/** The person-days with a shift that breaks a rule, for the chips of the roster. */
export const BrokenShifts = createContext<ReadonlySet<string>>(new Set());

interface ChipProps {
  /** The fixture's style token of the position. */
  color: string;
  pending: boolean;
  /** The person is ill and the shift about to be removed. */
  absent?: boolean;
  /** One of its shifts breaks a rule. */
  broken?: boolean;
  /** The id of the person; in a person's row, of the shift. */
  id: string;
  /** The full text, shown as a tooltip where the chip shortens it. */
  title: string;
  children: string;
}

/** A person on the roster: coloured by position, striped and dashed while the shift is pending. */
function Chip({ color, pending, absent, broken, id, title, children }: ChipProps) {
  return (
    <span
      data-chip={id}
      title={title}
      className={clsx(
        'chip',
        chipColours(color),
        pending && 'chip-pending',
        absent && 'chip-absent',
        broken && 'chip-broken',
      )}
    >
      {children}
    </span>
  );
}

interface MemberChipsProps {
  members: readonly PreviewMember[];
  /** The number of people, visible or not. */
  total: number;
  day: number;
  /** The ids of those who are ill that day. */
  absent?: readonly string[];
  t: TFunction<'scheduler'>;
}

/**
 * The first few people of a cell as chips, and the number of others. The spaces allow line breaks between chips. Chips
 * are keyed by index, so that another week updates them instead of mounting new ones.
 */
export function MemberChips({ members, total, day, absent, t }: MemberChipsProps) {
  const more = total - members.length;
  const broken = useContext(BrokenShifts);
  const isBroken = (id: string) => broken.has(personDay({ staffId: id, day }));
  return (
    <>
      {members.map((member, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={place}>
          <Chip
            color={member.color}
            pending={!member.confirmed}
            absent={absent?.includes(member.staffId)}
            broken={isBroken(member.staffId)}
            id={member.staffId}
            title={isBroken(member.staffId) ? `${member.name}, ${t(($) => $.grid.cell.broken)}` : member.name}
          >
            {chipName(member.name)}
          </Chip>{' '}
        </Fragment>
      ))}
      {more > 0 && <span className="chips-more">{t(($) => $.grid.more, { count: more })}</span>}
    </>
  );
}
