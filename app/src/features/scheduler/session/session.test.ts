import { beforeEach, describe, expect, it, test } from 'vitest';
import quickTemplates from '#fixtures/quick-templates.json';
import sample from '#fixtures/sample-week.json';
import settings from '#fixtures/team-settings.json';
import variants from '#fixtures/week-variants.json';
import { loadEngine } from '~/engine/engine';
import type { OpenWeek } from '../model/openWeek';
import {
  activeWeek,
  dispatch,
  followTemplate,
  freeClosedWeeks,
  importTable,
  openDialog,
  openLink,
  type Place,
  redo,
  replaceWeek,
  resetToSample,
  showWeek,
  summaryOf,
  undo,
  useSession,
  weekAt,
} from './session';

const loaded = await loadEngine();
if (!loaded.ok) throw new Error(loaded.fault.message);
const engine = loaded.value;

const own: Place = { week: '2026-W47', roster: 'sample' };
const next: Place = { week: '2026-W48', roster: 'sample' };
const session = () => useSession.getState();
const shown = (): OpenWeek => {
  const open = activeWeek(session());
  if (!open) throw new Error('No week is shown.');
  return open;
};
const shifts = () => shown().handle.schedule().shifts;
const first = sample.schedule.shifts[0] ?? { id: '', staffId: '', day: 0, start: 9, hours: 0 };
const resize = (hours: number, seen?: OpenWeek) => {
  const { id, staffId, day, start } = first;
  return dispatch((week) => week.changeShift(id, { staffId, day, start, hours }), seen);
};
/** Whether the engine has given a week's memory back. */
const isFreed = ({ handle }: OpenWeek) => {
  try {
    handle.shiftCount();
    return false;
  } catch {
    return true;
  }
};

beforeEach(() => {
  useSession.setState({
    ...useSession.getInitialState(),
    start: { status: 'ready', engine, files: { sample, variants }, thisWeek: own.week },
  });
  showWeek(own);
});

describe('commands', () => {
  test('each makes another open week of the same handle, and so does each step back', () => {
    const seen = new Set([shown()]);
    for (let edit = 0; edit < 1_500; edit += 1) {
      expect(resize(1 + (edit % 2))?.done?.kind).toBe('resize');
      seen.add(shown());
    }
    undo();
    seen.add(shown());
    expect(session().notice).toMatchObject({ kind: 'undone' });
    redo();
    seen.add(shown());
    expect(session().notice).toMatchObject({ kind: 'redone' });
    expect(seen.size).toBe(1_503);
    expect(new Set([...seen].map(({ handle }) => handle)).size).toBe(1);
    expect(shown().history.undo[0]?.kind).toBe('resize');
  });

  test('one that is refused changes nothing and is told with its code', () => {
    const before = shown();
    expect(dispatch((week) => week.confirm('nobody'))).toBeNull();
    expect(session().notice).toMatchObject({ kind: 'failed', fault: { code: 'unknown-shift' } });
    expect(shown()).toBe(before);
    expect(shifts()).toEqual(sample.schedule.shifts);
  });

  test('one that does nothing tells nothing', () => {
    const before = shown();
    undo();
    expect(session().notice).toBeNull();
    expect(shown()).toBe(before);
  });

  test('one that comes from what is no longer so is ignored', () => {
    const seen = shown();
    const assign = () => dispatch((week) => week.assign({ staffId: first.staffId, day: 6, start: 10, hours: 2 }), seen);
    expect(assign()?.done?.kind).toBe('assign');
    expect(assign()).toBeNull();
    expect(shifts()).toHaveLength(sample.schedule.shifts.length + 1);
  });

  test('a table that comes in is one of them', () => {
    const name = sample.schedule.staff[0]?.name;
    expect(importTable(`name,day,start,hours\n${name},mon,9,4`)?.errorCount).toBe(0);
    expect(session().notice).toMatchObject({ kind: 'done', entry: { kind: 'import' }, hours: { examinedHours: 70 } });
    expect(shifts()).toHaveLength(1);
    const before = shown();
    expect(importTable('no,such,columns')?.errorCount).toBeGreaterThan(0);
    expect(shown()).toBe(before);
  });
});

