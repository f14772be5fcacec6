import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';

const fontFaces = /@font-face\s*\{[^}]*\}/g;
const properties = /@property\s+([\w-]+)\s*\{[^}]*\}/g;

/** The part of a site's stylesheets that one page's HTML uses. */
export class CriticalCss {
  private readonly beasties: Beasties;
  private readonly sheets = new Map<string, string>();

  /** @param site The built site's folder, from which the stylesheets are read. */
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
    // What is read is the tree of elements: scripts would only slow this down.
    // The framework ends a stylesheet's address with an empty fragment, which is no part of the file's name.
    const elements = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/\.css#"/g, '.css"');
    const processed = await this.beasties.process(elements);
    const styles = [...processed.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style ?? '');
    const used = styles.join('').replace(fontFaces, '').replace(properties, '');
    // No element shows these two: every page needs the fonts, and the registered properties that its rules name.
    const sheets = hrefs.map((href) => this.sheet(href));
    const fonts = sheets.flatMap((sheet) => sheet.match(fontFaces) ?? []);
    const named = sheets.flatMap((sheet) =>
      [...sheet.matchAll(properties)].flatMap(([rule, name]) => (name && used.includes(name) ? [rule] : [])),
    );
    return [...new Set([...fonts, ...named])].join('') + used;
  }

  /**
   * The sheets that pages have linked to, as file and text, without the fonts: every page has named those itself, and
   * named once more by a sheet that comes later they would have the whole page laid out again.
   */
  lateSheets(): (readonly [file: string, text: string])[] {
    return [...this.sheets].map(([file, text]) => [file, text.replace(fontFaces, '')] as const);
  }
}
