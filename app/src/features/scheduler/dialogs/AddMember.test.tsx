// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { openWeek, renderPart } from '../testing/openWeek';
import { AddMember } from './AddMember';

/** The form's chosen position under a filter, in the sample week. */
function positionWith(filter: string | null): string | undefined {
  renderPart(<AddMember week={openWeek()} target={{ kind: 'hour', day: 0, hour: 12 }} position={filter} />);
  const { value } = screen.getByLabelText<HTMLSelectElement>('Position');
  cleanup();
  return value;
}

test('the filtered position is chosen, and the first one where the week does not have it', () => {
  const [first] = sample.schedule.positions;
  expect(positionWith('cook')).toBe('cook');
  expect(positionWith('a-position-of-another-week')).toBe(first?.id);
});

test('somebody of two positions gets the shift in the one that was asked for', async () => {
  const week = openWeek({
    positions: [
      { id: 'cook', name: 'Cook', team: 'kitchen', required: 1 },
      { id: 'bar', name: 'Bar', team: 'floor', required: 1 },
    ],
    staff: [
      {
        id: 'ada',
        name: 'Ada',
        positionId: 'cook',
        otherPositions: ['bar'],
        color: 'sky',
        availability: [{ day: 0, start: 8, end: 20 }],
      },
    ],
    shifts: [],
  });
  renderPart(<AddMember week={week} target={{ kind: 'hour', day: 0, hour: 12 }} position="bar" />);
  await userEvent.click(screen.getByRole('button', { name: /^Add Ada/ }));
  expect(week.handle.review(null, null).pending).toMatchObject([{ staffId: 'ada', positionId: 'bar' }]);
});
