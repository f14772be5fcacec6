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

const pathOf = Symbol('path');

function recorder(path: readonly string[]): unknown {
  return new Proxy(
    {},
    { get: (_, key) => (key === pathOf ? path : typeof key === 'string' ? recorder([...path, key]) : undefined) },
  );
}

/** The path that a selector such as `($) => $.header.title` walks, joined by dots. */
export function keyFromSelector(selector: Selector): string {
  const walked = selector(recorder([])) as { [pathOf]: readonly string[] };
  return walked[pathOf].join('.');
}

/** Writes the values into a text; what no value is given for stays as it stands. */
function filled(text: string, values: Values): string {
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
class LeanTranslator {
  readonly isInitialized = true;
  options: Options = { lng: '', defaultNS: '' };
  languages: readonly string[] = [];
  language = '';
  resolvedLanguage = '';
  private readonly areas = new Map<string, Tree>();
  private readonly plugins: Plugin[] = [];
  private plurals: Intl.PluralRules | undefined;

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
    this.plurals ??= new Intl.PluralRules(this.language);
    return `_${this.plurals.select(count)}`;
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

  /** The function `t` of an area; a path that leads to no text gives the path itself. */
  getFixedT(_language: string, area: string | readonly string[]) {
    const own = typeof area === 'string' ? area : (area[0] ?? this.options.defaultNS);
    return (key: Key, values: Values = {}): unknown => {
      const path = typeof key === 'function' ? keyFromSelector(key) : key;
      const found = this.found(typeof values.ns === 'string' ? values.ns : own, path, values.count);
      if (typeof found === 'string') return filled(found, values);
      if (typeof found === 'number' || typeof found === 'boolean') return found;
      return found !== undefined && values.returnObjects ? deeplyFilled(found, values) : path;
    };
  }
}

/** A translator of one language. */
export function createInstance(): LeanTranslator {
  return new LeanTranslator();
}
