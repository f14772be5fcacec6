import { beforeEach, describe, expect, it, test } from 'vitest';
import quickTemplates from '#fixtures/quick-templates.json';
import sample from '#fixtures/sample-week.json';
import settings from '#fixtures/team-settings.json';
import variants from '#fixtures/week-variants.json';
import { loadEngine } from '~/engine/engine';
import type { EditableWeek } from './editableWeek';
import { importTable } from './importTable';
import { openRoster } from './ownRoster';
import {
  activeWeek,
  dismissLinkFault,
  dispatch,
  dispatchSilently,
  followTemplate,
  freeClosedRosters,
  openDialog,
  openLink,
  peek,
  redo,
  replaceRoster,
  resetToSample,
  showWeek,
  summaryOf,
  undo,
  useSession,
  type WeekKey,
  weekAt,
} from './session';
import { documentIn } from './shareLink';

const loaded = await loadEngine();
if (!loaded.ok) throw new Error(loaded.fault.message);
const engine = loaded.value;

const current: WeekKey = { week: '2026-W47', roster: 'sample' };
const next: WeekKey = { week: '2026-W48', roster: 'sample' };
const session = () => useSession.getState();
const openWeek = (): EditableWeek => {
  const week = activeWeek(session());
  if (!week) throw new Error('No week is shown.');
  return week;
};
const shifts = () => openWeek().handle.ask({ kind: 'schedule' }).shifts;
const first = sample.schedule.shifts[0] ?? { id: '', staffId: '', day: 0, start: 9, hours: 0 };
const resize = (hours: number, seen?: EditableWeek) => {
  const { id, staffId, day, start } = first;
  return dispatch(
    (editor) => editor.tell({ kind: 'changeShift', shiftId: id, to: { staffId, day, start, hours } }),
    seen,
  );
};
/** Whether a week's engine memory was freed. */
const isFreed = ({ handle }: EditableWeek) => {
  try {
    handle.ask({ kind: 'shiftCount' });
    return false;
  } catch {
    return true;
  }
};

beforeEach(() => {
  useSession.setState({
    ...useSession.getInitialState(),
    start: { status: 'ready', engine, files: { sample, variants }, thisWeek: current.week },
  });
  showWeek(current);
});

describe('commands', () => {
  test('each command, undo and redo creates a new EditableWeek with the same handle', () => {
    const seen = new Set([openWeek()]);
    for (let edit = 0; edit < 1_500; edit += 1) {
      expect(resize(1 + (edit % 2))?.done?.kind).toBe('resize');
      seen.add(openWeek());
    }
    undo();
    seen.add(openWeek());
    expect(session().notice).toMatchObject({ kind: 'undone' });
    redo();
    seen.add(openWeek());
    expect(session().notice).toMatchObject({ kind: 'redone' });
    expect(seen.size).toBe(1_503);
    expect(new Set([...seen].map(({ handle }) => handle)).size).toBe(1);
    expect(openWeek().history.undo[0]?.kind).toBe('resize');
  });

  test('a rejected command changes nothing and is reported with its code', () => {
    const before = openWeek();
    expect(dispatch((editor) => editor.tell({ kind: 'confirm', shiftIds: ['nobody'] }))).toBeNull();
    expect(session().notice).toMatchObject({ kind: 'failed', fault: { code: 'unknown-shift' } });
    expect(openWeek()).toBe(before);
    expect(shifts()).toEqual(sample.schedule.shifts);
  });

  test('a command without effect shows no notice', () => {
    const before = openWeek();
    undo();
    expect(session().notice).toBeNull();
    expect(openWeek()).toBe(before);
  });

  test('a command issued against an outdated week is ignored', () => {
    const seen = openWeek();
    const assign = () =>
      dispatch(
        (editor) => editor.tell({ kind: 'assign', shift: { staffId: first.staffId, day: 6, start: 10, hours: 2 } }),
        seen,
      );
    expect(assign()?.done?.kind).toBe('assign');
    expect(assign()).toBeNull();
    expect(shifts()).toHaveLength(sample.schedule.shifts.length + 1);
  });

  test('a silent command shows no notice, whether it succeeds, is rejected or comes too late', () => {
    const seen = openWeek();
    const pending = shifts().find(({ confirmed }) => !confirmed)?.id ?? '';
    dispatchSilently((editor) => editor.tell({ kind: 'confirm', shiftIds: ['nobody'] }), seen);
    expect([session().notice, openWeek()]).toEqual([null, seen]);
    dispatchSilently((editor) => editor.tell({ kind: 'confirm', shiftIds: [pending] }), seen);
    expect(shifts().find(({ id }) => id === pending)?.confirmed).toBe(true);
    dispatchSilently((editor) => editor.tell({ kind: 'removeShifts', shiftIds: [pending] }), seen);
    expect(shifts()).toHaveLength(sample.schedule.shifts.length);
    expect(session().notice).toBeNull();
  });

  test('importing a table is a command', async () => {
    const name = sample.schedule.staff[0]?.name;
    expect(await importTable(`name,day,start,hours\n${name},mon,9,4`)).toMatchObject({ value: { errorCount: 0 } });
    expect(session().notice).toMatchObject({ kind: 'done', entry: { kind: 'import' }, hours: { examinedHours: 70 } });
    expect(shifts()).toHaveLength(1);
    const before = openWeek();
    expect(await importTable('no,such,columns')).toMatchObject({ value: { errorCount: 4, shifts: 0 } });
    expect(openWeek()).toBe(before);
  });
});

