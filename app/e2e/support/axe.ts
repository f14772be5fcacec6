import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** A roster's cell is called by a sentence; what is drawn in it, its figures among it, is for the eyes (decision 99). */
const configuration: axe.Spec = {
  rules: [{ id: 'label-content-name-mismatch', selector: ':not([role=gridcell])' }],
};

/** Half as long as `axe.source`: each page reads it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // What passes is not listed element by element: that is most of axe's work.
  resultTypes: ['violations'],
};

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
  const exclude = (await consentIsOpen(page)) ? [] : ['#cc-main'];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // The pages have no frames: one run in the page itself says it all.
  const violations = await page.evaluate(
    async ([excluded, how, spec]) => {
      // Sections far below are judged as they are once they are near, with their real size.
      for (const section of document.querySelectorAll<HTMLElement>('main > *, .site-footer')) {
        section.style.contentVisibility = 'visible';
      }
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      inPage.configure(spec);
      return (await inPage.run({ include: [document.documentElement], exclude: excluded }, how)).violations;
    },
    [exclude, options, configuration] as const,
  );
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    places: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(found).toEqual([]);
}
