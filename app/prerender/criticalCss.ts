import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import { withDatedParts } from './thisWeek';

const fontFaces = /@font-face\s*\{[^}]*\}/g;
const properties = /@property\s+[\w-]+\s*\{[^}]*\}/g;

/** The blocks of the base layer: element rules, which restyle every element when they load. */
function baseLayers(css: string): string[] {
  return [...css.matchAll(/@layer base\s*\{/g)].map(({ 0: opening, index }) => {
    let end = index + opening.length;
    for (let depth = 1; depth > 0 && end < css.length; end += 1) {
      if (css[end] === '{') depth += 1;
      if (css[end] === '}') depth -= 1;
    }
    return css.slice(index, end);
  });
}

/** The layer names of a stylesheet, in order. */
function layerNames(css: string): string[] {
  return [...css.matchAll(/@layer ([^{;]+)[{;]/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
}

/** The rules that every page includes, whether or not its elements use them. */
function sharedRules(css: string): string[] {
  return [...(css.match(fontFaces) ?? []), ...(css.match(properties) ?? []), ...baseLayers(css)];
}

function without(css: string, parts: readonly string[]): string {
  return parts.reduce((rest, part) => rest.replace(part, ''), css);
}

/** The part of the site's stylesheets that a page's HTML uses. */
export class CriticalCss {
  private readonly beasties: Beasties;
  private readonly sheets = new Map<string, string>();

  /** @param site Folder of the built site with its stylesheets. */
  constructor(private readonly site: string) {
    this.beasties = new Beasties({
      path: site,
      publicPath: '/',
      external: true,
      pruneSource: false,
      mergeStylesheets: true,
      reduceInlineStyles: false,
      keyframes: 'critical',
      fonts: false,
      preload: 'body',
      noscriptFallback: false,
      // It cannot evaluate Tailwind's variants for children, such as `*:shrink-0`, and what holds while the page arrives
      // does not hold for the whole page.
      allowRules: [/:is\([^)]*>\*\)/, />:is\(/, /:has\(footer\)/],
      logLevel: 'error',
    });
  }

  private sheet(href: string): string {
    const file = href.replace(/#$/, '');
    const known = this.sheets.get(file) ?? readFileSync(join(this.site, file), 'utf8');
    this.sheets.set(file, known);
    return known;
  }

  /** The rules, as one text, for a page that links to these stylesheets. */
  async of(html: string, hrefs: readonly string[]): Promise<string> {
    // Only elements are matched; scripts would slow this down. The framework appends an empty fragment to a
    // stylesheet's address, which is not part of the file name.
    const elements = withDatedParts(html)
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/\.css#"/g, '.css"');
    const processed = await this.beasties.process(elements);
    const styles = [...processed.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style ?? '');
    const used = styles.join('');
    const sheets = hrefs.map((href) => this.sheet(href));
    // The first mention of a layer determines its rank, and not every layer has a rule for this page.
    const layers = new Set(sheets.flatMap((sheet) => layerNames(sheet)));
    const order = layers.size > 0 ? [`@layer ${[...layers].join(',')};`] : [];
    const whole = new Set(sheets.flatMap((sheet) => sharedRules(sheet)));
    return [...order, ...whole, without(used, sharedRules(used))].join('');
  }

  /**
   * The linked stylesheets by file, without the rules that every page includes: repeated fonts would lay out all text
   * again, and repeated registered properties and base rules would restyle every element.
   */
  deferredSheets(): (readonly [file: string, text: string])[] {
    return [...this.sheets].map(([file, text]) => [file, without(text, sharedRules(text))] as const);
  }
}
