import recognitionList from '#fixtures/recognitions.json';
import targetList from '#fixtures/targets.json';
import activity from '#fixtures/team-activity.json';
import { rolePeople, type SentRecognition } from '~/features/demo/demoWorld';
import { type Person, personById } from '~/features/demo/people';
import type { Reward } from '~/features/gift-shop/catalogue';
import { topRewards } from '~/features/gift-shop/shopModel';
import type { Language } from '~/shared/language';
import type { Words } from '~/shared/words';

/** A target as the fixtures have it (spec 3, target). */
interface TargetEntry {
  readonly id: string;
  readonly title: Words;
  /** Points for reaching it. */
  readonly points: number;
  readonly description: Words;
  readonly subtitle: Words;
  /** What it comes to in a week, or a day. */
  readonly weeklyTarget: Words;
  /** How far it is, in the unit of `total`. */
  readonly progress: number;
  readonly total: number;
  readonly isMonthly: boolean;
}

/** A target in one language. */
export interface Target extends Omit<TargetEntry, 'title' | 'description' | 'subtitle' | 'weeklyTarget'> {
  readonly title: string;
  readonly description: string;
  readonly subtitle: string;
  readonly weeklyTarget: string;
}

/** A recognition received, ready to be shown. */
export interface ReceivedCard {
  readonly id: string;
  readonly text: string;
  readonly points: number;
  readonly sender: Person;
  /** ISO date. */
  readonly date: string;
}

export interface Overview {
  readonly targets: readonly Target[];
  readonly received: readonly ReceivedCard[];
  readonly rewards: readonly Reward[];
}

/** Recognitions that the overview shows (spec 2.3). */
export const latestShown = 3;

const targets: readonly TargetEntry[] = targetList;

function senderOf(id: string): Person {
  const person = personById(id);
  if (!person) throw new Error(`A recognition names a sender that is nobody: ${id}`);
  const { name, initials, profileImage } = person;
  return { name, initials, profileImage };
}

/** The latest recognitions that the team member has received, newest first. */
export function latestReceived(language: Language): ReceivedCard[] {
  const { id: own } = rolePeople['team-member'];
  return recognitionList
    .filter(({ type, recipients }) => type === 'received' && recipients.includes(own))
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, latestShown)
    .map(({ id, text, points, sender, date }) => ({
      id,
      text: text[language],
      points,
      sender: senderOf(sender),
      date,
    }));
}

/** The latest recognitions with those that were received in this tab. */
export function latestWith(sent: readonly SentRecognition[], samples: readonly ReceivedCard[]): ReceivedCard[] {
  const received = sent.map(({ id, text, points, sender }) => ({
    id,
    text,
    points,
    sender: rolePeople[sender],
    date: activity.today,
  }));
  return [...received, ...samples].slice(0, latestShown);
}

/** All that the team member's overview shows, in a language. Runs at build time. */
export async function overviewModel(language: Language): Promise<Overview> {
  return {
    targets: targets.map((target) => ({
      ...target,
      title: target.title[language],
      description: target.description[language],
      subtitle: target.subtitle[language],
      weeklyTarget: target.weeklyTarget[language],
    })),
    received: latestReceived(language),
    rewards: await topRewards('team-member', language),
  };
}
