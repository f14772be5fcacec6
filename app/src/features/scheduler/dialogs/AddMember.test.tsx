// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
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
