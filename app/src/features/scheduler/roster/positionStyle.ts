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

/** The same for pending hours: striped instead of solid. */
export function pendingColours(token: string): string {
  return `${chipColours(token)} stripes-pending`;
}
