/**
 * The part of i18next that this site's texts use, behind i18next's own names: the build puts this module in its place
 * (`vite.config.ts`), so that a page's script carries a twentieth of it. Types and behaviour are i18next's; the tests
 * beside this file compare the two over every text in both languages.
 *
 * What it knows: texts and lists by path, areas (`ns`), `{{name}}`, plurals by `count`, `returnObjects`. What it does
 * not know: other languages to fall back to, nesting, contexts, formats, loading.
 */

type Tree = { readonly [key: string]: unknown };
type Values = Readonly<Record<string, unknown>>;
type Selector = (texts: unknown) => unknown;
type Key = string | Selector;

interface Options {
  readonly lng: string;
  readonly defaultNS: string;
  readonly [option: string]: unknown;
}

interface Plugin {
  init?: (translator: LeanTranslator) => void;
}

let walked: string[] = [];

/** Notes each step of a selector; one for all walks, because a page takes thousands of them. */
const walker: object = new Proxy(
  {},
  {
    get: (_, key) => {
      if (typeof key !== 'string') return undefined;
      walked.push(key);
      return walker;
    },
  },
);

/** The path that a selector such as `($) => $.header.title` walks, joined by dots. */
export function keyFromSelector(selector: Selector): string {
  const outer = walked;
  walked = [];
  selector(walker);
  const path = walked.join('.');
  walked = outer;
  return path;
}

/** What the selector picks from the texts themselves; nothing where it leads past their ends. */
function picked(selector: Selector, texts: Tree | undefined): unknown {
  try {
    return selector(texts);
  } catch {
    return undefined;
  }
}

/** Writes the values into a text; what no value is given for stays as it stands. */
function filled(text: string, values: Values): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (mark, name: string) =>
    name in values ? String(values[name] ?? '') : mark,
  );
}

/** A copy of a list or of a tree of texts, with the values written into each. */
function deeplyFilled(found: unknown, values: Values): unknown {
  if (typeof found === 'string') return filled(found, values);
  if (Array.isArray(found)) return found.map((entry) => deeplyFilled(entry, values));
  if (typeof found !== 'object' || found === null) return found;
  return Object.fromEntries(Object.entries(found).map(([key, entry]) => [key, deeplyFilled(entry, values)]));
}

/** No `#private` members: react-i18next hands it out behind a proxy, which has none. */
export class LeanTranslator {
  readonly isInitialized = true;
  options: Options = { lng: '', defaultNS: '' };
  languages: readonly string[] = [];
  language = '';
  resolvedLanguage = '';
  private readonly areas = new Map<string, Tree>();
  private readonly fixed = new Map<string, (key: Key, values?: Values) => unknown>();
  private readonly plugins: Plugin[] = [];

  use(plugin: Plugin): this {
    this.plugins.push(plugin);
    return this;
  }

  init(options: Options): void {
    this.options = options;
    this.language = options.lng;
    this.resolvedLanguage = options.lng;
    this.languages = [options.lng];
    for (const plugin of this.plugins) plugin.init?.(this);
  }

  /** A language never changes here: each language has a translator of its own. */
  on(): void {}
  off(): void {}

  hasResourceBundle(_language: string, area: string): boolean {
    return this.areas.has(area);
  }

  /** What a page needs comes with the page. */
  hasLoadedNamespace(): boolean {
    return true;
  }

  addResourceBundle(_language: string, area: string, texts: Tree): void {
    this.areas.set(area, texts);
  }

  getResource(_language: string, area: string, path: string): unknown {
    return path.split('.').reduce<unknown>((tree, key) => {
      const own = typeof tree === 'object' && tree !== null && Object.hasOwn(tree, key);
      return own ? (tree as Tree)[key] : undefined;
    }, this.areas.get(area));
  }

  private pluralEnding(count: number): string {
    // The platform's own rules take long to begin, and these two languages need three lines.
    if (count === 1) return '_one';
    const millions = this.language === 'es' && count !== 0 && count % 1_000_000 === 0;
    return millions ? '_many' : '_other';
  }

  private found(area: string, path: string, count: unknown): unknown {
    // Spanish has a form for millions, which a text may do without: `_other` stands in for it.
    const endings = typeof count === 'number' ? [this.pluralEnding(count), '_other', ''] : [''];
    if (count === 0) endings.unshift('_zero');
    for (const ending of endings) {
      const found = this.getResource(this.language, area, path + ending);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** The function `t` of an area, always the same one; a path that leads to no text gives the path itself. */
  getFixedT(_language: string, area: string | readonly string[] | undefined) {
    const own = (typeof area === 'string' ? area : area?.[0]) ?? this.options.defaultNS;
    const known = this.fixed.get(own) ?? ((key: Key, values: Values = {}) => this.text(own, key, values));
    this.fixed.set(own, known);
    return known;
  }

  private text(own: string, key: Key, values: Values): unknown {
    const area = typeof values.ns === 'string' ? values.ns : own;
    if (typeof key === 'function' && typeof values.count !== 'number') {
      const text = picked(key, this.areas.get(area));
      if (typeof text === 'string') return filled(text, values);
    }
    const path = typeof key === 'function' ? keyFromSelector(key) : key;
    const found = this.found(area, path, values.count);
    if (typeof found === 'string') return filled(found, values);
    if (typeof found === 'number' || typeof found === 'boolean') return found;
    return found !== undefined && values.returnObjects ? deeplyFilled(found, values) : path;
  }
}

/** A translator of one language. */
export function createInstance(): LeanTranslator {
  return new LeanTranslator();
}
