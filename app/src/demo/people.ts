import members from '#fixtures/members.json';
import { type Colleague, rolePeople, useDemoWorld } from './demoWorld';

/** A person with figures; `currentBalance` is in points, the rest are counts. */
export interface TeamMate extends Person {
  readonly id: string;
  readonly currentBalance: number;
  readonly totalRecognitions: number;
  /** Recognitions received in the last 30 days. */
  readonly recentRecognitions: number;
}

export interface Member extends TeamMate {
  readonly email: string;
  readonly userId: string;
  readonly profileImage: string;
  /** ISO date. */
  readonly dateJoined: string;
  readonly timeAgo: string;
  /** Country code. */
  readonly flag: string;
}

/** The twelve members of the sample team, TM001 to TM012. */
export const team: readonly Member[] = members;

export function memberById(id: string): Member | undefined {
  return team.find((member) => member.id === id);
}

/** Anybody in the demo; a colleague who is no member has no image. */
export interface Person {
  readonly name: string;
  readonly initials: string;
  readonly profileImage?: string;
}

/** Anybody in the demo: a member, the person of a role, or a colleague who has been thanked in this tab. */
export function personById(id: string): Person | undefined {
  const others: readonly Colleague[] = [...Object.values(rolePeople), ...useDemoWorld.getState().colleagues];
  return memberById(id) ?? others.find((person) => person.id === id);
}

/** The id for thanking somebody on a roster: the member's with this name, else a new colleague's. */
export function idOfName(name: string): string {
  const { colleagues, addColleague } = useDemoWorld.getState();
  const known = [...team, ...Object.values(rolePeople), ...colleagues].find((person) => person.name === name);
  if (known) return known.id;
  const words = name.split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('');
  const colleague = { id: `colleague ${name}`, name, initials: initials.toUpperCase() };
  addColleague(colleague);
  return colleague.id;
}
