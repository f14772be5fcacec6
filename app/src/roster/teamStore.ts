import { create } from 'zustand';

/** What of the team is open: a person by id, a new one, or the list with one of its parts. */
export type TeamTarget =
  | { readonly kind: 'list'; readonly part: TeamPart }
  | { readonly kind: 'person'; readonly staffId: string; readonly part?: PersonPart | undefined }
  | { readonly kind: 'new' };

export const teamParts = ['people', 'positions', 'types', 'demand', 'budget', 'calendar', 'month'] as const;
export type TeamPart = (typeof teamParts)[number];

export const personParts = ['details', 'availability', 'absences', 'wishes', 'pattern', 'shifts'] as const;
export type PersonPart = (typeof personParts)[number];

interface TeamStore {
  readonly target: TeamTarget | null;
}

/** The dialogs of the team, in this tab. */
export const useTeam = create<TeamStore>()(() => ({ target: null }));

export const openTeam = (target: TeamTarget) => useTeam.setState({ target });
export const closeTeam = () => useTeam.setState({ target: null });
