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
import { weeksBetween } from './weekSource';
import { dateAfter } from './wholeRoster';

let engine: Engine;
beforeAll(async () => {
  const loaded = await loadEngine();
  if (!loaded.ok) throw new Error(loaded.fault.message);
  engine = loaded.value;
});

const teamsOf = { 'retail-store': shop.schedule, healthcare: ward.roster.team };

/** A trade's week in the engine, with the requirements of its quick template. */
function open(id: keyof typeof teamsOf) {
  const { Editor } = engine;
  const handle =
    id === 'healthcare'
      ? Editor.fromRoster(JSON.stringify(ward.roster), ward.monday)
      : Editor.fromJson(JSON.stringify(shop.schedule));
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
  const team = teamsOf[id];

  test('has the positions of its template in teams that the page names', () => {
    const template = quickTemplates.find((known) => known.id === id);
    expect(team.positions.map(({ id: position, name }) => [position, name])).toEqual(
      template?.positions.map((position) => [position.id, position.name]),
    );
    for (const position of team.positions) expect(teams).toContain(position.team);
  });

  test('breaks no rule and schedules nobody outside their availability, except who is ill', () => {
    const handle = open(id);
    const { broken } = handle.ask({ kind: 'review' });
    expect(broken.filter(({ kind }) => kind !== 'absent')).toEqual([]);
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

describe('[D-582] the ward', () => {
  const { team, weeks } = ward.roster;
  const slots = ['morning', 'afternoon', 'night'] as const;
  const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

  test('has 16 nurses in early, late and night, and the heads by type that its template has by slot', () => {
    expect(team.staff).toHaveLength(16);
    expect(team.shiftTypes.map(({ code }) => code)).toEqual(['E', 'L', 'N']);
    const positions = quickTemplates.find(({ id }) => id === 'healthcare')?.positions ?? [];
    const heads = positions.flatMap(({ id, requirements }) =>
      dayNames.flatMap((name, day) =>
        slots.map((slot, type) => [id, team.shiftTypes[type]?.code, day, requirements[name][slot]].join(' ')),
      ),
    );
    const cover = team.cover.map(({ positionId, type, day, heads: count }) => [positionId, type, day, count].join(' '));
    expect(cover.toSorted()).toEqual(heads.toSorted());
  });

  test('has a full week with two or three gaps behind four full ones, and three that are empty', () => {
    const handle = open('healthcare');
    const { gaps } = handle.ask({ kind: 'summary' });
    expect([2, 3]).toContain(gaps.length);
    const now = weeks.findIndex(({ monday }) => monday === ward.monday);
    expect(weeks.map(({ shifts }) => shifts.length > 60)).toEqual(weeks.map((_, week) => week <= now));
    expect([now, weeks.length]).toEqual([4, 8]);
    handle.free();
  });
});

test('[D-073] names are unique across the three trades', () => {
  const names = [restaurant.schedule, shop.schedule, ward.roster.team].flatMap(({ staff }) =>
    staff.map(({ name }) => name),
  );
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
    // Everything with a date is as far from this week as it was from the file's.
    const roster = JSON.parse(shown()?.handle.roster() ?? '{}') as typeof ward.roster;
    expect(roster.weeks.map(({ monday }) => monday)).toEqual(
      ward.roster.weeks.map(({ monday }) => dateAfter(monday, 7 * weeksBetween(ward.monday, restaurant.monday))),
    );
    expect(shown()?.handle.ask({ kind: 'planChanges' })).toEqual([]);
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
