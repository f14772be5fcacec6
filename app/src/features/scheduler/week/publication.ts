import { useEffect } from 'react';
import { create } from 'zustand';
import type { Editor, PlacedShift, PlanChange } from '~/engine/engine';
import type { EditableWeek } from './editableWeek';
import { currentMoment, isOver } from './moment';
import { dispatch, dispatchSilently, useSession } from './session';

/** Simulates the answers to a publication step by step; without delay under `prefers-reduced-motion`. */
export function usePlayedAnswers(week: EditableWeek): void {
  const publication = usePublication((store) => store.publication);
  const isAsked = useSession(({ pastChange }) => pastChange !== null);
  useEffect(() => {
    if (isAsked) return;
    if (publication?.handle !== week.handle || publication.monday !== week.dates.monday) return;
    const current = publicationOf(week, publication);
    if (!current) return usePublication.setState({ publication: null });
    if (isComplete(current)) return;
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => playStep(week), reducedMotion ? 0 : stepDelay);
    return () => clearTimeout(timer);
  }, [week, publication, isAsked]);
}

/** A message's status; 'declined' means that the person cannot work the new shifts. */
export type Answer = 'sent' | 'seen' | 'confirmed' | 'declined';

/** A person who was notified of changes, and their answer. */
export interface Recipient {
  readonly staffId: string;
  readonly name: string;
  /** New or changed shifts, which the person is to confirm; empty for somebody who only lost shifts. */
  readonly shiftIds: readonly string[];
  readonly answer: Answer;
}

/** The last publication of a week. */
interface Publication {
  readonly handle: Editor;
  /** The Monday of the week. */
  readonly monday: string;
  /** The history's undo count right after publishing; with fewer, it was undone. */
  readonly undoCount: number;
  readonly recipients: readonly Recipient[];
}

/** The demo's messages: simulated, and sent to nobody. */
export const usePublication = create<{ publication: Publication | null }>()(() => ({ publication: null }));

/** Milliseconds between simulated steps. */
const stepDelay = 450;

/** Groups changes by person, in the order of their first change. */
export function byPerson(changes: readonly PlanChange[]): [string, PlanChange[]][] {
  const people = new Map<string, PlanChange[]>();
  for (const change of changes) people.set(change.staffId, [...(people.get(change.staffId) ?? []), change]);
  return [...people];
}

/** Whether a person declines new shifts: always the same few people, so that the demo is repeatable. */
export const declines = (staffId: string) =>
  [...staffId].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7) % 8 === 0;

/** The people whom changes concern, if these are not over: nobody is told of, or confirms, a shift that is. */
export function recipientsOf({ dates }: EditableWeek, changes: readonly PlanChange[]): Recipient[] {
  const now = currentMoment();
  const isToCome = (shift: PlacedShift | null) => shift !== null && !isOver(dates.days, shift, now);
  const told = changes.filter(({ before, after }) => isToCome(before) || isToCome(after));
  return byPerson(told).map(([staffId, changes]) => {
    const shiftIds = changes.flatMap(({ after }) => (after && isToCome(after) ? [after.shiftId] : []));
    return { staffId, name: changes[0]?.name ?? '', shiftIds, answer: 'sent' };
  });
}

/** Publishes the active week and simulates a message to everybody affected. */
export function publish(week: EditableWeek): void {
  const recipients = recipientsOf(week, week.handle.ask({ kind: 'planChanges' }));
  const outcome = dispatch((editor) => editor.tell({ kind: 'publish' }), week);
  if (!outcome?.done) return;
  usePublication.setState({
    publication: {
      handle: week.handle,
      monday: week.dates.monday,
      undoCount: week.handle.ask({ kind: 'history' }).undoCount,
      recipients,
    },
  });
}

/** The week's publication, unless it was undone. */
export function publicationOf(week: EditableWeek, publication: Publication | null): Publication | null {
  if (publication?.handle !== week.handle || publication.monday !== week.dates.monday) return null;
  return week.history.undoCount >= publication.undoCount ? publication : null;
}

/** Whether an answer is still to come. */
const isAwaited = ({ answer, shiftIds }: Recipient) => answer === 'sent' || (answer === 'seen' && shiftIds.length > 0);

export const isComplete = ({ recipients }: Publication): boolean => !recipients.some(isAwaited);

function answered(week: EditableWeek, recipient: Recipient): Recipient {
  if (recipient.answer === 'sent') return { ...recipient, answer: 'seen' };
  if (declines(recipient.staffId)) return { ...recipient, answer: 'declined' };
  // Shifts that were changed or removed after publication are not confirmed.
  const changed = new Set(week.handle.ask({ kind: 'planChanges' }).map(({ before }) => before?.shiftId));
  const unchanged = recipient.shiftIds.filter((id) => !changed.has(id));
  dispatchSilently((editor) => editor.tell({ kind: 'confirmShifts', shiftIds: unchanged }), week);
  return { ...recipient, answer: 'confirmed' };
}

/** Simulates the next step: everybody sees the message before the first answer. */
export function playStep(week: EditableWeek): void {
  const publication = publicationOf(week, usePublication.getState().publication);
  if (!publication) return;
  const { recipients } = publication;
  const next = recipients.find(({ answer }) => answer === 'sent') ?? recipients.find(isAwaited);
  if (!next) return;
  const updated = answered(week, next);
  usePublication.setState({
    publication: {
      ...publication,
      recipients: recipients.map((recipient) => (recipient === next ? updated : recipient)),
    },
  });
}
