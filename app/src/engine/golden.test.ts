import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goldenFolders } from './goldenFolders';
import { type Analysis, Editor, isoWeek, isoWeekOf, parseHeadcount, type Schedule } from './pkg/scheduler_wasm';
import {
  type Allowance,
  allowanceExpires,
  checkRecognition,
  eurosToPoints,
  isRedeemable,
  type RecognitionCost,
  rewardFirstNumber,
} from './recognition-pkg/scheduler_recognition_wasm';

interface ScheduleCase {
  name: string;
  schedule: Schedule;
  filter: { team: string | null; position: string | null };
  expected: Analysis;
}

interface LawFinding {
  staffId: string;
  kind?: string;
  day?: number;
  shiftId?: string;
  actual: number;
  limit: number;
  block?: boolean;
}

interface LawCase {
  team: object;
  rules: { law?: object };
  weeks: object[];
  ask: string;
  newShifts?: { staffId: string; duty: number }[];
  publish?: string;
  expected: {
    violations: LawFinding[];
    breaks?: { staffId: string; duty: number; breakMinutes: number }[];
    overtimeCents?: Record<string, number>;
    late?: LawFinding[];
  };
}

interface Rules {
  rewards: { balance: number; points: string; firstNumber: number | null; redeemable: boolean }[];
  recognitions: {
    allowance: Allowance;
    people: number;
    pointsPerPerson: number;
    message: string;
    expected: RecognitionCost | { error: string };
  }[];
  headcounts: { input: string; expected: number }[];
  weeks: {
    date: string;
    isoYear: number;
    isoWeek: number;
    monday: string;
    sunday: string;
    label: string;
    allowanceExpires: string;
  }[];
  euros: { euros: number; points: number }[];
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Runs a check on every case of a list and reports which one failed. */
function each<T>(cases: T[], check: (one: T) => void): void {
  expect(cases.length).toBeGreaterThan(0);
  for (const one of cases) {
    try {
      check(one);
    } catch (error) {
      if (error instanceof Error) error.message = `${JSON.stringify(one)}\n${error.message}`;
      throw error;
    }
  }
}

function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'nothing was thrown';
}

/** Minutes are serialized only if not 0; a file may contain explicit zeros. */
function withoutZeroMinutes(schedule: Schedule): Schedule {
  return JSON.parse(JSON.stringify(schedule), (key, value) => (/minute/i.test(key) && value === 0 ? undefined : value));
}

