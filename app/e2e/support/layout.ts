import type { Page } from '@playwright/test';

/**
 * What is wrong with the places of things on the page at the window's size: a page that scrolls sideways, two pieces of
 * text that overlap, and text under something that is painted over it. Texts of illustrations count, texts for screen
 * readers alone do not. The page is scrolled through, and then back to its start.
 */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Line {
      readonly node: Node;
      readonly text: string;
      readonly parent: Element;
      /** What keeps its place in the window, or shows over everything, with this text. */
      readonly layer: Element | null;
      readonly left: number;
      readonly right: number;
      /** In CSS pixels from the page's start. */
      readonly top: number;
      readonly bottom: number;
    }

    const layers = new Map<Element, Element | null>();
    const layerOf = (element: Element | null): Element | null => {
      if (!element) return null;
      const known = layers.get(element);
      if (known !== undefined) return known;
      const { position } = getComputedStyle(element);
      const own = position === 'fixed' || position === 'sticky' || element.matches(':popover-open, dialog:modal');
      const layer = own ? element : layerOf(element.parentElement);
      layers.set(element, layer);
      return layer;
    };

    interface Area {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    /** What the boxes around an element let be seen of it, in the window. */
    const clips = new Map<Element, Area | null>();
    const clipOf = (element: Element | null): Area | null => {
      if (!element || element === document.body || element === document.documentElement) return null;
      const known = clips.get(element);
      if (known !== undefined) return known;
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(element);
      const around = position === 'fixed' ? null : clipOf(element.parentElement);
      const box = element.getBoundingClientRect();
      const cutsX = overflowX !== 'visible' || clipPath !== 'none';
      const cutsY = overflowY !== 'visible' || clipPath !== 'none';
      const clip =
        !cutsX && !cutsY
          ? around
          : {
              left: Math.max(around?.left ?? Number.NEGATIVE_INFINITY, cutsX ? box.left : Number.NEGATIVE_INFINITY),
              right: Math.min(around?.right ?? Number.POSITIVE_INFINITY, cutsX ? box.right : Number.POSITIVE_INFINITY),
              top: Math.max(around?.top ?? Number.NEGATIVE_INFINITY, cutsY ? box.top : Number.NEGATIVE_INFINITY),
              bottom: Math.min(
                around?.bottom ?? Number.POSITIVE_INFINITY,
                cutsY ? box.bottom : Number.POSITIVE_INFINITY,
              ),
            };
      clips.set(element, clip);
      return clip;
    };

    // Sections far below the window get their real size, and what ignores the pointer can still cover a text.
    if (document.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important; pointer-events: auto !important; }');
      document.adoptedStyleSheets = [sheet];
    }

    const lines: Line[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim().replace(/\s+/g, ' ') ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      range.selectNodeContents(node);
      const clip = clipOf(parent);
      const layer = layerOf(parent);
      for (const box of range.getClientRects()) {
        // A line's box is higher than its letters, which fill about its middle half.
        const quarter = box.height / 4;
        const left = Math.max(box.left, clip?.left ?? Number.NEGATIVE_INFINITY);
        const right = Math.min(box.right, clip?.right ?? Number.POSITIVE_INFINITY);
        const top = Math.max(box.top + quarter, clip?.top ?? Number.NEGATIVE_INFINITY);
        const bottom = Math.min(box.bottom - quarter, clip?.bottom ?? Number.POSITIVE_INFINITY);
        if (right - left < 3 || bottom - top < 3) continue;
        lines.push({
          node,
          text,
          parent,
          layer,
          left,
          right,
          top: top + window.scrollY,
          bottom: bottom + window.scrollY,
        });
      }
    }

    const problems = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) problems.add(`the page is ${scrollWidth} px wide`);
    const short = (text: string) => `'${text.slice(0, 40)}'`;

    lines.sort((a, b) => a.top - b.top);
    for (const [index, upper] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const lower = lines[next];
        if (!lower || lower.top >= upper.bottom - 1) break;
        if (upper.layer !== lower.layer) continue;
        // A line that ends in an ellipsis has two boxes, one with the dots.
        if (upper.node === lower.node && Math.abs(upper.top - lower.top) < 1) continue;
        if (lower.left < upper.right - 1 && upper.left < lower.right - 1)
          problems.add(`${short(upper.text)} and ${short(lower.text)} overlap`);
      }
    }

    /** Whether an element itself, not a pseudo-element around it, paints something at this point of the window. */
    const paints = (element: Element, x: number, y: number): boolean => {
      const box = element.getBoundingClientRect();
      if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false;
      const style = getComputedStyle(element);
      if (Number(style.opacity) === 0) return false;
      if (element instanceof SVGGeometryElement) return style.fill !== 'none' || style.stroke !== 'none';
      if (element.matches('img, video, canvas')) return true;
      const isClear = /^(?:transparent|.*[,/] ?0\))$/.test(style.backgroundColor);
      return !isClear || style.backgroundImage !== 'none';
    };
    const start = window.scrollY;
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (let top = 0, first = 0; ; ) {
      window.scrollTo({ top, behavior: 'instant' });
      const from = window.scrollY;
      for (; first < lines.length; first += 1) {
        const line = lines[first];
        if (!line) break;
        const y = (line.top + line.bottom) / 2 - from;
        if (y >= window.innerHeight) break;
        if (line.layer) continue;
        const middle = (line.left + line.right) / 2;
        for (const x of line.right - line.left < 40 ? [middle] : [line.left + 2, middle, line.right - 2]) {
          // Mostly the text's own element is on top; a list of all elements at a point takes longer.
          if (document.elementFromPoint(x, y)?.contains(line.parent)) continue;
          for (const element of document.elementsFromPoint(x, y)) {
            if (element.contains(line.parent)) break;
            if (line.parent.contains(element) || layerOf(element) !== line.layer || !paints(element, x, y)) continue;
            const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.slice(0, 40) ?? ''}`;
            problems.add(`${name} covers ${short(line.text)}`);
          }
        }
      }
      if (top >= end) break;
      top = Math.min(end, top + window.innerHeight);
    }
    window.scrollTo({ top: start, behavior: 'instant' });
    return [...problems];
  });
}

/** Named parts of a page: CSS selectors of what is in one line, of rows, and of parts that keep apart. */
export interface Parts {
  /** Each has its texts and controls in one line, none beyond its end. */
  readonly oneLine?: readonly string[];
  /** The elements of each are in one row: they stand side by side, from the left. */
  readonly rows?: readonly string[];
  /** None of the elements of all of them overlaps another. */
  readonly apart?: readonly string[];
}

/** What does not hold of the named parts at the window's size. A name without a visible element is a problem, too. */
export function partProblems(page: Page, parts: Parts): Promise<string[]> {
  return page.evaluate(({ oneLine = [], rows = [], apart = [] }) => {
    const problems: string[] = [];
    const seen = (selector: string, root: ParentNode = document) =>
      Array.from(root.querySelectorAll(selector)).filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      });
    const named = (selector: string) => {
      const found = seen(selector);
      if (found.length === 0) problems.push(`${selector} is not on the page`);
      return found;
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} '${element.textContent?.trim().slice(0, 30)}'`;
    for (const selector of oneLine) {
      for (const container of named(selector)) {
        const controls = seen('a, button, select, h1', container)
          .filter((element) => !element.closest('.sr-only, [popover]'))
          .map((element) => ({ element, box: element.getBoundingClientRect() }));
        const [first] = controls.toSorted((a, b) => a.box.bottom - b.box.bottom);
        const [last] = controls.toSorted((a, b) => b.box.top - a.box.top);
        const end = container.getBoundingClientRect().right;
        for (const { element, box } of controls)
          if (box.right > end + 1) problems.push(`${selector}: ${nameOf(element)} is cut off at its end`);
        if (controls.length < 2 || !first || !last) problems.push(`${selector} has no line`);
        else if (last.box.top >= first.box.bottom)
          problems.push(`${selector}: ${nameOf(last.element)} is in a line below ${nameOf(first.element)}`);
      }
    }
    for (const selector of rows) {
      const boxes = named(selector).map((element) => element.getBoundingClientRect());
      for (const [index, box] of boxes.entries()) {
        const before = boxes[index - 1];
        if (before && (before.bottom <= box.top || before.top >= box.bottom || before.right > box.left + 1))
          problems.push(`${selector}: ${index + 1} is not in a row with the one before`);
      }
      if (boxes.length < 2) problems.push(`${selector}: there is no row`);
    }
    const all = apart.flatMap(named);
    for (const [index, one] of all.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of all.slice(index + 1)) {
        const b = other.getBoundingClientRect();
        const overlap =
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        if (overlap) problems.push(`${nameOf(one)} and ${nameOf(other)} overlap`);
      }
    }
    return problems;
  }, parts);
}
