import type { ReactNode } from 'react';
import type { Member } from '~/features/demo/people';

/** A member in a list: initials, name, a note, and what stands at the end. */
export function MemberLine({ member, note, children }: { member: Member; note: string; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5">
      <span
        aria-hidden="true"
        className="grid place-items-center size-10 shrink-0 rounded-full bg-sky text-sky-ink text-sm font-bold"
      >
        {member.initials}
      </span>
      <span className="flex-1 min-w-36">
        <span className="block font-semibold leading-snug">{member.name}</span>
        <span className="block text-[0.9375rem] text-muted leading-snug">{note}</span>
      </span>
      {children}
    </li>
  );
}
