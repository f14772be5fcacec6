import samples from '#fixtures/recognitions.json';
import { rolePeople, type SentRecognition } from '~/demo/demoWorld';
import { type Person, personById } from '~/demo/people';
import type { Role } from '~/demo/role';
import type { SampleClock } from '~/demo/sampleClock';
import type { Language } from '~/shared/language';
import type { Draft } from './draft';

/** Received by the user, submitted by the user, and everybody's. */
export const boardSides = ['received', 'submitted', 'team'] as const;
export type BoardSide = (typeof boardSides)[number];

/** A recognition on the board. */
export interface BoardItem {
  readonly id: string;
  readonly type: Exclude<BoardSide, 'team'>;
  readonly text: string;
  /** Points per person. */
  readonly points: number;
  readonly sender: Person;
  /** ISO date. */
  readonly date: string;
  readonly selectedGif: string | null;
  /** Names, resolved from ids. */
  readonly recipients: readonly string[];
}

const unknownPerson: Person = { name: '?', initials: '?' };

/** The sample recognitions of one side of a role's board, newest first. */
export function sampleBoard(role: Role, side: BoardSide, language: Language): BoardItem[] {
  const own = rolePeople[role].id;
  return samples
    .filter(
      ({ type, sender, recipients }) =>
        side === 'team' ||
        (side === 'received'
          ? type === 'received' && recipients.includes(own)
          : type === 'submitted' && sender === own),
    )
    .sort((a, b) => b.date.localeCompare(a.date))
    .map((sample) => ({
      id: sample.id,
      type: sample.type === 'received' ? 'received' : 'submitted',
      text: sample.text[language],
      points: sample.points,
      sender: personById(sample.sender) ?? unknownPerson,
      date: sample.date,
      selectedGif: sample.selectedGif,
      recipients: sample.recipients.flatMap((id) => personById(id)?.name ?? []),
    }));
}

/** The draft as a board item. */
export function draftItem({ people, points, message, gif }: Draft, sender: Role, today: string): BoardItem {
  return sentItem({ id: 'draft', text: message, points, sender, recipients: people, selectedGif: gif }, today);
}

/** One side of a role's board: the ledger's recognitions, then the samples, newest first. */
export function boardOf(
  role: Role,
  side: BoardSide,
  sent: readonly SentRecognition[],
  language: Language,
  { writtenAs }: Pick<SampleClock, 'writtenAs'>,
): BoardItem[] {
  const own = rolePeople[role].id;
  const inTab = sent.filter(
    ({ sender, recipients }) => side === 'team' || (side === 'received' ? recipients.includes(own) : sender === role),
  );
  return [
    ...inTab.map((recognition) => sentItem(recognition, writtenAs(recognition.date))),
    ...sampleBoard(role, side, language),
  ];
}

/** A recognition sent in this tab as a board item; the date is one of the sample. */
function sentItem(sent: Omit<SentRecognition, 'date'>, date: string): BoardItem {
  return {
    id: sent.id,
    type: 'submitted',
    text: sent.text,
    points: sent.points,
    sender: rolePeople[sent.sender],
    date,
    selectedGif: sent.selectedGif,
    recipients: sent.recipients.flatMap((id) => personById(id)?.name ?? []),
  };
}
