import type { Page } from '@playwright/test';
import { openScheduler, rosterOf, schedulerPaths, showScreen } from './support/scheduler';
import { movingParts } from './support/site';
import { expect, test } from './support/test';

const queries = ['', '?group=member', '?group=role', '?view=daily', '?view=monthly', '?position=server'];

/** All interactive elements on the screen with their size; a field inside a label counts as the label. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const target of document.querySelectorAll('a[href], button, select, input, [role=gridcell]')) {
      const pressed = target.closest('label') ?? target;
      const box = pressed.getBoundingClientRect();
      // The rows of the week by time are as high as their names, and a name beside them is as large as on the roster.
      const least = pressed.matches('.tt-cell, .person-chip') ? 24 : 43.9;
      const hidden = box.width <= 1 || box.height <= 1 || !target.checkVisibility();
      // With a tolerance of a tenth of a pixel: layout uses fractions.
      if (!hidden && (box.width < least || box.height < least)) {
        found.push(`${target.tagName} ${target.textContent?.trim().slice(0, 40)} ${box.width}x${box.height}`);
      }
    }
    return found;
  });
}

// Read-only checks of one opened page.
test('[D-521] [D-523] [D-524] [D-527] [D-528] [D-529] [D-530] [D-260] colours, fonts, figures, targets, no emoji, no dark mode, boxes on the grid', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await openScheduler(page);
  await test.step('the colour tokens are those of the design', async () => {
    const tokens = {
      ink: '#12211c',
      paper: '#fffcf7',
      sand: '#f5efe4',
      evergreen: '#0e5a43',
      mint: '#dff3e9',
      coral: '#ff7a50',
      'coral-deep': '#c8431d',
      sun: '#ffc83d',
      muted: '#5a6b63',
      danger: '#b42318',
      'danger-soft': '#feecea',
      warning: '#8a5a00',
      'warning-soft': '#fff3d6',
    };
    const found = await page.evaluate((names) => {
      const style = getComputedStyle(document.documentElement);
      return Object.fromEntries(
        names.map((name) => [name, style.getPropertyValue(`--color-${name}`).trim().toLowerCase()]),
      );
    }, Object.keys(tokens));
    // Tailwind omits unused tokens from the stylesheet.
    for (const [name, value] of Object.entries(found))
      if (value) expect(value, name).toBe(tokens[name as keyof typeof tokens]);
    expect(Object.values(found).filter(Boolean).length).toBeGreaterThanOrEqual(9);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 252, 247)');
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(18, 33, 28)');
  });
  await test.step('figures in roster, panels and controls are tabular', async () => {
    for (const place of [
      rosterOf(page).getByRole('gridcell').first(),
      rosterOf(page).getByRole('rowheader').first(),
      page.locator('[data-status=confirmed] dd'),
      page.getByTestId('period-label'),
      page.getByTestId('week-number'),
    ]) {
      await expect(place).toHaveCSS('font-variant-numeric', 'tabular-nums');
    }
  });
  await test.step('no glass and no purple gradient', async () => {
    const found = await page.evaluate(() => {
      const odd: string[] = [];
      for (const element of document.querySelectorAll('*')) {
        // The fill of a figure ends at a hard edge.
        if (element.matches('.fig')) continue;
        const { backdropFilter, backgroundImage } = getComputedStyle(element);
        if (backdropFilter !== 'none' && backdropFilter !== '') odd.push(backdropFilter);
        for (const [, red, green, blue] of backgroundImage.matchAll(/rgba?\((\d+), (\d+), (\d+)/g)) {
          if (Number(blue) > Number(green) + 30 && Number(red) > Number(green) + 30) odd.push(backgroundImage);
        }
      }
      return odd;
    });
    expect(found).toEqual([]);
  });
  await test.step('headings in Bricolage Grotesque, text in Figtree, both self-hosted', async () => {
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Bricolage Grotesque Variable"/);
    await expect(page.locator('body')).toHaveCSS('font-family', /^"Figtree Variable"/);
    expect(fonts.length).toBeGreaterThanOrEqual(2);
    expect(fonts.filter((url) => !url.startsWith(`${baseURL}/assets/`))).toEqual([]);
    expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
  });
  await test.step('there is no dark mode', async () => {
    const look = () =>
      page.evaluate(() =>
        ['body', 'main', '[role=grid]', '[role=gridcell]', 'button'].map((selector) => {
          const element = document.querySelector(selector);
          return element && [getComputedStyle(element).color, getComputedStyle(element).backgroundColor];
        }),
      );
    const light = await look();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await look()).toEqual(light);
    await page.emulateMedia({ colorScheme: null });
  });
  await test.step('boxes are on half steps of an 8 px grid; card radius 12 to 20 px, one soft shadow', async () => {
    const { radii, shadows } = await page.evaluate(() => {
      const cards = Array.from(document.querySelectorAll('.rounded-card, .md\\:rounded-card'), (card) =>
        getComputedStyle(card),
      );
      return {
        radii: [...new Set(cards.map(({ borderTopLeftRadius }) => Number.parseFloat(borderTopLeftRadius)))],
        shadows: [...new Set(cards.map(({ boxShadow }) => boxShadow).filter((shadow) => !/^none$|^$/.test(shadow)))],
      };
    });
    expect(radii.length).toBeGreaterThan(0);
    for (const radius of radii) {
      expect(radius).toBeGreaterThanOrEqual(12);
      expect(radius).toBeLessThanOrEqual(20);
    }
    expect(shadows).toHaveLength(1);
    // Paddings and gaps of the page's boxes are multiples of half the grid's step.
    const steps = await page.evaluate(() =>
      Array.from(
        document.querySelectorAll('main, main > :not(.sr-only), main > section > div, aside, aside > *'),
        (box) => {
          const { rowGap, paddingTop, paddingLeft, marginTop } = getComputedStyle(box);
          return [rowGap, paddingTop, paddingLeft, marginTop].map((text) => Number.parseFloat(text) || 0);
        },
      ).flat(),
    );
    expect(steps.filter((step) => step % 4 !== 0)).toEqual([]);
  });
  await test.step('the page contains no emoji', async () => {
    for (const language of ['en', 'es'] as const) {
      const response = await page.request.get(schedulerPaths[language]);
      expect((await response.text()).match(/\p{Emoji_Presentation}|\uFE0F/gu), language).toBeNull();
    }
    expect((await page.locator('body').textContent())?.match(/\p{Emoji_Presentation}|\uFE0F/gu)).toBeNull();
  });
  await test.step('every button, link, field and cell is at least 44 px, an hour of the timetable and a name beside it 24 px', async () => {
    for (const query of queries) {
      await showScreen(page, query);
      expect(await smallTargets(page), query).toEqual([]);
    }
    await showScreen(page, '');
    await page.locator('[data-gap]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByTestId('period-label').click();
    await expect(page.locator('.week-calendar')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
  await test.step("1200 px where the site's width applies", async () => {
    await page.goto('/');
    const widths = await page.locator('.wrap').evaluateAll((boxes) => boxes.map((box) => box.clientWidth));
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.max(...widths)).toBe(1200);
  });
});

/** Distinct durations of transitions and animations on the screen, in seconds. */
async function durations(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const seconds = new Set<number>();
    for (const element of document.querySelectorAll('*')) {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
      for (const text of transitionDuration.split(',')) seconds.add(Number.parseFloat(text));
      if (animationName !== 'none')
        for (const text of animationDuration.split(',')) seconds.add(Number.parseFloat(text));
    }
    return [...seconds].filter((value) => value > 0.001);
  });
}

