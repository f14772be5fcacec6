// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RosterCell } from './RosterGrid';

test('the accessible name of a cell with people contains their visible names', () => {
  render(
    <>
      <RosterCell row={0} column={0} name="Tuesday 11 AM; 1 confirmed, 1 pending">
        <span>Marta</span> <span>Noa</span>
      </RosterCell>
      <RosterCell row={0} column={1} name="Wednesday 11 AM, nobody scheduled" />
    </>,
  );
  const [withPeople, empty] = screen.getAllByRole('gridcell');
  expect(screen.getByRole('gridcell', { name: 'Tuesday 11 AM; 1 confirmed, 1 pending Marta Noa' })).toBe(withPeople);
  expect(screen.getByRole('gridcell', { name: 'Wednesday 11 AM, nobody scheduled' })).toBe(empty);
});
