import { create } from 'zustand';
import type { PlanChange, Week } from '~/engine/engine';
import type { OpenWeek } from '../model/openWeek';
import { dispatch, dispatchSilently } from '../session/session';

/** How far a message has come; 'declined' stands for somebody who cannot work what is new. */
export type Answer = 'sent' | 'seen' | 'confirmed' | 'declined';

/** Somebody who was told of changes, and what came back. */
export interface Recipient {
  readonly staffId: string;
  readonly name: string;
  /** The shifts that are new or changed, and wait for the person's yes; none for somebody who only lost shifts. */
  readonly shiftIds: readonly string[];
  readonly answer: Answer;
}

/** The last publication of a week. */
export interface Publication {
  readonly handle: Week;
  /** How many commands the history had right after it: with fewer, it has been taken back. */
  readonly undoCount: number;
  readonly recipients: readonly Recipient[];
}

/** The demo's messages: written for the screen, played, and sent to nobody. */
export const usePublication = create<{ publication: Publication | null }>()(() => ({ publication: null }));

/** Milliseconds from one message's step to the next. */
export const pace = 450;

/** Changes by person, in the order in which they are given. */
export function byPerson(changes: readonly PlanChange[]): [string, PlanChange[]][] {
  const people = new Map<string, PlanChange[]>();
  for (const change of changes) people.set(change.staffId, [...(people.get(change.staffId) ?? []), change]);
  return [...people];
}

/** Whether somebody declines what is new: always the same few people, so that the demo is repeatable. */
const declines = (staffId: string) => [...staffId].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 8 === 0;

/** Publishes the week on the screen, and sends everybody concerned the demo's message. */
export function publish(open: OpenWeek): void {
  const people = byPerson(open.handle.planChanges());
  const outcome = dispatch((week) => week.publish(), open);
  if (!outcome?.done) return;
  const recipients = people.map(([staffId, changes]): Recipient => {
    const shiftIds = changes.flatMap(({ after }) => (after ? [after.shiftId] : []));
    return { staffId, name: changes[0]?.name ?? '', shiftIds, answer: 'sent' };
  });
  usePublication.setState({
    publication: { handle: open.handle, undoCount: open.handle.history().undoCount, recipients },
  });
}

/** The publication of a week that has not been taken back. */
export function publicationOf(open: OpenWeek, publication: Publication | null): Publication | null {
  return publication?.handle === open.handle && open.history.undoCount >= publication.undoCount ? publication : null;
}

/** Whether an answer is still to come. */
const isAwaited = ({ answer, shiftIds }: Recipient) => answer === 'sent' || (answer === 'seen' && shiftIds.length > 0);

export const isComplete = ({ recipients }: Publication): boolean => !recipients.some(isAwaited);

function answered(open: OpenWeek, recipient: Recipient): Recipient {
  if (recipient.answer === 'sent') return { ...recipient, answer: 'seen' };
  if (declines(recipient.staffId)) return { ...recipient, answer: 'declined' };
  // What has been changed or removed since is another shift than the one in the message.
  const changed = new Set(open.handle.planChanges().map(({ before }) => before?.shiftId));
  const told = recipient.shiftIds.filter((id) => !changed.has(id));
  dispatchSilently((week) => week.confirmShifts(told));
  return { ...recipient, answer: 'confirmed' };
}

/** Plays the next step: everybody has seen the message before the first one answers. */
export function playStep(open: OpenWeek): void {
  const publication = publicationOf(open, usePublication.getState().publication);
  if (!publication) return;
  const { recipients } = publication;
  const next = recipients.find(({ answer }) => answer === 'sent') ?? recipients.find(isAwaited);
  if (!next) return;
  const now = answered(open, next);
  usePublication.setState({
    publication: { ...publication, recipients: recipients.map((one) => (one === next ? now : one)) },
  });
}
