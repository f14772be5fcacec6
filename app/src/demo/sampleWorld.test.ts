import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import gifs from '#fixtures/gifs.json';
import histories from '#fixtures/histories.json';
import members from '#fixtures/members.json';
import recognitions from '#fixtures/recognitions.json';
import rewards from '#fixtures/rewards.json';
import roles from '#fixtures/roles.json';
import sampleWeek from '#fixtures/sample-week.json';
import targets from '#fixtures/targets.json';
import { promoSamples } from '~/content/promo';
import { memberView } from '~/features/manager/member';
import { teamFigures } from '~/features/manager/teamFigures';
import { overviewModel } from '~/features/overview/overviewModel';
import { sampleBoard } from '~/features/recognitions/board';
import { initialWeekFigures } from '~/roster/week/prerender';
import { portraitOf } from '~/shared/cast';
import { rolePeople } from './demoWorld';
import { formatShortDate } from './formatShortDate';
import { historyDay, itemsOf } from './history/histories';
import { team } from './people';
import { shopRewards } from './rewards/shopModel';

const app = new URL('../../', import.meta.url);
const files = (folder: string) => readdirSync(new URL(folder, app));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const daysAgo = (date: string) => (Date.parse(historyDay) - Date.parse(date)) / 86_400_000;
const received = (person: string) => itemsOf(person).filter(({ category }) => category === 'recognition');

describe('the sample team', () => {
  test('[D-267] [D-268] twelve members, each with all fields', () => {
    expect(members.map(({ id }) => id)).toEqual(
      Array.from({ length: 12 }, (_, index) => `TM${String(index + 1).padStart(3, '0')}`),
    );
    const fields = [
      'id',
      'name',
      'email',
      'userId',
      'profileImage',
      'initials',
      'currentBalance',
      'totalRecognitions',
      'recentRecognitions',
      'dateJoined',
      'timeAgo',
      'flag',
    ];
    for (const member of members) {
      expect(Object.keys(member).sort(), member.id).toEqual(fields.sort());
      expect(member.flag).toMatch(/^[A-Z]{2}$/);
      expect(member.email).toMatch(/^[a-z.-]+@brightcrew\.example$/);
      expect(existsSync(new URL(`public${member.profileImage}`, app)), member.profileImage).toBe(true);
    }
    for (const field of ['id', 'name', 'email', 'userId', 'profileImage', 'initials'] as const) {
      expect(new Set(members.map((member) => member[field])).size, field).toBe(members.length);
    }
  });

  test("the persons of the demo's roles have a portrait, the same wherever they are named", () => {
    for (const { name, profileImage } of Object.values(roles)) {
      expect(profileImage).toBe(portraitOf(name));
      expect(existsSync(new URL(`public${profileImage}`, app)), profileImage).toBe(true);
    }
  });

  test("[D-267] each member is on the restaurant's roster, under the same name", () => {
    const staff = new Map(sampleWeek.schedule.staff.map(({ id, name }) => [id, name]));
    expect(members.map(({ userId }) => staff.get(userId))).toEqual(members.map(({ name }) => name));
  });

  test('[D-073] first and last names are unique', () => {
    const names = [
      ...sampleWeek.schedule.staff.map(({ name }) => name),
      ...Object.values(roles).map(({ name }) => name),
    ];
    expect(names.length).toBe(25);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name, name).toMatch(/^\p{Lu}[\p{L}'’-]+( \p{Lu}?[\p{L}'’-]+)+$/u);
    expect(new Set(names.map((name) => name.split(' ')[0])).size).toBeGreaterThanOrEqual(names.length - 1);
    expect(new Set(names.map((name) => name.split(' ').at(-1))).size).toBeGreaterThanOrEqual(names.length - 1);
    expect(new Set(names.map((name) => name[0])).size).toBeGreaterThanOrEqual(12);
  });
});

describe('one sample world everywhere', () => {
  test('[D-072] members, week, rewards, histories and targets come from fixtures/', async () => {
    expect(team).toEqual(members);
    expect(rolePeople).toEqual(roles);
    expect(itemsOf('TM005')).toEqual(histories.histories.TM005.items);
    const overview = await overviewModel('en');
    expect(overview.targets.map(({ id, points, total }) => [id, points, total])).toEqual(
      targets.map(({ id, points, total }) => [id, points, total]),
    );
    expect((await shopRewards('manager', 'en')).map(({ id }) => id)).toEqual(rewards.map(({ id }) => id));
    expect((await initialWeekFigures()).dates.monday).toBe(sampleWeek.monday);
  });

  test.each(members)('[D-269] $id: history, team list, member page and dashboard agree', (member) => {
    const view = memberView(member.id, 'Unknown Member');
    const items = itemsOf(member.id);
    expect(view.balance).toBe(sum(items.map(({ points }) => points)));
    const recent = received(member.id).filter(({ date }) => daysAgo(date) < 30);
    expect(recent).toHaveLength(view.receivedRecently);
    expect(histories.histories[member.id as 'TM001'].earlierRecognitions + received(member.id).length).toBe(
      view.totalReceived,
    );
    expect(view.receivedRecently).toBeLessThanOrEqual(view.totalReceived);
  });

  test('the dashboard sums up the members, and the board and the histories agree for both roles', () => {
    expect(teamFigures().recent).toBe(
      sum(members.map(({ id }) => received(id).filter(({ date }) => daysAgo(date) < 30).length)),
    );
    for (const role of ['team-member', 'manager'] as const) {
      expect(sum(itemsOf(role).map(({ points }) => points))).toBe(rolePeople[role].balance);
      const listed = received(role).map(({ date, points }) => `${date} ${points}`);
      for (const { date, points } of sampleBoard(role, 'received', 'en')) {
        expect(listed, role).toContain(`${date} ${points}`);
      }
    }
  });

  test("the promo's samples match the demo's", () => {
    const { recognition, targets: shown, reward } = promoSamples;
    const { id, name, initials, profileImage } = members[6] as (typeof members)[number];
    expect(recognition.sender).toEqual({ id, name, initials, profileImage });
    expect(sampleBoard('team-member', 'received', 'en')[0]).toMatchObject({ points: recognition.points });
    for (const target of shown) {
      const { progress, total } = targets.find((known) => known.id === target.id) ?? { progress: 0, total: 0 };
      expect([target.progress, target.total, target.percent]).toEqual([
        progress,
        total,
        Math.round((100 * progress) / total),
      ]);
    }
    const known = rewards.find((candidate) => candidate.id === reward.id);
    expect(known).toMatchObject({ title: reward.title, picture: reward.picture, points: String(reward.points) });
  });
});

