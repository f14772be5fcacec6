import { countedWeek } from './support/engine';
import { cellAt, openScheduler, rosterOf, showScreen } from './support/scheduler';
import { expect, test } from './support/test';

// What the cells say is compared with the engine in views.test.tsx; here is how they look.
test('the marks of the roster: gaps, empty hours, names, empty days and fill rates', async ({ page }) => {
  const { handle, schedule } = await countedWeek();
  const { cells } = handle.ask({ kind: 'board' });
  await openScheduler(page);

  await test.step('[D-210] [D-262] the hours of a gap have one wash, one rail and "Need N"', async () => {
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

  await test.step('[D-214] an empty hour shows a dash and a plus', async () => {
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

  await test.step('[D-261] [D-265] a name has the dot of its position; what is to be confirmed is hollow and underlined', async () => {
    const broken = new Set(handle.ask({ kind: 'review' }).broken.map(({ shiftId }) => shiftId));
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
  });

  await test.step("[D-265] [D-414] [D-415] [D-416] a fill rate's tone is a colour, an icon and a word", async () => {
    const looks = {
      server: ['lucide-circle-minus', 'rgb(138, 90, 0)', 'Server 77% 54 of 70 hours, 7 people, 8 wanted, tight'],
      // Everybody required is scheduled, but not in every hour: not green.
      cook: ['lucide-circle-minus', 'rgb(138, 90, 0)', 'Cook 94% 66 of 70 hours, 4 people, 4 wanted, tight'],
      host: ['lucide-triangle-alert', 'rgb(180, 35, 24)', 'Host/Hostess 64% 45 of 70 hours, 1 person, 2 wanted, short'],
    } as const;
    for (const [positionId, [icon, colour, name]] of Object.entries(looks)) {
      const row = page.locator(`[data-fill=${positionId}]`);
      await expect(row).toHaveAccessibleName(name);
      await expect(row.locator(`svg.${icon}`)).toHaveCSS('color', colour);
    }
  });

  await test.step('[D-215] [D-216] a day off has no frame, no shifts of a role a dashed one', async () => {
    await showScreen(page, '?group=member');
    await expect(rosterOf(page).getByText('Day off', { exact: true }).first()).toHaveCSS('border-width', '0px');
    await showScreen(page, '?group=role&slots=night');
    await expect(rosterOf(page).getByText('No shifts', { exact: true }).first()).toHaveCSS('border-style', 'dashed');
  });

  await test.step('[D-339] with a position selected, why Schedule Now does nothing is shown under the pointer', async () => {
    await showScreen(page, '?position=server');
    await page.getByRole('button', { name: 'Schedule Now' }).hover();
    await expect(page.getByText('Gaps are not counted while one position is selected.')).toBeVisible();
  });
});
