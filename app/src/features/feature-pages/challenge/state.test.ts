import { describe, expect, it } from 'vitest';
import {
  challengeFrequencies,
  challengeSteps,
  challengeTypes,
  prizeDistributions,
  prizeGroups,
} from '~/content/challenge';
import { isEmail } from '~/shared/email';
import { type ChallengeDraft, detailProblems, emptyDraft } from './draft';
import { type ChallengeAction, type ChallengeState, initialState, reduce, type Step } from './state';

const run = (actions: readonly ChallengeAction[], from: ChallengeState = initialState) => actions.reduce(reduce, from);

const next: ChallengeAction = { type: 'next' };
const back: ChallengeAction = { type: 'back' };
const start: ChallengeAction = { type: 'start' };
const succeeded: ChallengeAction = { type: 'succeeded' };
const failed: ChallengeAction = { type: 'failed' };
const createAnother: ChallengeAction = { type: 'createAnother' };
const details: ChallengeAction = { type: 'edit', change: { workEmail: 'ana@harbour.example', teamName: 'Dock 4' } };
const choose = (prize: 'voucher' | 'dayoff'): ChallengeAction => ({ type: 'choosePrize', prize });

const atPreview = run([next, next, choose('voucher')]);
const filled = run([details], atPreview);
const sending = run([start], filled);
const done = run([succeeded], sending);

const every: readonly ChallengeAction[] = [
  next,
  back,
  choose('dayoff'),
  start,
  succeeded,
  failed,
  createAnother,
  { type: 'edit', change: { teamName: 'Other' } },
];

describe('the challenge draft', () => {
  it('[W-332] has type, custom name, frequency, distribution, prize, work e-mail and team name', () => {
    expect(Object.keys(emptyDraft).sort()).toEqual(
      ['customName', 'distribution', 'frequency', 'prize', 'teamName', 'type', 'workEmail'].sort(),
    );
  });

  it('[W-334] runs once, weekly or monthly', () => {
    expect(challengeFrequencies).toEqual(['once', 'weekly', 'monthly']);
  });

  it('[W-335] gives its prize to everyone, to the first or by lottery', () => {
    expect(prizeDistributions).toEqual(['everyone', 'first', 'lottery']);
  });

  it('[W-336] has one of six prizes, three external and three internal', () => {
    expect(prizeGroups.map(({ id, prizes }) => [id, ...prizes])).toEqual([
      ['external', 'voucher', 'ngo', 'points'],
      ['internal', 'dayoff', 'breakfast', 'smartphone'],
    ]);
  });

  it('[W-333] is of the type target, tasks, shifts or custom', () => {
    expect(challengeTypes).toEqual(['target', 'tasks', 'shifts', 'custom']);
  });
});

describe('next', () => {
  it('[W-243] has five steps and starts at the first', () => {
    expect(challengeSteps).toHaveLength(5);
    expect(initialState.step).toBe(1);
    expect(done.step).toBe(5);
  });

  it('[W-361] [W-362] [W-363] Next leads to 2 and 3, a prize to 4', () => {
    expect(run([next]).step).toBe(2);
    expect(run([next, next]).step).toBe(3);
    expect(atPreview).toMatchObject({ step: 4, draft: { prize: 'voucher' } });
  });

  it('Next leads nowhere from step 3 on: only a prize does', () => {
    expect(run([next, next, next]).step).toBe(3);
    expect(run([next], atPreview)).toBe(atPreview);
  });

  it('a prize can be chosen on step 3 only', () => {
    for (const state of [initialState, run([next]), atPreview, done])
      expect(reduce(state, choose('dayoff'))).toBe(state);
  });

  it('[W-398] a custom challenge needs a non-blank name', () => {
    const custom = run([{ type: 'edit', change: { type: 'custom', customName: '  ' } }]);
    const refused = run([next], custom);
    expect(refused).toMatchObject({ step: 1, problems: ['customName'] });
    const named = run([{ type: 'edit', change: { customName: 'Quiet nights' } }], refused);
    expect(named.problems).toEqual([]);
    expect(run([next], named).step).toBe(2);
    expect(run([{ type: 'edit', change: { type: 'tasks' } }, next], refused)).toMatchObject({ step: 2, problems: [] });
  });
});

describe('back', () => {
  it('[W-365] leads from 4 through 3 and 2 to 1 and keeps everything', () => {
    const steps: Step[] = [];
    let state = filled;
    for (let times = 0; times < 4; times += 1) {
      state = reduce(state, back);
      steps.push(state.step);
    }
    expect(steps).toEqual([3, 2, 1, 1]);
    expect(state.draft).toEqual(filled.draft);
  });

  it('is not available on step 5 or while sending', () => {
    expect(reduce(done, back)).toBe(done);
    expect(reduce(sending, back)).toBe(sending);
  });

  it('another prize can be chosen after it', () => {
    expect(run([back, choose('dayoff')], filled).draft).toEqual({ ...filled.draft, prize: 'dayoff' });
  });

  it('clears the errors of step 4', () => {
    expect(run([start, back], atPreview)).toMatchObject({ step: 3, problems: [] });
    expect(run([failed, back], sending)).toMatchObject({ step: 3, failed: false });
  });
});

