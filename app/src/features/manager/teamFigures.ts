import activity from '#fixtures/team-activity.json';
import { type Member, team } from '~/demo/people';

/** The demo's fixed date, an ISO date: the demo has no clock. */
export const today = activity.today;

/** Recognitions of the whole team per week; `monday` is an ISO date. */
export const recognitionsPerWeek: readonly { monday: string; count: number }[] = activity.recognitionsPerWeek;

/** The weeks with this many more recognitions in the last one, the current week. */
export function weeksWith(more: number): typeof recognitionsPerWeek {
  return recognitionsPerWeek.map((week, index) =>
    index === recognitionsPerWeek.length - 1 ? { ...week, count: week.count + more } : week,
  );
}

/** An upcoming birthday or work anniversary. */
interface Celebration {
  readonly member: Member;
  readonly kind: 'birthday' | 'anniversary';
  /** ISO date of its next occurrence. */
  readonly date: string;
  /** Days from today. */
  readonly inDays: number;
  /** Years with the team; 0 for a birthday. */
  readonly years: number;
}

/** A notice about a member for the manager. */
interface Alert {
  readonly member: Member;
  readonly kind: 'quiet' | 'star' | 'newcomer';
}

/** Figures of the team, computed from its members. */
interface TeamFigures {
  /** Recognitions received in the last 30 days. */
  readonly recent: number;
  /** Recognitions received in the four weeks before. */
  readonly before: number;
  /** Members who received one in the last 30 days. */
  readonly recognised: number;
  readonly members: number;
  /** Share of recognised members in percent, rounded. */
  readonly participation: number;
}

const dayMs = 24 * 3600 * 1000;
const atMidnight = (isoDate: string) => Date.parse(`${isoDate}T00:00:00Z`);
const daysUntil = (isoDate: string) => Math.round((atMidnight(isoDate) - atMidnight(today)) / dayMs);

/** The next occurrence of a month and day, today included. */
function nextTime(monthDay: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthDay}`;
  return daysUntil(thisYear) >= 0 ? thisYear : `${year + 1}-${monthDay}`;
}

/** Computes the team's figures of the last 30 days. */
export function teamFigures(members: readonly Member[] = team): TeamFigures {
  const recent = members.reduce((sum, { recentRecognitions }) => sum + recentRecognitions, 0);
  const recognised = members.filter(({ recentRecognitions }) => recentRecognitions > 0).length;
  return {
    recent,
    before: recognitionsPerWeek.slice(-8, -4).reduce((sum, { count }) => sum + count, 0),
    recognised,
    members: members.length,
    participation: members.length === 0 ? 0 : Math.round((100 * recognised) / members.length),
  };
}

/** Birthdays and anniversaries within this many days, soonest first. */
export function celebrations(withinDays: number): Celebration[] {
  const birthdays: Record<string, string> = activity.birthdays;
  return team
    .flatMap((member): Celebration[] => {
      const birthday = birthdays[member.id];
      const anniversary = nextTime(member.dateJoined.slice(5));
      const years = Number(anniversary.slice(0, 4)) - Number(member.dateJoined.slice(0, 4));
      const found: Celebration[] = [];
      if (birthday) {
        const date = nextTime(birthday);
        found.push({ member, kind: 'birthday', date, inDays: daysUntil(date), years: 0 });
      }
      if (years > 0) {
        found.push({ member, kind: 'anniversary', date: anniversary, inDays: daysUntil(anniversary), years });
      }
      return found;
    })
    .filter(({ inDays }) => inDays <= withinDays)
    .sort((a, b) => a.inDays - b.inDays);
}

/** The members who received the most in the last 30 days, most first. */
export function mostRecognised(count: number, members: readonly Member[] = team): Member[] {
  return [...members].sort((a, b) => b.recentRecognitions - a.recentRecognitions).slice(0, count);
}

/** Notices about quiet, most recognised and new members. */
export function alerts(members: readonly Member[] = team): Alert[] {
  const [star] = mostRecognised(1, members);
  const newcomers = members.filter(({ dateJoined }) => -daysUntil(dateJoined) <= 90);
  return [
    ...members
      .filter(({ recentRecognitions }) => recentRecognitions === 0)
      .map((member): Alert => ({ member, kind: 'quiet' })),
    ...(star ? [{ member: star, kind: 'star' } as const] : []),
    ...newcomers.map((member): Alert => ({ member, kind: 'newcomer' })),
  ];
}
