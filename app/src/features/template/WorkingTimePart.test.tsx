// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { openedWeek, openWeek } from '~/roster/testing/openWeek';
import WorkingTimePart from './WorkingTimePart';

afterEach(cleanup);

const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));

test('the template page has the law of the open roster, with its figures and articles', async () => {
  openWeek({
    positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 0 }],
    staff: [{ id: 'ana', name: 'Ana', positionId: 'cook', color: '', availability: always }],
    shifts: [],
  });
  render(
    <MemoryRouter initialEntries={['/es/shift-template-setup']}>
      <WorkingTimePart />
    </MemoryRouter>,
  );
  const choice = await screen.findByRole('combobox');
  act(() => void fireEvent.change(choice, { target: { value: 'es' } }));
  const text = screen.getByTestId('law-choice').textContent ?? '';
  expect(text).toContain('Descanso entre jornadas');
  expect(text).toContain('ET 34.3');
  expect(openedWeek().handle.ask({ kind: 'rules' })).toMatchObject({ restHours: 12, law: { id: 'es' } });
});
