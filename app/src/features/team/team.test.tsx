// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeTeam, openTeam, type TeamTarget } from '~/roster/teamStore';
import { engine, renderPart, startSample, translators, openedWeek as week } from '~/roster/testing/openWeek';
import { activeWeek, dispatch, replaceRoster, showWeek, undo, useSession } from '~/roster/week/session';
import { ownTeam, ownTeamName, readViewState } from '~/roster/week/viewState';
import { wholeRoster } from '~/roster/week/wholeRoster';
import { copied, isFree, painted } from './AvailabilityGrid';
import { curveOf, type Demand, headsOfFigures, readTable, withCurve, withTable } from './demand';
import { pastedHeads } from './demandSheet';
import { presetCycle } from './patterns';
import { newId, readNumber, shownQuantity, typedCents, typedMinutes } from './quantities';
import TeamDialogs from './TeamDialogs';
import { TeamHost } from './TeamHost';

const place = { week: '2026-W48', roster: 'sample' } as const;
const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
const person = (id: string, name: string, positionId: string) => ({
  id,
  name,
  positionId,
  color: positionId,
  availability: always,
});
const schedule = {
  positions: [
    { id: 'bar', name: 'Bar', team: 'floor', required: 1 },
    { id: 'cook', name: 'Cook', team: 'kitchen', required: 1 },
  ],
  staff: [
    { ...person('ada', 'Ada', 'cook'), contractMinutes: 2400, hourlyCents: 1350 },
    person('bob', 'Bob', 'bar'),
    person('zoe', 'Zoé', 'bar'),
  ],
  shifts: [
    { id: '1', staffId: 'ada', day: 0, start: 9, hours: 8, confirmed: true },
    { id: '2', staffId: 'bob', day: 6, start: 9, hours: 8, confirmed: true },
  ],
};

const names = () => week().staff.map(({ name }) => name);
const absences = () => {
  const roster = wholeRoster(week().handle);
  return roster.ok ? roster.value.absences.map(({ staffId, date, kind }) => `${staffId} ${date} ${kind}`) : [];
};

function Dialogs() {
  const open = useSession(activeWeek);
  return open && <TeamDialogs week={open} />;
}

function Host() {
  const open = useSession(activeWeek);
  return open && <TeamHost week={open} />;
}

function show(target: TeamTarget) {
  act(() => openTeam(target));
  renderPart(<Dialogs />);
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00'), toFake: ['Date'] });
  startSample();
  showWeek(place);
  replaceRoster(engine.Editor.fromJson(JSON.stringify(schedule)), place, { kind: 'own', name: 'Bar' });
});

afterEach(() => {
  act(closeTeam);
  vi.useRealTimers();
});

test('an address opens the shift types once', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Host /> }], {
    initialEntries: ['/?group=member#shift-types'],
  });
  render(
    <I18nextProvider i18n={translators.en}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  // A busy machine takes a while to render the first dialog.
  const tab = await screen.findByRole('tab', { name: 'Shift types', selected: true }, { timeout: 20_000 });
  expect(tab.textContent).toBe('Shift types');
  expect(router.state.location).toMatchObject({ search: '?group=member', hash: '' });
}, 30_000);

describe('the list', () => {
  const listed = () => screen.getAllByRole('rowheader').map((header) => header.textContent);

  test('shows contract, wage and hours, is searched by position or name without accents, and sorted', () => {
    show({ kind: 'list', part: 'people' });
    const ada = within(screen.getByRole('row', { name: /Ada/ }));
    expect(ada.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual([
      'Cook',
      '40 h',
      '',
      '€13.50',
      '8 h',
      '',
    ]);
    type('Search by name or position', 'zoe');
    expect(listed()).toEqual([expect.stringContaining('Zoé')]);
    type('Search by name or position', 'bar');
    expect(listed()).toHaveLength(2);
    type('Search by name or position', '');
    press('This week');
    press('This week');
    expect(listed()[2]).toContain('Zoé');
    // Those without a contract come last in both directions.
    press('Contract');
    expect(listed()[0]).toContain('Ada');
    press('Contract');
    expect(listed()[0]).toContain('Ada');
  });
});

describe('the list as a sheet', () => {
  const cell = (name: RegExp, column: number) => {
    const found = within(screen.getByRole('row', { name })).getAllByRole('gridcell')[column];
    if (!found) throw new Error('The row has that column.');
    return found;
  };
  const key = (name: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement as Element, { key: name, ...more });
  const typeIn = (text: string) => {
    key(text.slice(0, 1));
    fireEvent.change(document.activeElement as Element, { target: { value: text } });
  };
  const paste = (element: Element, text: string) =>
    fireEvent.paste(element, { clipboardData: { getData: () => text } });
  const values = () =>
    week().staff.map(({ name, contractMinutes, maxMinutes, hourlyCents }) => [
      name,
      contractMinutes,
      maxMinutes,
      hourlyCents,
    ]);

  test('[D-572] is reached by arrow keys, typed in, and left by Enter, Tab and Escape', () => {
    show({ kind: 'list', part: 'people' });
    act(() => cell(/Ada/, 0).focus());
    expect(cell(/Ada/, 0).getAttribute('aria-readonly')).toBe('true');
    // A cell that is only read takes no text.
    key('7');
    key('ArrowRight');
    expect(document.activeElement).toBe(cell(/Ada/, 1));
    typeIn('38,5');
    key('Tab');
    expect(document.activeElement).toBe(cell(/Ada/, 2));
    typeIn('45');
    key('Enter');
    expect(document.activeElement).toBe(cell(/Bob/, 2));
    key('Enter');
    fireEvent.change(document.activeElement as Element, { target: { value: '12' } });
    key('Escape');
    expect(document.activeElement).toBe(cell(/Bob/, 2));
    expect(values()).toEqual([
      ['Ada', 2310, 2700, 1350],
      ['Bob', undefined, undefined, undefined],
      ['Zoé', undefined, undefined, undefined],
    ]);
    // Each value is one step.
    expect(week().history.undoCount).toBe(2);
    key('ArrowUp');
    key('Delete');
    expect(values()[0]).toEqual(['Ada', 2310, undefined, 1350]);
  });

  test('[D-572] a wrong value stays in its field with the reason', () => {
    show({ kind: 'list', part: 'people' });
    act(() => cell(/Ada/, 2).focus());
    fireEvent.pointerDown(cell(/Ada/, 2), { button: 0 });
    typeIn('30');
    key('Enter');
    const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts()).toContain('Row 1, Ada: 30 would put the maximum below the contract (Maximum).');
    fireEvent.change(document.activeElement as Element, { target: { value: 'much' } });
    key('Enter');
    expect(alerts()).toContain('Row 1, Ada: “much” is no number such as 38.5 (Maximum).');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(values()[0]).toEqual(['Ada', 2400, undefined, 1350]);
  });

  test('[D-572] a pasted block fills downwards in one step, and what is not taken is said with its row', () => {
    show({ kind: 'list', part: 'people' });
    fireEvent.pointerDown(cell(/Ada/, 1), { button: 0 });
    paste(cell(/Ada/, 1), '40\t45\t12,50 €\r\n20 h\tnone\t9.5\r\n30\t\t5000\r\n10\t\t\r\n');
    expect(values()).toEqual([
      ['Ada', 2400, 2700, 1250],
      ['Bob', 1200, undefined, 950],
      ['Zoé', 1800, undefined, undefined],
    ]);
    expect(screen.getByText('5 cells filled, for 3 people.')).toBeTruthy();
    expect(screen.getByText('3 values were not taken:')).toBeTruthy();
    expect(screen.getByText('Row 2, Bob: “none” is no number such as 38.5 (Maximum).')).toBeTruthy();
    expect(screen.getByText('Row 3, Zoé: 5000 is too much (Wage an hour).')).toBeTruthy();
    expect(screen.getByText('Row 4: “10” belongs to nobody in the list.')).toBeTruthy();
    act(undo);
    expect(values()[0]).toEqual(['Ada', 2400, undefined, 1350]);
    expect(week().history.undoCount).toBe(0);
  });

  test('[D-572] rows with names and columns with headings find their cells', () => {
    show({ kind: 'list', part: 'people' });
    paste(cell(/Ada/, 1), 'Nombre\tSalario\tContrato\nzoe\t11,25\t20\nKim\t9\t9\nBob\t10\t40');
    expect(values()).toEqual([
      ['Ada', 2400, undefined, 1350],
      ['Bob', 2400, undefined, 1000],
      ['Zoé', 1200, undefined, 1125],
    ]);
    expect(screen.getByText('Row 3: “Kim 9 9” belongs to nobody in the list.')).toBeTruthy();
  });

  test('[D-572] a value is filled down by Ctrl+D over selected rows, and the order of the rows stays', () => {
    show({ kind: 'list', part: 'people' });
    press('Contract');
    fireEvent.pointerDown(cell(/Ada/, 1), { button: 0 });
    act(() => cell(/Ada/, 1).focus());
    key('ArrowDown', { shiftKey: true });
    key('ArrowDown', { shiftKey: true });
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
    key('d', { ctrlKey: true });
    expect(values().map(([, contract]) => contract)).toEqual([2400, 2400, 2400]);
    act(undo);
    expect(values().map(([, contract]) => contract)).toEqual([2400, undefined, undefined]);
  });
});

