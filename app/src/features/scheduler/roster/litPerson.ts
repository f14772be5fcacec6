import { create } from 'zustand';

interface LitPerson {
  /** The person whose hours are lit, chosen beside the roster; null without one. */
  readonly chosen: string | null;
  /** The person whose name is under the pointer. */
  readonly pointed: string | null;
}

/** Whose hours the timetable lights through the week. */
export const useLitPerson = create<LitPerson>()(() => ({ chosen: null, pointed: null }));

export function choosePerson(staffId: string | null): void {
  useLitPerson.setState({ chosen: staffId });
}

export function pointAtPerson(staffId: string | null): void {
  if (useLitPerson.getState().pointed !== staffId) useLitPerson.setState({ pointed: staffId });
}