describe('weeks', () => {
  test('all weeks are one roster: what was changed stays, and its history is everywhere', () => {
    const { handle } = openWeek();
    resize(1);
    showWeek(next);
    expect(openWeek().handle).toBe(handle);
    expect(shifts()).not.toEqual(sample.schedule.shifts);
    expect(openWeek().history.undo[0]?.kind).toBe('resize');
    showWeek(current);
    expect(shifts().find(({ id }) => id === first.id)?.hours).toBe(1);
    expect(Object.values(session().rosters)).toHaveLength(1);
  });

  test('undo opens the week in which something was done, and the address is to follow', () => {
    resize(1);
    openDialog({ kind: 'review' });
    showWeek(next);
    undo();
    expect(session()).toMatchObject({ place: current, turnedTo: { week: current.week }, notice: { kind: 'undone' } });
    expect(openWeek().dates.isoWeek).toBe(47);
    expect(shifts()).toEqual(sample.schedule.shifts);
  });

  test('the weeks of a sample are made up when they are looked at, as published ones', () => {
    showWeek({ week: '2024-W07', roster: 'sample' });
    expect(shifts().length).toBeGreaterThan(60);
    expect(openWeek().handle.ask({ kind: 'planChanges' })).toEqual([]);
    expect(openWeek().history.undoCount).toBe(0);
    // Sunday's nights of the week before are part of the picture.
    expect(JSON.parse(openWeek().handle.toJsonWithNeighbours()).before.length).toBeGreaterThan(0);
    expect(JSON.parse(openWeek().handle.toJson()).before).toBeUndefined();
  });

  test('the generated roster stands beside the other one, and is not kept when it is left', () => {
    resize(1);
    const { handle } = openWeek();
    showWeek({ ...current, roster: 'large' });
    const large = openWeek();
    expect(large.staff).toHaveLength(500);
    showWeek(current);
    freeClosedRosters();
    expect([openWeek().handle, isFreed(large)]).toEqual([handle, true]);
  });

  test('dialog and notice are cleared when the week changes', () => {
    resize(1);
    openDialog({ kind: 'review' });
    showWeek(current);
    expect(session().dialog).toEqual({ kind: 'review' });
    showWeek(next);
    expect([session().dialog, session().notice]).toEqual([null, null]);
  });

  test('summaries of other weeks are read without leaving the open one', () => {
    const gapsOf = (place: WeekKey) => summaryOf(place, { team: null, position: null })?.insights.gapHours;
    const before = gapsOf(current);
    const neighbour = gapsOf(next);
    expect(openWeek().handle.ask({ kind: 'monday' })).toBe(openWeek().dates.monday);
    dispatch((editor) => editor.tell({ kind: 'removeShifts', shiftIds: [first.id] }));
    expect(gapsOf(current)).not.toBe(before);
    expect(gapsOf(next)).toBe(neighbour);
    expect(neighbour).toBeGreaterThan(0);
  });

  test('a linked week stays in its place, with its changes, until it is replaced; the weeks around it are empty', () => {
    const fewer = engine.Editor.fromJson(
      JSON.stringify({ ...sample.schedule, shifts: sample.schedule.shifts.slice(0, 9) }),
    );
    expect(openLink('link', { ok: true, value: fewer.document() }, current)).toBe(true);
    expect(shifts()).toHaveLength(9);
    resize(1);
    showWeek(next);
    expect(shifts()).toEqual([]);
    showWeek(current);
    expect(shifts()).toHaveLength(9);
    expect(openWeek().history.undoCount).toBe(1);
    expect(openWeek().origin).toEqual({ kind: 'shared', link: 'link', week: '2026-W47', person: null });
    replaceRoster(fewer, current, { kind: 'imported', shifts: 9 });
    expect(openWeek().origin).toEqual({ kind: 'imported', shifts: 9 });
    expect(openWeek().history.undoCount).toBe(0);
  });

  test('a week that cannot be opened replaces nothing: the caller gets the reason, and its memory is freed', () => {
    const before = openWeek();
    const handle = engine.Editor.fromJson(JSON.stringify(sample.schedule));
    const nowhere: WeekKey = { week: '2026-W99', roster: 'sample' };
    const replaced = replaceRoster(handle, nowhere, { kind: 'imported', shifts: 1 });
    expect(replaced.ok).toBe(false);
    expect(openWeek()).toBe(before);
    expect(isFreed({ ...before, handle })).toBe(true);
    expect(
      openLink(
        'link',
        { ok: true, value: engine.Editor.fromJson(JSON.stringify(sample.schedule)).document() },
        nowhere,
      ),
    ).toBe(false);
    expect(session().linkFault?.fault).toEqual(!replaced.ok && replaced.fault);
  });

  test('a rejected link changes nothing', async () => {
    const before = openWeek();
    expect(openLink('nonsense', documentIn('nonsense', engine), current)).toBe(false);
    expect(session().linkFault).toMatchObject({ link: 'nonsense', fault: { code: 'share-not-recognised' } });
    expect(activeWeek(session())).toBeNull();
    dismissLinkFault();
    expect(openWeek()).toBe(before);
  });
});

