import members from '#fixtures/members.json';
import { rolePeople } from './demoWorld';

/** A member of the sample team; points in `currentBalance`, counts in the rest. */
export interface Member {
  id: string;
  name: string;
  email: string;
  userId: string;
  profileImage: string;
  initials: string;
  currentBalance: number;
  totalRecognitions: number;
  /** Recognitions received in the last 30 days. */
  recentRecognitions: number;
  /** ISO date. */
  dateJoined: string;
  timeAgo: string;
  /** Country code. */
  flag: string;
}

/** The twelve members of the sample team, TM001 to TM012. */
export const team: readonly Member[] = members;

/** The member of an id, if there is one. */
export function memberById(id: string): Member | undefined {
  return team.find((member) => member.id === id);
}

/** Anybody in the demo; the people that the roles play have no picture. */
export interface Person {
  readonly name: string;
  readonly initials: string;
  readonly profileImage?: string;
}

/** Anybody in the demo: a member, or the person that a role plays. */
export function personById(id: string): Person | undefined {
  return memberById(id) ?? Object.values(rolePeople).find((person) => person.id === id);
}
