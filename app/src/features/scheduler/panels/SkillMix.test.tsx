// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openedWeek, openWeek, renderPart } from '~/roster/testing/openWeek';
import { activeWeek, dispatch, undo, useSession } from '~/roster/week/session';
import type { WeekOnScreen } from '~/roster/week/useScheduler';
import { GapDialog } from '../dialogs/GapDialog';
import { ReviewDialog } from '../dialogs/ReviewDialog';
import { SkillMix } from './SkillMix';

const person = (id: string, name: string, marks?: readonly string[]) => ({
  id,
  name,
  positionId: 'floor',
  color: 'host',
  availability: [{ day: 0, start: 8, end: 24 }],
  ...(marks && { marks }),
});
const schedule = {
  positions: [{ id: 'floor', name: 'Waiter', team: 'floor', required: 1 }],
  staff: [person('ana', 'Ana', ['Key holder']), person('bob', 'Bob'), person('cid', 'Cid')],
  shifts: [{ id: '1', staffId: 'bob', day: 0, start: 16, hours: 8, confirmed: true }],
  examined: { start: 16, end: 24 },
};

function Choices() {
  const week = useSession(activeWeek);
  if (!week) return null;
  const rules = week.handle.ask({ kind: 'rules' });
  return (
    <SkillMix
      rules={rules}
      staff={week.staff}
      positions={week.positions}
      onChange={(changed) =>
        dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { rules: { ...rules, ...changed } } }))
      }
    />
  );
}

const rules = () => openedWeek().handle.ask({ kind: 'rules' });

/** The open week with its figures, as the dialogs get it. */
function loaded() {
  const week = openedWeek();
  return { week, model: { summary: week.handle.ask({ kind: 'summary' }) } } as unknown as WeekOnScreen;
}

beforeEach(() => openWeek(schedule));

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const need = (rule: object) =>
  act(() => void dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { rules: { ...rules(), ...rule } } })));

test('[D-577] skills that must be on duty are rules of the roster, suggested from those of the team', () => {
  renderPart(<Choices />);
  const known = screen.getByLabelText('Skill').getAttribute('list') ?? '';
  expect([...(document.getElementById(known)?.children ?? [])].map((one) => one.getAttribute('value'))).toEqual([
    'Key holder',
  ]);
  expect(screen.getByRole('button', { name: 'Add skill rule' })).toHaveProperty('disabled', true);
  type('Skill', ' key HOLDER ');
  type('At least', '2');
  type('Where', 'floor');
  press('Add skill rule');
  expect(rules().markNeeds).toEqual([
    ['key HOLDER', 'floor'],
    ['key HOLDER', 'floor'],
  ]);
  // The same skill in the same place again takes the new number.
  type('Skill', 'Key holder');
  type('At least', '1');
  press('Add skill rule');
  expect(rules().markNeeds).toEqual([['Key holder', 'floor']]);
  press('Remove: At least 1 with “Key holder” as Waiter');
  expect(rules().markNeeds).toBeUndefined();
  act(undo);
  expect(screen.getByRole('button', { name: /^Remove: At least 1/ })).toBeTruthy();
});

test('[D-578] two people are kept apart, each pair once', () => {
  renderPart(<Choices />);
  type('Person', 'ana');
  expect(within(screen.getByLabelText('Never with')).queryByRole('option', { name: 'Ana' })).toBeNull();
  type('Never with', 'bob');
  press('Keep apart');
  expect(rules().neverTogether).toEqual([['ana', 'bob']]);
  type('Person', 'bob');
  type('Never with', 'ana');
  expect(screen.getByRole('button', { name: 'Keep apart' })).toHaveProperty('disabled', true);
  press('May work together again: Ana and Bob');
  expect(rules().neverTogether).toBeUndefined();
});

test('[D-577] a gap says which skill is missing and who has it, and the review lists it', () => {
  need({ markNeeds: [['Key holder', '']] });
  const place = { day: 0, start: 16, end: 24 };
  renderPart(
    <GapDialog
      loaded={loaded()}
      state={{ team: null }}
      target={{ kind: 'gap', list: [place], index: 0, walk: null, position: null } as never}
    />,
  );
  expect(screen.getByTestId('gap-marks').textContent).toBe('Nobody with “Key holder”, 4 PM-12 AM');
  // The position has enough people: only whoever has the skill is suggested.
  expect(screen.getAllByRole('button', { name: /^Assign/ }).map((button) => button.getAttribute('aria-label'))).toEqual(
    [expect.stringMatching(/^Assign Ana/)],
  );
});

test('[D-578] the review names both people who are on duty together', () => {
  act(
    () =>
      void dispatch((editor) =>
        editor.tell({ kind: 'assign', shift: { staffId: 'cid', day: 0, start: 18, hours: 6 } }),
      ),
  );
  need({ markNeeds: [['Key holder', '']], neverTogether: [['bob', 'cid']] });
  renderPart(<ReviewDialog loaded={loaded()} state={{ team: null, position: null }} />);
  const shown = screen.getByTestId('review-dialog').textContent;
  expect(shown).toContain('Cid and Bob never work together, and both would for 6 h');
  expect(shown).toContain('Skills missing (7)Nobody with “Key holder”');
});
