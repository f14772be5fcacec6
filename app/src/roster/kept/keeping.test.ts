// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { useOwnTeamStore } from '../ownTeamStore';
import { openedWeek, openWeek } from '../testing/openWeek';
import { importTable } from '../week/importTable';
import { dispatch, resetToSample, showWeek, useSession } from '../week/session';
import { askForTimeOff } from '../week/timeOff';
import { written } from './keeping';
import type { KeptRoster } from './keptRosters';
import { openKept } from './openKept';
import { keepOpen } from './openOwn';

/** What was written, and what becomes of the next write. */
const device = vi.hoisted(() => ({ written: [] as KeptRoster[], answer: 'kept' }));

vi.mock('~/engine/importing', async (original) => {
  const { besideDocument } = await import('~/engine/besideDocument');
  const { loadImporter } = await original<typeof import('~/engine/importing')>();
  const value = await besideDocument(loadImporter);
  return { loadImporter: async () => ({ ok: true, value }) };
});
vi.mock('./keptRosters', async (original) => ({
  ...(await original<typeof import('./keptRosters')>()),
  freeName: async (name: string) => name,
  keepRoster: async (roster: KeptRoster) => {
    if (device.answer === 'kept') device.written.push(roster);
    return device.answer;
  },
}));

const schedule = {
  positions: [{ id: 'bar', name: 'Bar', team: '', required: 1 }],
  staff: ['Ada', 'Ben'].map((name) => ({ id: name, name, positionId: 'bar', color: '', availability: [] })),
  shifts: [{ id: '1', staffId: 'Ada', day: 0, start: 9, hours: 8, confirmed: true }],
};
const own = () => openWeek(schedule, { kind: 'own', name: 'Bar' });
/** As 'Manage Team' does it, where nothing of the scheduler is mounted. */
const setContract = (contractMinutes: number) =>
  dispatch((editor) => {
    const [person] = editor.ask({ kind: 'schedule' }).staff;
    if (!person) throw new Error('There is nobody.');
    return editor.tell({ kind: 'changeTeam', change: { changePerson: { ...person, contractMinutes } } });
  });
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented ? 'asks' : 'leaves';
};
const isMarked = () => document.documentElement.hasAttribute('data-unkept');

beforeEach(async () => {
  useOwnTeamStore.setState(useOwnTeamStore.getInitialState());
  await written();
  Object.assign(device, { written: [], answer: 'kept' });
});

test('a change of the team is kept from whatever page it is made on', async () => {
  await keepOpen(own(), 'Bar');
  await written();
  expect(device.written).toMatchObject([{ name: 'Bar' }]);
  setContract(1_440);
  askForTimeOff(openedWeek(), { staffId: 'Ada', from: '2026-11-30', to: '2026-12-01', kind: 'holiday', note: '' });
  await written();
  const last = device.written.at(-1);
  expect(JSON.parse(last?.document ?? '').team.staff[0]).toMatchObject({ name: 'Ada', contractMinutes: 1_440 });
  expect(last?.timeOff).toMatchObject([{ staffId: 'Ada' }]);
});

test('a kept roster that is opened and looked at, and not changed, is not written: no other tab is in its way', async () => {
  const document = own().handle.roster();
  openKept({ version: 2, id: 'bar', name: 'Bar', savedAt: 1, document });
  showWeek({ week: '2026-W49', roster: 'sample' });
  showWeek({ week: '2026-W47', roster: 'sample' });
  await written();
  expect(device.written).toEqual([]);
  expect(useOwnTeamStore.getState().notice).toBe('on');
  setContract(600);
  await written();
  expect(device.written).toMatchObject([{ id: 'bar' }]);
});

test('leaving asks while a roster of one’s own is not kept, and only then', async () => {
  openWeek();
  expect([leave(), isMarked()]).toEqual(['leaves', false]);
  own();
  expect([leave(), isMarked()]).toEqual(['asks', true]);
  await keepOpen(openedWeek(), 'Bar');
  await written();
  expect([leave(), isMarked()]).toEqual(['leaves', false]);
  setContract(600);
  expect(leave()).toBe('asks');
  await written();
  expect(leave()).toBe('leaves');
  device.answer = 'failed';
  setContract(900);
  await written();
  expect([leave(), isMarked()]).toEqual(['asks', true]);
});

test('leaving does not ask for the demo’s sample, but for a table that was read into it', async () => {
  openWeek();
  const [first] = openedWeek().handle.ask({ kind: 'schedule' }).shifts;
  dispatch((editor) => editor.tell({ kind: 'removeShifts', shiftIds: [first?.id ?? ''] }));
  expect(leave()).toBe('leaves');
  const { staff } = openedWeek().handle.ask({ kind: 'schedule' });
  await importTable(`name,day,start,hours\n${staff[0]?.name},mon,9,4`);
  expect(leave()).toBe('asks');
  resetToSample();
  expect([leave(), isMarked()]).toEqual(['leaves', false]);
});

test('leaving asks for a week from a link once it was changed', () => {
  openWeek(schedule, { kind: 'shared', link: 'x', week: '2026-W47', person: null });
  expect(leave()).toBe('leaves');
  setContract(600);
  expect(leave()).toBe('asks');
  expect(useSession.getState().week?.history.undoCount).toBe(1);
});
