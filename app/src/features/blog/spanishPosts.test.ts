import { describe, expect, test } from 'vitest';
import posts from '#fixtures/blog/posts.json';
import measures from '#fixtures/measures.json';
import sample from '#fixtures/sample-week.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import type { Editor, Schedule } from '~/engine/engine';
import { solverBesideDocument } from '~/engine/solver/besideDocument';
import { type LawId, presetOf } from '~/roster/week/workingTime';

const engine = await engineBesideDocument();
const { fill, fillWeeks } = await solverBesideDocument();

/** The cells of a post's tables, row by row, and its whole text. */
function post(slug: string) {
  const html = posts.find((one) => one.slug === slug)?.content.rendered ?? '';
  const plain = (part: string) => part.replace(/<[^>]*>/g, '').trim();
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh]>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) => plain(cell)),
  );
  return { rows: rows.slice(1), text: plain(html.replace(/>\s*</g, '> <')) };
}

const hours = (minutes: number) =>
  minutes % 60 === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${minutes % 60}`;

type Shift = Partial<Schedule['shifts'][number]> & { day: number; start: number; hours: number };

interface Plan {
  weeks: readonly (readonly Shift[])[];
  law?: LawId;
  staff?: object;
  figures?: object;
}

const firstMonday = Date.UTC(2026, 10, 30);
const mondayOf = (week: number) => new Date(firstMonday + week * 7 * 86_400_000).toISOString().slice(0, 10);

/** A roster of one person under a law, opened at one of its weeks. */
function rosterOf({ weeks, law = 'es', staff, figures }: Plan, open = 0): Editor {
  const preset = presetOf(law);
  const ana = { id: 'ana', name: 'Ana', positionId: 'p', color: 'server', availability: [], ...staff };
  return engine.Editor.fromRoster(
    JSON.stringify({
      version: 1,
      team: { positions: [{ id: 'p', name: 'Sala', team: 'front-of-house', required: 1 }], staff: [ana] },
      rules: { ...preset?.rules, law: { ...preset?.law, ...figures } },
      requestRules: { claiming: true, trading: true, approval: true },
      weeks: weeks.map((shifts, week) => ({
        monday: mondayOf(week),
        shifts: shifts.map((shift, index) => ({ id: `${week}-${index}`, staffId: 'ana', confirmed: true, ...shift })),
      })),
    }),
    mondayOf(open),
  );
}

/** What a law says to a plan: kind, figure, and whether it refuses. */
const findings = (plan: Plan, open?: number) =>
  rosterOf(plan, open)
    .ask({ kind: 'workingTime' })
    .map(({ kind, actual, level }) => `${kind} ${actual}${level === 'block' ? ' block' : ''}`);

const everyDay = (shift: Omit<Shift, 'day'>, days: readonly number[]) =>
  days.map((day): Shift => ({ ...shift, day }) as Shift);

describe('from closing to opening', () => {
  const { rows, text } = post('cerrar-a-la-una-y-abrir-a-las-diez');
  const closing: Shift = { day: 0, start: 17, hours: 8, breakMinutes: 15 };

  test('the rests of the table, and what the law says to them', () => {
    expect(rows).toHaveLength(4);
    for (const [, until = '', rest, answer] of rows) {
      const [hour = 0, minute = 0] = until.split(':').map(Number);
      const next: Shift = { day: 1, start: hour, startMinute: minute, hours: 6 };
      const found = new Set(findings({ weeks: [[closing, next]] }));
      const minutes = (hour + 23) * 60 + minute - 24 * 60;
      expect(rest).toBe(hours(minutes));
      expect([...found]).toEqual(answer?.startsWith('Cumple') ? [] : [`shortRest ${minutes}`]);
    }
  });

  test('Britain has nothing against eleven hours, a split day has no limit here, and in France it has', () => {
    const atNoon: Shift = { day: 1, start: 12, hours: 6 };
    const rested = findings({ weeks: [[{ ...closing, breakMinutes: 30 }, atNoon]], law: 'uk' });
    expect(rested).toEqual([]);
    const split = (end: Partial<Shift>): Shift[] => [
      { day: 0, start: 12, hours: 4 },
      { day: 0, start: 20, hours: 4, ...end },
    ];
    expect(findings({ weeks: [[...split({}), { day: 1, start: 12, hours: 4 }]] })).toEqual([]);
    const late = findings({ weeks: [[...split({ minutes: 30 }), { day: 1, start: 12, hours: 4 }]] });
    expect(new Set(late)).toEqual(new Set([`shortRest ${11.5 * 60}`]));
    expect(findings({ weeks: [split({ hours: 6 })], law: 'fr' })).toContain(`overDaySpan ${14 * 60}`);
    expect(text).toContain('son catorce');
  });
});

describe('the quarter of an hour', () => {
  const { rows, text } = post('el-cuarto-de-hora-del-bocadillo');

  test('the break of each shift, of adults and of minors', () => {
    const week = { weeks: [[{ day: 0, start: 9, hours: 1 }]] };
    const [adult, minor] = [rosterOf(week), rosterOf({ ...week, staff: { minor: true } })];
    const said = (editor: Editor, duty: number) => {
      const owed = editor.ask({ kind: 'breakOfNew', staffId: 'ana', duty });
      return owed === 0 ? 'Nada' : `${owed} min`;
    };
    expect(rows).toHaveLength(7);
    for (const [shift = '', ...answers] of rows) {
      const [whole = 0, minutes = 0] = shift.split(' h').map(Number);
      expect(answers, shift).toEqual([adult, minor].map((editor) => said(editor, whole * 60 + minutes)));
    }
  });

  test('five shifts of eight hours are 38 h 45 of work, and a long day without its break breaks two rules', () => {
    const five = rosterOf({ weeks: [everyDay({ start: 9, hours: 8, breakMinutes: 15 }, [0, 1, 2, 3, 4])] });
    const { rows: people } = five.ask({
      kind: 'memberRows',
      slots: 7,
      offset: 0,
      limit: 0,
    });
    expect(people[0]?.weekLength).toMatchObject({ hours: 38, minutes: 45 });
    expect(text).toContain('son 38 h 45 de trabajo');
    const long = (breakMinutes: number) =>
      findings({ weeks: [[{ day: 0, start: 9, hours: 9, minutes: 15, breakMinutes }]] });
    expect(long(15)).toEqual([]);
    expect(long(0).toSorted()).toEqual(['breakOwed 0', `overDayWork ${9 * 60 + 15}`]);
  });
});

/** The rules of the two weeks of a restaurant. */
const houseRules = { minHours: 4, maxHours: 9, daysOff: 2, restHours: 12, splitDays: false };
const weekend = (day: number) => day > 3;
const week = [0, 1, 2, 3, 4, 5, 6];

interface Service {
  start: number;
  end: number;
  weekday: number;
  weekend: number;
}

function restaurant(contracts: readonly number[], services: readonly Service[], open = week): Schedule {
  return {
    positions: [{ id: 'p', name: 'Sala', team: 'front-of-house', required: 0 }],
    staff: contracts.map((contract, index) => ({
      id: `m${index}`,
      name: `Persona ${index}`,
      positionId: 'p',
      color: 'server',
      availability: week.map((day) => ({ day, start: 9, end: 24 })),
      contractMinutes: contract * 60,
      maxMinutes: contract * 60,
    })),
    shifts: [],
    demand: open.flatMap((day) =>
      services.map((service) => ({
        positionId: 'p',
        day,
        start: service.start,
        end: service.end,
        required: weekend(day) ? service.weekend : service.weekday,
      })),
    ),
    examined: { start: 9, end: 24 },
  } as unknown as Schedule;
}

/** The best plan of an empty week. */
function best(schedule: Schedule) {
  const editor = engine.Editor.fromJson(JSON.stringify(schedule));
  const question = { rules: houseRules, filter: { team: null, position: null }, target: 'required' as const };
  const plan = fill(
    { schedule: editor.toJson(), requirements: editor.ask({ kind: 'requirements' }), question },
    () => true,
  );
  expect(plan.proven).toBe(true);
  return plan;
}

const people = (count: number, contract: number) => Array.from({ length: count }, () => contract);

describe('four of forty or eight of twenty', () => {
  const { rows, text } = post('cuatro-de-cuarenta-o-ocho-de-veinte');
  const services = [
    { start: 12, end: 16, weekday: 2, weekend: 4 },
    { start: 20, end: 24, weekday: 2, weekend: 4 },
  ];

  test('what each team leaves uncovered, proven', () => {
    const teams = [people(4, 40), [...people(2, 40), ...people(4, 20)], people(8, 20)];
    const plans = teams.map((team) => best(restaurant(team, services)));
    for (const { missingBefore } of plans) expect(missingBefore).toBe(160);
    expect(rows.map(([, shifts, missing]) => [Number(shifts), Number(missing)])).toEqual(
      plans.map(({ addedShifts, missingAfter }) => [addedShifts, missingAfter]),
    );
  });

  test('with split days four people cover it, all of them on all three strong days', () => {
    const schedule = restaurant(people(4, 40), services);
    const days = [week.slice(0, 2), week.slice(0, 2), week.slice(2, 4), week.slice(2, 4)];
    schedule.shifts = days.flatMap((own, index) =>
      [...own, 4, 5, 6].flatMap((day) =>
        services.map(({ start }) => ({
          id: `${index}-${day}-${start}`,
          staffId: `m${index}`,
          day,
          start,
          hours: 4,
          confirmed: true,
        })),
      ),
    ) as Schedule['shifts'];
    expect(schedule.shifts).toHaveLength(40);
    const editor = engine.Editor.fromJson(JSON.stringify(schedule));
    const { gaps, coverageRates } = editor.ask({ kind: 'summary' });
    expect(gaps).toEqual([]);
    expect(coverageRates[0]).toMatchObject({ needed: 160, staffed: 160 });
    const own = schedule.shifts.filter(({ staffId }) => staffId === 'm0') as unknown as Shift[];
    expect(findings({ weeks: [own.map(({ day, start, hours: length }) => ({ day, start, hours: length }))] })).toEqual(
      [],
    );
    expect(text).toContain('Cuarenta turnos, 160 horas, ni un hueco');
  });
});

describe('August', () => {
  const { rows } = post('cuantos-pueden-irse-a-la-vez-en-agosto');
  const services = [
    { start: 12, end: 17, weekday: 2, weekend: 3 },
    { start: 19, end: 24, weekday: 3, weekend: 4 },
  ];

  test('what stays uncovered with each person less, open all week and closed on Mondays', () => {
    expect(best(restaurant(people(9, 40), services)).missingBefore).toBe(205);
    expect(rows).toHaveLength(5);
    for (const [, left, all, closed] of rows) {
      const team = people(Number(left), 40);
      expect([all, closed].map(Number), left).toEqual([
        best(restaurant(team, services)).missingAfter,
        best(restaurant(team, services, week.slice(1))).missingAfter,
      ]);
    }
    // A contract of 20 hours is worth about as much there as one of 40.
    const [, , eighteen] = rows.map(([, , all]) => Number(all));
    expect(eighteen).toBe(18);
    expect(best(restaurant([...people(7, 40), 20], services)).missingAfter).toBeLessThanOrEqual(3);
  }, 60_000);
});

describe('weekends without a notebook', () => {
  const { rows, text } = post('fines-de-semana-sin-libreta');

  function fourWeeks(history: readonly string[]) {
    const names = rows.map(([name = '']) => name);
    const roster = {
      version: 1,
      team: {
        positions: [{ id: 'p', name: 'Planta', team: 'front-of-house', required: 2 }],
        staff: names.map((name) => ({
          id: name,
          name,
          positionId: 'p',
          color: 'server',
          availability: week.map((day) => ({ day, start: 9, end: 24 })),
          contractMinutes: 32 * 60,
          maxMinutes: 40 * 60,
        })),
      },
      rules: houseRules,
      requestRules: { claiming: true, trading: true, approval: true },
      weeks: [-2, -1, 0, 1, 2, 3].map((place) => ({
        monday: mondayOf(place),
        shifts:
          place < 0
            ? history.flatMap((staffId) =>
                [5, 6].map((day) => ({
                  id: `${staffId} ${place} ${day}`,
                  staffId,
                  day,
                  start: 12,
                  hours: 8,
                  confirmed: true,
                })),
              )
            : [],
      })),
    };
    const question = {
      monday: mondayOf(0),
      weeks: 4,
      rules: houseRules,
      filter: { team: null, position: null },
      target: 'required' as const,
      history: 2,
    };
    let steps = 0;
    const plan = fillWeeks({ roster: JSON.stringify(roster), question }, () => {
      steps += 1;
      return steps < 2000;
    });
    expect(plan.proven).toBe(true);
    expect(plan.weeks.map(({ missingAfter }) => missingAfter)).toEqual([3, 3, 3, 3]);
    return plan.people;
  }

  test('without a past everybody has the same', () => {
    const found = fourWeeks([]).map(({ staffId, after }) => [staffId, String(after.weekendDays)]);
    expect(found.toSorted()).toEqual(rows.toSorted());
  }, 30_000);

  test('with a past, those who worked before have fewer new ones, and all have seven or eight together', () => {
    for (const { staffId, before, after } of fourWeeks(['Ana', 'Luis'])) {
      const added = after.weekendDays - before.weekendDays;
      expect(['Ana', 'Luis'].includes(staffId) ? [3, 4] : [7, 8], staffId).toContain(added);
      expect([7, 8], staffId).toContain(after.weekendDays);
    }
  }, 30_000);

  test('the published case is the one of the measurements', () => {
    const { people: count, weekByWeek, together, best: known } = measures.fairness;
    expect(count).toBe(6);
    for (const figure of [weekByWeek, together, known]) expect(text).toContain(String(figure));
  });
});

describe("the sample's week", () => {
  const open = () => engine.Editor.fromJson(JSON.stringify(sample.schedule));
  const everything = { team: null, position: null };
  const euros = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, useGrouping: true });
  const inEuros = (cents: number) => `${euros.format(cents / 100).replace(/^(\d)(\d{3}),/, '$1.$2,')} €`;

  test('costs what the post about cost says, day by day', () => {
    const { rows, text } = post('cuanto-cuesta-el-lunes');
    const { days, week: whole, targetPercent } = open().ask({ kind: 'labour', ...everything });
    const spaces = (cell: string) => cell.replaceAll('\u00a0', ' ');
    expect(rows.map(([, length, cost, , percent]) => [length, spaces(cost ?? ''), spaces(percent ?? '')])).toEqual(
      days.map(({ minutes, costCents, percent }) => [String(minutes / 60), inEuros(costCents ?? 0), `${percent} %`]),
    );
    expect(whole).toMatchObject({ minutes: 613 * 60, costCents: 968_590, forecastCents: 3_340_000, percent: 29 });
    expect(targetPercent).toBe(30);
    expect(text).toMatch(/613 horas y 9\.685,90 euros/);
    const over = open()
      .ask({ kind: 'memberRows', ...everything, slots: 7, offset: 0, limit: 0 })
      .rows.flatMap(({ labour }) => (labour.overContract > 0 ? [labour.overContract / 60] : []));
    expect(over).toEqual([4, 5]);
    const { gaps } = open().ask({ kind: 'summary', ...everything });
    expect([0, 5, 6].map((day) => gaps.filter((gap) => gap.day === day).length)).toEqual([2, 2, 2]);
  });

  test('loses what the post about illness says, and has these people for it', () => {
    const { text } = post('alguien-llama-a-las-ocho');
    const editor = open();
    const servers = () => editor.ask({ kind: 'summary', ...everything });
    const before = servers();
    const amina = sample.schedule.staff.find(({ name }) => name.startsWith('Amina'))?.id;
    const shifts = sample.schedule.shifts.filter(({ staffId, day }) => staffId === amina && day === 5);
    expect(shifts).toMatchObject([{ start: 11, hours: 9 }]);
    editor.tell({ kind: 'removeShifts', shiftIds: shifts.map(({ id }) => id) });
    const after = servers();
    expect([before.gaps.length, after.gaps.length]).toEqual([12, 13]);
    expect([before, after].map(({ coverageRates }) => coverageRates[0]?.staffed)).toEqual([256, 247]);
    const found = editor.ask({ kind: 'suggestedStaff', positionId: 'server', day: 5, start: 11, end: 20 });
    expect(
      found
        .filter(({ staffId }) => staffId !== amina)
        .map(({ name, isFullyAvailable, violations, weekLength }) => [
          name.split(' ')[0],
          isFullyAvailable,
          violations.length,
          weekLength.hours,
        ]),
    ).toEqual([
      ['Noa', true, 0, 0],
      ['Mateus', false, 0, 0],
    ]);
    for (const figure of ['de 256 horas', 'a 247', 'de doce a trece', 'veintitrés personas']) {
      expect(text).toContain(figure);
    }
  });
});

test('which shifts come late, by the day on which they are published', () => {
  const { rows } = post('avisar-el-miercoles');
  const editor = rosterOf({
    weeks: [[0, 2, 5].map((day) => ({ day, start: 9, hours: 8 }))],
    figures: { noticeDays: 5 },
  });
  const published = ['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-28', '2026-11-30'];
  const names = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
  expect(rows).toHaveLength(published.length);
  for (const [index, [, said]] of rows.entries()) {
    const late = editor.ask({ kind: 'lateChanges', publishedOn: published[index] ?? '' });
    const found = late.map(({ day, noticeDays }) => `del ${names[day]}, con ${noticeDays}`);
    expect([...(said ?? '').matchAll(/del (\p{L}+), con (\d)/gu)].map(([whole]) => whole)).toEqual(found);
  }
});

test('what the law says to five summers of somebody under 18', () => {
  const { rows } = post('diecisiete-anos-y-un-verano');
  const minor = (shifts: readonly Shift[]) => [...new Set(findings({ weeks: [shifts], staff: { minor: true } }))];
  const afternoons = (days: readonly number[]) => everyDay({ start: 16, hours: 5, breakMinutes: 30 }, days);
  const answers = [
    minor([{ day: 0, start: 18, hours: 5, breakMinutes: 30 }]),
    minor([{ day: 0, start: 10, hours: 9, breakMinutes: 30 }]),
    minor([{ day: 0, start: 10, hours: 5 }]),
    minor([
      { day: 0, start: 16, hours: 6, breakMinutes: 30 },
      { day: 1, start: 9, hours: 4 },
    ]),
    minor(afternoons([0, 1, 2, 3, 4, 5])),
  ];
  expect(answers).toEqual([
    ['minorAtNight 60 block'],
    [`overDayWork ${8.5 * 60}`],
    ['breakOwed 0'],
    [`shortRest ${11 * 60} block`],
    [expect.stringMatching(/^shortWeeklyRest /)],
  ]);
  expect(rows.map(([, answer]) => answer?.startsWith('No se puede'))).toEqual(
    answers.map(([first]) => first?.endsWith('block')),
  );
  expect(minor(afternoons([1, 2, 3, 4, 5]))).toEqual([]);
  expect(findings({ weeks: [afternoons([0, 1, 2, 3, 4, 5])] })).toEqual([]);
});

test('the mean of four weeks, as far as they are known', () => {
  const { rows, text } = post('cuarenta-horas-de-media');
  const ofWeek = (total: number): Shift[] => everyDay({ start: 9, hours: total / 5 }, [0, 1, 2, 3, 4]);
  const means = (totals: readonly number[]) =>
    totals.map((_, open) =>
      findings({ weeks: totals.map(ofWeek) }, open).filter((finding) => finding.startsWith('overMeanWeek')),
    );
  const mean = (minutes: number) => [`overMeanWeek ${minutes}`];
  expect(means([45, 45, 35, 35])).toEqual([mean(45 * 60), mean(45 * 60), mean(2500), []]);
  expect(rows.map(([, , until]) => until)).toEqual(['45 h', '45 h', hours(2500), '40 h']);
  expect(rows.map(([, , , warns]) => warns)).toEqual(['Sí', 'Sí', 'Sí', 'No']);
  expect(means([45, 45, 40, 35]).at(-1)).toEqual(mean(2475));
  expect(means([40, 40, 40, 45]).at(-1)).toEqual(mean(2475));
  expect(means([45, 45, 45, 25]).at(-1)).toEqual([]);
  expect(text.match(/41 h 15/g)).toHaveLength(2);
});