describe('a person', () => {
  test('is added with positions, contract and wage, and undone in one step', () => {
    show({ kind: 'new' });
    const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
    expect(document.activeElement).toBe(field('Name'));
    act(() => screen.getByRole('button', { name: 'Add a person' }).focus());
    press('Add a person');
    expect(screen.getByText('Enter a name.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Name'));
    type('Name', 'Kim');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Cook' }));
    type(/^Contract/, '38,5');
    type(/^Wage/, 'much');
    press('Add a person');
    expect(screen.getByText('Enter a number such as 38.5.')).toBeTruthy();
    type(/^Wage/, '5000');
    type(/^At most/, '38');
    press('Add a person');
    expect(screen.getByText('That is less than the contract.')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^At most/));
    type(/^At most/, '');
    press('Add a person');
    expect(screen.getByText('That is too much.')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Wage/));
    expect(names()).toHaveLength(3);
    type(/^Wage/, '14.20');
    press('Add a person');
    expect(week().staff.at(-1)).toMatchObject({
      name: 'Kim',
      positionId: 'bar',
      otherPositions: ['cook'],
      contractMinutes: 2310,
      hourlyCents: 1420,
    });
    act(undo);
    expect(names()).toEqual(['Ada', 'Bob', 'Zoé']);
  });

  test('is changed in every week', async () => {
    show({ kind: 'person', staffId: 'ada' });
    type('Name', 'Ada L.');
    // In the dialog's foot, which stays in view.
    expect(screen.getByRole('button', { name: 'Save' }).closest('footer')).not.toBeNull();
    press('Save');
    await screen.findByText(/^Team changed: Ada/);
    act(() => showWeek({ ...place, week: '2026-W50' }));
    expect(names()).toContain('Ada L.');
  });

  test.each([
    ['Make them open shifts', 1],
    ['Remove them too', 0],
  ])('who is removed: %s', (choice, open) => {
    show({ kind: 'person', staffId: 'ada' });
    press('Remove Ada');
    expect(document.activeElement).toBe(screen.getByText(/Ada has 1 shift/).closest('section'));
    press(choice);
    expect([names(), week().handle.ask({ kind: 'openShifts' }).length]).toEqual([['Bob', 'Zoé'], open]);
    act(undo);
    expect(week().handle.ask({ kind: 'schedule' }).shifts).toHaveLength(2);
  });
});

