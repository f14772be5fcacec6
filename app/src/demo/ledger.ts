import { useMemo } from 'react';
import { type Colleague, rolePeople, type SentRecognition, useDemoWorld } from './demoWorld';
import { type Member, memberById, type TeamMate, team } from './people';
import type { Role } from './role';

/** A person's received recognitions from the ledger, newest first. */
export function receivedBy(sent: readonly SentRecognition[], personId: string): SentRecognition[] {
  return sent.filter(({ recipients }) => recipients.includes(personId));
}

/** A balance plus the received points: a plain sum. The engine decides what may be given. */
function credited(balance: number, received: readonly SentRecognition[]): number {
  return received.reduce((sum, { points }) => sum + points, balance);
}

/** A person with the ledger added to their sample figures. */
export function withReceived<Mate extends TeamMate>(mate: Mate, sent: readonly SentRecognition[]): Mate {
  const received = receivedBy(sent, mate.id);
  if (received.length === 0) return mate;
  return {
    ...mate,
    currentBalance: credited(mate.currentBalance, received),
    totalRecognitions: mate.totalRecognitions + received.length,
    recentRecognitions: mate.recentRecognitions + received.length,
  };
}

/** The sample team with what each has received in this tab. */
export function teamWith(sent: readonly SentRecognition[]): Member[] {
  return team.map((member) => withReceived(member, sent));
}

const emptyFigures = { currentBalance: 0, totalRecognitions: 0, recentRecognitions: 0 };

/** Colleagues outside the sample team who have received something. */
export function thankedColleagues(
  colleagues: readonly Colleague[],
  sent: readonly SentRecognition[],
): (Colleague & TeamMate)[] {
  return colleagues
    .map((colleague) => withReceived({ ...emptyFigures, ...colleague }, sent))
    .filter(({ totalRecognitions }) => totalRecognitions > 0);
}

/** The sample team with the recognitions of this tab. */
export function useTeam(): Member[] {
  const sent = useDemoWorld((world) => world.sent);
  return useMemo(() => teamWith(sent), [sent]);
}

/** Colleagues outside the sample team who have been thanked in this tab. */
export function useThankedColleagues(): (Colleague & TeamMate)[] {
  const sent = useDemoWorld((world) => world.sent);
  const colleagues = useDemoWorld((world) => world.colleagues);
  return useMemo(() => thankedColleagues(colleagues, sent), [colleagues, sent]);
}

/** The number of the ledger's recognitions received by the sample team. */
export function useReceivedByTeam(): number {
  const sent = useDemoWorld((world) => world.sent);
  return sent.reduce((count, { recipients }) => count + recipients.filter((id) => memberById(id)).length, 0);
}

/** What a person has received in this tab, newest first. */
export function useReceived(personId: string): SentRecognition[] {
  const sent = useDemoWorld((world) => world.sent);
  return useMemo(() => receivedBy(sent, personId), [sent, personId]);
}

/** A role's points: those of its sample history plus those received in this tab. */
export function useBalance(role: Role): number {
  const { id, balance } = rolePeople[role];
  return credited(balance, useReceived(id));
}
