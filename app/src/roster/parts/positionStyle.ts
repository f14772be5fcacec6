/** Classes of a position's chips by the fixture's style token; an unknown token gets a neutral style. */
const chips: Record<string, string> = {
  server: 'bg-mint text-evergreen-deep',
  cook: 'bg-peach text-peach-ink',
  host: 'bg-sky text-sky-ink',
  manager: 'bg-plum text-plum-ink',
};

export function chipColours(token: string): string {
  return chips[token] ?? 'bg-sand text-ink';
}

/** The style tokens with colours of their own, and the one that people get for none of them. */
export const toneTokens = ['server', 'cook', 'host', 'manager'] as const;
export const otherTone = 'other' as const;

const tones: Record<string, string> = {
  server: 'tone-server',
  cook: 'tone-cook',
  host: 'tone-host',
  manager: 'tone-manager',
};

/** The class with the strong colour of a position's dot and figures, as `--tone`. */
export function toneClass(token: string): string {
  return tones[token] ?? 'tone-other';
}

/** The same for pending hours: striped instead of solid. */
export function pendingColours(token: string): string {
  return `${chipColours(token)} stripes-pending`;
}
