import { ArrowDown, ArrowUp, UserPlus } from 'lucide-react';
import { startTransition, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PersonHeader } from '~/roster/parts/PersonHeader';
import { openTeam } from '~/roster/teamStore';
import { formatDate, formatHours } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch } from '~/roster/week/session';
import { wholeRoster } from '~/roster/week/wholeRoster';
import { useToday } from '~/shared/today';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Sheet, type SheetPlace, type SheetRow, type SheetWrite } from '~/ui/Sheet';
import { shownQuantity } from './quantities';
import { type Column, columns, foundRows, type TeamRow, teamRows } from './teamRows';
import {
  pastedValues,
  type RefusedText,
  type SheetColumn,
  type SheetValue,
  sheetColumns,
  withValues,
} from './teamSheet';

const lengthOfMinutes = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

/** What was written, and the texts that were not taken. */
interface Written {
  readonly count: number;
  readonly people: number;
  readonly refused: readonly RefusedText[];
}

const sheetFields = columns.slice(1) as readonly Exclude<Column, 'name'>[];
const isEdited = (column: Column): column is SheetColumn => sheetColumns.includes(column as SheetColumn);

/**
 * The people of the open roster as a sheet: search, sort by any column, open a person, add one; contracts, maxima and
 * wages are typed, pasted and filled in the table itself.
 */
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
  const [written, setWritten] = useState<Written | null>(null);
  // Values that are typed move no row: the order is that of the last search, sorting or change of people.
  const sorting = JSON.stringify([search, order, rows.map(({ person }) => person.id)]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const ids = useMemo(
    () => foundRows(rows, search, order.column, order.ascending, positionName).map(({ person }) => person.id),
    [sorting],
  );
  const byId = new Map(rows.map((row) => [row.person.id, row]));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
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
  const staff = shown.map(({ person }) => person);
  const textOf: Record<SheetColumn, (row: TeamRow) => string> = {
    contract: ({ person }) => shownQuantity(person.contractMinutes, 60, language),
    maximum: ({ person }) => shownQuantity(person.maxMinutes, 60, language),
    wage: ({ person }) => shownQuantity(person.hourlyCents, 100, language),
  };
  const reason = ({ refusal, text, row, name, column }: RefusedText) =>
    t(($) => $.sheet.refused[refusal], {
      text,
      row,
      name: name ?? '',
      column: column ? t(($) => $.columns[column]) : '',
    });
  const save = (values: readonly SheetValue[]) => {
    const { people, count, refused } = withValues(staff, values);
    const isSaved =
      people.length === 0 ||
      dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { changePeople: people } })) !== null;
    return { count: isSaved ? count : 0, people: isSaved ? people.length : 0, refused, isSaved };
  };
  const write = (writes: readonly SheetWrite[], isTyped: boolean) => {
    const values = writes.flatMap(({ row, column, text }) => {
      const [person, field] = [staff[row], sheetFields[column]];
      return person && field && isEdited(field) ? [{ staffId: person.id, column: field, text, row: row + 1 }] : [];
    });
    const done = save(values);
    setWritten(isTyped ? null : done);
    if (!done.isSaved) return t(($) => $.refused);
    return isTyped && done.refused[0] ? reason(done.refused[0]) : null;
  };
  const paste = ({ row, column }: SheetPlace, block: readonly (readonly string[])[]) => {
    const field = sheetFields[column];
    const first = field && isEdited(field) ? field : sheetColumns[0];
    const { values, refused } = pastedValues(staff, block, { person: row, column: first });
    const done = save(values);
    setWritten({ ...done, refused: [...refused, ...done.refused].sort((a, b) => a.row - b.row) });
  };
  const sheetRows = shown.map(
    (row): SheetRow => ({
      id: row.person.id,
      name: row.person.name,
      header: (
        <button
          type="button"
          aria-haspopup="dialog"
          className="min-h-11 max-w-44 sm:max-w-72 text-left underline-offset-4 hover:underline"
          onClick={() => openTeam({ kind: 'person', staffId: row.person.id })}
        >
          <PersonHeader name={row.person.name} color={row.person.color} note={positionName(row.person.positionId)} />
        </button>
      ),
      cells: sheetFields.map((column) => ({
        shown: cell[column](row),
        text: isEdited(column) ? textOf[column](row) : undefined,
      })),
    }),
  );
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
      <p className="text-note text-muted">{t(($) => $.sheet.hint)}</p>
      {written && (
        <div role="status" className="rounded-control bg-mint px-4 py-3 text-note">
          <p>
            {t(($) => $.sheet.written, {
              count: written.count,
              people: t(($) => $.sheet.people, { count: written.people }),
            })}
          </p>
          {written.refused.length > 0 && (
            <>
              <p className="mt-1.5 font-semibold">{t(($) => $.sheet.leftOut, { count: written.refused.length })}</p>
              <ul className="mt-1 max-h-40 overflow-y-auto">
                {written.refused.map((refused) => (
                  <li key={`${refused.row} ${refused.column} ${refused.text}`}>{reason(refused)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      <div className="rounded-card border border-line bg-white overflow-x-auto">
        <Sheet
          label={t(($) => $.title)}
          className="w-full min-w-180 text-left"
          columns={sheetFields.map((column) => t(($) => $.columns[column]))}
          rows={sheetRows}
          handleName={t(($) => $.sheet.fill)}
          onWrite={write}
          onPaste={paste}
          head={
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
          }
        />
      </div>
    </div>
  );
}
