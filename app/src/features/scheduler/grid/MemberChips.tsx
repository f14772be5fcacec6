import type { TFunction } from 'i18next';
import { Fragment } from 'react';
import type { PreviewMember } from '~/engine/engine';
import { chipName } from '../model/format';
import { Chip } from './Chip';

interface MemberChipsProps {
  members: readonly PreviewMember[];
  /** How many there are in all, shown or not. */
  total: number;
  /** The ids of those who are ill that day. */
  absent?: readonly string[];
  t: TFunction<'scheduler'>;
}

/**
 * The first few people of a cell as chips, and how many more there are. The spaces let the line break between them.
 * Chips are told apart by their place, so that another week writes new names on them instead of building them anew.
 */
export function MemberChips({ members, total, absent, t }: MemberChipsProps) {
  const more = total - members.length;
  return (
    <>
      {members.map((member, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Fragment key={place}>
          <Chip
            color={member.color}
            pending={!member.confirmed}
            absent={absent?.includes(member.staffId)}
            id={member.staffId}
            title={member.name}
          >
            {chipName(member.name)}
          </Chip>{' '}
        </Fragment>
      ))}
      {more > 0 && <span className="chips-more">{t(($) => $.grid.more, { count: more })}</span>}
    </>
  );
}
