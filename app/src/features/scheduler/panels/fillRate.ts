import type { Tone } from '~/engine/engine';
import type { WeekFigures } from '../week/weekFigures';

/** The lowest percent of covered hours that is tight; less is short. */
const tightFrom = 70;

/** How much of what a position wants is covered. */
export interface PositionRate {
  readonly positionId: string;
  /** Whether it counts hours of work, and not hours of the week that have at least the minimum of people. */
  readonly inWork: boolean;
  /** In percent, rounded down: 100 only where all of it is covered. */
  readonly percent: number;
  /** Green only without an hour below the minimum. */
  readonly tone: Tone;
  /** Hours, or hours of work. */
  readonly covered: number;
  /** 0 where nobody is needed. */
  readonly wanted: number;
  /** Examined hours below the minimum of people. */
  readonly below: number;
  /** Different people with a shift in the week, and the heads that the position asks for at most. */
  readonly people: { readonly scheduled: number; readonly required: number };
}

type RatedWeek = Pick<WeekFigures, 'shortHours' | 'wholeNeed'> & {
  readonly summary: Pick<WeekFigures['summary'], 'fillRates' | 'staffedHours'> & {
    readonly insights: Pick<WeekFigures['summary']['insights'], 'examinedHours'>;
  };
};

/**
 * The rate of each position of the filter's team. One that needs as many people in every examined hour is rated by the
 * hours that have its minimum. One whose need changes by the hour, and each of a team that plans for its whole need, is
 * rated by hours of work.
 */
export function positionRates({ summary, shortHours, wholeNeed }: RatedWeek): PositionRate[] {
  const { fillRates, staffedHours, insights } = summary;
  return staffedHours.map((work, index) => {
    const { positionId, needed, staffed } = work;
    const { required = 0, scheduled = 0 } = fillRates[index] ?? {};
    const below = shortHours[index] ?? 0;
    const people = { scheduled, required };
    const inWork = wholeNeed || needed !== required * insights.examinedHours;
    if (inWork || needed === 0) {
      const tone = below > 0 && work.tone === 'green' ? 'yellow' : work.tone;
      return { positionId, inWork, percent: work.percent, tone, covered: staffed, wanted: needed, below, people };
    }
    const wanted = insights.examinedHours;
    const covered = wanted - below;
    const percent = Math.floor((100 * covered) / wanted);
    const tone = below === 0 ? 'green' : percent < tightFrom ? 'red' : 'yellow';
    return { positionId, inWork, percent, tone, covered, wanted, below, people };
  });
}
