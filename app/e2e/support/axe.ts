import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Whether the box for consent is open and stands still. Its parts are in the page before they are shown, and while it
 * slides in its buttons count as buttons without words.
 */
async function consentIsOpen(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { classList } = document.documentElement;
    if (!classList.contains('show--consent') && !classList.contains('show--preferences')) return false;
    const moves = document.getElementById('cc-main')?.getAnimations({ subtree: true }) ?? [];
    await Promise.allSettled(moves.map((move) => move.finished));
    return true;
  });
}

/** Runs axe on what the page shows now (WCAG 2.2 AA and best practices) and expects nothing to complain about. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(tags);
  const { violations } = await ((await consentIsOpen(page)) ? axe : axe.exclude('#cc-main')).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    places: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(found).toEqual([]);
}
