// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { openedWeek, openWeek, renderPart } from '~/roster/testing/openWeek';
import { AddMember } from './AddMember';

const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));

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
  expect(week.handle.ask({ kind: 'review' }).pending).toMatchObject([{ staffId: 'ada', positionId: 'bar' }]);
});

test('a usual shift, also one over midnight, is chosen by a click or typed, and then the person', async () => {
  const person = (id: string, name: string, availability = always) => ({
    id,
    name,
    positionId: 'bar',
    color: 'sky',
    availability,
  });
  const week = openWeek({
    positions: [{ id: 'bar', name: 'Bar', team: 'floor', required: 1 }],
    staff: [
      person('ada', 'Ada'),
      person('bob', 'Bob'),
      person('cy', 'Cy'),
      person('di', 'Di', [{ day: 0, start: 0, end: 22 }]),
    ],
    shifts: [{ id: '1', staffId: 'bob', day: 0, start: 20, hours: 4, confirmed: true }],
    absences: [{ staffId: 'cy', day: 0, kind: 'holiday' }],
    shiftTypes: [{ code: 'BC', name: 'Bar close', start: 18, hours: 8, breakMinutes: 30 }],
  });
  renderPart(<AddMember week={week} target={{ kind: 'hour', day: 0, hour: 12 }} position="bar" />);
  await userEvent.click(screen.getByRole('button', { name: 'Bar close 6 PM-2 AM' }));
  expect(screen.getByRole('button', { name: 'Bar close 6 PM-2 AM' }).ariaPressed).toBe('true');
  expect(within(screen.getByTestId('able')).getAllByRole('listitem')).toHaveLength(1);
  const unable = within(screen.getByTestId('unable')).getAllByRole('listitem', { hidden: true });
  expect(unable.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Bob.*booked twice/),
    expect.stringMatching(/Cy.*absent/),
    expect.stringMatching(/Di.*not available for 4 h/),
  ]);
  await userEvent.type(screen.getByLabelText('Times or a code'), '9-12 & 14-18{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('one shift');
  await userEvent.clear(screen.getByLabelText('Times or a code'));
  await userEvent.type(screen.getByLabelText('Times or a code'), 'bc{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Add Ada, Monday 6 PM-2 AM' }));
  expect(openedWeek().handle.ask({ kind: 'schedule' }).shifts).toContainEqual(
    expect.objectContaining({ staffId: 'ada', day: 0, start: 18, hours: 8, breakMinutes: 30, confirmed: false }),
  );
});
