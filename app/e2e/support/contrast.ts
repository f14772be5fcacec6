import type { Page } from '@playwright/test';

/** A text with insufficient contrast. */
export interface LowContrast {
  readonly text: string;
  readonly ratio: number;
}

/**
 * Texts in illustrations (`svg`, `role="img"` and content hidden from assistive technology, which axe skips) with less
 * than 4.5:1 against their immediate background. Screen readers get the illustration's name instead.
 */
export function lowContrastTexts(page: Page): Promise<LowContrast[]> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** Parses a CSS colour in any notation to sRGB with an alpha from 0 to 1. */
    const parse = (colour: string): Colour => {
      if (!canvas) throw new Error('no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const blend = (top: Colour, below: Colour): Colour => {
      const mix = (a: number, b: number) => a * top[3] + b * (1 - top[3]);
      return [mix(top[0], below[0]), mix(top[1], below[1]), mix(top[2], below[2]), 1];
    };
    const luminance = (colour: Colour) => {
      const [red = 0, green = 0, blue = 0] = colour
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isShape = (element: Element) => element instanceof SVGGeometryElement;
    const groundOf = (element: Element): Colour => {
      const style = getComputedStyle(element);
      if (isShape(element)) return style.fill === 'none' ? [0, 0, 0, 0] : parse(style.fill);
      return parse(style.backgroundColor);
    };

    const faint: LowContrast[] = [];
    const drawings = document.querySelectorAll('svg, [role="img"], #content [aria-hidden="true"]');
    const seen = new Set<Node>();
    for (const drawing of drawings) {
      const texts = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!parent || text === '' || seen.has(node) || !parent.checkVisibility({ opacityProperty: true })) continue;
        seen.add(node);
        parent.scrollIntoView({ block: 'center', behavior: 'instant' });
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        // Beside the letters' middle, where only their background is.
        const stack = document.elementsFromPoint(box.x + 1, box.y + box.height / 2);
        const from = stack.indexOf(parent);
        if (from === -1) continue;
        let ground: Colour = [255, 255, 255, 1];
        const behind = stack.slice(from).filter((element) => isShape(element) || !(element instanceof SVGElement));
        for (const element of behind.reverse()) ground = blend(groundOf(element), ground);
        const style = getComputedStyle(parent);
        const ink = blend(parse(parent instanceof SVGElement ? style.fill : style.color), ground);
        const [a, b] = [luminance(ink), luminance(ground)];
        const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (ratio < 4.5) faint.push({ text, ratio: Math.round(ratio * 100) / 100 });
      }
    }
    return faint;
  });
}
