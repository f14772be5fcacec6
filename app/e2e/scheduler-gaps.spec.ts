import { countedWeek, fixture } from './support/engine';
import {
  cellAt,
  cellNames,
  cellTexts,
  columnHeaders,
  markedGaps,
  openScheduler,
  rosterOf,
  rowHeaders,
} from './support/scheduler';
import { expect, test } from './support/test';
import { clock, displayHours, hourSentence, type Summary } from './support/words';

const golden = fixture<{ expected: { gaps: Summary['gaps'] } }>('golden/schedules/sample-week.json').expected;
const { gaps } = golden;

/** The cells that a list of gap blocks covers: `row,column` to the block's number. */
function cellsOf(blocks: Summary['gaps']): Record<string, number> {
  return Object.fromEntries(
    blocks.flatMap(({ day, start, end }, index) =>
      Array.from({ length: end - start }, (_, hour) => [`${start + hour - 9},${day}`, index]),
    ),
  );
}

test.describe('the sample week in hour rows', () => {
  test.beforeEach(({ page }) => openScheduler(page));

  test('[D-205] [D-207] [D-202] seven day columns from Monday, hourly rows from 9:00 AM to 12:00 AM', async ({
    page,
  }) => {
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
  });

  test('[D-210] [D-337] [D-338] [D-422] the red cells are exactly the hours of the golden gap blocks', async ({
    page,
  }) => {
    expect(gaps.length).toBeGreaterThan(3);
    expect(await markedGaps(page)).toEqual(cellsOf(gaps));
  });

  test('[D-210] [D-262] a gap is red and hatched, with an icon and "Need N" per hour', async ({ page }) => {
    const { handle } = await countedWeek();
    const { cells } = handle.board(null, null);
    const texts = await cellTexts(page);
    const drawn = await rosterOf(page).evaluate((grid) =>
      Array.from(grid.querySelectorAll<HTMLElement>('[data-cell]'), (cell) => ({
        hatched: getComputedStyle(cell).backgroundImage.includes('repeating-linear-gradient'),
        icon: getComputedStyle(cell.querySelector('.need') ?? cell).backgroundImage.includes('/assets/alert-'),
        red: getComputedStyle(cell.querySelector('span') ?? cell).color === 'rgb(180, 35, 24)',
      })),
    );
    for (const [index, cell] of cells.entries()) {
      const text = texts[Math.floor(index / 7)]?.[index % 7] ?? '';
      const inGap = cell.gap !== null;
      expect(drawn[index], text).toEqual({ hatched: inGap, icon: inGap, red: inGap });
      if (!inGap) continue;
      const short = cell.positions.filter(({ understaffed }) => understaffed);
      const needed = short.reduce((sum, position) => sum + position.needed, 0);
      const names = short.map(({ positionId, scheduled, required }) => {
        const name = { server: 'Server', cook: 'Cook', host: 'Host/Hostess', manager: 'Manager' }[positionId];
        return `${name} ${scheduled} of ${required}`;
      });
      expect(text).toBe([`Need ${needed}`, ...names].join(' '));
    }
  });

  test('[D-264] each cell’s name is a sentence: day, time, positions and need, confirmed and pending', async ({
    page,
  }) => {
    const { handle, schedule } = await countedWeek();
    const { cells } = handle.board(null, null);
    const sentences = Array.from({ length: 16 }, (_, row) =>
      cells.slice(row * 7, row * 7 + 7).map((cell) => hourSentence(cell, schedule)),
    );
    await expect.poll(() => cellNames(page)).toEqual(sentences);
    expect(sentences[2]?.[1]).toMatch(/^Tuesday 11 AM, understaffed: Server \d of 8, need \d more; /);
  });

  test('[D-214] [D-261] chips stand for the people of a calm hour, dashes and a plus for an empty one', async ({
    page,
  }) => {
    const { handle } = await countedWeek();
    const { cells } = handle.board(null, null);
    const texts = await cellTexts(page);
    let empty = 0;
    for (const [index, cell] of cells.entries()) {
      if (cell.gap !== null) continue;
      const text = texts[Math.floor(index / 7)]?.[index % 7];
      const more = cell.present - cell.preview.length;
      const chips = cell.preview.map(({ name }) => name.split(' ')[0]);
      expect(text).toBe([...chips, ...(more > 0 ? [`+${more}`] : [])].join(' '));
      if (cell.present > 0) continue;
      empty += 1;
      const mark = cellAt(page, Math.floor(index / 7), index % 7)
        .locator('[aria-hidden]')
        .first();
      await expect(mark).toHaveCSS('border-style', 'dashed');
      await expect(mark).toHaveCSS('background-image', /\/assets\/plus-/);
    }
    expect(empty).toBeGreaterThan(0);
  });

  test('[D-261] [D-265] a chip has its position’s colour, and a pending one is dashed, not just paler', async ({
    page,
  }) => {
    const { handle } = await countedWeek();
    const { cells } = handle.board(null, null);
    const { broken } = handle.review(null, null);
    const expected = cells.flatMap(({ gap, preview, day }) =>
      (gap === null ? preview : []).map((member) => ({
        ...member,
        title: broken.some((one) => one.staffId === member.staffId && one.day === day)
          ? `${member.name}, breaks a rule`
          : member.name,
      })),
    );
    const chips = await rosterOf(page).evaluate((grid) =>
      Array.from(grid.querySelectorAll('[data-cell] [title]'), (chip) => {
        const { backgroundColor, outlineStyle, backgroundImage } = getComputedStyle(chip);
        const plain = outlineStyle !== 'dashed' && backgroundImage === 'none';
        return { name: chip.getAttribute('title'), backgroundColor, plain };
      }),
    );
    expect(chips.map(({ name }) => name)).toEqual(expected.map(({ title }) => title));
    const colours = new Map<string, Set<string>>();
    for (const [index, { positionId, confirmed }] of expected.entries()) {
      const chip = chips[index];
      expect(chip?.plain, chip?.name ?? '').toBe(confirmed);
      if (confirmed) colours.set(positionId, (colours.get(positionId) ?? new Set()).add(chip?.backgroundColor ?? ''));
    }
    expect([...colours.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
    expect(new Set([...colours.values()].flatMap((set) => [...set])).size).toBe(4);
  });
});
