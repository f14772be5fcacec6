import samples from '#fixtures/recognitions.json';
import { rolePeople, type SentRecognition } from '~/features/demo/demoWorld';
import { type Person, personById } from '~/features/demo/people';
import type { Role } from '~/features/demo/role';
import type { Language } from '~/shared/language';
import type { Draft } from './draft';

export const boardSides = ['received', 'submitted'] as const;
export type BoardSide = (typeof boardSides)[number];

/** A recognition as the board shows it. */
export interface BoardItem {
  readonly id: string;
  readonly type: BoardSide;
  readonly text: string;
  /** Points for each person. */
  readonly points: number;
  readonly sender: Person;
  /** ISO date. */
  readonly date: string;
  readonly selectedGif: string | null;
  /** Names, resolved from ids. */
  readonly recipients: readonly string[];
}

const nobody: Person = { name: '?', initials: '?' };

/** The sample recognitions that a role has received or submitted, newest first. */
export function sampleBoard(role: Role, side: BoardSide, language: Language): BoardItem[] {
  const own = rolePeople[role].id;
  return samples
    .filter(({ type, sender, recipients }) =>
      side === 'received' ? type === 'received' && recipients.includes(own) : type === 'submitted' && sender === own,
    )
    .sort((a, b) => b.date.localeCompare(a.date))
    .map((sample) => ({
      id: sample.id,
      type: side,
      text: sample.text[language],
      points: sample.points,
      sender: personById(sample.sender) ?? nobody,
      date: sample.date,
      selectedGif: sample.selectedGif,
      recipients: sample.recipients.flatMap((id) => personById(id)?.name ?? []),
    }));
}

/** What is being written, as the board would show it. */
export function draftItem({ people, points, message, gif }: Draft, sender: Role, today: string): BoardItem {
  return sentItem({ id: 'draft', text: message, points, sender, recipients: people, selectedGif: gif }, today);
}

/** A recognition that was sent in this tab, as the board shows it. */
export function sentItem(sent: SentRecognition, today: string): BoardItem {
  return {
    id: sent.id,
    type: 'submitted',
    text: sent.text,
    points: sent.points,
    sender: rolePeople[sent.sender],
    date: today,
    selectedGif: sent.selectedGif,
    recipients: sent.recipients.flatMap((id) => personById(id)?.name ?? []),
  };
}
