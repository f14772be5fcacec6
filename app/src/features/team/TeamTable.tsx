import { ArrowDown, ArrowUp, UserPlus } from 'lucide-react';
import { startTransition, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonHeader } from '~/features/scheduler/roster/PersonHeader';
import { formatDate, formatHours } from '~/features/scheduler/text/format';
import { usePositionName } from '~/features/scheduler/text/usePositionName';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { wholeRoster } from '~/features/scheduler/week/wholeRoster';
import { openTeam } from '~/roster/teamStore';
import { useToday } from '~/shared/today';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { type Column, columns, foundRows, type TeamRow, teamRows } from './teamRows';

const lengthOfMinutes = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

/** The people of the open roster: search, sort by any column, open a person, add one. */
export function TeamTable({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<{ column: Column; ascending: boolean }>({ column: 'name', ascending: true });
  const today = useToday() ?? '';
  const rows = useMemo(() => {
    const roster = wholeRoster(week.handle);
    return roster.ok ? teamRows(week, roster.value, today) : [];
  }, [week, today]);
  const shown = useMemo(
    () => foundRows(rows, search, order.column, order.ascending, positionName),
    [rows, search, order, positionName],
  );
  const { currency } = week.handle.ask({ kind: 'labour' });
  const hours = (minutes: number | undefined) =>
    minutes === undefined ? '' : t(($) => $.hours, { hours: formatHours(lengthOfMinutes(minutes), language) });
  const money = new Intl.NumberFormat(language, { style: 'currency', currency });
  const cell: Record<Exclude<Column, 'name'>, (row: TeamRow) => string> = {
    position: ({ person }) =>
      [person.positionId, ...(person.otherPositions ?? [])].map((id) => positionName(id)).join(', '),
    contract: ({ person }) => hours(person.contractMinutes),
    maximum: ({ person }) => hours(person.maxMinutes),
    wage: ({ person }) => (person.hourlyCents === undefined ? '' : money.format(person.hourlyCents / 100)),
    hours: ({ week: row }) => hours(row.labour?.minutes ?? 0),
    absence: ({ nextAbsence }) =>
      nextAbsence
        ? `${formatDate(nextAbsence.date, 'dayMonth', language)}, ${t(($) => $.kinds[nextAbsence.kind])}`
        : '',
  };
  const Arrow = order.ascending ? ArrowUp : ArrowDown;
  return (
    <div className="grid gap-4 grid-cols-1">
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          aria-label={t(($) => $.search)}
          placeholder={t(($) => $.search)}
          className="flex-1 min-w-48 max-w-md min-h-11 px-3.5 rounded-control border-firm border-line-strong bg-white"
        />
        <Button size="small" onClick={() => openTeam({ kind: 'new' })}>
          <UserPlus className="size-4.5" aria-hidden="true" />
          {t(($) => $.add)}
        </Button>
      </div>
      <p role="status" className={shown.length === 0 ? 'text-muted' : 'sr-only'}>
        {search.trim() !== '' ? t(($) => $.found, { count: shown.length }) : rows.length === 0 && t(($) => $.nobody)}
      </p>
      <div className="rounded-card border border-line bg-white overflow-x-auto">
        <table className="w-full min-w-180 text-left">
          <caption className="sr-only">{t(($) => $.title)}</caption>
          <thead>
            <tr className="border-b border-line">
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-sort={order.column === column ? (order.ascending ? 'ascending' : 'descending') : undefined}
                  className="px-2.5 font-semibold"
                >
                  <button
                    type="button"
                    className="inline-flex items-center gap-1.5 min-h-12 text-left leading-tight"
                    onClick={() =>
                      startTransition(() =>
                        setOrder((before) => ({
                          column,
                          ascending: before.column === column ? !before.ascending : true,
                        })),
                      )
                    }
                  >
                    {t(($) => $.columns[column])}
                    {order.column === column && <Arrow className="size-4" aria-hidden="true" />}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr
                key={row.person.id}
                data-person={row.person.id}
                className="border-b border-line last:border-0 hover:bg-paper"
              >
                <th scope="row" className="px-2.5 py-1.5 font-normal">
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    className="min-h-11 max-w-44 sm:max-w-72 text-left underline-offset-4 hover:underline"
                    onClick={() => openTeam({ kind: 'person', staffId: row.person.id })}
                  >
                    <PersonHeader
                      name={row.person.name}
                      color={row.person.color}
                      note={positionName(row.person.positionId)}
                    />
                  </button>
                </th>
                {columns.slice(1).map((column) => (
                  <td key={column} className="px-2.5 py-1.5 tabular-nums text-note">
                    {cell[column as Exclude<Column, 'name'>](row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
