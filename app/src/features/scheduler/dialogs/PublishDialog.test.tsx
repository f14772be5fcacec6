// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openedWeek, openWeek, place, renderPart } from '~/roster/testing/openWeek';
import { draftsOf } from '~/roster/week/publishing';
import { activeWeek, dispatch, showWeek, useSession } from '~/roster/week/session';
import { PublishButton } from '../panels/PublishButton';
import { PublishDialog } from './PublishDialog';

const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: ['Ada', 'Bob'].map((name) => ({ id: name, name, positionId: 'cook', color: 'cook', availability: [] })),
  shifts: [
    { id: '1', staffId: 'Ada', day: 0, start: 10, hours: 8, confirmed: false },
    { id: '2', staffId: 'Bob', day: 6, start: 10, hours: 8, confirmed: false },
  ],
};

function Both() {
  const week = useSession(activeWeek);
  return (
    week && (
      <>
        <PublishButton week={week} />
        <PublishDialog loaded={{ week }} />
      </>
    )
  );
}

beforeEach(() => {
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function publishAt(now: string) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  openWeek(schedule, { kind: 'own', name: 'Bar' });
  renderPart(<Both />);
  const messages = screen.queryAllByRole('button', { name: /^Message to/ }).map(({ ariaLabel }) => ariaLabel);
  const promised = screen.queryByText(/Everyone affected gets a message/) !== null;
  const asksForNote = screen.queryByLabelText(/^A note to everyone/) !== null;
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(openedWeek().handle.ask({ kind: 'planChanges' })).toEqual([]);
  const state = document.querySelector('[data-publish=published]')?.textContent;
  return { messages, promised, asksForNote, state, answers: screen.queryByTestId('answers') !== null };
}

test('what is still open, and who is over contract, is said before publishing', () => {
  const [ada, bob] = schedule.staff;
  const staff = [
    { ...ada, contractMinutes: 6 * 60 },
    { ...bob, contractMinutes: 40 * 60 },
  ];
  openWeek({ ...schedule, staff }, { kind: 'own', name: 'Bar' });
  renderPart(<Both />);
  const { gapCount, gapHours } = openedWeek().handle.ask({ kind: 'summary' }).insights;
  expect(gapCount).toBeGreaterThan(1);
  expect(screen.getByTestId('publish-gaps').textContent).toBe(`${gapCount} gaps are still open, ${gapHours} h in all.`);
  expect(screen.getByTestId('publish-over').textContent).toBe('Over contract this week: Ada (+2 h).');
});

test('a week that is over is published without messages and answers', () => {
  expect(publishAt('2026-11-26T08:00:00')).toEqual({
    messages: [],
    promised: false,
    asksForNote: false,
    state: 'Published',
    answers: false,
  });
  expect(screen.getByRole('button', { name: 'Unpublish' })).toBeTruthy();
});

test('in a week that has begun only those with changes to come are told', () => {
  expect(publishAt('2026-11-18T08:00:00')).toEqual({
    messages: ['Message to Bob'],
    promised: true,
    asksForNote: true,
    state: '0 of 1 confirmed',
    answers: true,
  });
});

/** The week of the schedule, and one shift in each of the three weeks after it. */
function openFourWeeks() {
  vi.useFakeTimers({ now: new Date('2026-11-16T08:00:00'), toFake: ['Date'] });
  openWeek(schedule, { kind: 'own', name: 'Bar' });
  const shift = { staffId: 'Ada', day: 0, start: 10, hours: 8 };
  for (const week of ['2026-W48', '2026-W49', '2026-W50']) {
    showWeek({ ...place, week });
    dispatch((editor) => editor.tell({ kind: 'addShift', shift, confirmed: false }));
  }
  showWeek(place);
  renderPart(<Both />);
}

const unpublished = () => draftsOf(openedWeek()).map(({ dates }) => dates.monday);

test('[D-571] all weeks with changes are published with one button', () => {
  openFourWeeks();
  expect(screen.getByRole('heading', { name: '4 weeks to publish' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Publish 4 weeks' }));
  expect(unpublished()).toEqual([]);
});

test('[D-571] a week can be left out, looked at, and published alone', () => {
  openFourWeeks();
  fireEvent.click(screen.getByRole('button', { name: 'Nov 23 - Nov 29, 2026' }));
  expect(screen.getByRole('button', { name: 'Publish 3 weeks' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show the changes of Nov 30 - Dec 6, 2026' }));
  fireEvent.click(screen.getByRole('button', { name: 'Message to Ada' }));
  expect(document.querySelector('[data-message=Ada]')?.textContent).toContain('your week of Nov 30 - Dec 6, 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Only Nov 30 - Dec 6, 2026' }));
  fireEvent.click(screen.getByRole('button', { name: 'Publish 1 week' }));
  expect(unpublished()).toEqual(['2026-11-16', '2026-11-23', '2026-12-07']);
});
