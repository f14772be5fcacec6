import { create } from 'zustand';
import roles from '#fixtures/roles.json';
import type { Allowance } from '~/engine/engine';
import type { Role } from './role';

/** A recognition that was sent in this tab. */
export interface SentRecognition {
  readonly id: string;
  readonly text: string;
  /** Points for each person. */
  readonly points: number;
  readonly sender: Role;
  /** Member ids. */
  readonly recipients: readonly string[];
  /** URL of the chosen GIF. */
  readonly selectedGif: string | null;
}

interface DemoWorld {
  /** What each role has sent, newest first. */
  readonly sent: Record<Role, readonly SentRecognition[]>;
  /** What is left of each role's month; null until the engine has said what a month gives. */
  readonly allowance: Record<Role, Allowance | null>;
  /** Reward ids marked as favourites. */
  readonly favourites: ReadonlySet<string>;
  record: (recognition: SentRecognition, remaining: Allowance) => void;
  toggleFavourite: (rewardId: string) => void;
}

/** One world for both roles, in this tab's memory only: nothing is stored or sent, and a reload starts afresh. */
export const useDemoWorld = create<DemoWorld>()((set) => ({
  sent: { 'team-member': [], manager: [] },
  allowance: { 'team-member': null, manager: null },
  favourites: new Set(),
  record: (recognition, remaining) =>
    set(({ sent, allowance }) => ({
      sent: { ...sent, [recognition.sender]: [recognition, ...sent[recognition.sender]] },
      allowance: { ...allowance, [recognition.sender]: remaining },
    })),
  toggleFavourite: (rewardId) =>
    set(({ favourites }) => {
      const next = new Set(favourites);
      if (!next.delete(rewardId)) next.add(rewardId);
      return { favourites: next };
    }),
}));

/** Name, initials and balance (points) of the person whom each role plays. */
export const rolePeople: Record<Role, { id: string; name: string; initials: string; balance: number }> = roles;
