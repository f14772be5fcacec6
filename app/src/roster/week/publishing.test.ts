import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import sample from '#fixtures/sample-week.json';
import variants from '#fixtures/week-variants.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import type { EditableWeek } from './editableWeek';
import { publicationOf, usePublication } from './publication';
import { declines, draftsOf, isComplete, playStep, publish } from './publishing';
import { activeWeek, dispatch, showWeek, undo, useSession } from './session';

const engine = await engineBesideDocument();

const openWeek = (): EditableWeek => {
  const week = activeWeek(useSession.getState());
  if (!week) throw new Error('A week is open.');
  return week;
};
const publication = () => publicationOf(openWeek(), usePublication.getState().publication);
const recipients = () => publication()?.recipients ?? [];
const answers = () => recipients().map(({ answer }) => answer);
const pending = () => openWeek().handle.ask({ kind: 'review' }).pending.length;

/** Plays all answers; returns the number of steps. */
function playAll(): number {
  let steps = 0;
  for (let current = publication(); current && !isComplete(current); current = publication()) {
    playStep(openWeek());
    steps += 1;
  }
  return steps;
}

/** Lengthens the first shift of `people` people by an hour; returns their ids. */
function change(people: number): string[] {
  const { shifts, staff } = sample.schedule;
  const chosen = staff.flatMap(({ id }) => shifts.find(({ staffId }) => staffId === id) ?? []).slice(0, people);
  for (const { id, staffId, day, start, hours } of chosen) {
    dispatch((editor) =>
      editor.tell({ kind: 'changeShift', shiftId: id, to: { staffId, day, start, hours: hours + 1 } }),
    );
  }
  return chosen.map(({ staffId }) => staffId).sort();
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T00:00:00'), toFake: ['Date'] });
  usePublication.setState({ publication: null });
  const place = { week: '2026-W47', roster: 'sample' } as const;
  const start = { status: 'ready', engine, files: { sample, variants }, thisWeek: place.week } as const;
  useSession.setState({ ...useSession.getInitialState(), start });
  showWeek(place);
});

afterEach(() => {
  vi.useRealTimers();
});

test('the demo’s week counts as published; a change does not', () => {
  expect(openWeek().handle.ask({ kind: 'planChanges' })).toEqual([]);
  change(1);
  expect(openWeek().handle.ask({ kind: 'planChanges' })).toMatchObject([{ kind: 'resized' }]);
});

test('all affected people receive the message, see it, then answer, one at a time', () => {
  const people = change(3);
  publish(openWeek());
  const before = pending();
  expect(openWeek().handle.ask({ kind: 'planChanges' })).toEqual([]);
  expect(
    recipients()
      .map(({ staffId }) => staffId)
      .sort(),
  ).toEqual(people);
  expect(answers()).toEqual(['sent', 'sent', 'sent']);
  for (let step = 0; step < 3; step += 1) playStep(openWeek());
  expect(answers()).toEqual(['seen', 'seen', 'seen']);
  expect(playAll()).toBe(3);
  const confirmed = answers().filter((answer) => answer === 'confirmed').length;
  expect(confirmed).toBeGreaterThan(0);
  expect(pending()).toBe(before - confirmed);
  expect(useSession.getState().notice).toMatchObject({ entry: { kind: 'publish' } });
});

test('one undo reverts publication and answers', () => {
  change(2);
  const before = pending();
  publish(openWeek());
  playAll();
  undo();
  expect(openWeek().handle.ask({ kind: 'planChanges' })).toHaveLength(2);
  expect(pending()).toBe(before);
  expect(publication()).toBeNull();
});

test('a shift that was changed after publication stays pending', () => {
  change(1);
  publish(openWeek());
  const [id = ''] = recipients()[0]?.shifts[0]?.shiftIds ?? [];
  const { staffId, day, start, hours } = openWeek()
    .handle.ask({ kind: 'schedule' })
    .shifts.find((shift) => shift.id === id) ?? { staffId: '', day: 0, start: 9, hours: 1 };
  dispatch((editor) =>
    editor.tell({ kind: 'changeShift', shiftId: id, to: { staffId, day, start, hours: hours - 1 } }),
  );
  playAll();
  expect(
    openWeek()
      .handle.ask({ kind: 'schedule' })
      .shifts.find((shift) => shift.id === id)?.confirmed,
  ).toBe(false);
});

test('somebody who only loses a shift has nothing to confirm', () => {
  const [shift] = sample.schedule.shifts;
  dispatch((editor) => editor.tell({ kind: 'removeShifts', shiftIds: [shift?.id ?? ''] }));
  publish(openWeek());
  expect(recipients()).toMatchObject([{ staffId: shift?.staffId, shifts: [], answer: 'sent' }]);
  playAll();
  expect(answers()).toEqual(['seen']);
});

