import { expect, type Locator, type Page } from '@playwright/test';

/** How a visitor works a page: with the mouse, or with nothing but keys. */
export interface Driver {
  /** Operates a button, link or tab. */
  press: (target: Locator) => Promise<void>;
  /** Replaces what a text field holds. */
  type: (target: Locator, text: string) => Promise<void>;
  /** Chooses one of several radio buttons. */
  choose: (target: Locator) => Promise<void>;
  /** Chooses a tab of a tab list. */
  tab: (target: Locator) => Promise<void>;
  /** Closes the open dialog. */
  close: (dialog: Locator) => Promise<void>;
}

export const drivers = ['mouse', 'keyboard'] as const;
export type DriverName = (typeof drivers)[number];

function mouse(): Driver {
  return {
    press: (target) => target.click(),
    type: (target, text) => target.fill(text),
    choose: (target) => target.check(),
    tab: (target) => target.click(),
    close: (dialog) => dialog.getByRole('button', { name: /^Close/ }).click(),
  };
}

/** More Tabs than any page of the demo has stops. */
const mostStops = 260;

/** Tabs forward until the target has the focus; the page must lead there by itself. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const goal = await target.elementHandle();
  if (!goal) throw new Error('nothing to reach');
  const arrived = () => page.evaluate((element) => element === document.activeElement, goal);
  for (let stops = 0; stops < mostStops && !(await arrived()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** A group with one stop: Tab enters it anywhere, arrow keys lead to the target. */
async function arrowTo(page: Page, target: Locator, group: string): Promise<void> {
  await expect(target).toBeVisible();
  const goal = await target.elementHandle();
  if (!goal) throw new Error('nothing to reach');
  const inside = () =>
    page.evaluate(
      ([element, role]) => {
        const ring = element.closest(role);
        return ring?.contains(document.activeElement) ?? false;
      },
      [goal, group] as const,
    );
  for (let stops = 0; stops < mostStops && !(await inside()); stops += 1) await page.keyboard.press('Tab');
  const arrived = () => page.evaluate((element) => element === document.activeElement, goal);
  for (let steps = 0; steps < 12 && !(await arrived()); steps += 1) await page.keyboard.press('ArrowRight');
  await expect(target).toBeFocused();
}

function keyboard(page: Page): Driver {
  return {
    press: async (target) => {
      await reach(page, target);
      await page.keyboard.press('Enter');
    },
    type: async (target, text) => {
      await reach(page, target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    choose: (target) => arrowTo(page, target, 'fieldset'),
    tab: (target) => arrowTo(page, target, '[role=tablist]'),
    close: async () => {
      await page.keyboard.press('Escape');
    },
  };
}

/** A driver for the page. */
export function driverOf(name: DriverName, page: Page): Driver {
  return name === 'mouse' ? mouse() : keyboard(page);
}
