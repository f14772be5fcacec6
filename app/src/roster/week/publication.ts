import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { Editor, IsoWeek, PlanChange } from '~/engine/engine';
import type { EditableWeek } from './editableWeek';

/** A message's status; 'declined' means that the person cannot work the new shifts. */
export type Answer = 'sent' | 'seen' | 'confirmed' | 'declined';

/** New or changed shifts of one week, which their person is to confirm. */
export interface NewShifts {
  readonly dates: IsoWeek;
  readonly shiftIds: readonly string[];
}

/** A person who was notified of changes, and their answer. */
export interface Recipient {
  readonly staffId: string;
  readonly name: string;
  /** By week; none for somebody who only lost shifts. */
  readonly shifts: readonly NewShifts[];
  readonly answer: Answer;
}

/** The last publication of a roster. */
export interface Publication {
  readonly handle: Editor;
  /** The Mondays of the weeks. */
  readonly mondays: readonly string[];
  /** The history's undo count right after publishing; with fewer, it was undone. */
  readonly undoCount: number;
  readonly recipients: readonly Recipient[];
}

interface PublicationStore {
  readonly publication: Publication | null;
  /** Simulates the answers while it is rendered; it comes with the code that publishes. */
  readonly Player: ComponentType<{ week: EditableWeek }> | null;
}

/** The demo's messages: simulated, and sent to nobody. */
export const usePublication = create<PublicationStore>()(() => ({ publication: null, Player: null }));

/** Groups changes by person, in the order of their first change. */
export function byPerson(changes: readonly PlanChange[]): [string, PlanChange[]][] {
  const people = new Map<string, PlanChange[]>();
  for (const change of changes) people.set(change.staffId, [...(people.get(change.staffId) ?? []), change]);
  return [...people];
}

/** The publication that the week was a part of, unless it was undone. */
export function publicationOf(week: EditableWeek, publication: Publication | null): Publication | null {
  if (publication?.handle !== week.handle || !publication.mondays.includes(week.dates.monday)) return null;
  return week.history.undoCount >= publication.undoCount ? publication : null;
}