describe('recognitions', () => {
  test('[D-278] [D-395] the samples are received or submitted, with 300 to 600 points', () => {
    for (const { id, type, points } of recognitions) {
      expect(['received', 'submitted'], id).toContain(type);
      expect(points >= 300 && points <= 600, id).toBe(true);
    }
  });

  test('[D-277] a date is a short month and day', () => {
    expect(formatShortDate('2026-11-04', 'en')).toBe('Nov 4');
    expect(formatShortDate('2026-11-04', 'es')).toBe('4 nov');
    const dates = sampleBoard('manager', 'received', 'en').map(({ date }) => formatShortDate(date, 'en'));
    expect(dates).toEqual(['Nov 18', 'Nov 13', 'Nov 4']);
  });

  test('[D-280] [D-394] [D-379] sixteen animated GIFs with id, url and alt, each an own file', () => {
    expect(gifs).toHaveLength(16);
    for (const gif of gifs) {
      expect(Object.keys(gif).sort()).toEqual(['alt', 'id', 'url']);
      expect(Object.keys(gif.alt).sort()).toEqual(['en', 'es']);
      expect(gif.url).toMatch(/^\/images\/gifs\/[a-z]+\.gif$/);
      const bytes = readFileSync(new URL(`public${gif.url}`, app));
      expect(bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a');
      // Each frame is preceded by a graphic control extension.
      expect(bytes.toString('latin1').split('\x21\xf9\x04').length - 1, gif.id).toBeGreaterThan(5);
    }
    expect(new Set(gifs.map(({ url }) => url)).size).toBe(16);
    const urls = gifs.map(({ url }) => url);
    for (const { selectedGif } of recognitions) if (selectedGif) expect(urls).toContain(selectedGif);
  });
});

describe('images and names are our own', () => {
  test('[D-075] every image of the demo is an SVG or GIF generated by a script in the repository', () => {
    const copy = mkdtempSync(join(tmpdir(), 'pictures-'));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    cpSync(new URL('scripts', app), join(copy, 'app/scripts'), { recursive: true });
    symlinkSync(new URL('node_modules', app), join(copy, 'app/node_modules'));
    for (const script of ['make-avatars', 'make-logos', 'make-reward-pictures']) {
      execFileSync(process.execPath, [join(copy, `app/scripts/${script}.mjs`)]);
    }
    for (const folder of ['avatars', 'logos', 'rewards']) {
      const generated = join(copy, 'app/public/images', folder);
      const pictures = files(`public/images/${folder}`);
      expect(readdirSync(generated).sort(), folder).toEqual(pictures.sort());
      for (const picture of pictures) {
        expect(picture).toMatch(/\.svg$/);
        const committed = readFileSync(new URL(`public/images/${folder}/${picture}`, app), 'utf8');
        expect(readFileSync(join(generated, picture), 'utf8'), picture).toBe(committed);
      }
    }
    // Generating them takes a minute, so only their names are compared.
    const source = readFileSync(new URL('scripts/make-gifs.mjs', app), 'utf8');
    const drawings = /\nconst drawings = \{\n([\s\S]*?)\n\};/.exec(source)?.[1] ?? '';
    const names = [...drawings.matchAll(/^ {2}([a-z]+): /gm)].map(([, name]) => `${name}.gif`);
    expect(files('public/images/gifs').sort()).toEqual(names.sort());
  });

  test('[D-074] no reward names a real brand', () => {
    const real =
      /\b(amazon|nike|adidas|puma|zara|mango|h&m|ikea|apple|google|netflix|spotify|steam|playstation|xbox|nintendo|starbucks|mcdonald|burger king|uber|glovo|airbnb|booking|ryanair|renfe|iberia|carrefour|mercadona|lidl|aldi|decathlon|sephora|fnac|kindle|audible|unicef|red cross|cruz roja|greenpeace|once)\b/i;
    for (const { id, title, company, description } of rewards) {
      const words = [title.en, title.es, company, description.en, description.es].join(' ');
      // 'once' is also Spanish for eleven; the lottery's name is in capitals.
      const found = words.match(real)?.[0];
      expect(found === undefined || found === 'once' ? null : found, id).toBeNull();
    }
  });
});
