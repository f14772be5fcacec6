import type { Page } from '@playwright/test';
import { tour as english } from '../src/locales/en/tour';
import { tour as spanish } from '../src/locales/es/tour';
import { expectNoAxeViolations } from './support/axe';
import { openScheduler, schedulerPaths } from './support/scheduler';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

const cardOf = (page: Page) => page.getByTestId('tour');
const start = (page: Page, name = 'Take the tour') => page.getByRole('link', { name }).press('Enter');

/** Waits for a step's card and for the focus, which moves to it. */
async function expectStep(page: Page, step: keyof typeof english.steps, texts = english) {
  const card = cardOf(page);
  await expect(card).toHaveAttribute('data-step', step);
  await expect(card.getByRole('heading')).toHaveText(texts.steps[step].title);
  await expect(card).toBeFocused();
}

/** Presses Tab until a matching element has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let stops = 0; stops < 90; stops += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} is not reachable by Tab.`);
}

const pressShow = async (page: Page) => {
  await page.keyboard.press('Tab');
  await expect(cardOf(page).getByRole('button', { name: 'Show me' })).toBeFocused();
  await page.keyboard.press('Enter');
};

test.beforeEach(async ({ page }) => refuseConsent(page));

test('[D-266] the whole tour by keyboard alone: each step is really performed, and the last one is a thank-you', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openScheduler(page);
  await start(page);
  await expectStep(page, 'gap');
  await expect(page).toHaveURL(/\/shift-scheduler$/);
  await pressShow(page);
  await expect(page.locator('[data-cell][data-gap]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');

  await expect(page.getByTestId('gap-dialog')).toBeVisible();
  await expectStep(page, 'fill');
  await pressShow(page);
  await expect(page.locator('[data-assign]:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');

  await expectStep(page, 'ill');
  await expect(cardOf(page)).toContainText(english.behind);
  await pressShow(page);
  await expect(page.getByTestId('gap-dialog')).toHaveCount(0);
  await expect(page.locator('[data-tour=tools]')).toBeFocused();
  await page.keyboard.press('Enter');
  // The menu that opens keeps the focus; its first item is the next stop.
  await expect(page.locator('[data-tour=absence]')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-tour=absence]')).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = page.getByTestId('fill-panel');
  await tabTo(page, '[data-testid=fill-panel] select');
  await page.keyboard.type('Marta');
  await expect(panel.getByRole('combobox').first()).toHaveValue('st-01');
  await page.keyboard.press('Tab');
  // Today is chosen already.
  if ((await page.locator(':focus').getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('Space');
  await expect(panel.locator('[data-accept]')).toBeEnabled();
  await tabTo(page, '[data-accept]');
  await page.keyboard.press('Enter');

  await expectStep(page, 'publish');
  await pressShow(page);
  await expect(page.locator('[data-publish]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('publish-dialog')).toBeVisible();
  await tabTo(page, '[data-testid=publish-dialog] [data-tour=publish]');
  await page.keyboard.press('Enter');

  await expectStep(page, 'thank');
  await page.keyboard.press('Tab');
  await expect(cardOf(page).getByRole('link', { name: /^Thank .+, \+50$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/demo\/manager\/recognitions$/);
  await expect(page.getByRole('radio', { name: '50 points per person' })).toBeChecked();
  await expect(cardOf(page)).toHaveCount(0);
});

test('it ends at any time: by Escape, by its button, and by leaving the page; it never starts by itself', async ({
  page,
}) => {
  await openScheduler(page);
  await expect(cardOf(page)).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Take the tour' });
  await expect(link).toHaveAttribute('data-new', 'true');
  await start(page);
  await expectStep(page, 'gap');
  await page.keyboard.press('Escape');
  await expect(cardOf(page)).toHaveCount(0);
  await start(page);
  await cardOf(page).getByRole('button', { name: 'Next' }).press('Enter');
  await expectStep(page, 'fill');
  await cardOf(page).getByRole('button', { name: 'Leave the tour' }).press('Enter');
  await expect(cardOf(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('main')).toHaveAttribute('data-engine', 'ready');
  await expect(cardOf(page)).toHaveCount(0);
  await expect(link).not.toHaveAttribute('data-new');
});

test('Escape closes a dialog in front of the tour first, and only then the tour', async ({ page }) => {
  await openScheduler(page);
  await start(page);
  await page.getByRole('button', { name: 'Schedule Now' }).click();
  await expectStep(page, 'fill');
  const dialog = page.getByTestId('gap-dialog');
  await dialog.locator('[data-assign]').first().focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(cardOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cardOf(page)).toHaveCount(0);
});

test('with storage blocked the tour still works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await openScheduler(page);
  await start(page);
  await expectStep(page, 'gap');
});

for (const [language, texts, name] of [
  ['en', english, 'Take the tour'],
  ['es', spanish, 'Hacer la visita'],
] as const) {
  test(`the cards stay on the screen, and axe finds no violations, at 1440 and 390 px: ${language}`, async ({
    page,
  }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(schedulerPaths[language]);
      const goOn = page.getByRole('button', {
        name: language === 'en' ? 'Continue anyway' : 'Continuar de todos modos',
      });
      if (width < 768) await goOn.click();
      await expect(page.locator('main')).toHaveAttribute('data-engine', 'ready');
      await start(page, name);
      for (const step of ['gap', 'fill', 'ill', 'publish', 'thank'] as const) {
        await expectStep(page, step, texts);
        const inside = () =>
          cardOf(page).evaluate((card) => {
            const { left, right, top, bottom } = card.getBoundingClientRect();
            return left >= 0 && right <= window.innerWidth && top >= 0 && bottom <= window.innerHeight;
          });
        await expect.poll(inside, `${step} at ${width} px`).toBe(true);
        if (step === 'gap') await expectNoAxeViolations(page);
        await cardOf(page)
          .getByRole('button', { name: step === 'thank' ? texts.finish : texts.next })
          .press('Enter');
      }
      await expect(cardOf(page)).toHaveCount(0);
    }
  });
}
