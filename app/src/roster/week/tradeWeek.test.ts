import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import quickTemplates from '#fixtures/quick-templates.json';
import restaurant from '#fixtures/sample-week.json';
import settings from '#fixtures/team-settings.json';
import ward from '#fixtures/week-healthcare.json';
import shop from '#fixtures/week-retail-store.json';
import variants from '#fixtures/week-variants.json';
import { type Engine, loadEngine } from '~/engine/engine';
import { activeWeek, followTemplate, showWeek, useSession } from './session';
import { openTradeWeek, tradeOf } from './tradeWeek';
import { teams } from './viewState';

let engine: Engine;
beforeAll(async () => {
  const loaded = await loadEngine();
  if (!loaded.ok) throw new Error(loaded.fault.message);
  engine = loaded.value;
});

const weeks = { 'retail-store': shop, healthcare: ward };

/** A trade's week in the engine, with the requirements of its quick template. */
function open(id: keyof typeof weeks) {
  const handle = engine.Editor.fromJson(JSON.stringify(weeks[id].schedule));
  handle.tell({
    kind: 'followTemplate',
    template: [...(quickTemplates.find((template) => template.id === id)?.positions ?? [])],
  });
  return handle;
}

test('every quick template but the restaurant’s has a sample week of its trade', () => {
  expect(quickTemplates.filter(({ id }) => tradeOf(id) === null).map(({ id }) => id)).toEqual(['restaurant']);
  expect(tradeOf('toString')).toBeNull();
});

describe.each(['retail-store', 'healthcare'] as const)('the sample week of %s', (id) => {
  const { schedule } = weeks[id];

  test('has 20 to 30 people, and the positions of its template in teams that the page names', () => {
    expect(schedule.staff.length).toBeGreaterThanOrEqual(20);
    expect(schedule.staff.length).toBeLessThanOrEqual(30);
    const template = quickTemplates.find((known) => known.id === id);
    expect(schedule.positions.map(({ id: position, name }) => [position, name])).toEqual(
      template?.positions.map((position) => [position.id, position.name]),
    );
    for (const { team } of schedule.positions) expect(teams).toContain(team);
  });

  test('breaks no rule and schedules nobody outside their availability', () => {
    const handle = open(id);
    expect(handle.ask({ kind: 'review' }).broken).toEqual([]);
    handle.free();
  });

  test('has some gaps, most of which somebody could help to close, and is covered otherwise', () => {
    const handle = open(id);
    const { gaps, insights } = handle.ask({ kind: 'summary' });
    expect(gaps.length).toBeGreaterThanOrEqual(3);
    expect(insights.coveredHours / insights.examinedHours).toBeGreaterThan(0.6);
    const helped = gaps.filter((gap) =>
      gap.positions.some(
        ({ positionId, understaffed }) =>
          understaffed &&
          handle.ask({ kind: 'suggestedStaff', positionId, day: gap.day, start: gap.start, end: gap.end }).length > 0,
      ),
    );
    expect(helped.length / gaps.length).toBeGreaterThan(0.6);
    handle.free();
  });
});

test('[D-073] names are unique across the three trades', () => {
  const names = [restaurant, shop, ward].flatMap(({ schedule }) => schedule.staff.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^\p{Lu}[\p{L}'’-]+( \p{Lu}?[\p{L}'’-]+)+$/u);
});

describe('opening a trade’s week', () => {
  const place = { week: '2026-W47', roster: 'sample' } as const;
  const positionsOf = (id: string) => quickTemplates.find((template) => template.id === id)?.positions ?? [];
  const template = { name: 'Busy', positions: positionsOf('restaurant'), settings };
  const shown = () => activeWeek(useSession.getState());
  const begin = (fetched: typeof fetch) => {
    vi.stubGlobal('fetch', fetched);
    const files = { sample: restaurant, variants };
    useSession.setState({
      ...useSession.getInitialState(),
      start: { status: 'ready', engine, files, thisWeek: place.week },
    });
    showWeek(place);
    followTemplate(template);
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('replaces this week', async () => {
    begin(async () => Response.json(ward));
    const opened = await openTradeWeek('healthcare', positionsOf('healthcare'), new AbortController().signal);
    expect(opened.ok).toBe(true);
    expect(shown()?.origin).toEqual({ kind: 'trade', trade: 'healthcare' });
    expect(useSession.getState().template).toBeNull();
  });

  test('replaces nothing if the visitor leaves before it has arrived', async () => {
    const leaving = new AbortController();
    // The response arrives nevertheless.
    begin(async () => {
      leaving.abort();
      return Response.json(ward);
    });
    const before = shown();
    const opened = await openTradeWeek('healthcare', positionsOf('healthcare'), leaving.signal);
    expect(opened.ok).toBe(false);
    expect(shown()).toBe(before);
    expect(useSession.getState().template).toBe(template);
  });

  test('reports a failure; the week and its template stay as they were, and nothing is left in memory', async () => {
    begin(async () => Response.json(ward));
    const before = shown();
    const fault = { code: 'no-memory', message: 'A fault of this test.' };
    vi.spyOn(engine.Editor.prototype, 'ask').mockImplementationOnce(() => {
      throw fault;
    });
    const freed = vi.spyOn(engine.Editor.prototype, 'free');
    const opened = await openTradeWeek('healthcare', positionsOf('healthcare'), new AbortController().signal);
    expect(opened).toEqual({ ok: false, fault });
    expect(freed).toHaveBeenCalledOnce();
    expect(shown()?.handle).toBe(before?.handle);
    expect(useSession.getState().template).toBe(template);
  });
});
