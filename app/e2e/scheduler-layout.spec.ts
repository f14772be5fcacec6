import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { countedWeek } from './support/engine';
import {
  continueAnyway,
  expectReady,
  openScheduler,
  rosterOf,
  type SchedulerLanguage,
  schedulerPaths,
  showScreen,
} from './support/scheduler';
import { expect, test } from './support/test';

async function openAt(page: Page, width: number, query: string, language: SchedulerLanguage) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${schedulerPaths[language]}${query}`);
  await expectReady(page);
  if (width < 768) await continueAnyway(page, language);
}

/** A move of something on the page: how much it counts, and what moved from which y to which. */
interface Shift {
  value: number;
  moved: { what: string; from: number; to: number }[];
}

/** Records what moves on the page from its start. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => ({
          what: node?.textContent?.slice(0, 40) ?? '',
          from: previousRect.y,
          to: currentRect.y,
        }));
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

test('nothing on the page moves while it loads', async ({ page }) => {
  await recordShifts(page);
  for (const width of [1350, 412]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of Object.values(schedulerPaths)) {
      await page.goto(path);
      await expectReady(page);
      await expect(page.locator('[data-publish]')).toBeEnabled();
      expect(await shiftsOf(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('nothing on the page is pushed down while its HTML arrives in pieces, each of which is painted', async ({
  page,
  baseURL,
}) => {
  const site = baseURL ?? '';
  const html = await (await fetch(`${site}${schedulerPaths.en}`)).text();
  const [head = '', ...pieces] = html.split(/(?=<(?:section|aside|footer|div role="row"))/);
  expect(pieces.length).toBeGreaterThan(15);
  const answer = Promise.withResolvers<ServerResponse>();
  const server = createServer(async ({ url }, response) => {
    if (url === schedulerPaths.en) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(head);
      return answer.resolve(response);
    }
    const file = await fetch(`${site}${url}`);
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await file.arrayBuffer()));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const slow = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await recordShifts(page);
  await page.setViewportSize({ width: 412, height: 800 });
  await page.goto(`${slow}${schedulerPaths.en}`, { waitUntil: 'commit' });
  const response = await answer.promise;
  for (const piece of pieces) {
    response.write(piece);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  }
  response.end();
  await expectReady(page);
  // The fonts may come after the first pieces: they make a line wider or narrower.
  const pushed = (await shiftsOf(page)).filter(({ moved }) => moved.some(({ from, to }) => from !== to));
  expect(pushed).toEqual([]);
  server.closeAllConnections();
  server.close();
});

test('[D-435] at 320 px both dialogs and the calendar fit the screen', async ({ page }) => {
  await openAt(page, 320, '', 'en');
  const fits = async (name: string) => {
    const box = await page.getByRole('dialog').boundingBox();
    expect(box, name).not.toBeNull();
    expect(box?.x, name).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(320);
    expect(await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth), name).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.locator('[data-gap]').first().click();
  await fits('gap dialog');
  await page.locator('[data-cell="3,0"]').click();
  await fits('shift dialog');
  await page.getByTestId('period-label').click();
  await expect(page.locator('.week-calendar')).toBeVisible();
  for (const day of await page.locator('.week-calendar td button').all()) {
    const box = await day.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
  }
  await fits('calendar');
});

test('at 1440x900 the first screen is the roster: first row by y = 290, ten hours visible, 13 when compact', async ({
  page,
}) => {
  const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height ?? 0;
  for (const language of ['en', 'es'] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openScheduler(page, '', language);
    for (const density of ['comfortable', 'compact']) {
      if (density === 'compact') await showScreen(page, '?density=compact', language);
      expect(await heightOf(page.locator('main > header'))).toBe(64);
      expect(await heightOf(page.locator('[aria-labelledby=smart-insights]'))).toBe(44);
      const rows = await rosterOf(page).evaluate((grid) =>
        Array.from(grid.querySelectorAll('[role=gridcell][aria-colindex="2"]'), (cell) => {
          const { top, bottom } = cell.getBoundingClientRect();
          return [top, bottom] as const;
        }),
      );
      expect(rows[0]?.[0]).toBeLessThanOrEqual(290);
      const seen = rows.filter(([, bottom]) => bottom <= 900).length;
      expect(seen).toBeGreaterThanOrEqual(density === 'compact' ? 13 : 10);
    }
  }
});

test('[D-259] header row and first column are sticky: by time, by member, a day by role', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openScheduler(page);
  // A week fits the width of a tablet, a day's hours do not.
  for (const [query, fits] of [
    ['', true],
    ['?group=member', true],
    ['?view=daily&group=role', false],
  ] as const) {
    await showScreen(page, query);
    const places = await rosterOf(page).evaluate(async (grid) => {
      const box = grid.parentElement;
      const cells = Array.from(grid.querySelectorAll('[role=gridcell]'));
      const edge = () => {
        const header = grid.querySelectorAll('[role=columnheader]')[1]?.getBoundingClientRect();
        const side = grid.querySelector('[role=rowheader]')?.getBoundingClientRect();
        const cell = cells[0]?.getBoundingClientRect();
        return {
          header: Math.round(header?.top ?? 0),
          side: Math.round(side?.left ?? 0),
          cell: [cell?.top, cell?.left],
        };
      };
      box?.scrollIntoView();
      const before = edge();
      box?.scrollTo({ top: 120, left: 90 });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return { before, after: edge(), scrolled: [box?.scrollTop, box?.scrollLeft] };
    });
    expect(places.scrolled[0]).toBeGreaterThan(0);
    expect(places.scrolled[1] === 0, query).toBe(fits);
    expect(places.after.cell).not.toEqual(places.before.cell);
    expect(places.after.header).toBe(places.before.header);
    expect(places.after.side).toBe(places.before.side);
  }
});

test('[D-259] day headers stay in the window as long as a row does', async ({ page }) => {
  for (const [width, height, language, query] of [
    [1440, 900, 'en', ''],
    // The panels beside the roster are taller than the window.
    [1280, 600, 'es', '?group=member'],
    [390, 700, 'es', ''],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openScheduler(page, query, language);
    if (width < 768) await continueAnyway(page, language);
    await expect(rosterOf(page)).toBeVisible();
    const hidden = await rosterOf(page).evaluate(async (grid) => {
      const header = grid.querySelectorAll('[role=columnheader]')[1];
      const box = grid.parentElement;
      if (!header || !box) throw new Error('There is no roster.');
      const hiddenAt: number[] = [];
      const end = document.documentElement.scrollHeight - window.innerHeight;
      for (let top = box.getBoundingClientRect().top; top <= end; top = Math.min(end, top + 50)) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const head = header.getBoundingClientRect();
        if (box.getBoundingClientRect().bottom > head.height && head.top < 0) hiddenAt.push(top);
        if (top === end) break;
      }
      return hiddenAt;
    });
    expect(hidden, `${width} x ${height} ${query}`).toEqual([]);
  }
});

test('a notice is at the foot of the window, in the middle, with its actions in reach', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [800, 600],
    [390, 700],
  ] as const) {
    await openScheduler(page, '', 'es');
    await page.setViewportSize({ width, height });
    if (width < 768) await continueAnyway(page, 'es');
    await page.locator('[data-gap]').first().click();
    await expect(page.getByTestId('gap-dialog')).toBeVisible();
    await page.getByTestId('gap-dialog').locator('[data-assign]').first().click();
    await expect(page.getByRole('dialog').getByTestId('action-notice').getByRole('button').first()).toBeVisible();
    await page.keyboard.press('Escape');
    const notice = page.getByTestId('action-notice').locator('> *');
    await expect(notice.getByRole('button').first()).toBeVisible();
    const box = await notice.boundingBox();
    if (!box) throw new Error('There is no notice.');
    const screen = `${width} x ${height}`;
    expect(box.width, screen).toBeLessThanOrEqual(Math.min(420, width - 16));
    expect(Math.abs(box.x + box.width / 2 - width / 2), screen).toBeLessThan(10);
    expect(height - (box.y + box.height), screen).toBeGreaterThan(0);
    expect(height - (box.y + box.height), screen).toBeLessThan(40);
    await notice.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.locator('[data-gap]').first()).toBeVisible();
  }
});

for (const language of ['en', 'es'] as const) {
  test(`a week prints by team member, whatever is on the screen, and its gaps on a second sheet, ${language}`, async ({
    page,
  }) => {
    await openScheduler(page, '', language);
    const sheet = page.getByTestId('paper-sheet');
    const { staff, shifts, positions } = (await countedWeek()).schedule;
    for (const query of ['', '?group=role', '?view=daily']) {
      await page.emulateMedia({ media: 'screen' });
      await showScreen(page, query, language);
      await page.emulateMedia({ media: 'print' });
      // A heading for each position, and a row for everybody with a shift.
      await expect(sheet.locator('tbody tr')).toHaveCount(
        positions.length + new Set(shifts.map(({ staffId }) => staffId)).size,
      );
      for (const { name } of staff) await expect(sheet).toContainText(name);
      await expect(sheet.getByRole('columnheader')).toHaveCount(8);
      await expect(page.getByRole('grid')).toBeHidden();
      await expect(page.locator('aside')).toBeHidden();
      await expect(page.getByRole('banner').first()).toBeHidden();
      // What only the planner needs is not on the wall.
      await expect(sheet).not.toContainText(/free|libres?|\+\d/);
      expect(await page.getByTestId('gap-sheet').getByRole('listitem').count()).toBeGreaterThan(0);
      const formats = [
        ['A4', true, 842],
        ['Letter', true, 792],
        ['A4', false, 595],
      ] as const;
      for (const [format, landscape, width] of formats) {
        const pdf = (await page.pdf({ format, landscape })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), `${format}, ${landscape}`).toHaveLength(2);
        const [, wide = 0] = pdf.match(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/)?.map(Number) ?? [];
        expect(Math.abs(wide - width)).toBeLessThan(1.5);
      }
    }
  });
}

test("an insight's explanation, the side panel, and long names give the roster its room", async ({ page }) => {
  await openScheduler(page);
  await test.step('the explanation of an insight card does not stand in the way of the toolbar below it', async () => {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Schedule Now' }) });
    const explanation = card.getByText(/is the tightest day/);
    /** Moves the mouse down to a view through the explanation, and presses. */
    const press = async (name: string) => {
      const view = page.getByRole('radio', { name });
      const box = await view.boundingBox();
      const over = await explanation.boundingBox();
      if (!box || !over) throw new Error('Both have a place on the page.');
      const [x, y] = [box.x + box.width / 2, box.y + 4];
      expect(over.x < x && x < over.x + over.width && over.y < y && y < over.y + over.height).toBe(true);
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.down();
      await page.mouse.up();
      await expect(view).toBeChecked();
    };
    await card.getByRole('heading').hover();
    await expect(explanation).toBeVisible();
    await press('Daily');
    // Focus that returns by keyboard shows it again.
    await card.getByRole('button', { name: 'Schedule Now' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.move(0, 0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(explanation).toBeVisible();
    await press('Weekly');
  });
  await test.step('the side panel collapses to a button and gives the roster its room', async () => {
    const width = async () => (await rosterOf(page).boundingBox())?.width ?? 0;
    const before = await width();
    await page.getByRole('button', { name: 'Hide the side panel' }).click();
    await expect(page.locator('[data-fill]').first()).toBeHidden();
    await expect(page).toHaveURL(/panel=folded/);
    expect(await width()).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Show the side panel' }).click();
    await expect(page.locator('[data-fill]').first()).toBeVisible();
  });
  await test.step('long names are truncated with their full text as a tooltip', async () => {
    await showScreen(page, '?group=member');
    const names = rosterOf(page).getByRole('rowheader').locator('[title]');
    for (const name of await names.all()) {
      await expect(name).toHaveCSS('text-overflow', 'ellipsis');
      expect(await name.getAttribute('title')).toBe(await name.textContent());
    }
    expect(await names.count()).toBeGreaterThan(10);
  });
});
