// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CoveredSun } from './CoveredSun';

/** How far the sun's top is above its line, and whether it has rays. */
function drawn(share: number) {
  const { container } = render(<CoveredSun share={share} />);
  const circle = container.querySelector('circle');
  const top = Number(circle?.getAttribute('cy')) - Number(circle?.getAttribute('r'));
  const rays = !container.querySelectorAll('path')[1]?.classList.contains('opacity-0');
  cleanup();
  return { above: 15 - top, rays };
}

test('the sun rises with the covered hours, and shines when all are', () => {
  const [none, half, most, all] = [drawn(0), drawn(0.5), drawn(0.99), drawn(1)];
  expect(none.above).toBeLessThanOrEqual(0);
  expect(half.above).toBeGreaterThan(none.above);
  expect(most.above).toBeGreaterThan(half.above);
  expect(all.above).toBeGreaterThan(most.above);
  expect([none, half, most, all].map(({ rays }) => rays)).toEqual([false, false, false, true]);
});

test('a week that becomes covered has its sun rise in 600 ms, other changes are short; without motion it stands there', () => {
  const motionOf = (share: number) => {
    const { container } = render(<CoveredSun share={share} />);
    const classes = container.querySelector('circle')?.classList;
    cleanup();
    return [classes?.contains('duration-600'), classes?.contains('motion-safe:transition-[cy]')];
  };
  expect([motionOf(0.99), motionOf(1)]).toEqual([
    [false, true],
    [true, true],
  ]);
});
