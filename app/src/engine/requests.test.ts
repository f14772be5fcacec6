import { beforeEach, expect, it } from 'vitest';
import { Editor } from './pkg/scheduler_wasm';
import { tryCatch } from './result';

const free = [0, 1].map((day) => ({ day, start: 6, end: 24 }));
const person = (id: string, name: string, positionId = 'cook') => ({
  id,
  name,
  positionId,
  color: '',
  availability: free,
});
let week: Editor;

beforeEach(() => {
  week = Editor.fromJson(
    JSON.stringify({
      positions: [
        { id: 'cook', name: 'Cook', team: 'kitchen', required: 2 },
        { id: 'host', name: 'Host', team: 'floor', required: 0 },
      ],
      staff: [person('ada', 'Ada'), person('bob', 'Bob'), person('eve', 'Eve', 'host')],
      shifts: [
        { id: 'a', staffId: 'ada', day: 0, start: 10, hours: 8, confirmed: true },
        { id: 'b', staffId: 'bob', day: 1, start: 10, hours: 8, confirmed: true },
      ],
    }),
  );
  return () => week.free();
});

const codeOf = (call: () => unknown) => {
  const result = tryCatch(call);
  return result.ok ? null : result.fault.code;
};

it('an open shift is offered, claimed, approved and withdrawn', () => {
  const offer = week.ask({ kind: 'offerFor', positionId: 'cook', day: 0, start: 10, end: 20 });
  expect(offer).toEqual({ positionId: 'cook', day: 0, start: 10, hours: 10 });
  week.tell({ kind: 'offer', shift: offer });
  expect(week.ask({ kind: 'openShifts' })).toMatchObject([
    { id: 'open-1', positionId: 'cook', claimedBy: null, taken: false },
  ]);
  expect(week.ask({ kind: 'claimers', openShiftId: 'open-1' }).map(({ name }) => name)).toEqual(['Bob']);
  expect(week.ask({ kind: 'inbox', staffId: 'bob' }).offers.map(({ state }) => state)).toEqual(['open']);
  week.tell({ kind: 'claim', openShiftId: 'open-1', staffId: 'bob' });
  const [request] = week.ask({ kind: 'waitingRequests' });
  expect(request).toMatchObject({ kind: 'claim', possible: true, status: 'waiting', reason: null, other: null });
  expect(request?.shift).toMatchObject({ name: 'Bob', day: 0, start: 10, end: 20 });
  expect(week.tell({ kind: 'approve', requestId: request?.id ?? '' }).done?.kind).toBe('claimed');
  expect(week.ask({ kind: 'shiftCount' })).toBe(3);
  week.undo();
  expect(week.ask({ kind: 'shiftCount' })).toBe(2);
  expect(week.ask({ kind: 'waitingRequests' })).toHaveLength(1);
});

it("the team's settings decide which requests are allowed, and whether they need approval", () => {
  expect(week.ask({ kind: 'requestRules' })).toEqual({ claiming: true, trading: true, approval: true });
  week.tell({ kind: 'setRequestRules', rules: { claiming: false, trading: false, approval: false } });
  week.tell({ kind: 'offer', shift: week.ask({ kind: 'offerFor', positionId: 'cook', day: 0, start: 10, end: 20 }) });
  expect(codeOf(() => week.tell({ kind: 'claim', openShiftId: 'open-1', staffId: 'bob' }))).toBe('claiming-off');
  expect(codeOf(() => week.tell({ kind: 'askToSwap', shiftId: 'a', withShiftId: 'b' }))).toBe('trading-off');
  expect(week.tell({ kind: 'askToDrop', shiftId: 'a', reason: 'Ill' }).done?.kind).toBe('dropped');
  expect(week.ask({ kind: 'openShifts' })).toHaveLength(2);
});

it('errors have codes', () => {
  expect(codeOf(() => week.tell({ kind: 'claim', openShiftId: 'open-7', staffId: 'bob' }))).toBe('unknown-open-shift');
  expect(codeOf(() => week.tell({ kind: 'approve', requestId: 'request-7' }))).toBe('unknown-request');
  expect(codeOf(() => week.tell({ kind: 'askToSwap', shiftId: 'a', withShiftId: 'a' }))).toBe('swap-with-oneself');
  expect(codeOf(() => week.tell({ kind: 'askToDrop', shiftId: 'a', reason: ' ' }))).toBe('no-reason');
  week.tell({ kind: 'askToSwap', shiftId: 'a', withShiftId: 'b' });
  expect(codeOf(() => week.tell({ kind: 'askToDrop', shiftId: 'a', reason: 'Ill' }))).toBe('asked-already');
  week.tell({ kind: 'declineRequest', requestId: 'request-1' });
  expect(codeOf(() => week.tell({ kind: 'declineRequest', requestId: 'request-1' }))).toBe('request-answered');
  week.tell({ kind: 'offer', shift: { positionId: 'cook', day: 1, start: 19, hours: 4 } });
  week.tell({ kind: 'claim', openShiftId: 'open-2', staffId: 'ada' });
  expect(codeOf(() => week.tell({ kind: 'claim', openShiftId: 'open-2', staffId: 'bob' }))).toBe('open-shift-taken');
});