test('[D-525] [D-526] motion lasts 150 to 250 ms; with reduced motion nothing is animated, in dialogs, menus and the calendar either', async ({
  page,
}) => {
  await openScheduler(page);
  const moving: string[] = await movingParts(page);
  const dialog = page.getByRole('dialog');
  for (const opener of [page.getByTestId('period-label'), page.locator('[data-gap]').first()]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    moving.push(...(await movingParts(page)));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(moving).toEqual([]);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const found = await durations(page);
  await page.locator('[data-gap]').first().click();
  await expect(dialog).toBeVisible();
  found.push(...(await durations(page)));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((seconds) => seconds < 0.15 || seconds > 0.25)).toEqual([]);
});

test('a figure as in the hour above is read again under the pointer, with the focus, on a phone and by a switch', async ({
  page,
}) => {
  await openScheduler(page);
  const quiet = page.locator('.tt-cell:has(.fig-quiet)').last();
  const colour = () =>
    quiet
      .locator('.fig-quiet')
      .first()
      .evaluate((figure) => getComputedStyle(figure).color);
  const transparent = 'rgba(0, 0, 0, 0)';
  await quiet.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await expect.poll(colour).toBe(transparent);
  await quiet.hover();
  await expect.poll(colour).not.toBe(transparent);
  await page.mouse.move(0, 0);
  await quiet.focus();
  await expect.poll(colour).not.toBe(transparent);
  await page.getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('button', { name: 'Every figure' }).click();
  await expect(page).toHaveURL(/figures=all/);
  await expect.poll(colour).not.toBe(transparent);
  await page.goto('/shift-scheduler');
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = page.locator('.tt-cell .fig-quiet:visible').first();
  await expect.poll(() => shown.evaluate((figure) => getComputedStyle(figure).color)).not.toBe(transparent);
});

