// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { engineBesideDocument } from '~/engine/engineBesideDocument';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import type { OpenWeek } from '../model/openWeek';
import { useSession } from '../session/session';
import { ShiftActions } from './ShiftActions';

const engine = await engineBesideDocument();
const translator = createTranslator('en', [await loadTexts('en', 'acting')]);

afterEach(cleanup);

const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: [{ id: 'ada', name: 'Ada', positionId: 'cook', color: 'cook', availability: [{ day: 2, start: 6, end: 24 }] }],
  shifts: [{ id: 's', staffId: 'ada', day: 2, start: 10, hours: 4, confirmed: true }],
};

function show() {
  const handle = engine.Week.fromValue(schedule);
  const [group] = handle.memberDayDetails('ada', 2).groups;
  const [member] = group?.members ?? [];
  const [shift] = member?.shifts ?? [];
  if (!member || !shift) throw new Error('Ada has a shift.');
  const { positions, staff } = schedule;
  const open: OpenWeek = {
    handle,
    week: engine.isoWeekOf(sample.monday),
    positions,
    staff,
    history: handle.history(),
    origin: null,
    own: { requirements: [], rules: handle.rules() },
  };
  const place = { week: '2026-W47', roster: 'sample' } as const;
  useSession.setState({ place, weeks: { 'sample 2026-W47': open } });
  render(
    <MemoryRouter>
      <I18nextProvider i18n={translator}>
        <ShiftActions open={open} positionId="cook" member={member} shift={shift} onIll={() => undefined} />
      </I18nextProvider>
    </MemoryRouter>,
  );
  return handle;
}

test('each click of a step counts, also before the one before it is drawn', () => {
  const handle = show();
  const longer = screen.getByRole('button', { name: '1 h longer' });
  fireEvent.click(longer, { detail: 1 });
  fireEvent.click(longer, { detail: 2 });
  expect(handle.schedule().shifts[0]).toMatchObject({ day: 2, start: 10, hours: 6 });
  fireEvent.click(screen.getByRole('button', { name: 'A day later' }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'A day later' }), { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Start 1 h earlier' }), { altKey: true });
  expect(handle.schedule().shifts[0]).toMatchObject({ day: 4, start: 9, startMinute: 45, hours: 6 });
});

test('a double click removes once', () => {
  const handle = show();
  const remove = screen.getByRole('button', { name: 'Remove' });
  fireEvent.click(remove, { detail: 1 });
  fireEvent.click(remove, { detail: 2 });
  expect(handle.schedule().shifts).toEqual([]);
  expect(handle.history().undoCount).toBe(1);
});
