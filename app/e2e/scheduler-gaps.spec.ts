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
      expect(await columnHeaders(page)).toEqual([
        'Time',
        'Mon 16',
        'Tue 17',
        'Wed 18',
        'Thu 19',
        'Fri 20',
        'Sat 21',
        'Sun 22',
      ]);
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

  readTest(
    '[D-210] [D-262] a gap is red and hatched, with an icon and "Need N" per hour, its roles once per block',
    async ({ page }) => {
      const { handle } = await countedWeek();
      const { cells } = handle.board(null, null);
      const rendered = await rosterOf(page).evaluate((grid) =>
        Array.from(grid.querySelectorAll<HTMLElement>('[data-cell]'), (cell) => {
          const note = cell.querySelector<HTMLElement>('.need');
          const { backgroundImage, backgroundColor, color } = getComputedStyle(note ?? cell);
          return {
            hatched: getComputedStyle(cell).backgroundImage.includes('repeating-linear-gradient'),
            icon: backgroundImage.includes('/assets/alert-'),
            red: note !== null && [backgroundColor, color].includes('rgb(180, 35, 24)'),
            white: note !== null && color === 'rgb(255, 255, 255)',
            need: note?.textContent ?? null,
            roles: Array.from(cell.querySelectorAll<HTMLElement>('.need-role'), ({ textContent }) => textContent),
          };
        }),
      );
      for (const [index, cell] of cells.entries()) {
        const inGap = cell.gap !== null;
        const short = cell.positions.filter(({ understaffed }) => inGap && understaffed);
        const needed = short.reduce((sum, position) => sum + position.needed, 0);
        const names = short.map(({ positionId, scheduled, required }) => {
          const name = { server: 'Server', cook: 'Cook', host: 'Host/Hostess', manager: 'Manager' }[positionId];
          return `${name} ${scheduled}/${required}`;
        });
        const first = inGap && cells[index - 7]?.gap !== cell.gap;
        expect(rendered[index], `cell ${index}`).toEqual({
          hatched: inGap,
          icon: inGap,
          red: inGap,
          white: inGap && cell.level === 'severe',
          need: inGap ? `Need ${needed}` : null,
          roles: first ? names : [],
        });
      }
      expect(cells.some(({ level }) => level === 'severe')).toBe(true);
      expect(cells.some(({ level }) => level === 'gap')).toBe(true);
    },
  );

  test('the ribbon of a day shows the coverage of each hour by its fill, and per position on hover', async ({
    page,
  }) => {
    await openScheduler(page);
    const { handle } = await countedWeek();
    const { cells } = handle.board(null, null);
    const head = rosterOf(page).locator('[data-head="0"]');
    const ribbon = head.locator('> .ribbon');
    expect((await ribbon.boundingBox())?.height).toBe(24);
    const levels = await ribbon.evaluate((found) =>
      Array.from(found.children).flatMap(({ className }) => {
        const [, hours = '0'] = className.match(/for-(\d+)/) ?? [];
        const [, level = ''] = className.match(/level-(\w+)/) ?? [];
        return Array.from({ length: Number(hours) }, () => level);
      }),
    );
    expect(levels).toEqual(cells.filter(({ day }) => day === 0).map(({ level }) => level ?? 'none'));
    await expect(ribbon.locator('.level-severe').first()).toHaveCSS('background-color', 'rgb(180, 35, 24)');
    await expect(head.locator('.day-coverage')).toHaveCount(0);
    await head.hover();
    await expect(head.locator('.day-coverage .ribbon')).toHaveCount(4);
    await expect(head.locator('.day-coverage')).toContainText('Host/Hostess0 of 2 at 10 AM');
    await cellAt(page, 0, 3).focus();
    await page.keyboard.press('ArrowUp');
    const thursday = rosterOf(page).locator('[data-head="3"]');
    await expect(thursday).toBeFocused();
    await expect(thursday.locator('.day-coverage')).toBeVisible();
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

  readTest('each shift is one bar over its hours, named once; shifts without a lane are counted', async ({ page }) => {
    const { handle, schedule } = await countedWeek();
    const bars = await rosterOf(page).evaluate((grid) =>
      Array.from(grid.querySelectorAll<HTMLElement>('.bar'), (bar) => {
        const { top, bottom, left, right } = bar.getBoundingClientRect();
        const cell = bar.closest<HTMLElement>('[data-cell]');
        const column = Number(cell?.dataset.cell?.split(',')[1]);
        const box = cell?.getBoundingClientRect();
        const row = (y: number) =>
          (y - (grid.querySelector('[data-cell="0,0"]')?.getBoundingClientRect().top ?? 0)) / 56;
        return {
          shift: bar.dataset.shift ?? '',
          text: bar.textContent,
          column,
          start: Math.round(row(top) * 4) / 4 + 9,
          end: Math.round(row(bottom) * 4) / 4 + 9,
          inside: box !== undefined && left >= box.left && right <= box.right,
          left,
          right,
        };
      }),
    );
    const nameOf = new Map(schedule.staff.map(({ id, name }) => [id, name]));
    const shiftOf = new Map(schedule.shifts.map((shift) => [shift.id, shift]));
    expect(bars.length).toBeGreaterThan(60);
    for (const { shift, text, column, start, end, inside } of bars) {
      const entry = shiftOf.get(shift);
      if (!entry) throw new Error(`No shift ${shift}.`);
      expect([text, column, start, end, inside]).toEqual([
        nameOf.get(entry.staffId)?.split(' ')[0],
        entry.day,
        Math.max(9, entry.start),
        Math.min(25, entry.start + entry.hours),
        true,
      ]);
    }
    for (const one of bars) {
      for (const other of bars) {
        if (one === other || one.column !== other.column || one.end <= other.start || other.end <= one.start) continue;
        expect(one.right <= other.left || other.right <= one.left, `${one.shift} and ${other.shift}`).toBe(true);
      }
    }
    const { cells } = handle.board(null, null);
    const more = await rosterOf(page).evaluate((grid) =>
      Array.from(grid.querySelectorAll('[data-cell]'), (cell) => cell.querySelector('.chips-more')?.textContent ?? ''),
    );
    for (const [index, { day, hour, present }] of cells.entries()) {
      const shown = bars.filter((bar) => bar.column === day && bar.start < hour + 1 && hour < bar.end).length;
      expect(more[index], `cell ${index}`).toBe(present > shown ? `+${present - shown}` : '');
    }
    expect(more.some(Boolean)).toBe(true);
  });

  test('[D-213] a click on a bar opens the clicked hour, not the one in which the shift begins', async ({ page }) => {
    await openScheduler(page);
    const box = await cellAt(page, 0, 0).locator('.bar').first().boundingBox();
    if (!box) throw new Error('The bar is not on the screen.');
    await page.mouse.click(box.x + 4, box.y + 56 * 3 + 20);
    await expect(page.getByRole('dialog', { name: /^Shift Details: Monday, November 16, 12:00 PM/ })).toBeVisible();
  });

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
    "[D-261] [D-265] a bar has its position's colour; pending and broken rules are shown by patterns and icons",
    async ({ page }) => {
      const { handle, schedule } = await countedWeek();
      const broken = new Set(handle.review(null, null).broken.map(({ shiftId }) => shiftId));
      const bars = await rosterOf(page).evaluate((grid) =>
        Array.from(grid.querySelectorAll<HTMLElement>('.bar'), (bar) => {
          const { backgroundColor, outlineStyle, backgroundImage } = getComputedStyle(bar);
          return {
            shift: bar.dataset.shift ?? '',
            title: bar.title,
            backgroundColor,
            dashed: outlineStyle === 'dashed',
            sign: backgroundImage.includes('/assets/alert-'),
          };
        }),
      );
      const colours = new Map<string, Set<string>>();
      for (const { shift, title, backgroundColor, dashed, sign } of bars) {
        const entry = schedule.shifts.find(({ id }) => id === shift);
        const position = schedule.staff.find(({ id }) => id === entry?.staffId)?.positionId ?? '';
        expect([dashed, sign], title).toEqual([!entry?.confirmed, broken.has(shift)]);
        expect(title).toContain(entry?.confirmed ? 'confirmed' : 'pending');
        expect(title.includes('breaks a rule')).toBe(broken.has(shift));
        colours.set(position, (colours.get(position) ?? new Set()).add(backgroundColor));
      }
      expect(bars.some(({ sign }) => sign)).toBe(true);
      expect([...colours.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
      expect(new Set([...colours.values()].flatMap((set) => [...set])).size).toBe(4);
    },
  );
});