describe.each(goldenFolders())('[D-514] golden cases of %s', (folder) => {
  const files = readdirSync(join(folder, 'schedules')).filter((file) => file.endsWith('.json'));

  it('there are schedules', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  describe.each(files)('%s', (file) => {
    const { schedule, filter, expected } = read<ScheduleCase>(join(folder, 'schedules', file));

    it.each([
      ['text', () => Editor.fromJson(JSON.stringify(schedule))],
      ['data', () => Editor.fromJson(JSON.stringify(schedule))],
    ])('matches the expected analysis as %s', (_, open) => {
      const week = open();
      expect(week.ask({ kind: 'analysis', team: filter.team, position: filter.position })).toEqual(expected);
      week.free();
    });

    it('round-trips', () => {
      const week = Editor.fromJson(JSON.stringify(schedule));
      expect(week.ask({ kind: 'schedule' })).toEqual(withoutZeroMinutes(schedule));
      expect(JSON.parse(week.toJson())).toEqual(withoutZeroMinutes(schedule));
      expect(week.ask({ kind: 'shiftCount' })).toBe(schedule.shifts.length);
      week.free();
    });

    it('[D-518] assigning somebody and removing the shift again restores every result', () => {
      const week = Editor.fromJson(JSON.stringify(schedule));
      for (const [index, { id: staffId }] of schedule.staff.entries()) {
        const shift = {
          staffId,
          day: index % 7,
          start: (index * 5) % 24,
          startMinute: 15 * (index % 4),
          hours: 1 + (index % 23),
          minutes: 45,
        };
        // A shift that a rule blocks cannot be assigned.
        if (week.ask({ kind: 'violations', shift }).some(({ level }) => level === 'block')) {
          expect(() => week.tell({ kind: 'assign', shift })).toThrow();
          continue;
        }
        const added = week.tell({ kind: 'assign', shift }).done?.after;
        if (!added) throw new Error('a shift was added');
        expect(week.ask({ kind: 'schedule' }).shifts.at(-1)).toEqual(
          withoutZeroMinutes({ ...schedule, shifts: [{ ...shift, id: added.shiftId, confirmed: false }] }).shifts[0],
        );
        expect(week.tell({ kind: 'removeShifts', shiftIds: [added.shiftId] }).done).toMatchObject({
          kind: 'remove',
          before: added,
          after: null,
        });
      }
      expect(week.ask({ kind: 'analysis', team: filter.team, position: filter.position })).toEqual(expected);
      expect(week.ask({ kind: 'schedule' })).toEqual(withoutZeroMinutes(schedule));
      week.free();
    });

    it("the summary and each gap's suggestions match the analysis", () => {
      const week = Editor.fromJson(JSON.stringify(schedule));
      const summary = week.ask({ kind: 'summary', team: filter.team, position: filter.position });
      expect(summary.gaps).toEqual(expected.gaps);
      expect(summary.fillRates).toEqual(expected.fillRates);
      expect(summary.pendingAssignments).toEqual(expected.pendingAssignments);
      expect(summary.shiftStatus).toEqual(expected.shiftStatus);
      for (const { gap, positionId, staff } of expected.suggestions) {
        const block = expected.gaps[gap];
        if (!block) throw new Error(`no gap ${gap}`);
        const found = week.ask({
          kind: 'suggestedStaff',
          positionId,
          day: block.day,
          start: block.start,
          end: block.end,
        });
        // Suggestions without violations come first, and may displace ones with violations.
        const withoutViolations = found.map(({ violations }) => violations.length === 0);
        expect(withoutViolations).toEqual(withoutViolations.toSorted((one, other) => Number(other) - Number(one)));
        const severity = found.map(
          ({ violations }) => 1000 * violations.filter(({ level }) => level === 'block').length + violations.length,
        );
        expect(severity).toEqual(severity.toSorted((one, other) => one - other));
        expect(found).toHaveLength(staff.length);
        for (const wanted of [true, false]) {
          const some = found.filter((_, index) => withoutViolations[index] === wanted);
          const known = staff.filter(({ staffId }) => some.some((one) => one.staffId === staffId));
          const alike = some
            .filter(({ staffId }) => known.some((one) => one.staffId === staffId))
            .map(({ staffId, name, availableTimes, isFullyAvailable }) => ({
              staffId,
              name,
              availableTimes,
              isFullyAvailable,
            }));
          // Those with violations stand in the order of how bad these are.
          const byId = (one: { staffId: string }, other: { staffId: string }) =>
            one.staffId.localeCompare(other.staffId);
          expect(wanted ? alike : alike.toSorted(byId)).toEqual(wanted ? known : known.toSorted(byId));
        }
        for (const { staffId, shift, extends: lengthened, violations } of found) {
          expect(shift.staffId).toBe(staffId);
          expect(week.ask({ kind: 'violations', shift, replaces: lengthened, positionId })).toEqual(violations);
        }
      }
      week.free();
    });
  });

  const lawFolder = join(folder, 'law');
  const lawFiles = existsSync(lawFolder)
    ? readdirSync(lawFolder).filter((file) => file.endsWith('.json') && file !== 'presets.json')
    : [];
  // An external folder may contain other kinds of cases only.
  it.each(lawFiles)('the law of %s is kept and broken as expected', (file) => {
    const { team, rules, weeks, ask, newShifts = [], publish, expected } = read<LawCase>(join(lawFolder, file));
    const requestRules = { claiming: true, trading: true, approval: true };
    const open = (some: object) =>
      Editor.fromRoster(JSON.stringify({ version: 1, team, rules: some, requestRules, weeks }), ask);
    const week = open(rules);
    const order = ({ staffId, kind = '', day = -1, shiftId = '' }: LawFinding) =>
      [staffId, kind, day, shiftId].join(' ');
    const sorted = (found: LawFinding[]) => found.toSorted((a, b) => (order(a) < order(b) ? -1 : 1));
    const violations = week
      .ask({ kind: 'workingTime' })
      .map(({ staffId, kind, day, shiftId, actual, limit, level }): LawFinding => {
        const ofShift = ['breakOwed', 'minorAtNight', 'shortRest'].includes(kind);
        const ofDay = ['overDayWork', 'overDaySpan', 'overNightWork'].includes(kind);
        return {
          staffId: staffId ?? '',
          kind,
          actual,
          limit,
          ...(ofShift && { shiftId: shiftId ?? '' }),
          ...(ofDay && { day }),
          ...(level === 'block' && { block: true }),
        };
      });
    expect(sorted(violations), file).toEqual(sorted(expected.violations));
    if (expected.breaks) {
      const breaks = newShifts.map((shift) => ({
        ...shift,
        breakMinutes: week.ask({ kind: 'breakOfNew', staffId: shift.staffId, duty: shift.duty }),
      }));
      expect(breaks, file).toEqual(expected.breaks);
    }
    if (expected.overtimeCents) {
      const plain = open({ ...rules, law: { ...rules.law, overtime: [] } });
      const cost = (editor: Editor) => editor.ask({ kind: 'labour' }).week.costCents ?? 0;
      const added = Object.values(expected.overtimeCents).reduce((sum, cents) => sum + cents, 0);
      expect(cost(week) - cost(plain), file).toBe(added);
      plain.free();
    }
    if (publish) {
      const late = week.ask({ kind: 'lateChanges', publishedOn: publish }).map(
        ({ staffId, shiftId, day, noticeDays, limit }): LawFinding => ({
          staffId,
          shiftId,
          day,
          actual: noticeDays,
          limit,
        }),
      );
      expect(sorted(late), file).toEqual(sorted(expected.late ?? []));
    }
    week.free();
  });

  describe('rules.json', () => {
    const rules = read<Rules>(join(folder, 'rules.json'));

    it('[D-311] [D-483] [D-484] rewards', () => {
      each(rules.rewards, ({ balance, points, firstNumber, redeemable }) => {
        expect(rewardFirstNumber(points)).toBe(firstNumber);
        expect(isRedeemable(balance, points)).toBe(redeemable);
      });
    });

    const recognitions = (error: string | null) =>
      rules.recognitions.filter(({ expected }) => ('error' in expected ? expected.error : null) === error);

    it('[D-349] [D-490] recognitions, their total and the remaining allowance', () => {
      each(recognitions(null), ({ allowance, people, pointsPerPerson, message, expected }) => {
        expect(checkRecognition(allowance, people, pointsPerPerson, message)).toEqual(expected);
      });
    });

    const mistakes = [
      ['[D-485]', 'missing-people-or-message'],
      ['[D-486]', 'message-too-long'],
      ['[D-487]', 'points-not-a-choice'],
      ['[D-488]', 'over-points-allowance'],
      ['[D-489]', 'over-recognition-allowance'],
    ] as const;

    it.each(mistakes)('%s refused recognitions: %s', (_, error) => {
      each(recognitions(error), ({ allowance, people, pointsPerPerson, message }) => {
        expect(codeOf(() => checkRecognition(allowance, people, pointsPerPerson, message))).toBe(error);
      });
    });

    it('recognitions are refused for no other reason', () => {
      const reasons = rules.recognitions.flatMap(({ expected }) => ('error' in expected ? [expected.error] : []));
      expect([...new Set(reasons)].sort()).toEqual(mistakes.map(([, error]) => error).sort());
    });

    it('[D-357] [D-358] [D-494] headcounts', () => {
      each(rules.headcounts, ({ input, expected }) => {
        expect(parseHeadcount(input)).toBe(expected);
      });
    });

    it('[D-392] [D-491] [D-493] weeks', () => {
      each(rules.weeks, ({ date, allowanceExpires: expires, ...expected }) => {
        const { days, ...week } = isoWeekOf(date);
        expect(week).toEqual(expected);
        expect([days.length, days[0], days[6]]).toEqual([7, expected.monday, expected.sunday]);
        expect(isoWeek(expected.isoYear, expected.isoWeek)).toEqual({ days, ...week });
        expect(allowanceExpires(date)).toBe(expires);
      });
    });

    it('[D-410] euros', () => {
      each(rules.euros, ({ euros, points }) => {
        expect(eurosToPoints(euros)).toBe(points);
      });
    });

    it('has no rule that is not tested here', () => {
      expect(Object.keys(rules).sort()).toEqual(['euros', 'headcounts', 'recognitions', 'rewards', 'weeks']);
    });
  });
});
