import { Progress } from '~/ui/Progress';

interface BarsProps {
  rows: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  /** What is counted, read with each figure. */
  unit: string;
}

/** Names with a count each, drawn against the largest. */
export function Bars({ rows, unit }: BarsProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul className="grid gap-3">
      {rows.map(({ id, name, count }) => (
        <li key={id}>
          <span className="flex justify-between gap-4">
            <span className="font-semibold truncate">{name}</span>
            <span className="tabular-nums">
              {count}
              <span className="sr-only"> {unit}</span>
            </span>
          </span>
          <Progress percent={(100 * count) / most} className="mt-1" />
        </li>
      ))}
    </ul>
  );
}
