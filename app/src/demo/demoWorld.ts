import { create } from 'zustand';
import roles from '#fixtures/roles.json';
import type { Allowance } from '~/engine/recognition';
import { isoDateOf, useToday } from '~/shared/today';
import type { Role } from './role';

/** A recognition sent in this tab. */
export interface SentRecognition {
  readonly id: string;
  /** The visitor's ISO date on which it was sent. */
  readonly date: string;
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
  /** What was left of each role's allowance after the last recognition of `month`; null while nothing was given in it. */
  readonly allowance: Record<Role, Allowance | null>;
  /** The month of the last recognition, `2026-11`; null before the first. */
  readonly month: string | null;
  readonly colleagues: readonly Colleague[];
  /** Reward ids marked as favourites. */
  readonly favourites: ReadonlySet<string>;
  record: (recognition: Omit<SentRecognition, 'id' | 'date'>, remaining: Allowance) => void;
  addColleague: (colleague: Colleague) => void;
  toggleFavourite: (rewardId: string) => void;
}

const untouched: Record<Role, Allowance | null> = { 'team-member': null, manager: null };

const monthOf = (isoDate: string) => isoDate.slice(0, 7);

/** The state shared by both roles, in this tab's memory only: nothing is stored or sent, and a reload resets it. */
export const useDemoWorld = create<DemoWorld>()((set) => ({
  sent: [],
  allowance: untouched,
  month: null,
  colleagues: [],
  favourites: new Set(),
  record: (recognition, remaining) =>
    set(({ sent, allowance, month: before }) => {
      const date = isoDateOf(new Date());
      const month = monthOf(date);
      return {
        sent: [{ ...recognition, id: `sent-${sent.length + 1}`, date }, ...sent],
        allowance: { ...(month === before ? allowance : untouched), [recognition.sender]: remaining },
        month,
      };
    }),
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

/** What is left of a role's allowance of this month; null while nothing was given in it: the whole allowance. */
export function useAllowance(role: Role): Allowance | null {
  const today = useToday();
  return useDemoWorld(({ allowance, month }) => (today !== null && month === monthOf(today) ? allowance[role] : null));
}

/** The person of each role; `balance` is the sample's, in points. */
export const rolePeople: Record<Role, Colleague & { profileImage: string; balance: number }> = roles;
