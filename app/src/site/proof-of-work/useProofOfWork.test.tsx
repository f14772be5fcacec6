// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proofGoodForMs, slowAfterMs } from '~/content/proofOfWork';
import { useProofOfWork } from './useProofOfWork';

let proofs: PromiseWithResolvers<string>[];
const prove = vi.fn(() => {
  const proof = Promise.withResolvers<string>();
  proofs.push(proof);
  return proof.promise;
});

beforeEach(() => {
  proofs = [];
  prove.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('crypto', { subtle: {} });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = () => renderHook(() => useProofOfWork(prove)).result;
const finish = (at: number, proof: string) => act(async () => proofs[at]?.resolve(proof));

test('does no work before it is started, runs once, and reports a slow device', async () => {
  const proof = start();
  expect([proof.current.state, prove.mock.calls.length]).toEqual(['idle', 0]);
  act(() => proof.current.begin());
  act(() => proof.current.begin());
  expect([proof.current.state, prove.mock.calls.length]).toEqual(['working', 1]);
  act(() => vi.advanceTimersByTime(slowAfterMs));
  expect(proof.current.state).toBe('slow');
  await finish(0, 'proof');
  expect(proof.current.state).toBe('done');
  act(() => proof.current.begin());
  expect(prove).toHaveBeenCalledTimes(1);
});

test('hands out each proof once, and not after it has expired', async () => {
  const proof = start();
  act(() => proof.current.begin());
  await finish(0, 'first');
  expect(await proof.current.take()).toBe('first');
  let second: Promise<string> | undefined;
  act(() => {
    second = proof.current.take();
  });
  await finish(1, 'second');
  expect(await second).toBe('second');
  act(() => proof.current.begin());
  await finish(2, 'third');
  act(() => vi.advanceTimersByTime(proofGoodForMs));
  act(() => {
    second = proof.current.take();
  });
  await finish(3, 'fourth');
  expect(await second).toBe('fourth');
});

test('retries after a failure', async () => {
  const proof = start();
  act(() => proof.current.begin());
  await act(async () => proofs[0]?.reject(new Error('no challenge')));
  expect(proof.current.state).toBe('failed');
  act(() => proof.current.begin());
  expect([proof.current.state, prove.mock.calls.length]).toEqual(['working', 2]);
  await finish(1, 'proof');
  expect(proof.current.state).toBe('done');
});

test('reports that the browser derives no keys without https', async () => {
  vi.stubGlobal('crypto', {});
  const proof = start();
  act(() => proof.current.begin());
  expect([proof.current.state, prove.mock.calls.length]).toEqual(['insecure', 0]);
  await expect(proof.current.take()).rejects.toThrow('https');
});
