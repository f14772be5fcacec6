// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openedWeek, openWeek, renderPart } from '~/roster/testing/openWeek';
import { activeWeek, undo, useSession } from '~/roster/week/session';
import { FillChoicesForm } from './FillChoicesForm';

const types = [
  { code: 'E', name: 'Early', start: 6, hours: 8 },
  { code: 'N', name: 'Night', start: 22, hours: 8 },
];
const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: [{ id: 'ada', name: 'Ada', positionId: 'cook', color: 'cook', availability: [] }],
  shifts: [],
  shiftTypes: types,
};

function Choices() {
  const week = useSession(activeWeek);
  if (!week) return null;
  const rules = week.handle.ask({ kind: 'fillRules' });
  return (
    <FillChoicesForm rules={rules} staff={week.staff} types={week.shiftTypes} positions={week.positions} costs={[]} />
  );
}

const rules = () => openedWeek().handle.ask({ kind: 'rules' });

test('[D-552] runs of days, weekends and successions are rules of the roster, undone one by one', () => {
  openWeek(schedule);
  renderPart(<Choices />);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('spinbutton', { name: label }), { target: { value } });
  type('Fewest days in a row', '2');
  type('Fewest days off in a row', '2');
  type('Most weekends in four', '9');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(rules()).toMatchObject({
    minDaysInRow: 2,
    minDaysOffInRow: 2,
    maxWeekends: 4,
    forbiddenNext: [['N', 'E']],
  });
  expect(screen.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Allow again: Night, then Early' }));
  expect(screen.queryByRole('button', { name: /^Allow again/ })).toBeNull();
  act(undo);
  expect(screen.getByRole('button', { name: 'Allow again: Night, then Early' })).toBeTruthy();
});
