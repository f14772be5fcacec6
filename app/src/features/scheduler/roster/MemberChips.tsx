import type { TFunction } from 'i18next';
import { Fragment, useContext } from 'react';
import type { PreviewMember } from '~/engine/engine';
import { chipName } from '../text/format';
import { BrokenShifts, personDay } from './brokenShifts';
import { Chip } from './Chip';

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
