import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half the size of `axe.source`, which each page has to parse. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: axe.RunOptions = {
  // Off by default, as experimental: the name of what shows a text contains that text.
  rules: { 'label-content-name-mismatch': { enabled: true } },
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // Passes are not listed element by element, which is most of axe's work.
  resultTypes: ['violations'],
};

/**
 * Whether the consent dialog is open and has stopped moving. Its parts are in the page before they are shown, and while
 * it slides in its buttons count as buttons without text.
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

/** Runs axe on the current page (WCAG 2.2 AA and best practices) and expects no violations. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const exclude = (await consentIsOpen(page)) ? [] : ['#cc-main'];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // The pages have no frames, so one run in the page is enough.
  const violations = await page.evaluate(
    async ([excluded, how]) => {
      // Sections far below the window are rendered for the check, with their real size.
      for (const section of document.querySelectorAll<HTMLElement>('main > *, .site-footer')) {
        section.style.contentVisibility = 'visible';
      }
      // Axe counts each word left of the window as not shown, so that a cell's text would be a text with holes.
      const moved = Array.from(document.querySelectorAll('.roster-box'), (box) => ({ box, left: box.scrollLeft }));
      const scrollTo = async (leftOf: (place: (typeof moved)[number]) => number) => {
        for (const place of moved) place.box.scrollTo({ left: leftOf(place), behavior: 'instant' });
        // The scroll events are dispatched in the next frame, and rendered in the one after it.
        for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      };
      if (moved.some(({ left }) => left > 0)) await scrollTo(() => 0);
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run({ include: [document.documentElement], exclude: excluded }, how);
      if (moved.some(({ left }) => left > 0)) await scrollTo(({ left }) => left);
      return violations;
    },
    [exclude, options] as const,
  );
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    places: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(found).toEqual([]);
}
