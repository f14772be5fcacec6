import recognitionList from '#fixtures/recognitions.json';
import targetList from '#fixtures/targets.json';
import { rolePeople, type SentRecognition } from '~/demo/demoWorld';
import { type Person, personById } from '~/demo/people';
import type { Reward } from '~/demo/rewards/catalogue';
import { topRewards } from '~/demo/rewards/shopModel';
import type { SampleClock } from '~/demo/sampleClock';
import type { Language } from '~/shared/language';
import type { LocalizedText } from '~/shared/localizedText';

/** A target in the fixtures. */
interface TargetEntry {
  readonly id: string;
  readonly title: LocalizedText;
  /** Points for reaching it. */
  readonly points: number;
  readonly description: LocalizedText;
  readonly subtitle: LocalizedText;
  /** The target per week, or per day. */
  readonly weeklyTarget: LocalizedText;
  /** Progress in the unit of `total`. */
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

/** A received recognition, localised. */
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

/** Number of recognitions on the overview. */
export const latestShown = 3;

const targets: readonly TargetEntry[] = targetList;

function senderOf(id: string): Person {
  const person = personById(id);
  if (!person) throw new Error(`A recognition has an unknown sender: ${id}`);
  const { name, initials, profileImage } = person;
  return { name, initials, profileImage };
}

/** The team member's latest received recognitions, newest first. */
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

/** The latest recognitions, including those received in this tab. */
export function latestWith(
  sent: readonly SentRecognition[],
  samples: readonly ReceivedCard[],
  { writtenAs }: Pick<SampleClock, 'writtenAs'>,
): ReceivedCard[] {
  const received = sent.map(({ id, text, points, sender, date }) => ({
    id,
    text,
    points,
    sender: rolePeople[sender],
    date: writtenAs(date),
  }));
  return [...received, ...samples].slice(0, latestShown);
}

/** The data of the team member's overview in a language. Runs at build time. */
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
