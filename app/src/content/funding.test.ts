import { expect, test } from 'vitest';
import { funding } from '~/locales/en/funding';
import { funding as spanish } from '~/locales/es/funding';
import { aidPercent, formatAid, fundedProject, projectMonths, projectPhases } from './funding';

test('[W-320] [W-321] the sums use Spanish formatting', () => {
  const plain = (sum: number) => formatAid(sum).replace(/\s/g, ' ');
  expect(plain(fundedProject.investment)).toBe('613.046,00 EUR');
  expect(plain(fundedProject.aid)).toBe('269.860,00 EUR');
});

test("the aid's share matches the two sums", () => {
  expect(aidPercent).toBe(44);
});

test('[W-319] the phases are within the project, which ends before its nineteenth month', () => {
  const [day = 0, month = 0, year = 0] = fundedProject.start.split('/').map(Number);
  const [endDay = 0, endMonth = 0, endYear = 0] = fundedProject.end.split('/').map(Number);
  const start = new Date(Date.UTC(year, month - 1, day));
  const end = new Date(Date.UTC(endYear, endMonth - 1, endDay));
  expect(start < end).toBe(true);
  expect((endYear - year) * 12 + endMonth - month + 1).toBe(projectMonths);
  for (const { from, to } of projectPhases) {
    expect(from).toBeGreaterThanOrEqual(1);
    expect(to).toBeLessThanOrEqual(projectMonths);
    expect(from).toBeLessThan(to);
  }
});

test('[W-316] both paths show the same Spanish text; only title, description and the note differ', () => {
  const { meta: _, notes: __, ...english } = funding;
  const { meta: ___, notes: ____, ...own } = spanish;
  expect(english).toEqual(own);
});