describe('back to the sample', () => {
  it('discards all changes of all weeks, and can be undone with them', () => {
    resize(1);
    const changed = shifts();
    showWeek(next);
    const [other] = shifts();
    dispatch((editor) => editor.tell({ kind: 'removeShifts', shiftIds: [other?.id ?? ''] }));
    showWeek(current);
    resetToSample();
    expect(session().notice).toEqual({ kind: 'reset' });
    expect(shifts()).toEqual(sample.schedule.shifts);
    expect(weekAt(next)(session())).toBeUndefined();
    undo();
    expect(session().notice).toEqual({ kind: 'restored' });
    expect(shifts()).toEqual(changed);
    expect(openWeek().history.undoCount).toBe(2);
    undo();
    expect(openWeek().dates.isoWeek).toBe(48);
    undo();
    expect(shifts()).toEqual(sample.schedule.shifts);
  });

  it('is undone after the commands that followed it', () => {
    resize(1);
    resetToSample();
    resize(2);
    undo();
    expect(session().notice).toMatchObject({ kind: 'undone' });
    undo();
    expect(session().notice).toEqual({ kind: 'restored' });
  });

  it('frees the replaced roster once it can no longer be undone', () => {
    resize(1);
    const changed = openWeek();
    resetToSample();
    freeClosedRosters();
    expect(isFreed(changed)).toBe(false);
    resize(1);
    resetToSample();
    freeClosedRosters();
    expect(isFreed(changed)).toBe(true);
  });
});

describe('an own roster', () => {
  const document = (name: string) => {
    const editor = engine.Editor.fromJson(
      JSON.stringify({
        positions: [{ id: 'bar', name: 'Bar', team: 'floor', required: 1 }],
        staff: [{ id: 'zoe', name, positionId: 'bar', color: '', availability: [{ day: 0, start: 0, end: 24 }] }],
        shifts: [{ id: '1', staffId: 'zoe', day: 0, start: 9, hours: 8, confirmed: true }],
      }),
    );
    editor.tell({ kind: 'beginRoster', monday: '2026-11-16' });
    const text = editor.roster();
    editor.free();
    return text;
  };

  it('opens in place of the sample, and nothing of one is seen in the other', () => {
    followTemplate({ name: 'Busy', positions: quickTemplates[0]?.positions ?? [], settings });
    expect(openRoster(document('Zoe'), 'Bar').ok).toBe(true);
    expect(session()).toMatchObject({ template: null, turnedTo: { week: '2026-W47', fresh: true } });
    expect([openWeek().origin, openWeek().staff.map(({ name }) => name)]).toEqual([
      { kind: 'own', name: 'Bar' },
      ['Zoe'],
    ]);
    expect(openWeek().handle.ask({ kind: 'requirements' })).toEqual([]);
    showWeek(next);
    expect([shifts(), openWeek().staff.length]).toEqual([[], 1]);
    dispatch((editor) => editor.tell({ kind: 'copyWeeks', sources: ['2026-11-16'], count: 1 }));
    expect(shifts()).toHaveLength(1);
    // The month is the same roster.
    expect(peek({ week: '2026-W49', roster: 'sample' }, (editor) => editor.ask({ kind: 'shiftCount' }))).toBe(0);
    expect(openWeek().handle.ask({ kind: 'monday' })).toBe('2026-11-23');
  });

  it('shows its people as they are after a change of the team, and after its undo', () => {
    openRoster(document('Zoe'), 'Bar');
    const person = openWeek().staff[0];
    if (!person) throw new Error('nobody is there');
    dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { changePerson: { ...person, name: 'Zoe Q.' } } }));
    expect(openWeek().staff[0]?.name).toBe('Zoe Q.');
    undo();
    expect(openWeek().staff[0]?.name).toBe('Zoe');
  });

  it('replaces an edited roster in a way that can be undone', () => {
    resize(1);
    openRoster(document('Zoe'), 'Bar');
    undo();
    expect(session().notice).toEqual({ kind: 'restored' });
    expect(shifts().find(({ id }) => id === first.id)?.hours).toBe(1);
  });

  it('that cannot be read changes nothing', () => {
    const before = openWeek();
    const opened = openRoster('{"version": 9}', 'Bar');
    expect(opened.ok).toBe(false);
    expect(openWeek()).toBe(before);
  });
});

