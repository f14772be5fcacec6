// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { engine, openedWeek, renderPart, startSample } from '../testing/openWeek';
import { type Wish, wishGroups } from '../text/wishText';
import { activeWeek, replaceRoster, showWeek, undo, useSession } from '../week/session';
import { PersonWishes } from './PersonWishes';

const place = { week: '2026-W48', roster: 'sample' } as const;
const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: 0, end: 24 }));
const schedule = {
  positions: [{ id: 'cook', name: 'Cook', team: 'kitchen', required: 1 }],
  staff: [{ id: 'ada', name: 'Ada', positionId: 'cook', color: 'cook', availability: always }],
  shifts: [{ id: '1', staffId: 'ada', day: 5, start: 9, hours: 8, confirmed: true }],
  shiftTypes: [{ code: 'E', name: 'Early', start: 6, hours: 8 }],
};
const wishes = () => openedWeek().staff[0]?.wishes ?? [];

function Wishes() {
  const week = useSession(activeWeek);
  const [person] = week?.staff ?? [];
  return week && person ? <PersonWishes week={week} person={person} /> : null;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  startSample();
  showWeek(place);
  replaceRoster(engine.Editor.fromJson(JSON.stringify(schedule)), place, { kind: 'own', name: 'Bar' });
});

describe('what somebody wishes', () => {
  test('[D-540] weekends off are one wish of two days, said whether the week meets it, and taken back as one', () => {
    renderPart(<Wishes />);
    expect(screen.getByText('No wishes yet.')).toBeTruthy();
    press('Add a wish');
    press('Add the wish');
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one day.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Saturday' }));
    choose('How much it counts', 'high');
    press('Add the wish');
    expect(wishes()).toEqual([
      { weekday: 5, want: 'off', weight: 3 },
      { weekday: 6, want: 'off', weight: 3 },
    ]);
    const [item] = screen.getAllByRole('listitem');
    expect(item?.textContent).toBe('Every Saturday and Sunday: day off very important');
    expect(screen.getByText('This week: 1 of 2 met')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Add a wish');
    fireEvent.click(within(item as HTMLElement).getByRole('button'));
    expect(wishes()).toEqual([]);
    act(undo);
    expect(wishes()).toHaveLength(2);
  });

  test('a wish for a date, for some hours and for a shift type; the same one is not added twice', () => {
    renderPart(<Wishes />);
    press('Add a wish');
    fireEvent.click(screen.getByRole('radio', { name: 'On one date' }));
    choose('Date', '2026-11-27');
    choose('What', 'hours');
    choose('From', '16');
    press('Add the wish');
    expect(screen.getByRole('alert').textContent).toBe('The end has to be after the start.');
    choose('Until', '22');
    press('Add the wish');
    for (let twice = 0; twice < 2; twice += 1) {
      press('Add a wish');
      fireEvent.click(screen.getByRole('radio', { name: 'To work' }));
      fireEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
      choose('What', 'type E');
      press('Add the wish');
    }
    expect(wishes()).toEqual([
      { date: '2026-11-27', from: 16, to: 22, want: 'off', weight: 2 },
      { weekday: 0, type: 'E', want: 'on', weight: 2 },
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Friday, November 27: no work 4 PM-10 PM important',
      'Every Monday: shift Early important',
    ]);
    expect(screen.getByRole('alert').textContent).toBe('This wish is there already.');
    expect(screen.getByText('This week: 1 of 2 met')).toBeTruthy();
  });

  test('a wish that is added again with another weight counts as that, the others as before', () => {
    renderPart(<Wishes />);
    const ask = (days: readonly string[], weight: string) => {
      press('Add a wish');
      for (const name of days) fireEvent.click(screen.getByRole('checkbox', { name }));
      choose('How much it counts', weight);
      press('Add the wish');
    };
    ask(['Saturday', 'Sunday'], 'medium');
    ask(['Monday', 'Sunday'], 'high');
    expect(wishes()).toEqual([
      { weekday: 5, want: 'off', weight: 2 },
      { weekday: 6, want: 'off', weight: 3 },
      { weekday: 0, want: 'off', weight: 3 },
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
    act(undo);
    expect(wishes().map(({ weight }) => weight)).toEqual([2, 2]);
  });
});

test('wishes that differ in more than the weekday stay apart', () => {
  const wish = (weekday: number, weight: number): Wish => ({ weekday, want: 'off', weight });
  expect(wishGroups([wish(0, 1), wish(1, 2), wish(2, 1)]).map(({ wishes: group }) => group.length)).toEqual([2, 1]);
});