test('some of the sample’s people decline, and their shifts stay pending', () => {
  change(sample.schedule.staff.length);
  publish(openWeek());
  const before = pending();
  playAll();
  const declined = answers().filter((answer) => answer === 'declined').length;
  expect(declined).toBeGreaterThan(0);
  expect(declined).toBeLessThan(answers().length / 4);
  expect(pending()).toBe(before - (answers().length - declined));
});

test('nobody is told of a shift that is over, or confirms it', () => {
  change(3);
  vi.setSystemTime(new Date('2026-11-23T00:00:00'));
  publish(openWeek());
  const before = pending();
  expect([openWeek().handle.ask({ kind: 'planChanges' }), recipients()]).toEqual([[], []]);
  expect(playAll()).toBe(0);
  expect(pending()).toBe(before);
});

test('in a week that has begun people are told of what is to come, and of a shift that has left it', () => {
  const { shifts, staff } = sample.schedule;
  const [early, late] =
    staff
      .map(({ id }) => shifts.filter((shift) => shift.staffId === id))
      .map((own) => [own.find(({ day }) => day < 2), own.find(({ day }) => day > 2)])
      .find((pair) => !pair.includes(undefined)) ?? [];
  if (!early || !late) throw new Error('Somebody works early and late in the week.');
  for (const { id, staffId, day, start, hours } of [early, late])
    dispatch((editor) =>
      editor.tell({ kind: 'changeShift', shiftId: id, to: { staffId, day, start, hours: hours - 1 } }),
    );
  vi.setSystemTime(new Date('2026-11-18T00:00:00'));
  publish(openWeek());
  expect(recipients()).toMatchObject([{ staffId: late.staffId, shifts: [{ shiftIds: [late.id] }] }]);
  undo();
  // A shift to come becomes one that is over: its person has one less to come to.
  dispatch((editor) => editor.tell({ kind: 'removeShifts', shiftIds: [early.id] }));
  const { id, staffId, start, hours } = late;
  dispatch((editor) =>
    editor.tell({ kind: 'changeShift', shiftId: id, to: { staffId, day: early.day, start, hours } }),
  );
  publish(openWeek());
  expect(recipients()).toMatchObject([{ staffId, shifts: [] }]);
});

test('about one of eight people declines, also among long ids', () => {
  const declining = (prefix: string) => Array.from({ length: 80 }, (_, n) => `${prefix}${n}`).filter(declines).length;
  for (const prefix of ['st-', 'a-person-with-a-long-name-']) {
    expect(declining(prefix)).toBeGreaterThan(4);
    expect(declining(prefix)).toBeLessThan(20);
  }
});

/** Copies the sample's week into the two after it, and comes back to it. */
function copyIntoTwoWeeks() {
  const { handle, dates } = openWeek();
  showWeek({ week: '2026-W48', roster: 'sample' });
  handle.tell({ kind: 'removeShifts', shiftIds: handle.ask({ kind: 'schedule' }).shifts.map(({ id }) => id) });
  dispatch((editor) => editor.tell({ kind: 'copyWeeks', sources: [dates.monday], count: 2 }));
  showWeek({ week: '2026-W47', roster: 'sample' });
}

test('[D-571] weeks with changes are published together, everybody is told once, and one undo takes all back', () => {
  copyIntoTwoWeeks();
  const drafts = draftsOf(openWeek());
  expect(drafts.map(({ dates }) => dates.monday)).toEqual(['2026-11-23', '2026-11-30']);
  change(6);
  const [first, , third] = draftsOf(openWeek());
  if (!first || !third) throw new Error('Three weeks have changes.');
  publish(openWeek(), [first, third]);
  expect(draftsOf(openWeek()).map(({ dates }) => dates.monday)).toEqual(['2026-11-23']);
  const told = recipients();
  expect(new Set(told.map(({ staffId }) => staffId)).size).toBe(told.length);
  expect(told.some(({ shifts }) => shifts.length === 2)).toBe(true);
  playAll();
  // Answers in the week that is not on screen are part of the publication, too.
  const { undoCount } = openWeek().history;
  undo();
  expect(openWeek().history.undoCount).toBe(undoCount - 1);
  expect(draftsOf(openWeek()).map(({ changes }) => changes.length)).toEqual(
    [first, drafts[0], third].map((draft) => draft?.changes.length),
  );
});

test('[D-571] a week that is over is not asked about, unless it is the one on screen', () => {
  copyIntoTwoWeeks();
  vi.setSystemTime(new Date('2026-11-30T08:00:00'));
  expect(draftsOf(openWeek()).map(({ dates }) => dates.monday)).toEqual(['2026-11-30']);
  change(1);
  expect(draftsOf(openWeek()).map(({ dates }) => dates.monday)).toEqual(['2026-11-16', '2026-11-30']);
});
