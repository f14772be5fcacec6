/** The form's values. */
export interface Draft {
  /** Member ids. */
  readonly people: readonly string[];
  /** Points per person. */
  readonly points: number;
  readonly message: string;
  /** URL of the chosen GIF. */
  readonly gif: string | null;
}

/** Initial points per person. */
const defaultPoints = 20;

/** The initial draft, also after Reset: first team member, 20 points, default message, no GIF. */
export function freshDraft(firstMember: string | undefined, message: string): Draft {
  return { people: firstMember ? [firstMember] : [], points: defaultPoints, message, gif: null };
}

/** Adds an unselected person or removes a selected one. */
export function togglePerson(people: readonly string[], id: string): string[] {
  return people.includes(id) ? people.filter((other) => other !== id) : [...people, id];
}

/** Whether people or a message are missing, so that Share would be refused. */
export function isIncomplete({ people, message }: Draft): boolean {
  return people.length === 0 || message.trim() === '';
}
