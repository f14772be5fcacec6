/** What the recognition form holds. */
export interface Draft {
  /** Member ids. */
  readonly people: readonly string[];
  /** Points for each person. */
  readonly points: number;
  readonly message: string;
  /** URL of the chosen GIF. */
  readonly gif: string | null;
}

/** The points for each person that the form starts with. */
const defaultPoints = 20;

/** The form as it starts, and as Reset leaves it: first team member, 20 points, default message, no GIF. */
export function freshDraft(firstMember: string | undefined, message: string): Draft {
  return { people: firstMember ? [firstMember] : [], points: defaultPoints, message, gif: null };
}

/** Adds a person who is not chosen yet, and takes away one who is. */
export function togglePerson(people: readonly string[], id: string): string[] {
  return people.includes(id) ? people.filter((other) => other !== id) : [...people, id];
}

/** Whether Share would be refused for want of people or of a message. */
export function isIncomplete({ people, message }: Draft): boolean {
  return people.length === 0 || message.trim() === '';
}
