// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import absence from '#fixtures/golden/public-bugs/I-23-copy-with-absence.json';
import { openWeek, renderPart, openedWeek as week } from '~/roster/testing/openWeek';
import { activeWeek, peek, showWeek, undo, useSession } from '~/roster/week/session';
import { CopyPart } from './CopyPart';

const placeOf = (week: string) => ({ week, roster: 'sample' }) as const;
const done = vi.fn();

const shiftsIn = (key: string) =>
  peek(placeOf(key), (editor) =>
    editor
      .ask({ kind: 'schedule' })
      .shifts.map(({ staffId, day, start, hours }) => `${staffId} ${day} ${start}+${hours}`)
      .sort(),
  );

function Part() {
  const open = useSession(activeWeek);
  return open && <CopyPart week={open} onDone={done} />;
}

const show = () => renderPart(<Part />);

beforeEach(() => {
  done.mockClear();
  openWeek(absence.schedule, { kind: 'own', name: 'Bar' });
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('[I-23] who is away gets no copied shift, and the reason is listed before anything is changed', () => {
  showWeek(placeOf('2026-W48'));
  expect([week().staff.map(({ name }) => name), shiftsIn('2026-W48')]).toEqual([['Ana', 'Bea'], []]);
  week().handle.tell({ kind: 'reportAbsence', report: { staffId: 'a', days: [1], kind: 'sick', shifts: 'remove' } });
  useSession.setState({ week: { ...week() } });
  show();
  expect(screen.getByTestId('copy-preview').textContent).toContain('1 shift can be copied');
  expect(screen.getByTestId('not-copied').textContent).toContain('Ana, Tuesday 10 AM-6 PM');
  expect(shiftsIn('2026-W48')).toEqual([]);
  press('Copy 1 shift');
  expect(shiftsIn('2026-W48')).toEqual(['a 3 10+8']);
  expect(done).toHaveBeenCalledWith('1 shift copied, to be confirmed. You can undo this.');
  // That nothing more fits would read as if nothing had been copied.
  expect(screen.queryByTestId('copy-preview')).toBeNull();
});

test('who was away in the week that is copied is named, with the days', () => {
  const days = [0, 1, 2, 3, 4];
  week().handle.tell({ kind: 'reportAbsence', report: { staffId: 'a', days, kind: 'holiday', shifts: 'remove' } });
  useSession.setState({ week: { ...week() } });
  showWeek(placeOf('2026-W48'));
  show();
  expect(screen.getByTestId('copy-away').textContent).toMatch(
    /^Away in the week that is copied, .*: Ana \(Mon, Tue, Wed, Thu, Fri\)\.$/,
  );
});

test('weeks rotate: two patterns in turn over several weeks, previewed week by week, undone in one step', () => {
  showWeek(placeOf('2026-W48'));
  week().handle.tell({ kind: 'addShift', shift: { staffId: 'b', day: 0, start: 6, hours: 8 }, confirmed: true });
  showWeek(placeOf('2026-W49'));
  show();
  fireEvent.click(screen.getByRole('radio', { name: 'Rotating pattern' }));
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Weeks to fill' }), { target: { value: '3' } });
  return vi
    .waitFor(() => {
      const lines = screen.getAllByText(/^Week \d+, .* from Week/).map((line) => line.textContent);
      expect(lines).toEqual([
        'Week 49, Nov 30 - Dec 6, 2026 from Week 47, Nov 16 - Nov 22, 2026',
        'Week 50, Dec 7 - Dec 13, 2026 from Week 48, Nov 23 - Nov 29, 2026',
        'Week 51, Dec 14 - Dec 20, 2026 from Week 47, Nov 16 - Nov 22, 2026',
      ]);
    })
    .then(() => {
      press('Copy 5 shifts');
      expect([shiftsIn('2026-W49')?.length, shiftsIn('2026-W50'), shiftsIn('2026-W51')?.length]).toEqual([
        2,
        ['b 0 6+8'],
        2,
      ]);
      undo();
      expect([shiftsIn('2026-W49'), shiftsIn('2026-W51')]).toEqual([[], []]);
    });
});

test('another week is chosen from those with shifts', () => {
  showWeek(placeOf('2026-W50'));
  show();
  expect(screen.getByTestId('copy-preview').textContent).toContain('Nothing fits');
  fireEvent.click(screen.getByRole('radio', { name: 'Another week' }));
  press('Copy 2 shifts');
  expect(shiftsIn('2026-W50')).toHaveLength(2);
});
