import { create } from 'zustand';
import roles from '#fixtures/roles.json';
import type { Allowance } from '~/engine/recognition';
import type { Role } from './role';

/** A recognition sent in this tab. */
export interface SentRecognition {
  readonly id: string;
  readonly text: string;
  /** Points per person. */
  readonly points: number;
  readonly sender: Role;
  /** Ids of members, of the person of a role, or of colleagues. */
  readonly recipients: readonly string[];
  /** URL of the chosen GIF. */
  readonly selectedGif: string | null;
}

/** Somebody on a roster outside the sample team, added once somebody starts to thank them. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
}

interface DemoWorld {
  /** The ledger: every recognition sent in this tab by either role, newest first. */
  readonly sent: readonly SentRecognition[];
  /** The remaining monthly allowance of each role; null until the engine has supplied the limits. */
  readonly allowance: Record<Role, Allowance | null>;
  readonly colleagues: readonly Colleague[];
  /** Reward ids marked as favourites. */
  readonly favourites: ReadonlySet<string>;
  record: (recognition: Omit<SentRecognition, 'id'>, remaining: Allowance) => void;
  addColleague: (colleague: Colleague) => void;
  toggleFavourite: (rewardId: string) => void;
}

/** The state shared by both roles, in this tab's memory only: nothing is stored or sent, and a reload resets it. */
export const useDemoWorld = create<DemoWorld>()((set) => ({
  sent: [],
  allowance: { 'team-member': null, manager: null },
  colleagues: [],
  favourites: new Set(),
  record: (recognition, remaining) =>
    set(({ sent, allowance }) => ({
      sent: [{ ...recognition, id: `sent-${sent.length + 1}` }, ...sent],
      allowance: { ...allowance, [recognition.sender]: remaining },
    })),
  addColleague: (colleague) =>
    set(({ colleagues }) =>
      colleagues.some(({ id }) => id === colleague.id) ? {} : { colleagues: [...colleagues, colleague] },
    ),
  toggleFavourite: (rewardId) =>
    set(({ favourites }) => {
      const next = new Set(favourites);
      if (!next.delete(rewardId)) next.add(rewardId);
      return { favourites: next };
    }),
}));

/** Name, initials and sample balance (points) of each role's person. */
export const rolePeople: Record<Role, { id: string; name: string; initials: string; balance: number }> = roles;
