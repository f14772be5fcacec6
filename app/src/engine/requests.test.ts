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
  const offer = week.offerFor('cook', 0, 10, 20);
  expect(offer).toEqual({ positionId: 'cook', day: 0, start: 10, hours: 10 });
  week.offer(offer);
  expect(week.openShifts()).toMatchObject([{ id: 'open-1', positionId: 'cook', claimedBy: null, taken: false }]);
  expect(week.claimers('open-1').map(({ name }) => name)).toEqual(['Bob']);
  expect(week.inbox('bob').offers.map(({ state }) => state)).toEqual(['open']);
  week.claim('open-1', 'bob');
  const [request] = week.waitingRequests();
  expect(request).toMatchObject({ kind: 'claim', possible: true, status: 'waiting', reason: null, other: null });
  expect(request?.shift).toMatchObject({ name: 'Bob', day: 0, start: 10, end: 20 });
  expect(week.approve(request?.id ?? '').done?.kind).toBe('claimed');
  expect(week.shiftCount()).toBe(3);
  week.undo();
  expect(week.shiftCount()).toBe(2);
  expect(week.waitingRequests()).toHaveLength(1);
});

it("the team's settings decide which requests are allowed, and whether they need approval", () => {
  expect(week.requestRules()).toEqual({ claiming: true, trading: true, approval: true });
  week.setRequestRules({ claiming: false, trading: false, approval: false });
  week.offer(week.offerFor('cook', 0, 10, 20));
  expect(codeOf(() => week.claim('open-1', 'bob'))).toBe('claiming-off');
  expect(codeOf(() => week.askToSwap('a', 'b'))).toBe('trading-off');
  expect(week.askToDrop('a', 'Ill').done?.kind).toBe('dropped');
  expect(week.openShifts()).toHaveLength(2);
});

it('errors have codes', () => {
  expect(codeOf(() => week.claim('open-7', 'bob'))).toBe('unknown-open-shift');
  expect(codeOf(() => week.approve('request-7'))).toBe('unknown-request');
  expect(codeOf(() => week.askToSwap('a', 'a'))).toBe('swap-with-oneself');
  expect(codeOf(() => week.askToDrop('a', ' '))).toBe('no-reason');
  week.askToSwap('a', 'b');
  expect(codeOf(() => week.askToDrop('a', 'Ill'))).toBe('asked-already');
  week.declineRequest('request-1');
  expect(codeOf(() => week.declineRequest('request-1'))).toBe('request-answered');
  week.offer({ positionId: 'cook', day: 1, start: 19, hours: 4 });
  week.claim('open-2', 'ada');
  expect(codeOf(() => week.claim('open-2', 'bob'))).toBe('open-shift-taken');
});
