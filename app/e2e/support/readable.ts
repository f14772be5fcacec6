import type { Page } from '@playwright/test';

/** Character counts of the full lines of body text, in paragraphs of three lines and more. */
export async function bodyLineLengths(page: Page): Promise<number[]> {
  return page.locator('main p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const lines: number[] = [];
      let top = Number.NEGATIVE_INFINITY;
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // Text for screen readers alone is on no line.
        if (node.parentElement?.closest('.sr-only')) continue;
        for (const word of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].trimEnd().length);
          const box = range.getBoundingClientRect();
          if (box.top > top + box.height / 2) lines.push(0);
          top = Math.max(top, box.top);
          lines[lines.length - 1] = (lines.at(-1) ?? 0) + word[0].length;
        }
      }
      // The last line may be shorter.
      return lines.length >= 3 ? lines.slice(0, -1) : [];
    }),
  );
}

/** Interactive elements on the page smaller than 44 px. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a[href], button, select, input, summary').evaluateAll((all) =>
    all.flatMap((target) => {
      const box = (target.closest('label') ?? target).getBoundingClientRect();
      const isHidden = box.width <= 1 || box.height <= 1 || !target.checkVisibility();
      // A link inside a sentence is as high as its line (WCAG 2.5.8).
      const isInText = getComputedStyle(target).display === 'inline';
      // With a tolerance of a tenth of a pixel: layout uses fractions.
      return isHidden || isInText || (box.width >= 43.9 && box.height >= 43.9)
        ? []
        : [`${target.tagName} ${target.textContent?.trim().slice(0, 40)} ${box.width}x${box.height}`];
    }),
  );
}

/** Durations of transitions and animations, in seconds, that are neither 150 to 250 ms nor specified. */
export async function oddDurations(page: Page): Promise<[number, string][]> {
  // Specified exceptions: sections animate in for 700 ms, and the rows of tools are endless. A skeleton pulses slowly.
  const own = '.reveal, .marquee, [class*="animate-pulse"], #cc-main, #cc-main *';
  // The hero's animation: highlight, number and ring take 400 ms.
  const animated = 'h1 .marked, .points-counted, .ring-filled > [data-ring]';
  return page.evaluate(
    ([exceptions, slower]) => {
      const found = new Map<number, string>();
      for (const element of document.querySelectorAll('body *')) {
        if (element.matches(exceptions)) continue;
        const maxSeconds = element.matches(slower) ? 0.4 : 0.25;
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
        const texts = [...transitionDuration.split(','), ...(animationName === 'none' ? [] : [animationDuration])];
        for (const text of texts) {
          const value = Number.parseFloat(text);
          if (value <= 0.25 || value > maxSeconds) found.set(value, element.outerHTML.slice(0, 120));
        }
      }
      if (found.size < 2) throw new Error('nothing on the page is animated');
      return [...found].filter(([value]) => value > 0.001 && (value < 0.15 || value > 0.25));
    },
    [own, animated] as const,
  );
}

/** The widths of the page's content in CSS pixels, and its paddings above and below. */
export async function contentWidths(page: Page): Promise<{ width: number; paddings: number[] }[]> {
  return page.locator('main .wrap').evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { paddingTop, paddingBottom } = getComputedStyle(element);
        return {
          width: element.getBoundingClientRect().width,
          paddings: [paddingTop, paddingBottom].map((padding) => Number.parseFloat(padding)),
        };
      }),
  );
}
