import { expect, test } from 'vitest';
import { axisSteps } from './axisSteps';

test('an axis has at most five whole steps and covers the maximum', () => {
  expect(axisSteps(0)).toEqual([0, 1]);
  expect(axisSteps(4)).toEqual([0, 1, 2, 3, 4]);
  expect(axisSteps(9)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(axisSteps(23)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(axisSteps(26)).toEqual([0, 10, 20, 30]);
  for (let max = 1; max <= 2000; max += 1) {
    const steps = axisSteps(max);
    expect(steps.length).toBeLessThanOrEqual(6);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(max);
  }
});
