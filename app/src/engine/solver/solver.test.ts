import { describe, expect, it, vi } from 'vitest';
import type { SolverRequest, SolverResponse } from './messages';
import { type FillPlan, type FillRequest, Solver, type SolverListener } from './solver';

const request = { schedule: '{}', requirements: [], question: {} } as unknown as FillRequest;
const plan = { addedHours: 4 } as FillPlan;

/** A fake worker that records requests and can respond. */
class FakeWorker {
  requests: SolverRequest[] = [];
  ended = false;
  onmessage: ((event: MessageEvent<SolverResponse>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;

  postMessage(message: SolverRequest) {
    this.requests.push(message);
  }

  terminate() {
    this.ended = true;
  }

  respond(message: Omit<SolverResponse, 'id'> & Record<string, unknown>, id = this.requests.at(-1)?.id) {
    this.onmessage?.({ data: { id, ...message } } as MessageEvent<SolverResponse>);
  }

  break(message: string) {
    this.onerror?.({ message, preventDefault: () => undefined } as ErrorEvent);
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const solver = new Solver(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const listen = () => ({ progress: vi.fn(), plan: vi.fn(), cost: vi.fn(), failed: vi.fn() }) satisfies SolverListener;
  return { workers, solver, listen };
}

describe('the solver in its worker', () => {
  it('starts one worker, on prepare or on the first request', () => {
    const { workers, solver, listen } = setUp();
    solver.prepare();
    solver.prepare();
    expect(workers).toHaveLength(1);
    solver.fill(request, listen());
    expect(workers).toHaveLength(1);
    expect(workers[0]?.requests).toMatchObject([{ request }]);
  });

  it('passes progress, plan and costs to the listener', () => {
    const { workers, solver, listen } = setUp();
    const listener = listen();
    solver.fill(request, listener);
    const [worker] = workers;
    const progress = { missing: 3, bound: 1, steps: 9 };
    const cost = { rule: 'restHours', value: 9, hours: 2 };
    worker?.respond({ kind: 'progress', progress });
    worker?.respond({ kind: 'plan', plan });
    worker?.respond({ kind: 'cost', cost });
    expect(listener.progress).toHaveBeenCalledExactlyOnceWith(progress);
    expect(listener.plan).toHaveBeenCalledExactlyOnceWith(plan);
    expect(listener.cost).toHaveBeenCalledExactlyOnceWith(cost);
    expect(listener.failed).not.toHaveBeenCalled();
  });

  it('cancels an unfinished request when a newer one arrives', () => {
    const { workers, solver, listen } = setUp();
    const [older, newer] = [listen(), listen()];
    solver.fill(request, older);
    solver.fill(request, newer);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    workers[0]?.respond({ kind: 'plan', plan });
    workers[1]?.respond({ kind: 'plan', plan });
    expect(older.plan).not.toHaveBeenCalled();
    expect(newer.plan).toHaveBeenCalledOnce();
  });

  it('reuses a worker that has finished', () => {
    const { workers, solver, listen } = setUp();
    solver.fill(request, listen());
    workers[0]?.respond({ kind: 'plan', plan });
    workers[0]?.respond({ kind: 'done' });
    const next = listen();
    solver.fill(request, next);
    expect(workers).toHaveLength(1);
    // Late responses to the older request are ignored.
    workers[0]?.respond({ kind: 'plan', plan }, 1);
    expect(next.plan).not.toHaveBeenCalled();
  });

  it('has the last plan checked behind what is still done for it', () => {
    const { workers, solver, listen } = setUp();
    const listener = listen();
    const checking = { proof: vi.fn(), failed: vi.fn() };
    const proof = { missing: 4, bound: 4, brokenBy: null };
    const cost = { rule: 'minHours', value: 3, hours: 1 };
    solver.fill(request, listener);
    workers[0]?.respond({ kind: 'plan', plan });
    solver.check(request, plan, checking);
    expect(workers[0]?.requests.at(-1)).toMatchObject({ request, claim: {} });
    workers[0]?.respond({ kind: 'cost', cost });
    workers[0]?.respond({ kind: 'done' });
    workers[0]?.respond({ kind: 'proof', proof });
    expect(listener.cost).toHaveBeenCalledExactlyOnceWith(cost);
    expect(checking.proof).toHaveBeenCalledExactlyOnceWith(proof);
    // What is found of a plan that is no longer shown is dropped.
    solver.check(request, plan, checking);
    solver.fill(request, listener);
    workers[0]?.respond({ kind: 'proof', proof }, 1);
    expect(checking.proof).toHaveBeenCalledOnce();
    expect(checking.failed).not.toHaveBeenCalled();
  });

  it('reports nothing after cancel', () => {
    const { workers, solver, listen } = setUp();
    const listener = listen();
    solver.fill(request, listener);
    solver.cancel();
    expect(workers[0]?.ended).toBe(true);
    workers[0]?.respond({ kind: 'plan', plan });
    expect(listener.plan).not.toHaveBeenCalled();
  });

  it('reports errors, and starts a new worker for the next request', () => {
    const { workers, solver, listen } = setUp();
    const [first, second, third] = [listen(), listen(), listen()];
    solver.fill(request, first);
    workers[0]?.break('');
    expect(first.failed).toHaveBeenCalledExactlyOnceWith({
      code: 'solver-unavailable',
      message: 'the solver could not be loaded',
    });
    solver.fill(request, second);
    workers[1]?.respond({ kind: 'failed', message: 'unreachable executed' });
    expect(second.failed).toHaveBeenCalledExactlyOnceWith({
      code: 'solver-unavailable',
      message: 'unreachable executed',
    });
    solver.fill(request, third);
    workers[2]?.respond({ kind: 'plan', plan });
    expect(third.plan).toHaveBeenCalledOnce();
  });

  it('returns an error where workers are unavailable', () => {
    const listener = setUp().listen();
    new Solver(() => {
      throw new Error('Worker is not defined');
    }).fill(request, listener);
    expect(listener.failed).toHaveBeenCalledExactlyOnceWith({
      code: 'solver-unavailable',
      message: 'Worker is not defined',
    });
  });
});