describe('templates', () => {
  const [restaurant, retail] = quickTemplates.map(({ name, positions }) => ({ name, positions, settings }));
  if (!restaurant || !retail) throw new Error('two quick templates are needed');
  const summary = () => openWeek().handle.ask({ kind: 'summary' });

  test('coverage, gaps and fill rates follow the template until it is removed', () => {
    const plain = summary();
    const before = openWeek();
    followTemplate(restaurant);
    expect(openWeek()).not.toBe(before);
    expect(summary().gaps).not.toEqual(plain.gaps);
    // The template needs ten servers at its busiest time, Saturday afternoon.
    expect(summary().fillRates.find(({ positionId }) => positionId === 'server')?.required).toBe(10);
    const followed = openWeek().handle.ask({ kind: 'requirements' });
    expect(followed.map(({ positionId }) => positionId)).toEqual(['server', 'cook', 'host', 'manager']);
    showWeek(next);
    expect(openWeek().handle.ask({ kind: 'requirements' })).toEqual(followed);
    followTemplate(null);
    expect(openWeek().handle.ask({ kind: 'requirements' })).toEqual([]);
    showWeek(current);
    expect(summary()).toEqual(plain);
  });

  test('a template of another trade changes no coverage; its limits are removed with it', () => {
    const plain = {
      gaps: summary().gaps.map(({ day, start, end }) => [day, start, end]),
      rules: openWeek().handle.ask({ kind: 'rules' }),
    };
    followTemplate({ ...retail, settings: { ...settings, minHours: 3, maxHours: 12, defaultDaysOff: 1 } });
    expect(summary().gaps.map(({ day, start, end }) => [day, start, end])).toEqual(plain.gaps);
    expect(openWeek().handle.ask({ kind: 'rules' })).toMatchObject({ minHours: 3, maxHours: 12, daysOff: 1 });
    followTemplate(restaurant);
    followTemplate(null);
    expect(openWeek().handle.ask({ kind: 'rules' })).toEqual(plain.rules);
  });

  test('a template leaves the rules alone that it does not have', () => {
    const own = { maxDaysInRow: 5, lengthen: true, splitDays: false, restHours: 12, wholeNeed: true };
    const { handle } = openWeek();
    handle.tell({ kind: 'setRules', rules: { ...handle.ask({ kind: 'rules' }), ...own } });
    followTemplate({ ...restaurant, settings: { ...settings, minHours: 3 } });
    expect(openWeek().handle.ask({ kind: 'rules' })).toMatchObject({ ...own, minHours: 3 });
    followTemplate(null);
    expect(openWeek().handle.ask({ kind: 'rules' })).toMatchObject({ ...own, minHours: 4 });
  });

  test('a template that was set for another roster is not the sample’s, and comes back with that roster', () => {
    followTemplate(restaurant);
    resetToSample();
    expect(session().template).toBe(restaurant);
    followTemplate(null);
    replaceRoster(engine.Editor.fromJson(JSON.stringify(sample.schedule)), current, { kind: 'own', name: 'Bar' });
    followTemplate(restaurant);
    resetToSample();
    expect([session().template, openWeek().handle.ask({ kind: 'requirements' })]).toEqual([null, []]);
    undo();
    expect(session().template).toBe(restaurant);
    expect(openWeek().handle.ask({ kind: 'requirements' })).toHaveLength(4);
  });

  test('an imported week’s requirements apply unless a template is set', () => {
    const editor = engine.Editor.fromJson(JSON.stringify(sample.schedule));
    editor.tell({ kind: 'followTemplate', template: [...restaurant.positions] });
    const needs = editor.ask({ kind: 'requirements' });
    replaceRoster(editor, current, { kind: 'imported', shifts: editor.ask({ kind: 'shiftCount' }) });
    expect(editor.ask({ kind: 'requirements' })).toEqual(needs);
    followTemplate(retail);
    expect(editor.ask({ kind: 'requirements' })).toEqual([]);
    followTemplate(null);
    expect(editor.ask({ kind: 'requirements' })).toEqual(needs);
  });
});