describe('weeks', () => {
  test('one with changes is as it was left; one without is opened anew and its memory given back', () => {
    const plain = shown();
    showWeek(next);
    freeClosedWeeks();
    expect(isFreed(plain)).toBe(true);
    showWeek(own);
    resize(1);
    const changed = shown();
    showWeek(next);
    freeClosedWeeks();
    showWeek(own);
    expect(shown()).toBe(changed);
    expect(isFreed(changed)).toBe(false);
  });

  test('a dialog and a notice end with their week', () => {
    resize(1);
    openDialog({ kind: 'review' });
    showWeek(own);
    expect(session().dialog).toEqual({ kind: 'review' });
    showWeek(next);
    expect([session().dialog, session().notice]).toEqual([null, null]);
  });

  test('a month looks at weeks without keeping them, and at changed ones as they are', () => {
    const gapsOf = (place: Place) => summaryOf(place, { team: null, position: null })?.insights.gapHours;
    const before = gapsOf(own);
    const neighbour = gapsOf(next);
    expect(Object.keys(session().weeks)).toHaveLength(1);
    dispatch((week) => week.removeShift(first.id));
    expect(gapsOf(own)).not.toBe(before);
    expect(gapsOf(next)).toBe(neighbour);
    expect(neighbour).toBeGreaterThan(0);
  });

  test('the week of a link stands in its place, with its changes, until another one does', () => {
    const fewer = engine.Week.fromValue({ ...sample.schedule, shifts: sample.schedule.shifts.slice(0, 9) });
    expect(openLink(fewer.share(), own)).toBe(true);
    expect(shifts()).toHaveLength(9);
    resize(1);
    showWeek(next);
    showWeek(own);
    expect(shifts()).toHaveLength(9);
    expect(shown().history.undoCount).toBe(1);
    expect(shown().origin).toEqual({ kind: 'shared', link: fewer.share() });
    replaceWeek(fewer, own, { kind: 'imported', shifts: 9 });
    expect(shown().origin).toEqual({ kind: 'imported', shifts: 9 });
    expect(shown().history.undoCount).toBe(0);
  });

  test('a link that the engine refuses leaves everything as it was', () => {
    const before = shown();
    expect(openLink('nonsense', own)).toBe(false);
    expect(session().linkFault?.code).toBe('share-not-recognised');
    expect(shown()).toBe(before);
  });
});

describe('back to the sample', () => {
  it('takes all changes of all weeks back, and can be undone', () => {
    resize(1);
    const changed = shifts();
    showWeek(next);
    const [other] = shifts();
    dispatch((week) => week.removeShift(other?.id ?? ''));
    showWeek(own);
    resetToSample();
    expect(session().notice).toEqual({ kind: 'reset' });
    expect(shifts()).toEqual(sample.schedule.shifts);
    expect(weekAt(next)(session())).toBeUndefined();
    undo();
    expect(session().notice).toEqual({ kind: 'restored' });
    expect(shifts()).toEqual(changed);
    expect(weekAt(next)(session())?.history.undoCount).toBe(1);
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

  it('gives the memory back once it can no longer be undone', () => {
    resize(1);
    const changed = shown();
    resetToSample();
    freeClosedWeeks();
    expect(isFreed(changed)).toBe(false);
    resize(1);
    resetToSample();
    freeClosedWeeks();
    expect(isFreed(changed)).toBe(true);
  });
});

describe('templates', () => {
  const [restaurant, retail] = quickTemplates.map(({ name, positions }) => ({ name, positions, settings }));
  if (!restaurant || !retail) throw new Error('two quick templates are needed');
  const summary = () => shown().handle.summary(null, null);

  test('coverage, gaps and fill rates follow, and the plain rule comes back', () => {
    const plain = summary();
    const before = shown();
    followTemplate(restaurant);
    expect(shown()).not.toBe(before);
    expect(summary().gaps).not.toEqual(plain.gaps);
    // Ten servers are wanted at the busiest time of the template's week, Saturday afternoon.
    expect(summary().fillRates.find(({ positionId }) => positionId === 'server')?.required).toBe(10);
    const followed = shown().handle.requirements();
    expect(followed.map(({ positionId }) => positionId)).toEqual(['server', 'cook', 'host', 'manager']);
    showWeek(next);
    expect(shown().handle.requirements()).toEqual(followed);
    followTemplate(null);
    expect(shown().handle.requirements()).toEqual([]);
    showWeek(own);
    expect(summary()).toEqual(plain);
  });

  test('one of another trade leaves the week alone; its limits go with it', () => {
    const plain = {
      gaps: summary().gaps.map(({ day, start, end }) => [day, start, end]),
      rules: shown().handle.rules(),
    };
    followTemplate({ ...retail, settings: { ...settings, minHours: 3, maxHours: 12, defaultDaysOff: 1 } });
    expect(summary().gaps.map(({ day, start, end }) => [day, start, end])).toEqual(plain.gaps);
    expect(shown().handle.rules()).toMatchObject({ minHours: 3, maxHours: 12, daysOff: 1 });
    followTemplate(restaurant);
    followTemplate(null);
    expect(shown().handle.rules()).toEqual(plain.rules);
  });

  test('a week that brings needs of its own has them but for a template', () => {
    const week = engine.Week.fromValue(sample.schedule);
    week.setRequirements([...restaurant.positions]);
    const needs = week.requirements();
    replaceWeek(week, own, { kind: 'imported', shifts: week.shiftCount() });
    expect(week.requirements()).toEqual(needs);
    followTemplate(retail);
    expect(week.requirements()).toEqual([]);
    followTemplate(null);
    expect(week.requirements()).toEqual(needs);
  });
});
