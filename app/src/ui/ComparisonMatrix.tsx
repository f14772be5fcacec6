import { clsx } from 'clsx';
import { Check, Minus, X } from 'lucide-react';

export type Verdict = 'yes' | 'partly' | 'no';

const icons = {
  yes: { Icon: Check, colours: 'text-evergreen' },
  partly: { Icon: Minus, colours: 'text-warning' },
  no: { Icon: X, colours: 'text-muted' },
} as const;

/** On small screens a row's name is above its verdicts, one column for each kind. */
const grids = {
  3: { row: 'max-sm:grid max-sm:grid-cols-3', name: 'max-sm:col-span-3' },
  4: { row: 'max-sm:grid max-sm:grid-cols-4', name: 'max-sm:col-span-4' },
} as const;

interface ComparisonMatrixProps {
  caption: string;
  /** Heading of the column with the rows' names. */
  what: string;
  /** The compared kinds; the first is ours. */
  kinds: readonly { id: string; name: string }[];
  rows: readonly { id: string; name: string; verdicts: readonly Verdict[] }[];
  words: Readonly<Record<Verdict, string>>;
}

/** A table of what each kind of tool does: yes, partly or no, in words and icons. */
export function ComparisonMatrix({ caption, what, kinds, rows, words }: ComparisonMatrixProps) {
  const grid = kinds.length === 4 ? grids[4] : grids[3];
  return (
    <div className="mt-6 md:mt-10 rounded-panel border border-line bg-white overflow-clip">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr
            className={clsx(
              'align-bottom text-[clamp(0.8125rem,3.4vw,1.0625rem)] leading-tight hyphens-auto',
              grid.row,
            )}
          >
            <th scope="col" className="w-[30%] lg:w-[40%] sm:p-5 font-semibold text-muted max-sm:sr-only">
              {what}
            </th>
            {kinds.map(({ id, name }, index) => (
              <th
                key={id}
                scope="col"
                className={clsx(
                  'px-1 py-2 sm:p-5 text-center font-heading tracking-lead max-sm:grid max-sm:place-items-center',
                  index === 0 ? 'bg-evergreen text-white' : 'text-ink',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, verdicts }) => (
            <tr key={id} className={clsx('border-t border-line', grid.row)}>
              <th
                scope="row"
                className={clsx(
                  'px-4 pt-1.5 sm:p-5 font-medium leading-snug max-sm:text-center max-sm:text-note',
                  grid.name,
                )}
              >
                {name}
              </th>
              {verdicts.map((verdict, index) => {
                const { Icon, colours } = icons[verdict];
                return (
                  <td
                    key={kinds[index]?.id}
                    className={clsx(
                      'px-1 pt-0.5 pb-1.5 sm:p-4 text-center',
                      index === 0 && 'bg-mint max-sm:rounded-t-control',
                    )}
                  >
                    <span
                      className={clsx(
                        'flex sm:max-lg:flex-col items-center justify-center gap-x-1.5 gap-y-1 text-sm font-semibold',
                        colours,
                      )}
                    >
                      <Icon className="size-5 sm:size-6" strokeWidth={2.5} aria-hidden="true" />
                      {words[verdict]}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
