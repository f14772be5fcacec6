import type { SentRecognition } from '~/demo/demoWorld';
import { withReceived } from '~/demo/ledger';
import { memberById } from '~/demo/people';

/** The data of a member's page. */
interface MemberView {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly profileImage?: string;
  readonly email: string | null;
  /** Points. */
  readonly balance: number;
  readonly totalReceived: number;
  readonly receivedRecently: number;
  readonly submittedRecently: number;
  /** ISO date. */
  readonly dateJoined: string | null;
  readonly known: boolean;
}

/** A member by id with the ledger added; an unknown id gets the fallback name and balance 0. */
export function memberView(id: string, unknownName: string, sent: readonly SentRecognition[] = []): MemberView {
  const sample = memberById(id);
  const member = sample && withReceived(sample, sent);
  const receivedRecently = member?.recentRecognitions ?? 0;
  return {
    id,
    name: member?.name ?? unknownName,
    initials: member?.initials ?? '?',
    profileImage: member?.profileImage,
    email: member?.email ?? null,
    balance: member?.currentBalance ?? 0,
    totalReceived: member?.totalRecognitions ?? 0,
    receivedRecently,
    // As in the product: one more than received.
    submittedRecently: receivedRecently + 1,
    dateJoined: member?.dateJoined ?? null,
    known: member !== undefined,
  };
}
