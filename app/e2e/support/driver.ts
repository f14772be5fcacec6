import { expect, type Locator, type Page } from '@playwright/test';

/** How a test operates a page: by mouse, or by keyboard alone. */
export interface Driver {
  /** Activates a button, link or tab. */
  press: (target: Locator) => Promise<void>;
  /** Replaces the content of a text field. */
  type: (target: Locator, text: string) => Promise<void>;
  /** Selects a radio button. */
  choose: (target: Locator) => Promise<void>;
  /** Selects a tab of a tab list. */
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

/** More tab stops than any page of the demo has. */
const maxTabStops = 260;

/**
 * Reports where the focus is: on the target, in its group, or elsewhere. A target that was re-rendered since is looked
 * up again.
 */
async function focusTracker(target: Locator, group: string): Promise<() => Promise<string>> {
  await expect(target).toBeVisible();
  const find = async () => {
    const found = await target.elementHandle();
    if (!found) throw new Error('no target to reach');
    return found;
  };
  const locateFocus = (element: Node, ring: string) => {
    if (!element.isConnected) return 'gone';
    if (element === document.activeElement) return 'there';
    return (element as Element).closest(ring)?.contains(document.activeElement) ? 'inside' : 'elsewhere';
  };
  let goal = await find();
  return async () => {
    let focus = await goal.evaluate(locateFocus, group);
    while (focus === 'gone') {
      goal = await find();
      focus = await goal.evaluate(locateFocus, group);
    }
    return focus;
  };
}

/** Presses Tab until the target has the focus, without focusing it by script. */
async function reach(page: Page, target: Locator): Promise<void> {
  const where = await focusTracker(target, '*');
  for (let stops = 0; stops < maxTabStops && (await where()) !== 'there'; stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/**
 * A group with one tab stop: Tab enters it anywhere, arrow keys move to the target. Retries if the group is not
 * hydrated yet, or is re-rendered and loses the focus.
 */
async function arrowTo(page: Page, target: Locator, group: string): Promise<void> {
  const where = await focusTracker(target, group);
  for (let stops = 0; stops < maxTabStops; stops += 1) {
    const focus = await where();
    if (focus === 'there') break;
    await page.keyboard.press(focus === 'inside' ? 'ArrowRight' : 'Tab');
  }
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
