import { beforeEach, describe, expect, test } from 'vitest';
import { loadRecognition } from '~/engine/recognition';
import { memberView } from '~/features/manager/member';
import { alerts, teamFigures, weeksWith } from '~/features/manager/teamFigures';
import { latestWith } from '~/features/overview/overviewModel';
import { boardOf } from '~/features/recognitions/board';
import { coverPoints, thanksOf } from '~/shared/thanks';
import { rolePeople, useDemoWorld } from './demoWorld';
import { receivedBy, teamWith, thankedColleagues } from './ledger';
import { idOfName, memberById, personById, team } from './people';
import { sampleClock } from './sampleClock';

const initial = useDemoWorld.getInitialState();
const world = useDemoWorld.getState;
const left = { points: 450, recognitions: 7 };

function send(sender: 'manager' | 'team-member', recipients: string[], points = 50) {
  world().record({ text: 'Thank you', points, sender, recipients, selectedGif: null }, left);
}

beforeEach(() => useDemoWorld.setState(initial, true));

describe('one ledger for both roles', () => {
  test('[D-156] [D-157] a recognition counts for each recipient, wherever they are shown', () => {
    const [first, second] = team;
    if (!first || !second) throw new Error('no team');
    send('manager', [first.id, second.id]);
    send('team-member', [first.id], 20);
    const { sent } = world();
    expect(memberView(first.id, '', sent)).toMatchObject({
      balance: first.currentBalance + 70,
      totalReceived: first.totalRecognitions + 2,
      receivedRecently: first.recentRecognitions + 2,
      submittedRecently: first.recentRecognitions + 3,
    });
    const members = teamWith(sent);
    expect(members[1]).toMatchObject({ currentBalance: second.currentBalance + 50 });
    expect(members.slice(2)).toEqual(team.slice(2));
    expect(teamFigures(members).recent).toBe(teamFigures().recent + 3);
    expect(weeksWith(3).at(-1)?.count).toBe((weeksWith(0).at(-1)?.count ?? 0) + 3);
  });

  test('somebody who is thanked no longer appears as quiet', () => {
    const quiet = alerts().find(({ kind }) => kind === 'quiet')?.member;
    if (!quiet) throw new Error('nobody is quiet');
    send('manager', [quiet.id]);
    const about = alerts(teamWith(world().sent)).filter(({ kind }) => kind === 'quiet');
    expect(about.map(({ member }) => member.id)).not.toContain(quiet.id);
  });

  test("[D-140] it is on the sender's board as submitted, on the recipient's as received, and on both under the whole team", () => {
    send('manager', [rolePeople['team-member'].id]);
    const { sent } = world();
    const isOnBoard = (role: 'manager' | 'team-member', side: 'received' | 'submitted' | 'team') =>
      boardOf(role, side, sent, 'en', sampleClock('2027-03-10'))[0]?.id === 'sent-1';
    expect(isOnBoard('manager', 'submitted')).toBe(true);
    expect(isOnBoard('team-member', 'received')).toBe(true);
    expect([isOnBoard('manager', 'team'), isOnBoard('team-member', 'team')]).toEqual([true, true]);
    expect([isOnBoard('manager', 'received'), isOnBoard('team-member', 'submitted')]).toEqual([false, false]);
    expect(latestWith(receivedBy(sent, 'role-team-member'), [], sampleClock('2027-03-10'))[0]).toMatchObject({
      points: 50,
      sender: { name: rolePeople.manager.name },
    });
  });

  test('each role has a separate allowance', () => {
    send('manager', ['TM001']);
    expect(world().allowance).toEqual({ manager: left, 'team-member': null });
  });

  test('somebody on a roster is the member or role of that name, or a colleague with their own page of figures', () => {
    expect(idOfName(team[4]?.name ?? '')).toBe('TM005');
    expect(idOfName(rolePeople.manager.name)).toBe('role-manager');
    const id = idOfName('Åsa von Berg');
    expect(idOfName('Åsa von Berg')).toBe(id);
    expect(memberById(id)).toBeUndefined();
    expect(personById(id)).toMatchObject({ name: 'Åsa von Berg', initials: 'ÅB' });
    expect(thankedColleagues(world().colleagues, world().sent)).toEqual([]);
    send('manager', [id]);
    expect(thankedColleagues(world().colleagues, world().sent)).toMatchObject([
      { name: 'Åsa von Berg', currentBalance: 50, totalRecognitions: 1, recentRecognitions: 1 },
    ]);
  });
});

describe('thanks from a roster', () => {
  const thanks = { name: 'Somebody', message: 'Thank you', back: '/es/shift-scheduler?week=2026-W47&group=role' };

  test('are read from navigation state, and link back to a roster only', () => {
    expect(thanksOf({ thanks })).toEqual(thanks);
    expect(thanksOf({ thanks: { ...thanks, sent: true } })).toEqual({ ...thanks, sent: true });
    for (const state of [null, 'x', {}, { thanks: null }, { thanks: { ...thanks, name: 1 } }]) {
      expect(thanksOf(state)).toBeNull();
    }
    for (const back of ['https://elsewhere.example/shift-scheduler', '//elsewhere.example', '/sign-up']) {
      expect(thanksOf({ thanks: { ...thanks, back } }), back).toBeNull();
    }
  });

  test('[D-348] have a number of points that the engine allows', async () => {
    const engine = await loadRecognition();
    if (!engine.ok) throw new Error(engine.fault.message);
    expect(engine.value.pointsChoices()).toContain(coverPoints);
  });
});
