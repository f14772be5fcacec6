// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import sample from '#fixtures/sample-week.json';
import type { Candidate } from '~/engine/engine';
import { openWeek, renderPart } from '~/roster/testing/openWeek';
import { GapPositionSection } from './GapPositionSection';

/** The understaffed position of the week's first gap, with the people whom the engine suggests for it. */
function renderSuggestions(schedule: object, onAssign: (person: Candidate) => void): readonly Candidate[] {
  const week = openWeek(schedule);
  const editor = week.handle;
  const [gap] = editor.ask({ kind: 'summary' }).gaps;
  const entry = gap?.positions.find(({ understaffed }) => understaffed);
  if (!gap || !entry) throw new Error('The week has a gap.');
  const suggestions = editor.ask({
    kind: 'suggestedStaff',
    positionId: entry.positionId,
    day: gap.day,
    start: gap.start,
    end: gap.end,
  });
  renderPart(
    <GapPositionSection
      first
      entry={entry}
      name="Server"
      week={week}
      block={gap}
      suggestions={suggestions}
      onAssign={onAssign}
      onIll={() => {}}
    />,
  );
  return suggestions;
}

test('a double click assigns one person once', async () => {
  const onAssign = vi.fn<(person: Candidate) => void>();
  const suggestions = renderSuggestions(sample.schedule, onAssign);
  // The meaning of the two figures is visible, not only in a tooltip.
  screen.getByText('Fewest on duty at any hour of the gap');
  const [assign] = screen.getAllByRole('button', { name: /^Assign/ });
  if (!assign) throw new Error('Somebody can be assigned.');
  await userEvent.dblClick(assign);
  expect(onAssign).toHaveBeenCalledExactlyOnceWith(suggestions[0]);
});

test.each([
  ['2026-11-16T10:30:00', true],
  ['2026-11-17T08:00:00', false],
])('at %s the hours of Monday can be offered: %s', (now, isOffered) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  try {
    renderSuggestions(sample.schedule, () => {});
  } finally {
    vi.useRealTimers();
  }
  expect(screen.queryByRole('button', { name: /^Offer .*Monday/ }) !== null).toBe(isOffered);
  expect(screen.queryByText('These hours are over and can’t be offered.') === null).toBe(isOffered);
});

interface SuggestionCase {
  order: string;
  /** The lengths of everybody's shifts from Tuesday on, in hours. */
  people: Record<string, number[]>;
  wages: Record<string, number>;
  contracts: Record<string, number>;
  shown: string[];
}

test.each<SuggestionCase>([
  {
    order: 'no rule broken before one, one before two',
    // Cleo is free for a part only, Bob works the most hours and rests too little, Ada has too few days off besides.
    people: { Ada: [4, 4, 4, 4, 4], Bob: [8, 10, 10, 10], Cleo: [] },
    wages: {},
    contracts: {},
    shown: ['Cleo', 'Bob', 'Ada'],
  },
  {
    order: 'less overtime before more',
    people: { Dan: [8], Eve: [9] },
    wages: {},
    contracts: { Dan: 480 },
    shown: ['Eve', 'Dan'],
  },
  {
    order: 'less cost before more',
    people: { Fay: [8], Gus: [9] },
    wages: { Fay: 2_000, Gus: 1_000 },
    contracts: {},
    shown: ['Gus', 'Fay'],
  },
])('suggestions: $order', ({ people, wages, contracts, shown }) => {
  const entries = Object.entries(people);
  const staff = entries.map(([name]) => ({
    id: name,
    name,
    positionId: 'server',
    color: 'server',
    availability: [{ day: 0, start: 10, end: name === 'Cleo' ? 16 : 20 }],
    hourlyCents: wages[name],
    contractMinutes: contracts[name],
  }));
  // Tuesday's shift begins at 4 AM, eight hours after the gap's end.
  const shifts = entries.flatMap(([staffId, lengths]) =>
    lengths.map((hours, index) => {
      const day = index + 1;
      return { id: `${staffId}${day}`, staffId, day, start: day === 1 ? 4 : 10, hours, confirmed: true };
    }),
  );
  const positions = [{ id: 'server', name: 'Server', team: 'floor', required: 1 }];
  renderSuggestions({ positions, staff, shifts }, () => {});
  const buttons = screen.getAllByRole('button', { name: /^Assign/ });
  expect(buttons.map((button) => /^Assign (\w+)/.exec(button.getAttribute('aria-label') ?? '')?.[1])).toEqual(shown);
});
