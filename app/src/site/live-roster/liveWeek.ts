import type { IndustryId } from '~/content/navigation';
import type { Engine, Length, ProposedShift, Schedule, TemplatePosition, TimeRange } from '~/engine/engine';
import { type RibbonHour, ribbonOf } from '~/roster/parts/CoverageRibbon';

/** The sample weeks of live rosters: the home page's, and one for each industry. */
export type LiveWeekName = 'live-week' | `live-${IndustryId}`;

/** A sample week in the fixtures. */
export interface LiveSample {
  name: string;
  monday: string;
  /** The displayed days, 0 is Monday. */
  days: number[];
  schedule: Schedule;
  template: TemplatePosition[];
}

/** A person who can close a gap. */
export interface LivePerson {
  staffId: string;
  name: string;
  color: string;
  /** Hours worked in the week so far. */
  weekLength: Length;
  shift: ProposedShift;
  /** The id of their shift that would be extended, or null for a new shift. */
  extends: string | null;
}

/** Hours of a day in which a position is understaffed. */
export interface LiveGap extends TimeRange {
  key: string;
  day: number;
  positionId: string;
  needed: number;
  people: LivePerson[];
}

export interface LiveShift extends TimeRange {
  id: string;
  confirmed: boolean;
}

export interface LiveRow {
  staffId: string;
  name: string;
  color: string;
  positionId: string;
  /** Hours worked in the week. */
  weekLength: Length;
  /** Shifts of each displayed day. */
  days: LiveShift[][];
}

/** The data of a live roster: plain, so that a page can be prerendered with it. */
export interface LiveView {
  name: LiveWeekName;
  monday: string;
  days: number[];
  rows: LiveRow[];
  gaps: LiveGap[];
  /** Coverage of each displayed day, an hour each from 9 AM. */
  ribbons: RibbonHour[][];
  /** Person-hours of the week that are needed, and those of them that are staffed. */
  hours: { needed: number; staffed: number };
}

const allSlots = 7;

/** A live roster's week in the engine. */
export class LiveWeek {
  private readonly week;

  constructor(
    { Editor }: Engine,
    private readonly name: LiveWeekName,
    private readonly sample: LiveSample,
  ) {
    this.week = Editor.fromJson(JSON.stringify(sample.schedule));
    this.week.tell({ kind: 'followTemplate', template: sample.template });
  }

  view(): LiveView {
    const { monday, days, schedule } = this.sample;
    const colours = new Map(schedule.staff.map(({ id, color }) => [id, color]));
    const rows = this.week
      .ask({ kind: 'memberRows', slots: allSlots, offset: 0, limit: 0 })
      .rows.map(({ staffId, name, positionId, weekLength, days: shifts }) => ({
        staffId,
        name,
        color: colours.get(staffId) ?? '',
        positionId,
        weekLength,
        days: days.map((day) => (shifts[day] ?? []).map(({ shiftId, ...shift }) => ({ id: shiftId, ...shift }))),
      }));
    const board = this.week.ask({ kind: 'board' });
    const hours = { needed: 0, staffed: 0 };
    for (const { needed, staffed } of this.week.ask({ kind: 'summary' }).coverageRates) {
      hours.needed += needed;
      hours.staffed += staffed;
    }
    const ribbons = days.map((day) => ribbonOf(board, day));
    return { name: this.name, monday, days, rows, gaps: this.gaps(), ribbons, hours };
  }

  /** Adds the shift that closes a gap, or extends the person's existing one. */
  assign({ shift, extends: own }: LivePerson): void {
    if (own === null) this.week.tell({ kind: 'assign', shift });
    else this.week.tell({ kind: 'changeShift', shiftId: own, to: shift });
  }

  private gaps(): LiveGap[] {
    return this.week.ask({ kind: 'summary' }).gaps.flatMap(({ day, positions }) =>
      positions
        .filter(({ understaffed }) => understaffed)
        .flatMap(({ positionId, needed, short }) =>
          short.map((range) => ({
            ...range,
            key: `${day}-${positionId}-${range.start}`,
            day,
            positionId,
            needed,
            people: this.people(positionId, day, range),
          })),
        ),
    );
  }

  /** People who can close the whole gap without a rule violation. */
  private people(positionId: string, day: number, { start, end }: TimeRange): LivePerson[] {
    return this.week
      .ask({ kind: 'suggestedStaff', positionId, day, start, end })
      .filter(({ isFullyAvailable, violations }) => isFullyAvailable && violations.length === 0)
      .map(({ staffId, name, color, weekLength, shift, extends: own }) => ({
        staffId,
        name,
        color,
        weekLength,
        shift,
        extends: own,
      }));
  }
}
