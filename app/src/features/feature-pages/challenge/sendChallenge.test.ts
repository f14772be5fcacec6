import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  challengeFrequencies,
  challengeTimeoutMs,
  challengeTypes,
  prizeDistributions,
  prizeGroups,
} from '~/content/challenge';
import { type ChallengeDraft, emptyDraft } from './draft';
import { sendChallenge } from './sendChallenge';
import { createChallengeStore } from './store';

const draft: ChallengeDraft = {
  ...emptyDraft,
  type: 'custom',
  customName: ' Quiet nights ',
  prize: 'ngo',
  workEmail: ' ana@harbour.example ',
  teamName: ' Dock 4 ',
};

const json = { 'content-type': 'application/json' };
const respondingWith = (response: () => Response) => vi.fn<typeof fetch>(async () => response());

/** A server that never answers, until the request is aborted. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

describe('sending a challenge', () => {
  it('[W-445] makes one request, with the whole draft as JSON', async () => {
    const send = respondingWith(() => new Response('{"id":"1"}', { status: 202, headers: json }));
    await sendChallenge(draft, send);
    expect(send).toHaveBeenCalledTimes(1);
    const [path, init] = send.mock.calls[0] ?? [];
    expect(path).toBe('/api/challenges');
    expect(init).toMatchObject({ method: 'POST', headers: json });
    expect(JSON.parse(String(init?.body))).toEqual({
      type: 'custom',
      customName: 'Quiet nights',
      frequency: 'once',
      distribution: 'everyone',
      prize: 'ngo',
      workEmail: 'ana@harbour.example',
      teamName: 'Dock 4',
    });
  });

  it('[W-445] sends every type with every frequency, distribution and prize as chosen', async () => {
    for (const type of challengeTypes) {
      for (const frequency of challengeFrequencies) {
        for (const distribution of prizeDistributions) {
          for (const prize of prizeGroups.flatMap(({ prizes }) => prizes)) {
            const send = respondingWith(() => new Response(null, { status: 204 }));
            const store = createChallengeStore((chosen) => sendChallenge(chosen, send));
            const edit = (change: Partial<ChallengeDraft>) => store.getState().dispatch({ type: 'edit', change });
            edit({ type, customName: type === 'custom' ? 'Quiet nights' : '' });
            store.getState().dispatch({ type: 'next' });
            edit({ frequency, distribution });
            store.getState().dispatch({ type: 'next' });
            store.getState().dispatch({ type: 'choosePrize', prize });
            edit({ workEmail: 'ana@harbour.example', teamName: 'Dock 4' });
            await store.getState().start();
            expect(store.getState().step).toBe(5);
            const sent = JSON.parse(String(send.mock.calls[0]?.[1]?.body));
            expect(sent).toMatchObject({ type, frequency, distribution, prize });
          }
        }
      }
    }
  });

  it('sends the name of a custom challenge only', async () => {
    const send = respondingWith(() => new Response(null, { status: 204 }));
    await sendChallenge({ ...draft, type: 'shifts' }, send);
    expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toMatchObject({ type: 'shifts', customName: '' });
  });

  it('treats any other status, and a web page, as a failure', async () => {
    for (const status of [304, 400, 404, 422, 429, 500, 503]) {
      await expect(
        sendChallenge(
          draft,
          respondingWith(() => new Response(null, { status })),
        ),
      ).rejects.toThrow(`${status}`);
    }
    const page = () => new Response('<html></html>', { status: 200, headers: { 'content-type': 'text/html' } });
    await expect(sendChallenge(draft, respondingWith(page))).rejects.toThrow('200');
  });

  it('treats a lost connection as a failure', async () => {
    const networkFailure = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sendChallenge(draft, networkFailure)).rejects.toThrow('Failed to fetch');
  });

  it('times out after 10 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('too late')));
    const late: typeof fetch = (path, init) =>
      init?.signal?.aborted ? Promise.reject(init.signal.reason) : silent(path, init);
    await expect(sendChallenge(draft, late)).rejects.toThrow('too late');
    expect(timeout).toHaveBeenCalledWith(challengeTimeoutMs);
    expect(challengeTimeoutMs).toBe(10_000);
    timeout.mockRestore();
  });
});

describe('the whole creator', () => {
  const requests: PromiseWithResolvers<void>[] = [];
  const send = vi.fn((_: ChallengeDraft) => {
    const request = Promise.withResolvers<void>();
    requests.push(request);
    return request.promise;
  });

  beforeEach(() => {
    send.mockClear();
    requests.length = 0;
  });
  afterEach(() => vi.restoreAllMocks());

  function atDetails() {
    const store = createChallengeStore(send);
    const { dispatch } = store.getState();
    dispatch({ type: 'next' });
    dispatch({ type: 'next' });
    dispatch({ type: 'choosePrize', prize: 'points' });
    dispatch({ type: 'edit', change: { workEmail: 'ana@harbour.example', teamName: 'Dock 4' } });
    return store;
  }

  it('[W-445] sends once, however often it is started', async () => {
    const store = atDetails();
    const first = store.getState().start();
    await store.getState().start();
    expect(send).toHaveBeenCalledTimes(1);
    expect(store.getState()).toMatchObject({ step: 4, sending: true });
    requests[0]?.resolve();
    await first;
    expect(store.getState()).toMatchObject({ step: 5, sending: false });
  });

  it('[W-367] stays and keeps everything if sending fails, then succeeds', async () => {
    const store = atDetails();
    const { draft: typed } = store.getState();
    const first = store.getState().start();
    requests[0]?.reject(new Error('down'));
    await first;
    expect(store.getState()).toMatchObject({ step: 4, failed: true, sending: false, draft: typed });
    const second = store.getState().start();
    requests[1]?.resolve();
    await second;
    expect(send).toHaveBeenCalledTimes(2);
    expect(store.getState()).toMatchObject({ step: 5, failed: false });
  });

  it('[W-395] sends nothing while a field is missing', async () => {
    const store = atDetails();
    store.getState().dispatch({ type: 'edit', change: { workEmail: 'ana' } });
    await store.getState().start();
    expect(send).not.toHaveBeenCalled();
    expect(store.getState().problems).toEqual(['workEmail']);
  });
});