describe('availability', () => {
  test('is painted with the keyboard and copied to the working days', () => {
    show({ kind: 'person', staffId: 'ada', part: 'availability' });
    const cell = () => screen.getByRole('button', { name: 'Monday 9 AM-10 AM' });
    expect(cell().getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(cell(), { key: ' ' });
    fireEvent.keyDown(cell(), { key: 'ArrowRight', shiftKey: true });
    const free = (day: number, hour: number) => isFree(week().staff[0]?.availability ?? [], day, hour);
    expect([free(0, 8), free(0, 9), free(0, 10), free(0, 11)]).toEqual([true, false, false, true]);
    press('Copy Monday to the weekdays');
    expect([free(4, 10), free(5, 10)]).toEqual([false, true]);
  });

  test('keeps the quarters around what is painted', () => {
    const before = [{ day: 0, start: 8, startMinute: 30, end: 17, endMinute: 15 }];
    expect(painted(before, 0, 12, 13, false)).toEqual([
      { day: 0, start: 8, startMinute: 30, end: 12 },
      { day: 0, start: 13, end: 17, endMinute: 15 },
    ]);
    expect(painted(before, 0, 17, 18, true)).toEqual([{ day: 0, start: 8, startMinute: 30, end: 18 }]);
    expect(copied(before, 0, [0, 1])).toEqual([before[0], { ...before[0], day: 1 }]);
  });
});

describe('an absence', () => {
  test('over two weeks is one step, from the dates or the calendar; it is taken back as a whole', () => {
    show({ kind: 'person', staffId: 'bob', part: 'absences' });
    type('First day', '2026-11-28');
    type('Last day', '2026-12-01');
    fireEvent.click(screen.getByRole('radio', { name: 'Offer to others' }));
    press('Report 4 days absent');
    expect(absences()).toEqual(
      [28, 29, 30].map((day) => `bob 2026-11-${day} holiday`).concat('bob 2026-12-01 holiday'),
    );
    expect([week().handle.ask({ kind: 'openShifts' }).length, week().history.undoCount]).toEqual([1, 1]);
    expect(screen.getByTestId('absences').textContent).toContain('Nov 28 - Dec 1, 4 days');
    expect(screen.getByRole('button', { name: /November 29, Holiday/ })).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Take back' }).focus());
    press('Take back');
    expect(absences()).toEqual([]);
    // The pressed button is gone; the focus stays in the dialog.
    expect(document.activeElement?.getAttribute('role')).toBe('group');
    act(undo);
    act(undo);
    expect([absences(), week().handle.ask({ kind: 'openShifts' }).length]).toEqual([[], 0]);
  });

  test('that has begun offers the shifts to come only; what was worked stays, and one undo takes it all back', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00') });
    const added = { staffId: 'bob', day: 2, start: 9, startMinute: 0, hours: 8, minutes: 0 };
    act(() => void dispatch((editor) => editor.tell({ kind: 'assign', shift: added })));
    show({ kind: 'person', staffId: 'bob', part: 'absences' });
    type('First day', '2026-11-25');
    type('Last day', '2026-11-29');
    expect(screen.getByText(/^1 shift/)).toBeTruthy();
    press('Report 5 days absent');
    expect(absences()).toHaveLength(5);
    expect(week().handle.ask({ kind: 'openShifts' })).toMatchObject([{ day: 6 }]);
    const left = week().handle.ask({ kind: 'schedule' }).shifts;
    expect(left.filter(({ staffId }) => staffId === 'bob')).toMatchObject([{ day: 2, start: 9 }]);
    act(undo);
    expect([absences(), week().handle.ask({ kind: 'openShifts' })]).toEqual([[], []]);
    expect(week().handle.ask({ kind: 'schedule' }).shifts).toHaveLength(3);
    vi.useRealTimers();
  });

  test('is changed: its days, reason and note; days of it are taken back', () => {
    show({ kind: 'person', staffId: 'bob', part: 'absences' });
    const dates = () => absences().map((absence) => absence.slice(4));
    type('First day', '2026-12-01');
    type('Last day', '2026-12-04');
    type(/^Note/, 'Trip');
    press('Report 4 days absent');
    press('Change');
    expect(document.activeElement).toBe(screen.getByLabelText('First day'));
    type('Last day', '2026-12-03');
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'training' } });
    press('Change 3 days');
    expect(dates()).toEqual(['2026-12-01 training', '2026-12-02 training', '2026-12-03 training']);
    // A chosen day brings its note, so that reporting it again does not lose it.
    fireEvent.click(screen.getByRole('button', { name: /December 3, Training/ }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Note/).value).toBe('Trip');
    press('Take back 1 day');
    expect(dates()).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'sick' } });
    fireEvent.click(screen.getByRole('button', { name: /December 2, Training/ }));
    press('Change 1 day');
    expect(dates()).toEqual(['2026-12-01 training', '2026-12-02 sick']);
    const roster = wholeRoster(week().handle);
    expect(roster.ok && roster.value.absences.map(({ note }) => note)).toEqual(['Trip', 'Trip']);
  });

  test('is shown in its month, whatever way it is chosen', () => {
    show({ kind: 'person', staffId: 'bob', part: 'absences' });
    type('First day', '2027-02-10');
    expect(screen.getByRole('heading', { name: 'February 2027' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe('2027-02-10');
  });

  test('a last day before the first is refused', () => {
    show({ kind: 'person', staffId: 'bob', part: 'absences' });
    type('First day', '2026-11-28');
    type('Last day', '2026-11-20');
    expect(screen.getByRole('alert').textContent).toContain('before the first');
    expect(screen.getByRole('button', { name: /^Report/ }).hasAttribute('disabled')).toBe(true);
  });
});

describe('positions', () => {
  test('are added, renamed, and merged with their people', () => {
    show({ kind: 'list', part: 'positions' });
    type('New position', 'Host');
    press('Add');
    expect(week().positions.map(({ name }) => name)).toEqual(['Bar', 'Cook', 'Host']);
    const cook = screen.getAllByLabelText('Name')[1] as HTMLInputElement;
    act(() => cook.focus());
    fireEvent.change(cook, { target: { value: 'Kitchen' } });
    fireEvent.keyDown(cook, { key: 'Enter' });
    expect(week().positions[1]?.name).toBe('Kitchen');
    expect(document.activeElement).toBe(cook);
    act(undo);
    expect(cook.value).toBe('Cook');
    fireEvent.change(cook, { target: { value: 'Kitchen' } });
    fireEvent.keyDown(cook, { key: 'Enter' });
    fireEvent.change(screen.getByLabelText('Merge Bar with'), { target: { value: 'cook' } });
    press('Merge: 2 people become Kitchen');
    expect(week().staff.map(({ positionId }) => positionId)).toEqual(['cook', 'cook', 'cook']);
  });

  test('are not named twice, and go when nobody has them', () => {
    show({ kind: 'list', part: 'positions' });
    type('New position', 'bár');
    press('Add');
    expect(screen.getByRole('alert').textContent).toContain('a position Bar already');
    type('New position', 'Host');
    press('Add');
    expect(week().positions).toHaveLength(3);
    const cook = screen.getAllByLabelText('Name')[1] as HTMLInputElement;
    fireEvent.change(cook, { target: { value: 'HOST' } });
    fireEvent.blur(cook);
    expect([cook.value, screen.getByRole('alert').textContent]).toEqual(['Cook', expect.stringContaining('Host')]);
    press('Remove Host');
    expect(week().positions.map(({ name }) => name)).toEqual(['Bar', 'Cook']);
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  test('have a colour, which is that of all whose main position it is, changed in one step', () => {
    show({ kind: 'list', part: 'positions' });
    const colours = () => week().staff.map(({ color }) => color);
    const before = colours();
    expect(screen.getByLabelText<HTMLSelectElement>('Colour of Bar').value).toBe('other');
    const row = screen.getByLabelText('Colour of Bar').closest('li') as HTMLElement;
    for (const label of ['Name', 'Needed', 'Team', 'Colour', 'Merge']) within(row).getByText(label);
    fireEvent.change(screen.getByLabelText('Colour of Bar'), { target: { value: 'manager' } });
    expect(colours()).toEqual([before[0], 'manager', 'manager']);
    expect(screen.getByLabelText<HTMLSelectElement>('Colour of Bar').value).toBe('manager');
    act(undo);
    expect(colours()).toEqual(before);
  });
});

test('a position has a team of its own, by which the roster is filtered and which others can join', () => {
  show({ kind: 'list', part: 'positions' });
  const teamOf = (name: string) => screen.getByLabelText<HTMLSelectElement>(`Team of ${name}`);
  fireEvent.change(teamOf('Cook'), { target: { value: 'other' } });
  const field = screen.getByLabelText('Name of the team of Cook');
  fireEvent.change(field, { target: { value: ' Night crew ' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const cook = week().positions.find(({ name }) => name === 'Cook');
  expect(cook?.team).toBe(ownTeam('Night crew'));
  expect(teamOf('Cook').selectedOptions[0]?.textContent).toBe('Night crew');
  fireEvent.change(teamOf('Bar'), { target: { value: ownTeam('Night crew') } });
  expect(week().positions.map(({ team }) => team)).toEqual([ownTeam('Night crew'), ownTeam('Night crew')]);
  // The address of a view keeps it.
  const state = readViewState(new URLSearchParams({ team: ownTeam('Night crew') }), '2026-W47');
  expect([state.team, ownTeamName(state.team ?? '')]).toEqual([ownTeam('Night crew'), 'Night crew']);
  // No name is no team.
  fireEvent.change(teamOf('Bar'), { target: { value: 'other' } });
  fireEvent.blur(screen.getByLabelText('Name of the team of Bar'));
  expect(teamOf('Bar').value).toBe(ownTeam('Night crew'));
});

test('a shift type is changed in its place', () => {
  show({ kind: 'list', part: 'types' });
  type('Code', 'N');
  type('Name', 'Night');
  type('Times', '22-6:30');
  press('Add');
  type('Code', 'E');
  type('Times', '6-14');
  press('Add');
  press('Change Night');
  expect(screen.getByLabelText('Times')).toHaveProperty('value', '22-6:30');
  type('Times', '22-7');
  fireEvent.change(screen.getByLabelText('Unpaid break'), { target: { value: '45' } });
  press('Save');
  expect(week().shiftTypes).toEqual([
    { code: 'N', name: 'Night', start: 22, hours: 9, breakMinutes: 45 },
    { code: 'E', name: 'E', start: 6, hours: 8 },
  ]);
  press('Change Night');
  press('Cancel');
  expect(screen.getByLabelText('Code')).toHaveProperty('value', '');
  expect(week().shiftTypes).toHaveLength(2);
});

test('a shift type is defined with its code, times and break; a code is used once', () => {
  show({ kind: 'list', part: 'types' });
  type('Code', 'N');
  type('Name', 'Night');
  type('Times', 'late');
  press('Add');
  expect(screen.getByRole('alert').textContent).toContain('22-6');
  type('Times', '22:10-6');
  press('Add');
  expect(screen.getByRole('alert').textContent).toContain('quarter hours');
  type('Times', '22-6');
  fireEvent.change(screen.getByLabelText('Unpaid break'), { target: { value: '45' } });
  press('Add');
  expect(week().shiftTypes).toEqual([{ code: 'N', name: 'Night', start: 22, hours: 8, breakMinutes: 45 }]);
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  type('Code', 'n');
  type('Times', '21-5');
  press('Add');
  expect(screen.getByRole('alert').textContent).toContain('once');
  press('Remove Night');
  expect(week().shiftTypes).toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
});

test('[D-550] four weeks show hours against contract, weekends, nights and closings', () => {
  act(() => showWeek({ ...place, week: '2026-W49' }));
  act(() => {
    week().handle.tell({ kind: 'addShift', shift: { staffId: 'ada', day: 5, start: 18, hours: 8 }, confirmed: true });
    useSession.setState({ week: { ...week() } });
  });
  show({ kind: 'list', part: 'month' });
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  // Ada has 8 hours in each of two weeks, and a contract of 40.
  expect(cells(/Ada/)).toEqual(['16', '', '160', '−144', '', '−144', '1', '1', '1', '0', '']);
  expect(cells(/Bob/)).toEqual(['8', '', '', '', '', '', '1', '0', '0', '0', '']);
});

test('[D-550] an account adds the weeks chosen up, with what is carried over and wishes met, and is sorted', () => {
  const saturday = [{ weekday: 5, want: 'off' as const, weight: 2 }];
  const people = week().staff.map((member) => ({
    ...member,
    ...(member.id === 'ada' && { balanceMinutes: -90 }),
    ...(member.id === 'zoe' && { balanceMinutes: 60 }),
    ...(member.id === 'bob' && { wishes: saturday }),
  }));
  act(() => {
    dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { changePeople: people } }));
    dispatch((editor) =>
      editor.tell({ kind: 'addShift', shift: { staffId: 'bob', day: 5, start: 9, hours: 8 }, confirmed: true }),
    );
  });
  show({ kind: 'list', part: 'month' });
  const rows = () => screen.getAllByRole('rowheader').map((header) => header.textContent);
  const cells = (name: RegExp) =>
    within(screen.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  fireEvent.change(screen.getByRole('combobox', { name: 'Weeks' }), { target: { value: '8' } });
  fireEvent.click(screen.getByRole('radio', { name: 'From this week' }));
  // Eight weeks of 40 hours, eight of them planned, and an hour and a half owed.
  expect(cells(/Ada/)).toEqual(['8', '', '320', '−312', '−1.5', '−313.5', '0', '0', '0', '0', '']);
  expect(cells(/Zoé/)).toEqual(['0', '', '', '', '+1', '+1', '0', '0', '0', '0', '']);
  expect(cells(/Bob/).at(-1)).toBe('7 of 8');
  press('Planned h');
  expect(rows()).toEqual(['Bob', 'Ada', 'Zoé']);
  expect(screen.getByRole('columnheader', { name: 'Planned h' }).getAttribute('aria-sort')).toBe('descending');
  press('Planned h');
  expect(rows()).toEqual(['Zoé', 'Ada', 'Bob']);
  // Who has no account comes last in both directions.
  press('Balance');
  expect(rows()).toEqual(['Zoé', 'Ada', 'Bob']);
  press('Balance');
  expect(rows()).toEqual(['Ada', 'Zoé', 'Bob']);
  press('Ada');
  expect(screen.getByTestId('person')).toBeTruthy();
});

test('what breaks the law stands on the person, with its day and its limit', () => {
  act(() => {
    const { handle } = week();
    const rules = {
      ...handle.ask({ kind: 'rules' }),
      law: { id: 'own', asOf: '2026-11-27', dayWork: { hours: 1, by: 'shift' } },
    } as const;
    handle.tell({ kind: 'changeTeam', change: { rules } });
    useSession.setState({ week: { ...week() } });
  });
  vi.setSystemTime(new Date(`${week().dates.monday}T00:00:00`));
  show({ kind: 'person', staffId: 'ada', part: 'shifts' });
  const found = within(screen.getByTestId('person-findings')).getAllByRole('listitem');
  const own = week()
    .handle.ask({ kind: 'schedule' })
    .shifts.filter(({ staffId }) => staffId === 'ada');
  expect(found).toHaveLength(own.length);
  expect(found[0]?.textContent).toContain('1 h are allowed');
});

test('[D-550] hours carried over and weekends are typed on the person', () => {
  show({ kind: 'person', staffId: 'ada' });
  type(/^Carried over/, '-1.5');
  type(/^Weekends in four weeks/, '5');
  press('Save');
  expect(screen.getByText('Enter a whole number from 0 to 4.')).toBeTruthy();
  expect(week().staff[0]).not.toHaveProperty('balanceMinutes');
  type(/^Weekends in four weeks/, '2');
  press('Save');
  expect(week().staff[0]).toMatchObject({ balanceMinutes: -90, maxWeekends: 2, contractMinutes: 2400 });
  expect(screen.getByLabelText(/^Carried over/)).toHaveProperty('value', '-1.5');
  act(undo);
  expect(week().staff[0]).not.toHaveProperty('maxWeekends');
});

test('[D-577] skills are typed on the person, suggested from those of the others, and taken away', () => {
  show({ kind: 'person', staffId: 'ada' });
  const skill = () => screen.getByLabelText('Add a skill');
  type('Add a skill', ' Key holder ');
  fireEvent.keyDown(skill(), { key: 'Enter' });
  expect(skill()).toHaveProperty('value', '');
  // The same name in other letters is the same skill; what is typed last counts without 'Add skill'.
  type('Add a skill', 'KEY HOLDER');
  press('Add skill');
  type('Add a skill', 'First aid');
  press('Save');
  expect(week().staff[0]).toMatchObject({ marks: ['Key holder', 'First aid'], contractMinutes: 2400 });
  cleanup();
  show({ kind: 'person', staffId: 'bob' });
  const known = document.getElementById(skill().getAttribute('list') ?? '');
  expect([...(known?.children ?? [])].map((one) => one.getAttribute('value'))).toEqual(['First aid', 'Key holder']);
  cleanup();
  show({ kind: 'person', staffId: 'ada' });
  press('Remove Key holder');
  expect(document.activeElement).toBe(skill());
  press('Save');
  expect(week().staff[0]).toMatchObject({ marks: ['First aid'] });
  act(undo);
  expect(week().staff[0]).toMatchObject({ marks: ['Key holder', 'First aid'] });
});

test('a week of holiday counts as the contract in an account of hours', () => {
  act(() => {
    week().handle.tell({
      kind: 'reportAbsence',
      report: { staffId: 'ada', days: [0, 1, 2, 3, 4, 5, 6], kind: 'holiday', shifts: 'remove' },
    });
    useSession.setState({ week: { ...week() } });
  });
  show({ kind: 'list', part: 'month' });
  const cells = within(screen.getByRole('row', { name: /Ada/ })).getAllByRole('cell');
  // Four weeks of 40 hours, one of them on holiday, and nothing planned in the others.
  expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual(['0', '40', '160', '−120']);
});

describe('[D-551] a pattern', () => {
  const pattern = (id: string) => week().staff.find((member) => member.id === id)?.pattern;
  const cell = (name: string) => screen.getByRole('button', { name });
  const types = [
    { code: 'E', name: 'Early', start: 6, hours: 8 },
    { code: 'L', name: 'Late', start: 14, hours: 8 },
    { code: 'N', name: 'Night', start: 22, hours: 8 },
  ];

  beforeEach(() => {
    act(() => void dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { shiftTypes: types } })));
  });

  test('is chosen, painted, begins on a Monday, and is taken away', () => {
    show({ kind: 'person', staffId: 'ada', part: 'pattern' });
    fireEvent.change(screen.getByRole('combobox', { name: 'A usual pattern' }), { target: { value: 'turns' } });
    fireEvent.click(screen.getByRole('radio', { name: 'Night' }));
    fireEvent.click(cell('Week 2, Saturday: Off'));
    fireEvent.click(screen.getByRole('radio', { name: 'Hours' }));
    fireEvent.click(cell('Week 2, Sunday: Off'));
    // A Wednesday is in the week of its Monday.
    type('First Monday', '2026-12-02');
    fireEvent.keyDown(cell('Week 1, Monday: Early'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(cell('Week 2, Monday: Late'));
    press('Save');
    expect(pattern('ada')).toEqual({
      anchor: '2026-11-30',
      cycle: [
        ['E', 'E', 'E', 'E', 'E', 'off', 'off'],
        ['L', 'L', 'L', 'L', 'L', 'N', [9, 17]],
      ],
    });
    press('Remove the pattern');
    expect(pattern('ada')).toBeUndefined();
    act(undo);
    expect(pattern('ada')?.cycle).toHaveLength(2);
  });

  test('is given to others, each in another week of it, as one step', () => {
    show({ kind: 'person', staffId: 'ada', part: 'pattern' });
    fireEvent.change(screen.getByRole('combobox', { name: 'A usual pattern' }), { target: { value: 'twoTwoFour' } });
    fireEvent.click(screen.getByText('Give it to others, too'));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Bob' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Zoé' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Where Zoé begins' }), { target: { value: '4' } });
    press('Save for 3 people');
    expect(['ada', 'bob', 'zoe'].map((id) => pattern(id)?.anchor)).toEqual(['2026-11-23', '2026-11-16', '2026-10-26']);
    act(undo);
    expect(['ada', 'bob', 'zoe'].map(pattern)).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    ['fiveTwo', 1, 'EEEEE--'],
    ['twoTwoFour', 8, 'EENN---'],
    ['twoTwoThree', 2, '88--888'],
    ['everyOther', 2, '8-8-8-8'],
    ['turns', 2, 'EEEEE--'],
  ] as const)('%s is cut into %i weeks', (preset, weeks, first) => {
    const cycle = presetCycle(preset, types);
    expect(cycle).toHaveLength(weeks);
    expect(cycle[0]?.map((day) => (day === 'off' ? '-' : String(day)[0])).join('')).toBe(first);
  });
});

test('[D-562] holidays and closing days are added, changed and taken back, and worked holidays are counted', () => {
  const own = () => week().handle.ask({ kind: 'schedule' }).calendar ?? [];
  show({ kind: 'list', part: 'calendar' });
  press('Add a day');
  expect(screen.getByText(/Choose a date/)).toBeTruthy();
  type('Date', '2026-11-29');
  type('Name', 'Town fair');
  press('Add a day');
  expect(own()).toEqual([{ date: '2026-11-29', name: 'Town fair', holiday: true }]);
  type('What Sunday, November 29 is', 'closed');
  expect(own()).toEqual([{ date: '2026-11-29', name: 'Town fair', holiday: true, closed: true }]);
  // Bob works on that Sunday.
  const [, bob] = week().handle.ask({ kind: 'fairness' });
  expect(bob?.holidays).toBe(1);
  expect(week().handle.ask({ kind: 'summary' }).days[6]?.gapCount).toBe(0);
  press('Remove Sunday, November 29');
  expect(own()).toEqual([]);
  act(undo);
  expect(own()).toHaveLength(1);
});

test('[D-561] a public holiday of the law can be a closing day, or none here', () => {
  act(() => {
    dispatch((editor) => {
      const rules = editor.ask({ kind: 'rules' });
      return editor.tell({
        kind: 'changeTeam',
        change: { rules: { ...rules, law: { id: 'es', asOf: '2026-11-27' } } },
      });
    });
  });
  show({ kind: 'list', part: 'calendar' });
  const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(listed()).toHaveLength(10);
  expect(listed()[8]).toContain('Immaculate Conception');
  type('What Tuesday, December 8 is', 'none');
  expect(week().handle.ask({ kind: 'specialDates', first: '2026-12-07', last: '2026-12-13' })).toEqual([]);
  expect(listed()).toHaveLength(10);
  type('What Friday, December 25 is', 'closed');
  const [christmas] = week().handle.ask({ kind: 'specialDates', first: '2026-12-21', last: '2026-12-27' });
  expect(christmas).toMatchObject({ publicHoliday: 'christmas', holiday: true, closed: true });
});

describe('demand', () => {
  const demand = () => week().handle.ask({ kind: 'schedule' }).demand ?? [];

  const cell = (hour: string, column: number) => {
    const found = within(screen.getByRole('row', { name: new RegExp(`^${hour}\\b`) })).getAllByRole('gridcell')[column];
    if (!found) throw new Error(`no column ${column}`);
    return found;
  };
  const shown = (...of: string[]) => of.map((hour) => cell(hour, 0).textContent);
  const key = (name: string, init: KeyboardEventInit = {}) =>
    fireEvent.keyDown(document.activeElement as Element, { key: name, ...init });
  const typeIn = (at: HTMLElement, text: string) => {
    fireEvent.pointerDown(at, { button: 0 });
    act(() => at.focus());
    key(text[0] ?? '');
    fireEvent.change(document.activeElement as Element, { target: { value: text } });
  };
  const paste = (at: HTMLElement, text: string) => {
    fireEvent.pointerDown(at, { button: 0 });
    fireEvent.paste(at, { clipboardData: { getData: () => text } });
  };

  test('[D-576] is typed for all days in one grid of hours and positions, a step for each cell', () => {
    show({ kind: 'list', part: 'demand' });
    expect(shown('9 AM')).toEqual(['1']);
    typeIn(cell('9 AM', 0), '3');
    key('Enter');
    expect(document.activeElement).toBe(cell('10 AM', 0));
    expect(demand()).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((day) => ({ positionId: 'bar', day, start: 9, end: 10, required: 3 })),
    );
    expect(week().history.undoCount).toBe(1);
    type('Days', '0');
    typeIn(cell('10 AM', 1), '2');
    key('Tab');
    expect(demand().filter(({ positionId }) => positionId === 'cook')).toEqual([
      { positionId: 'cook', day: 0, start: 10, end: 11, required: 2 },
    ]);
    press('Copy Monday to the weekdays');
    expect(demand().flatMap(({ positionId, day }) => (positionId === 'cook' ? [day] : []))).toEqual([0, 1, 2, 3, 4]);
    press('Clear what was typed here');
    expect(demand().filter(({ day }) => day === 0)).toEqual([]);
    act(undo);
    expect(demand()).toHaveLength(12);
  });

  test('[D-576] hours that differ between the days show their range, and a number holds on all', () => {
    show({ kind: 'list', part: 'demand' });
    type('Days', '5');
    typeIn(cell('9 AM', 0), '4');
    key('Enter');
    type('Days', 'all');
    expect(shown('9 AM', '10 AM')).toEqual(['1–4', '1']);
    typeIn(cell('9 AM', 0), '2');
    key('Enter');
    expect(new Set(demand().map(({ required }) => required))).toEqual(new Set([2]));
    expect(demand()).toHaveLength(7);
  });

  test('[D-576] a wrong number stays in its field with the reason', () => {
    show({ kind: 'list', part: 'demand' });
    typeIn(cell('9 AM', 0), 'two');
    key('Enter');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'Enter a whole number from 0 to 999, or nothing.',
    );
    expect(demand()).toEqual([]);
    fireEvent.change(document.activeElement as Element, { target: { value: '2' } });
    key('Enter');
    expect(demand()).toHaveLength(7);
    act(undo);
    expect(shown('9 AM')).toEqual(['1']);
  });

  test('[D-576] a value is filled down with Ctrl+D, and a pasted block is one step', () => {
    show({ kind: 'list', part: 'demand' });
    type('Days', '4');
    typeIn(cell('6 PM', 0), '5');
    key('Enter');
    key('ArrowUp');
    for (const _ of [7, 8]) key('ArrowDown', { shiftKey: true });
    key('d', { ctrlKey: true });
    expect(demand()).toEqual([{ positionId: 'bar', day: 4, start: 18, end: 21, required: 5 }]);
    paste(cell('10 PM', 0), '2\t1\n1\tx\n9\t9\n');
    expect(demand().map(({ positionId, start, end, required }) => [positionId, start, end, required])).toEqual([
      ['bar', 18, 21, 5],
      ['bar', 22, 23, 2],
      ['bar', 23, 24, 1],
      ['cook', 22, 23, 1],
    ]);
    expect(screen.getByText('3 cells filled.')).toBeTruthy();
    expect(screen.getByText('Row 2, column 2: “x” is no whole number from 0 to 999.')).toBeTruthy();
    expect(screen.getByText('Row 3, column 1: there is no hour or position for “9”.')).toBeTruthy();
    act(undo);
    expect(demand()).toHaveLength(1);
  });

  test('[D-576] pasted headings and hours find their cells', () => {
    const positions = [
      { id: 'bar', name: 'Bar' },
      { id: 'cook', name: 'Cocina' },
    ];
    const first = { hour: 0, position: 0 };
    const cells = (block: string[][], from = first) => {
      const { changes, refused } = pastedHeads(block, positions, from);
      return [changes.map(({ positionId, hour, heads }) => [positionId, hour, heads]), refused.length];
    };
    expect(
      cells([
        ['Hora', 'cocina', 'Bar'],
        ['9', '2', '3'],
        ['10', '', '4'],
      ]),
    ).toEqual([
      [
        ['cook', 9, 2],
        ['bar', 9, 3],
        ['bar', 10, 4],
      ],
      0,
    ]);
    expect(
      cells(
        [
          ['9:00-10:00', '2'],
          ['22 h', '3'],
        ],
        { hour: 5, position: 1 },
      ),
    ).toEqual([
      [
        ['cook', 9, 2],
        ['cook', 22, 3],
      ],
      0,
    ]);
    // Plain numbers in the first column are heads.
    expect(
      cells([
        ['9', '2'],
        ['10', '3'],
      ]),
    ).toEqual([
      [
        ['bar', 0, 9],
        ['cook', 0, 2],
        ['bar', 1, 10],
        ['cook', 1, 3],
      ],
      0,
    ]);
    expect(
      cells([
        ['Bar', 'Till'],
        ['1', '2'],
      ]),
    ).toEqual([[['bar', 0, 1]], 1]);
  });

  test('[D-576] one week and one date have a demand of their own, before that of every week', () => {
    show({ kind: 'list', part: 'demand' });
    typeIn(cell('9 AM', 0), '3');
    key('Enter');
    type('When it holds', 'date');
    type('Date', '2026-12-24');
    expect(shown('9 AM')).toEqual(['3']);
    typeIn(cell('9 AM', 0), '6');
    key('Enter');
    expect(demand().filter((entry) => entry.week)).toEqual([
      { positionId: 'bar', day: 3, start: 9, end: 10, required: 6, week: '2026-12-21' },
    ]);
    type('When it holds', 'week');
    expect(shown('9 AM')).toEqual(['3–6']);
    type('Days', '6');
    fireEvent.change(screen.getByLabelText(/A line for each hour/), { target: { value: '22-2\t80' } });
    press('Work out the people');
    const own = demand().filter((entry) => entry.week && entry.start !== 9);
    expect(own.map((entry) => [entry.week, entry.day, entry.start, entry.end, entry.required])).toEqual([
      ['2026-12-21', 6, 22, 24, 2],
      ['2026-12-28', 0, 0, 2, 2],
    ]);
    type('When it holds', 'always');
    expect(shown('9 AM', '10 PM')).toEqual(['3', '1']);
  });

  test('comes from a table with one person per so many, and says which lines it left out', () => {
    show({ kind: 'list', part: 'demand' });
    type('Days', '0');
    const table = screen.getByLabelText(/A line for each hour/);
    const fault = () =>
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(' ');
    const perPerson = screen.getByLabelText('One person per');
    fireEvent.change(table, { target: { value: 'Hour\tVisitors' } });
    press('Work out the people');
    expect(fault()).toContain('9 120');
    fireEvent.change(perPerson, { target: { value: '0' } });
    press('Work out the people');
    expect(fault()).toContain('above 0');
    fireEvent.change(table, {
      target: { value: 'Hour\tVisitors\n9\t120\n10:00\t121\n1 PM\t5\n14\t1,200\nTotal\t1,446' },
    });
    fireEvent.change(perPerson, { target: { value: '1' } });
    press('Work out the people');
    expect(fault()).toContain('1200 people at 2 PM');
    expect(demand()).toEqual([]);
    fireEvent.change(perPerson, { target: { value: '60' } });
    press('Work out the people');
    expect(demand().map(({ start, end, required }) => [start, end, required])).toEqual([
      [9, 10, 2],
      [10, 11, 3],
      [13, 14, 1],
      [14, 15, 20],
    ]);
    const status = within(screen.getByRole('tabpanel')).getByRole('status');
    expect(status.textContent).toContain('4 hours were read.');
    expect(status.textContent).toContain('Line 6: Total\t1,446');
  });

  test.each([
    ['9;1.234,50 €\n10;980,00 €', { 9: 1234.5, 10: 980 }, []],
    ['Hour,Sales\n09:00,"1,234.50"\n10:00,"$980.00"', { 9: 1234.5, 10: 980 }, []],
    ['09:00-10:00\t1200\n10:00 – 11:00\t900', { 9: 1200, 10: 900 }, []],
    ['9:00\t100\n9:30\t50', { 9: 150 }, []],
    ['9 AM\t€1,200\n11-12 PM 30\n12 AM\t7', { 0: 7, 9: 1200, 11: 30 }, []],
    ['9 h\t1 200\n10 h\t1\u202f300,5\n23-24\t8', { 9: 1200, 10: 1300.5, 23: 8 }, []],
    // From 24 on an hour is of the day after: past midnight in one line, and in lines that go on after it.
    ['22-2\t80', { 22: 20, 23: 20, 24: 20, 25: 20 }, []],
    ['Hour\tGuests\n22:00\t70\n23:00\t60\n00:00\t50\n01:00\t40', { 22: 70, 23: 60, 24: 50, 25: 40 }, []],
    ['18-24\t60\n0-2\t10', { 18: 10, 19: 10, 20: 10, 21: 10, 22: 10, 23: 10, 24: 5, 25: 5 }, []],
    ['11 PM\t4\n12 AM\t3\n12:30 AM\t2\n1 AM\t1', { 23: 4, 24: 5, 25: 1 }, []],
    // A day from midnight on, and one from the last hour back, are that day.
    ['0\t1\n1\t2\n23\t3', { 0: 1, 1: 2, 23: 3 }, []],
    ['22\t3\n21\t2\n20\t1', { 20: 1, 21: 2, 22: 3 }, []],
    ['2026-11-23 09:00\t500', { 9: 500 }, []],
    // Nothing is guessed: neither an hour 25 or a second 9, nor what is below 0, nor which of several figures is meant.
    ['9\t5\n9:00\t6\n25\t7\n10\t-5\n11\t5\t6\n\nfoo', { 9: 5 }, [2, 3, 4, 5, 7]],
  ])('of the table %j', (text, figures, leftOut) => {
    const read = readTable(text);
    expect(Object.fromEntries(read.figures)).toEqual(figures);
    expect(read.leftOut.map(({ line }) => line)).toEqual(leftOut);
  });

  test('rounds up to whole people', () => {
    const figures = new Map([
      [8, 0],
      [9, 0.3],
      [34, 0.31],
    ]);
    expect([...headsOfFigures(figures, 0.1)]).toEqual([
      [8, 0],
      [9, 3],
      [34, 4],
    ]);
  });

  test('goes on after midnight on the day after, where the rest of that day and the night before stay', () => {
    const before: Demand = [
      { positionId: 'bar', day: 4, start: 0, end: 2, required: 9 },
      { positionId: 'bar', day: 4, start: 12, end: 14, required: 8 },
      { positionId: 'bar', day: 5, start: 1, end: 3, required: 7 },
      { positionId: 'cook', day: 5, start: 0, end: 24, required: 1 },
    ];
    const table = new Map([
      [11, 2],
      [23, 6],
      [24, 5],
      [25, 4],
    ]);
    const after = withTable(before, 'bar', 4, table);
    const hours = (day: number) =>
      curveOf(after, 'bar', day).flatMap((heads, hour) => (heads === null ? [] : [`${hour}: ${heads}`]));
    expect(hours(4)).toEqual(['0: 9', '1: 9', '11: 2', '23: 6']);
    expect(hours(5)).toEqual(['0: 5', '1: 4', '2: 7']);
    expect(after.filter(({ positionId }) => positionId === 'cook')).toEqual([before[3]]);
    // Sunday's night is Monday's morning.
    const sunday = withTable([], 'bar', 6, new Map([[24, 3]]));
    expect(sunday).toEqual([{ positionId: 'bar', day: 0, start: 0, end: 1, required: 3 }]);
  });

  test('says which hours of a table are on the day after', () => {
    show({ kind: 'list', part: 'demand' });
    type('Days', '4');
    fireEvent.change(screen.getByLabelText(/A line for each hour/), { target: { value: '22-2\t80' } });
    press('Work out the people');
    expect(demand().map(({ day, start, end, required }) => [day, start, end, required])).toEqual([
      [4, 22, 24, 2],
      [5, 0, 2, 2],
    ]);
    const status = within(screen.getByRole('tabpanel')).getByRole('status');
    expect(status.textContent).toContain('4 hours were read. 2 of them are after midnight, on Saturday.');
  });

  test('stands on what the template needs by the hour', () => {
    const heads = (morning: number, afternoon: number, night: number) => ({ morning, afternoon, night });
    const closed = heads(0, 0, 0);
    const requirements = {
      mon: heads(1, 2, 3),
      tue: closed,
      wed: closed,
      thu: closed,
      fri: closed,
      sat: closed,
      sun: heads(0, 0, 4),
    };
    week().handle.tell({ kind: 'followTemplate', template: [{ id: 'bar', name: 'Bar', requirements }] });
    show({ kind: 'list', part: 'demand' });
    type('Days', '0');
    const hours = ['5 AM', '6 AM', '1 PM', '2 PM', '9 PM', '10 PM', '11 PM'];
    expect(shown(...hours)).toEqual(['4', '1', '1', '2', '2', '3', '3']);
    type('Days', '1');
    expect(shown(...hours)).toEqual(['3', '0', '0', '0', '0', '0', '0']);
  });

  test('hours of one number are one entry', () => {
    const curve = curveOf([], 'bar', 0).map((_, hour) => (hour === 18 || hour === 19 ? 4 : null));
    expect(withCurve([{ positionId: 'cook', day: 0, start: 0, end: 24, required: 1 }], 'bar', [5, 6], curve)).toEqual([
      { positionId: 'cook', day: 0, start: 0, end: 24, required: 1 },
      { positionId: 'bar', day: 5, start: 18, end: 20, required: 4 },
      { positionId: 'bar', day: 6, start: 18, end: 20, required: 4 },
    ]);
  });
});

test('expected sales and the share for wages are entered, and measure the cost', () => {
  show({ kind: 'list', part: 'budget' });
  type('Monday', '1.000,00');
  type(/^Wages at most/, 'a third');
  press('Save');
  expect(screen.getByText('Enter a whole number from 0 to 100.')).toBeTruthy();
  type(/^Wages at most/, '30');
  type('Currency', 'x');
  press('Save');
  expect(screen.getByText(/three letters of a currency/)).toBeTruthy();
  type('Currency', 'usd');
  press('Save');
  const labour = week().handle.ask({ kind: 'labour' });
  // Eight hours at 13.50 are 108.
  expect([labour.targetPercent, labour.days[0]?.percent, labour.currency]).toEqual([30, 11, 'USD']);
  const shown = () => ['Monday', 'Currency'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  expect(shown()).toEqual(['1000', 'USD']);
  act(undo);
  expect(shown()).toEqual(['', 'EUR']);
});

test('quantities are read with a point or a comma; ids are plain and unique', () => {
  expect(
    ['1.200,50', '1,200.5', '1.200', '12.50', '0,125', "1'200", '€ 900', '900 EUR', '1.20.50', '12,34,567'].map(
      readNumber,
    ),
  ).toEqual([1200.5, 1200.5, 1200, 12.5, 0.125, 1200, 900, 900, null, null]);
  expect([shownQuantity(2250, 60, 'es'), shownQuantity(123450, 100, 'en')]).toEqual(['37,5', '1234.5']);
  expect([typedMinutes('38,5'), typedMinutes(' '), typedMinutes('-1'), typedCents('13.2')]).toEqual([
    2310,
    undefined,
    null,
    1320,
  ]);
  expect([newId('Zoé Müller', []), newId('Bar', ['bar', 'bar-2']), newId('日本', [])]).toEqual([
    'zoe-muller',
    'bar-3',
    'new',
  ]);
});
