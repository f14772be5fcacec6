/** Fills of a position, from an empty slot to a full one. */
export interface Shades {
  readonly mark: string;
  readonly levels: readonly string[];
}

const palette: readonly Shades[] = [
  {
    mark: 'bg-evergreen',
    levels: ['bg-white', 'bg-evergreen/8', 'bg-evergreen/15', 'bg-evergreen/24', 'bg-evergreen/34'],
  },
  { mark: 'bg-coral', levels: ['bg-white', 'bg-coral/12', 'bg-coral/22', 'bg-coral/34', 'bg-coral/48'] },
  { mark: 'bg-sky-ink', levels: ['bg-white', 'bg-sky-ink/8', 'bg-sky-ink/15', 'bg-sky-ink/24', 'bg-sky-ink/34'] },
  { mark: 'bg-plum-ink', levels: ['bg-white', 'bg-plum-ink/8', 'bg-plum-ink/15', 'bg-plum-ink/24', 'bg-plum-ink/34'] },
  { mark: 'bg-sun', levels: ['bg-white', 'bg-sun/20', 'bg-sun/36', 'bg-sun/55', 'bg-sun/75'] },
];

/** The colours of the position with this index. */
export function shadesAt(index: number): Shades {
  return palette[index % palette.length] as Shades;
}

/** The shade of a headcount, 0 to 4; visual only. */
export function levelOf(heads: number): number {
  return [1, 3, 5, 8].filter((from) => heads >= from).length;
}
