import { countedWeek, fixture } from './support/engine';
import { cellAt, cellNames, columnHeaders, markedGaps, openScheduler, rosterOf, rowHeaders } from './support/scheduler';
import { expect, readOnlyTest, test } from './support/test';
import { clock, displayHours, hourSentence, type Summary } from './support/words';

const golden = fixture<{ expected: { gaps: Summary['gaps'] } }>('golden/schedules/sample-week.json').expected;
const { gaps } = golden;

/** The cells covered by a list of gap blocks: `row,column` to the block's index. */
function cellsOf(blocks: Summary['gaps']): Record<string, number> {
  return Object.fromEntries(
    blocks.flatMap(({ day, start, end }, index) =>
      Array.from({ length: end - start }, (_, hour) => [`${start + hour - 9},${day}`, index]),
    ),
  );
}

const readTest = readOnlyTest(openScheduler);

test.describe('the sample week in hour rows', () => {
  readTest(
    '[D-205] [D-207] [D-202] seven day columns from Monday, hourly rows from 9:00 AM to 12:00 AM',
    async ({ page }) => {
      const days = ['Time', 'Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21', 'Sun 22'];
      expect((await columnHeaders(page)).map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual(days);
      const hours = await rowHeaders(page);
      expect(hours).toEqual(displayHours.map(clock));
      expect([hours[0], hours.at(-1)]).toEqual(['9:00 AM', '12:00 AM']);
      await expect(rosterOf(page).getByRole('gridcell')).toHaveCount(16 * 7);
    },
  );

  readTest(
    '[D-210] [D-337] [D-338] [D-422] the red cells are exactly the hours of the golden gap blocks',
    async ({ page }) => {
      expect(gaps.length).toBeGreaterThan(3);
      expect(await markedGaps(page)).toEqual(cellsOf(gaps));
    },
  );

  readTest('[D-210] [D-262] the hours of a gap have one wash, one rail and "Need N"', async ({ page }) => {
    const { handle } = await countedWeek();
    const { cells } = handle.board(null, null);
    const rendered = await rosterOf(page).evaluate((grid) =>
      Array.from(grid.querySelectorAll<HTMLElement>('[data-cell]'), (cell) => ({
        wash: getComputedStyle(cell).backgroundColor,
        hatched: getComputedStyle(cell).backgroundImage.includes('repeating'),
        rail: getComputedStyle(cell, '::before').backgroundColor,
        need: cell.querySelector('.tt-need')?.textContent ?? null,
      })),
    );
    const washes = ['rgb(254, 245, 243)', 'rgb(253, 235, 231)', 'rgb(251, 222, 216)'];
    for (const [index, cell] of cells.entries()) {
      const inGap = cell.gap !== null;
      const needed = cell.positions
        .filter(({ understaffed }) => inGap && understaffed)
        .reduce((sum, position) => sum + position.needed, 0);
      const { wash, hatched, rail, need } = rendered[index] ?? {};
      expect([need, hatched], `cell ${index}`).toEqual([inGap ? `Need ${needed}` : null, false]);
      if (inGap) expect([wash, rail]).toEqual([washes[needed <= 3 ? 0 : needed <= 7 ? 1 : 2], 'rgb(180, 35, 24)']);
      else expect(washes).not.toContain(wash);
    }
  });

  test('Arrow Up from the first hour reaches the day, which Enter opens', async ({ page }) => {
    await openScheduler(page);
    await cellAt(page, 0, 3).focus();
    await page.keyboard.press('ArrowUp');
    await expect(rosterOf(page).locator('[data-head="3"]')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cellAt(page, 0, 3)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('period-label')).toHaveText('Thursday, November 19');
  });

  readTest(
    "[D-264] each cell's accessible name is a sentence: day, time, positions and need, confirmed and pending",
    async ({ page }) => {
      const { handle, schedule } = await countedWeek();
      const { cells } = handle.board(null, null);
      const sentences = Array.from({ length: 16 }, (_, row) =>
        cells.slice(row * 7, row * 7 + 7).map((cell) => hourSentence(cell, schedule)),
      );
      await expect.poll(() => cellNames(page)).toEqual(sentences);
      expect(sentences[2]?.[1]).toMatch(/^Tuesday 11 AM, understaffed: Server \d of 8, need \d more; /);
    },
  );

  readTest('[D-214] an empty hour shows a dash and a plus', async ({ page }) => {
    const { handle } = await countedWeek();
    const { cells } = handle.board(null, null);
    let empty = 0;
    for (const [index, cell] of cells.entries()) {
      if (cell.gap !== null || cell.present > 0) continue;
      empty += 1;
      const mark = cellAt(page, Math.floor(index / 7), index % 7)
        .locator('[aria-hidden]')
        .first();
      await expect(mark).toHaveCSS('border-style', 'dashed');
      await expect(mark).toHaveCSS('background-image', /\/assets\/plus-/);
    }
    expect(empty).toBeGreaterThan(0);
  });

  readTest(
    '[D-261] [D-265] a name has the dot of its position; what is to be confirmed is hollow and underlined',
    async ({ page }) => {
      const { handle, schedule } = await countedWeek();
      const broken = new Set(handle.review(null, null).broken.map(({ shiftId }) => shiftId));
      const names = await rosterOf(page).evaluate((grid) =>
        Array.from(grid.querySelectorAll<HTMLElement>('.who'), (name) => {
          const dot = getComputedStyle(name, '::before');
          return {
            shift: name.dataset.shift ?? '',
            title: name.title,
            dot: dot.backgroundColor === 'rgba(0, 0, 0, 0)' ? dot.boxShadow.split(' 0px')[0] : dot.backgroundColor,
            hollow: dot.backgroundColor === 'rgba(0, 0, 0, 0)',
            dashed: getComputedStyle(name).textDecorationStyle === 'dashed',
            sign: getComputedStyle(name, '::after').backgroundImage.includes('/assets/alert-'),
          };
        }),
      );
      const dots = new Map<string, Set<string>>();
      for (const { shift, title, dot, hollow, dashed, sign } of names) {
        const entry = schedule.shifts.find(({ id }) => id === shift);
        const position = schedule.staff.find(({ id }) => id === entry?.staffId)?.positionId ?? '';
        const pending = !entry?.confirmed;
        expect([hollow, dashed, sign], title).toEqual([pending, pending, broken.has(shift)]);
        expect(title).toContain(pending ? 'pending' : 'confirmed');
        expect(title.includes('breaks a rule')).toBe(broken.has(shift));
        dots.set(position, (dots.get(position) ?? new Set()).add(dot ?? ''));
      }
      expect([...dots.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
      expect(new Set([...dots.values()].flatMap((set) => [...set])).size).toBe(4);
    },
  );
});