describe('submission', () => {
  it('[W-395] needs a valid e-mail address and a team name', () => {
    expect(run([start], atPreview)).toMatchObject({ step: 4, sending: false, problems: ['workEmail', 'teamName'] });
    const noTeam = run([details, { type: 'edit', change: { teamName: ' ' } }, start], atPreview);
    expect(noTeam).toMatchObject({ sending: false, problems: ['teamName'] });
    const noEmail = run([details, { type: 'edit', change: { workEmail: 'ana@' } }, start], atPreview);
    expect(noEmail).toMatchObject({ sending: false, problems: ['workEmail'] });
    expect(run([{ type: 'edit', change: { workEmail: 'ana@x' } }], noEmail).problems).toEqual([]);
  });

  it('[W-364] leads to step 5 only after it has succeeded', () => {
    expect(sending).toMatchObject({ step: 4, sending: true, problems: [] });
    expect(done).toMatchObject({ step: 5, sending: false, draft: filled.draft });
    expect(reduce(filled, succeeded)).toBe(filled);
  });

  it('[W-367] stays on step 4 if it fails, keeps everything, and can be retried', () => {
    const state = run([failed], sending);
    expect(state).toMatchObject({ step: 4, sending: false, failed: true, draft: filled.draft });
    expect(run([start], state)).toMatchObject({ sending: true, failed: false });
    expect(run([start, succeeded], state).step).toBe(5);
    expect(reduce(filled, failed)).toBe(filled);
  });

  it('freezes the draft while in progress', () => {
    for (const action of every.filter(({ type }) => type !== 'succeeded' && type !== 'failed')) {
      expect(reduce(sending, action)).toBe(sending);
    }
  });

  it('is not available before step 4', () => {
    for (const state of [initialState, run([next]), run([next, next])]) expect(reduce(state, start)).toBe(state);
  });
});

describe('the confirmation', () => {
  it('[W-366] Create Another returns to the start with an empty draft', () => {
    expect(reduce(done, createAnother)).toEqual(initialState);
  });

  it('has no other actions', () => {
    for (const action of every.filter(({ type }) => type !== 'createAnother')) expect(reduce(done, action)).toBe(done);
    for (const state of [initialState, atPreview, sending]) expect(reduce(state, createAnother)).toBe(state);
  });
});

describe('every path', () => {
  const paths = challengeTypes.flatMap((type) =>
    challengeFrequencies.flatMap((frequency) =>
      prizeDistributions.flatMap((distribution) =>
        prizeGroups.flatMap(({ prizes }) => prizes.map((prize) => ({ type, frequency, distribution, prize }))),
      ),
    ),
  );

  it('[W-243] all 216 combinations reach the confirmation with the chosen values', () => {
    expect(paths).toHaveLength(216);
    for (const { type, frequency, distribution, prize } of paths) {
      const state = run([
        { type: 'edit', change: { type, customName: type === 'custom' ? 'Ours' : '' } },
        next,
        { type: 'edit', change: { frequency, distribution } },
        next,
        { type: 'choosePrize', prize },
        details,
        start,
        succeeded,
      ]);
      expect(state).toMatchObject({ step: 5, draft: { type, frequency, distribution, prize, teamName: 'Dock 4' } });
    }
  });
});

describe('e-mail addresses', () => {
  const draft = (workEmail: string): ChallengeDraft => ({ ...emptyDraft, workEmail, teamName: 'Dock 4' });

  it('[W-478] accepts valid addresses', () => {
    const good = ['a@b.es', ' ana.roldan+crew@mail.harbour-lane.example ', "o'neil@x.co", `${'a'.repeat(64)}@x.org`];
    for (const email of good) {
      expect(isEmail(email), email).toBe(true);
      expect(detailProblems(draft(email)), email).toEqual([]);
    }
  });

  it('[W-478] refuses invalid ones', () => {
    const bad = [
      '',
      ' ',
      'ana',
      'ana@',
      '@x.es',
      'ana@x',
      'a b@x.es',
      'ana@x..es',
      'ana@-x.es',
      'ana@x.es.',
      'a@b@c.es',
    ];
    for (const email of [...bad, `ana@${'x.'.repeat(130)}es`, `${'a'.repeat(65)}@x.es`]) {
      expect(isEmail(email), email).toBe(false);
      expect(detailProblems(draft(email)), email).toEqual(['workEmail']);
    }
  });
});
