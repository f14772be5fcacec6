import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { LiveGapCell } from './LiveGapCell';
import type { LiveState } from './useLiveWeek';

interface LiveGapsRowProps {
  live: LiveState;
  /** The classes of the cell of a day, 0 (Monday) to 6. */
  cellClass: (day: number) => string;
}

/** The row of a live roster with its gaps, those that have been closed among them. */
export function LiveGapsRow({ live, cellClass }: LiveGapsRowProps) {
  const { view, initial } = live;
  const { t } = useTranslation('liveRoster');
  return (
    <tr>
      <th
        scope="row"
        className={clsx(
          'border-t border-line px-2 sm:px-4 py-1 text-left font-bold',
          view.gaps.length > 0 && 'text-danger',
        )}
      >
        {t(($) => $.open)}
      </th>
      {view.days.map((day) => (
        <td key={day} className={cellClass(day)}>
          {initial.gaps
            .filter((opening) => opening.day === day)
            .map((opening) => (
              <LiveGapCell key={opening.key} live={live} opening={opening} />
            ))}
        </td>
      ))}
    </tr>
  );
}
