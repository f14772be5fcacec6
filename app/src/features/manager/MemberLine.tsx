import type { ReactNode } from 'react';
import { Portrait } from '~/demo/Portrait';
import type { Member } from '~/demo/people';

/** A member in a list: image, name, note, and trailing content. */
export function MemberLine({ member, note, children }: { member: Member; note: string; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-2.5 gap-y-1 py-2.5">
      <Portrait person={member} className="size-10" />
      <span className="flex-1 min-w-30">
        <span className="block font-semibold leading-snug">{member.name}</span>
        <span className="block text-note text-muted leading-snug">{note}</span>
      </span>
      {children}
    </li>
  );
}