test('what is over keeps 60 % of its colours, on white', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T17:20:00'));
  await openScheduler(page);
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor.match(/\d+/g)?.map(Number) ?? []);
  for (const wash of ['.tt-wash-2', '.tt-wash-3']) {
    const [over, ahead] = [await groundOf(`${wash}.past`), await groundOf(`${wash}:not(.past)`)];
    const faint = ahead.map((colour) => Math.round(0.6 * colour + 0.4 * 255));
    expect(Math.max(...over.map((colour, at) => Math.abs(colour - (faint[at] ?? 0))))).toBeLessThanOrEqual(1);
  }
  await expect(page.locator('.tt-cell.past:not(.tt-gap)').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const dotOf = (cell: string) =>
    page
      .locator(`${cell} .who:not([data-pending])`)
      .first()
      .evaluate((name) => getComputedStyle(name, '::before').backgroundColor);
  expect(await dotOf('.tt-cell.past')).not.toBe(await dotOf('.tt-cell:not(.past)'));
});

test('with forced colours past gaps are as readable as others, and shifts and gaps have their shapes', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-20T17:20:00'));
  await page.emulateMedia({ forcedColors: 'active' });
  /** The colours of the text and of what lies below it, of each element that matches. */
  const coloursOf = (selector: string) =>
    page.locator(selector).evaluateAll((found) => {
      const groundOf = (element: Element | null): string => {
        const ground = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
        return ground === 'rgba(0, 0, 0, 0)' ? groundOf(element?.parentElement ?? null) : ground;
      };
      return [...new Set(found.map((element) => `${getComputedStyle(element).color} on ${groundOf(element)}`))];
    });
  await openScheduler(page);
  expect(await coloursOf('.tt-gap.past :is(.tt-need, .fig, .who)')).toEqual(['rgb(0, 0, 0) on rgb(255, 255, 255)']);
  const hatched = page.locator('.tt-gap:not(.past)').first();
  await expect(hatched).toHaveCSS('background-image', /repeating-linear-gradient/);
  await expect(page.locator('.tt-gap.past').first()).toHaveCSS('background-image', 'none');
  for (const [query, shift] of [
    ['?group=member', '.block-bar'],
    ['?view=daily&day=4', '.bar'],
  ] as const) {
    await showScreen(page, query);
    await expect(page.locator(`${shift}:not([data-pending])`).first()).toHaveCSS('outline-style', 'solid');
  }
});
