import { describe, expect, it } from 'vitest';
import type { GapBlock, Problem } from '~/engine/engine';
import { currentGap, type GapPlace, gapAt, gapsOfPosition, gapsToCome } from './dialogTarget';

const gap = (day: number, start: number, end: number): GapBlock => ({ day, start, end, positions: [] });
const gaps = [gap(0, 10, 12), gap(1, 10, 20), gap(1, 20, 21)];
const problem = (index: number, positionId: string): Problem => ({
  kind: 'gap',
  level: 'warn',
  day: 0,
  start: 0,
  end: 0,
  actual: 0,
  limit: 1,
  positionId,
  gap: index,
  staffId: null,
  name: null,
  shiftId: null,
  otherShiftId: null,
});
/** Nothing is past. */
const nothing = () => false;
const review = { gaps: [problem(1, 'cook'), problem(0, 'server'), problem(1, 'server')] };

describe('the list of gaps that a dialog steps through', () => {
  it('is in the order of the week when opened from a cell', () => {
    expect(gapAt(gaps, 1)).toMatchObject({ index: 1, walk: null, position: null });
    expect(gapAt(gaps, 1).list).toHaveLength(3);
  });

  it('is in the review’s order without duplicates when stepping through all gaps', () => {
    expect(gapsToCome(gaps, review, nothing)?.list).toEqual([
      { day: 1, start: 10, end: 20 },
      { day: 0, start: 10, end: 12 },
    ]);
    expect(gapsToCome(gaps, { gaps: [] }, nothing)).toBeNull();
  });

  it('starts with the worst gap of the worst day', () => {
    const days = { gaps: [problem(1, 'cook'), problem(0, 'server'), problem(2, 'cook')] };
    expect(gapsToCome(gaps, days, nothing, 0)?.list).toEqual([
      { day: 0, start: 10, end: 12 },
      { day: 1, start: 10, end: 20 },
      { day: 1, start: 20, end: 21 },
    ]);
  });

  it('is in the order of time from the next gap on when the week has begun', () => {
    const days = { gaps: [problem(2, 'cook'), problem(1, 'cook'), problem(0, 'server')] };
    const isPast = ({ day }: GapPlace) => day === 0;
    expect(gapsToCome(gaps, days, isPast, 0)).toMatchObject({
      walk: 'time',
      index: 0,
      list: [
        { day: 1, start: 10, end: 20 },
        { day: 1, start: 20, end: 21 },
      ],
    });
    expect(gapsToCome(gaps, days, () => true)).toBeNull();
    expect(gapsOfPosition(gaps, days, isPast, 'server')).toBeNull();
  });

  it('has the gaps of one position when staff is added to it', () => {
    expect(gapsOfPosition(gaps, review, nothing, 'cook')).toMatchObject({
      list: [{ day: 1, start: 10, end: 20 }],
      position: 'cook',
    });
    expect(gapsOfPosition(gaps, review, nothing, 'host')).toBeNull();
  });
});

describe('a gap that is being filled', () => {
  it('is found when it has shrunk, and undefined when it has closed', () => {
    const place = { day: 1, start: 10, end: 20 };
    expect(currentGap([gap(1, 14, 16)], place)).toEqual(gap(1, 14, 16));
    expect(currentGap([gap(1, 20, 21), gap(0, 10, 20)], place)).toBeUndefined();
    expect(currentGap(gaps, undefined)).toBeUndefined();
  });
});
