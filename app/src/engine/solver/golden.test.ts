import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goldenFolders } from '../goldenFolders';
import { Editor, type Schedule, type TemplatePosition } from '../pkg/scheduler_wasm';
import {
  checkFill,
  checkWeeks,
  type FillPlan,
  type FillQuestion,
  fill,
  fillWeeks,
} from '../solver-pkg/scheduler_solver_wasm';

interface FillCase extends FillQuestion {
  name: string;
  schedule: Schedule;
  template?: TemplatePosition[];
  expected: Pick<FillPlan, 'missingBefore' | 'missingAfter' | 'addedHours' | 'addedShifts'> &
    Partial<Pick<FillPlan, 'addedOvertime'>>;
}

describe.each(goldenFolders())('golden cases of filling in %s, through the package', (folder) => {
  const fillFolder = join(folder, 'fill');
  const files = existsSync(fillFolder) ? readdirSync(fillFolder).filter((file) => file.endsWith('.json')) : [];
  // An external folder may contain other kinds of cases only.
  it.each(files)('%s: every figure matches, proven optimal', (file) => {
    const { name, schedule, template, expected, ...question } = JSON.parse(
      readFileSync(join(fillFolder, file), 'utf8'),
    ) as FillCase;
    const week = Editor.fromJson(JSON.stringify(schedule));
    if (template) week.tell({ kind: 'followTemplate', template });
    const request = { schedule: week.toJson(), requirements: week.ask({ kind: 'requirements' }), question };
    const plan = fill(request, () => true);
    expect(plan, name).toMatchObject({ ...expected, proven: true, bound: expected.missingAfter });
    // So does the checker, which knows no law and repeats no cases.
    const { shifts, certificate } = plan;
    const proof = checkFill(request, { shifts, certificate });
    expect([proof.missing, proof.brokenBy], name).toEqual([plan.missingAfter, null]);
    expect(proof.bound, name).toBeLessThanOrEqual(plan.missingAfter);
    // The plan can be accepted and leaves exactly the gaps that it reports.
    const { done } = week.tell({ kind: 'applyPlan', removed: plan.gone, shifts: plan.shifts });
    expect(done?.shifts ?? 0, name).toBe(plan.shifts.length);
    const again = fill({ ...request, schedule: week.toJson() }, () => true);
    expect([again.missingBefore, again.coveredBefore], name).toEqual([plan.missingAfter, plan.coveredAfter]);
    week.free();
  });
});

describe('the solver package', () => {
  const empty = { schedule: '{"positions":[],"staff":[],"shifts":[]}', requirements: [], question: {} };

  it('stops when the callback returns false, and reports its progress', () => {
    const schedule = {
      positions: [{ id: 'p', name: 'P', team: 't', required: 2 }],
      staff: [{ id: 'a', name: 'A', positionId: 'p', color: '', availability: [{ day: 0, start: 8, end: 20 }] }],
      shifts: [],
    };
    const calls: unknown[] = [];
    const plan = fill({ ...empty, schedule: JSON.stringify(schedule) }, (progress) => {
      calls.push(progress);
      return false;
    });
    // Nobody is there on six of the seven days.
    expect(calls).toEqual([{ missing: 70, bound: 60, steps: 0 }]);
    expect([plan.proven, plan.missingAfter]).toEqual([false, 70]);
    expect(() =>
      fill({ ...empty, schedule: JSON.stringify(schedule) }, () => {
        throw new Error('no');
      }),
    ).not.toThrow();
  });

  it('checks a plan and its bound without the search, and refuses doctored ones', () => {
    const schedule = {
      positions: [{ id: 'p', name: 'P', team: 't', required: 1 }],
      staff: [{ id: 'a', name: 'A', positionId: 'p', color: '', availability: [{ day: 0, start: 8, end: 20 }] }],
      shifts: [],
    };
    const request = { ...empty, schedule: JSON.stringify(schedule), question: { target: 'required' as const } };
    const { shifts, certificate, missingAfter } = fill(request, () => true);
    expect(checkFill(request, { shifts, certificate })).toEqual({ missing: 60, bound: 60, brokenBy: null });
    expect(missingAfter).toBe(60);
    const late = shifts.map((shift) => ({ ...shift, start: 12 }));
    expect(checkFill(request, { shifts: late, certificate })).toEqual({ missing: null, bound: 60, brokenBy: 'a' });
    const dear = { ...certificate, heads: { p: Array.from({ length: 168 }, () => certificate.scale + 1) } };
    expect(checkFill(request, { shifts, certificate: dear })).toEqual({ missing: 60, bound: null, brokenBy: null });
  });

  it('checks a plan of two weeks by types and its bound without the search, and refuses doctored ones', () => {
    const rules = { minHours: 4, maxHours: 10, daysOff: 2, restHours: 11 };
    const roster = {
      version: 1,
      team: {
        positions: [{ id: 'nurse', name: 'Nurse', team: 'ward', required: 0 }],
        staff: [
          { id: 'ada', name: 'Ada', positionId: 'nurse', color: '', availability: [{ day: 1, start: 0, end: 24 }] },
        ],
        shiftTypes: [{ code: 'E', name: 'Early', start: 7, hours: 8 }],
        cover: [0, 1].map((day) => ({ positionId: 'nurse', type: 'E', day, heads: 1 })),
      },
      rules,
      requestRules: { claiming: true, trading: true, approval: true },
      weeks: [],
    };
    const request = { roster: JSON.stringify(roster), question: { monday: '2026-12-07', weeks: 2, rules } };
    const plan = fillWeeks(request, () => true);
    const shifts = plan.weeks.map((week) => week.shifts);
    const { cost, bound, certificate } = plan.byTypes ?? expect.fail('nothing is planned by types');
    // Nobody can be early on the two Mondays.
    expect([cost, bound]).toEqual([200, 200]);
    expect(checkWeeks(request, shifts, certificate)).toEqual({ cost, bound, brokenBy: null });
    const late = shifts.map((week) => week.map((shift) => ({ ...shift, start: 12 })));
    expect(checkWeeks(request, late, certificate)).toEqual({ cost: null, bound, brokenBy: 'ada' });
    const dear = { ...certificate, scale: 0 };
    expect(checkWeeks(request, shifts, dear)).toEqual({ cost, bound: null, brokenBy: null });
  });

  it('refuses invalid input with a message', () => {
    expect(() => fill({ ...empty, schedule: '{' }, () => true)).toThrow('the text is not valid JSON');
    expect(() => fill({ ...empty, schedule: '{"positions":[]}' }, () => true)).toThrow('missing field `staff`');
    expect(() => fill({ ...empty, question: { target: 'some' as 'minimum' } }, () => true)).toThrow('unknown variant');
  });
});
