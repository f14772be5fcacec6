/** The ticks of a chart's axis from 0 to at least `most`: at most five steps of 1, 2 or 5 times a power of ten. */
export function axisSteps(max: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, max / 5)));
  const step = [1, 2, 5].map((factor) => factor * power).find((wide) => wide * 5 >= max) ?? 10 * power;
  return Array.from({ length: Math.max(1, Math.ceil(max / step)) + 1 }, (_, index) => index * step);
}
