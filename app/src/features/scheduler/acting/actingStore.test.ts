import { beforeEach, expect, it } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { loadEngine } from '~/engine/engine';
import type { OpenWeek } from '../model/store';
import { generationOf, perform, redo, resetWeeks, revisionOf, undo, useActing } from './actingStore';

const loaded = await loadEngine();
if (!loaded.ok) throw new Error(loaded.fault.message);
const engine = loaded.value;

let open: OpenWeek;

beforeEach(() => {
  const handle = engine.Week.fromValue(sample.schedule);
  const { positions, staff } = handle.schedule();
  open = { handle, week: engine.isoWeekOf(sample.monday), positions, staff };
  useActing.setState(useActing.getInitialState());
  return () => handle.free();
});

const state = () => useActing.getState();
const shift = sample.schedule.shifts[0] ?? { id: '', staffId: '', day: 0, start: 9 };
const resize = (hours: number) =>
  perform(open, (week) =>
    week.changeShift(shift.id, { staffId: shift.staffId, day: shift.day, start: shift.start, hours }),
  );

it('every one of 1,500 edits is another revision, however many the history keeps, and so is each step back', () => {
  const seen = new Set([revisionOf(state())]);
  for (let edit = 0; edit < 1_500; edit += 1) {
    expect(resize(1 + (edit % 2))?.done?.kind).toBe('resize');
    seen.add(revisionOf(state()));
  }
  expect(seen.size).toBe(1_501);
  undo(open);
  seen.add(revisionOf(state()));
  expect(state().notice).toMatchObject({ kind: 'undone' });
  redo(open);
  seen.add(revisionOf(state()));
  expect(state().notice).toMatchObject({ kind: 'redone' });
  expect(seen.size).toBe(1_503);
});

it('a refused command changes nothing and is told with its code', () => {
  const before = revisionOf(state());
  expect(perform(open, (week) => week.confirm('nobody'))).toBeNull();
  expect(state().notice).toMatchObject({ kind: 'failed', fault: { code: 'unknown-shift' } });
  expect(open.handle.schedule()).toEqual(sample.schedule);
  expect(generationOf(state())).toBe(0);
  expect(revisionOf(state())).toBeGreaterThanOrEqual(before);
});

it('a command that does nothing tells nothing; the sample’s return is a new generation', () => {
  undo(open);
  expect(state().notice).toBeNull();
  resize(1);
  const changed = revisionOf(state());
  resetWeeks();
  expect(revisionOf(state())).not.toBe(changed);
  expect(generationOf(state())).toBe(1);
  expect(state().notice).toEqual({ kind: 'reset' });
});
