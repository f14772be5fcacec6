import { clsx } from 'clsx';
import { type ClipboardEvent, type CSSProperties, type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Absence, Shift, ShiftType } from '~/engine/engine';
import { useNow } from '~/roster/parts/useNow';
import { formatDate, formatHours, formatTimesBriefly } from '~/roster/text/format';
import { useRosterTexts } from '~/roster/text/useRosterTexts';
import { useSpecialName } from '~/roster/text/useSpecialName';
import { showDay } from '~/roster/week/actions';
import { typeNamed } from '~/roster/week/codes';
import { monthOfWeek } from '~/roster/week/dates';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { isPastDay } from '~/roster/week/moment';
import { dispatch, peek, useSession } from '~/roster/week/session';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';
import { type ViewState, weekKey } from '~/roster/week/viewState';
import type { WeekFigures } from '~/roster/week/weekFigures';
import { Button } from '~/ui/Button';
import { paintStrokes, type Stroke } from '../input/boardStrokes';
import { useBrush } from '../input/brush';
import { type CellPosition, cellOf, currentRoster, positionOf } from '../input/rosterAxes';
import { BrushBar } from './BrushBar';
import {
  type BoardDay,
  type BoardEntry,
  type BoardPerson,
  type BoardWeek,
  cellKey,
  daysOfMonth,
  isBegun,
  isFree,
  neededOf,
  pastedRows,
  shiftsByCell,
  sumsOf,
  typeOf,
} from './boardCells';
import { MonthPaper } from './MonthPaper';
import { RosterCell, RosterGrid, RosterRow } from './RosterGrid';
import { usePrinting } from './usePrinting';
import { Spacer, useRowWindow } from './useRowWindow';

/** In pixels, including the border. */
const rowHeight = 37;

interface MonthBoardProps {
  week: EditableWeek;
  /** A new model after each change. */
  model: WeekFigures;
  state: ViewState;
}

/** The month's weeks, read again after each command. */
function useMonthWeeks({ model, state }: MonthBoardProps): BoardWeek[] {
  const start = useSession((session) => session.start);
  // Commands change single weeks, a template all of them.
  const shown = useSession((session) => session.week);
  const template = useSession((session) => session.template);
  const { roster } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    if (start.status !== 'ready') return [];
    const { year, month } = monthOfWeek(model.dates);
    return start.engine.calendarMonth(year, month).flatMap((dates) => {
      const key = weekKey(dates.isoYear, dates.isoWeek);
      const read = peek({ week: key, roster }, (editor) => ({
        schedule: editor.ask({ kind: 'schedule' }),
        special: editor.ask({ kind: 'specialDates', first: dates.monday, last: dates.sunday }),
        requirements: editor.ask({ kind: 'requirements' }),
      }));
      return read ? [{ dates, ...read }] : [];
    });
  }, [start, model, roster, shown, template]);
}

interface RowProps {
  index: number;
  person: BoardPerson;
  days: readonly BoardDay[];
  entries: readonly (readonly BoardEntry[])[];
  away: readonly (Absence | undefined)[];
  types: readonly ShiftType[];
  rowRef: ReturnType<typeof useRowWindow>['rowRef'];
  typed: { readonly column: number; readonly text: string } | null;
  daysOver: number;
  texts: ReturnType<typeof useRosterTexts>;
}

/** A person's month; re-renders only when something in it changed. */
const Row = memo(
  function Row({ index, person, days, entries, away, types, rowRef, typed, daysOver, texts }: RowProps) {
    const { t, language, positionName } = texts;
    const { hours, counts } = sumsOf(entries, away, types);
    const shown = formatHours({ hours }, language);
    return (
      <RosterRow
        index={index}
        rowRef={rowRef}
        template="day-blocks"
        className="board-row"
        headerClass="px-3 py-1 max-md:px-2"
        header={
          <>
            <span className="block truncate font-semibold" title={person.name}>
              {person.name}
            </span>
            <span className="block truncate text-xs text-muted max-md:sr-only">{positionName(person.positionId)}</span>
          </>
        }
      >
        {days.map(({ date, day, week }, column) => {
          const shifts = entries[column] ?? [];
          const absence = away[column];
          const said = shifts.map(({ shift, type, text }) => {
            const name = type?.name ?? text;
            return shift.confirmed ? name : t(($) => $.board.pending, { shift: name });
          });
          const special = week.special.find((known) => known.date === date);
          return (
            <RosterCell
              key={date}
              row={index}
              column={column}
              name={t(($) => $.board.cell, {
                name: person.name,
                day: formatDate(date, 'full', language),
                shifts: absence
                  ? t(($) => $.absence[absence.kind])
                  : said.length > 0
                    ? said.join('; ')
                    : t(($) => $.board.off),
              })}
              className={clsx(
                'board-cell',
                (day > 4 || special?.holiday) && 'board-weekend',
                special?.closed && 'board-closed',
                column < daysOver && 'past',
              )}
              bodyClass="board-codes"
            >
              {typed?.column === column ? (
                <b>{typed.text}</b>
              ) : absence ? (
                <span className="board-away">{t(($) => $.board.away[absence.kind])}</span>
              ) : (
                shifts.map(({ shift, type, text }) => (
                  <span
                    key={shift.id}
                    data-type={type ? types.indexOf(type) % 4 : undefined}
                    className={clsx('board-code', !shift.confirmed && 'board-pending', !type && 'board-times')}
                  >
                    {text}
                  </span>
                ))
              )}
            </RosterCell>
          );
        })}
        <RosterCell
          row={index}
          column={days.length}
          name={t(($) => $.board.ofPerson, { name: person.name, hours: shown })}
          className="board-sum"
        >
          {shown}
        </RosterCell>
        {types.map((type, place) => (
          <RosterCell
            key={type.code}
            row={index}
            column={days.length + 1 + place}
            name={t(($) => $.board.countOf, { name: person.name, type: type.name, heads: counts[place] ?? 0 })}
            className="board-sum"
          >
            {counts[place] || ''}
          </RosterCell>
        ))}
      </RosterRow>
    );
  },
  (a, b) => {
    const content = ({ index, person, entries, away, types, typed, daysOver, days }: RowProps) =>
      JSON.stringify([index, person, entries, away, types, typed, daysOver, days.map(({ week }) => week.special)]);
    return a.texts === b.texts && a.rowRef === b.rowRef && content(a) === content(b);
  },
);

const sumWidth = 38;

/** The month with a row per person and a column per day, in the codes of the shift types, and its sums. */
export function MonthBoard(props: MonthBoardProps) {
  const { week, model } = props;
  const { t } = useTranslation('scheduler');
  const texts = useRosterTexts(week.positions);
  const specialName = useSpecialName();
  const { language } = texts;
  const now = useNow();
  const printing = usePrinting();
  const weeks = useMonthWeeks(props);
  const types = week.shiftTypes;
  const [typed, setTyped] = useState<{ row: number; column: number; text: string } | null>(null);
  const [remark, setRemark] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { year, month } = monthOfWeek(model.dates);
  const prefix = `${year}-${String(month).padStart(2, '0')}`;
  const days = useMemo(() => daysOfMonth(weeks, prefix), [weeks, prefix]);
  const cells = useMemo(() => shiftsByCell(weeks), [weeks]);
  const inScope = model.board.cells[0]?.positions.map(({ positionId }) => positionId) ?? [];
  const people: BoardPerson[] = week.staff.filter(({ positionId, otherPositions = [] }) =>
    [positionId, ...otherPositions].some((position) => inScope.includes(position)),
  );
  const codeOf = (shift: Shift, positionId: string): BoardEntry => {
    const type = typeOf(shift, types, positionId);
    const times = timesOf(shift.day, startOf(shift), lengthOf(shift));
    return { shift, type, text: type?.code ?? formatTimesBriefly(times, language) };
  };
  const entriesOf = ({ id, positionId }: BoardPerson) =>
    days.map(({ date }) => (cells.get(cellKey(id, date)) ?? []).map((shift) => codeOf(shift, positionId)));
  const awayOf = ({ id }: BoardPerson) =>
    days.map(({ day, week: { schedule } }) =>
      schedule.absences?.find((absence) => absence.staffId === id && absence.day === day),
    );
  const rowWindow = useRowWindow(people.length, rowHeight);
  const shownPeople = people.slice(rowWindow.first, rowWindow.first + rowWindow.count);
  const all = people.map((person) => ({ person, entries: entriesOf(person), away: awayOf(person) }));
  const heads = (column: number, code: string | null) =>
    all.filter(
      ({ entries, away }) => !away[column] && entries[column]?.some(({ type }) => code === null || type?.code === code),
    ).length;
  const daysOver = days.filter(({ date }) => isPastDay(date, now)).length;

  const strokeAt = ({ row, column }: CellPosition, type: ShiftType | null): Stroke[] => {
    const [person, of] = [people[row], days[column]];
    if (!person || !of) return [];
    const { date, day } = of;
    const shifts = cells.get(cellKey(person.id, date)) ?? [];
    return [{ staffId: person.id, dates: of.week.dates, day, shifts, type }];
  };
  const paint = (places: readonly CellPosition[], type: ShiftType | null) => {
    setTyped(null);
    setRemark('');
    paintStrokes(places.flatMap((place) => strokeAt(place, type)));
  };
  const place = (target: EventTarget | null) => {
    const at = positionOf(cellOf(target));
    return at && at.row < people.length && at.column < days.length ? at : null;
  };
  const type = (at: CellPosition, key: string): boolean => {
    const before = typed?.row === at.row && typed.column === at.column ? typed.text : '';
    const text = [before + key, key].find((code) => typeNamed(types, code) || isBegun(types, code));
    if (text === undefined) {
      // A key that no code has is another shortcut.
      if (!/\p{L}|\p{N}/u.test(key)) return false;
      setTyped(null);
      setRemark(t(($) => $.board.unknown, { code: key }));
      return true;
    }
    const found = typeNamed(types, text);
    if (found) paint([at], found);
    if (isBegun(types, text)) setTyped({ ...at, text });
    else currentRoster()?.focusCell({ row: at.row, column: Math.min(at.column + 1, days.length - 1) });
    return true;
  };
  const open = ({ column }: CellPosition) => {
    const of = days[column];
    if (of) showDay(of.day, weekKey(of.week.dates.isoYear, of.week.dates.isoWeek));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = place(event.target);
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key.startsWith('Arrow')) setTyped(null);
    else if (key === 'Delete' || key === 'Backspace') paint([at], null);
    else if (key === 'Enter' || key === 'F2') open(at);
    else if (key.length !== 1 || key === ' ' || !type(at, key)) return;
    if (!key.startsWith('Arrow')) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    const at = place(event.target);
    if (!at) return;
    event.preventDefault();
    let unread = 0;
    const strokes = pastedRows(event.clipboardData.getData('text/plain'), types).flatMap((line, down) =>
      line.flatMap((cell, right) => {
        const found = typeNamed(types, cell);
        const to = { row: at.row + down, column: at.column + right };
        if (found) return strokeAt(to, found);
        if (isFree(cell)) return strokeAt(to, null);
        unread += 1;
        return [];
      }),
    );
    setTyped(null);
    paintStrokes(strokes);
    setRemark(unread > 0 ? t(($) => $.board.unread, { count: unread }) : '');
  };
  const onCopy = (event: ClipboardEvent) => {
    const at = place(event.target);
    const row = at && all[at.row];
    if (!row || window.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    const codes = row.entries.slice(at.column).map((entries) => entries.map(({ text }) => text).join(' & '));
    event.clipboardData.setData('text/plain', codes.join('\t'));
  };
  const makeTypes = () => {
    const made = (['early', 'late', 'night'] as const).map((key, index) => ({
      ...t(($) => $.board.types[key], { returnObjects: true }),
      start: [7, 15, 23][index] ?? 0,
      hours: 8,
    }));
    dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { shiftTypes: made } }));
  };
  const label = formatDate(`${prefix}-01`, 'month', language);
  const columns = [
    ...days.map(({ date, week: of }) => {
      const special = of.special.find((known) => known.date === date);
      const name = special && specialName(special);
      return {
        key: date,
        bare: true,
        header: (
          <span
            className={clsx('board-head', special && 'board-special', now?.date === date && 'board-today')}
            title={name || undefined}
            data-special={special ? date : undefined}
          >
            <span aria-hidden="true" className="capitalize">
              {formatDate(date, 'shortWeekday', language).slice(0, 2)}
            </span>
            <b aria-hidden="true">{Number(date.slice(8))}</b>
            <span className="sr-only">
              {[formatDate(date, 'full', language), name, special?.closed && t(($) => $.calendar.closed)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </span>
        ),
      };
    }),
    { key: 'hours', bare: true, isSum: true, header: <span className="board-head">{t(($) => $.board.hours)}</span> },
    ...types.map(({ code, name }) => ({
      key: `type-${code}`,
      bare: true,
      isSum: true,
      header: (
        <span className="board-head" title={name}>
          {code}
        </span>
      ),
    })),
  ];
  const style = {
    '--day-columns': `var(--board-names) repeat(${days.length}, minmax(var(--board-day), 1fr)) repeat(${types.length + 1}, ${sumWidth}px)`,
    '--day-width': `calc(var(--board-names) + ${days.length} * var(--board-day) + ${(types.length + 1) * sumWidth}px)`,
  } as CSSProperties;
  const footRow = (index: number, title: string, code: string | null) => (
    <RosterRow
      key={code ?? 'people'}
      index={people.length + index}
      template="day-blocks"
      className="board-row board-foot"
      headerClass="px-3 py-1.5 max-md:px-2 font-semibold"
      header={title}
    >
      {days.map((of, column) => {
        const count = heads(column, code);
        const needed = code === null ? null : neededOf(types, index, of, inScope);
        const day = formatDate(of.date, 'full', language);
        return (
          <RosterCell
            key={of.date}
            row={people.length + index}
            column={column}
            name={
              needed === null
                ? t(($) => $.board.heads, { type: title, day, heads: count })
                : t(($) => $.board.headsOf, { type: title, day, heads: count, needed })
            }
            className={clsx('board-cell board-sum', needed !== null && count < needed && 'board-short')}
          >
            {needed === null ? count : `${count}/${needed}`}
          </RosterCell>
        );
      })}
      {['hours', ...types.map((entry) => entry.code)].map((key, place) => (
        <div key={key} role="gridcell" aria-colindex={days.length + place + 2} className="roster-cell" />
      ))}
    </RosterRow>
  );
  return (
    <>
      {types.length === 0 ? (
        <p className="no-print flex flex-wrap items-center gap-3 px-5 py-2 border-b border-line">
          {t(($) => $.board.noTypes)}
          <Button size="small" variant="outline" onClick={makeTypes}>
            {t(($) => $.board.makeTypes)}
          </Button>
        </p>
      ) : (
        <BrushBar week={week} />
      )}
      <div className="no-print flex flex-wrap items-center gap-x-4 px-5 max-md:px-3 py-1 border-b border-line text-small text-muted">
        <p className="flex-1 min-w-50">
          {t(($) => $.board.hint, { codes: types.map(({ code }) => code).join(', ') || 'E, L, N' })}
        </p>
        <Button size="small" variant="text" onClick={() => window.print()}>
          {t(($) => $.board.print)}
        </Button>
      </div>
      <p role="status" className={remark || typed ? 'px-5 py-1.5 bg-warning-soft text-note' : 'sr-only'}>
        {typed ? t(($) => $.board.wait, { text: typed.text }) : remark}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the grid inside, which has the role */}
      <div ref={box} className="board" style={style} onKeyDown={onKeyDown} onPaste={onPaste} onCopy={onCopy}>
        <RosterGrid
          label={t(($) => $.board.label, { label })}
          template="day-blocks"
          corner={t(($) => $.grid.member)}
          columns={columns}
          rowCount={people.length + types.length + 1}
          boxRef={rowWindow.boxRef}
          scrollToRow={rowWindow.scrollToRow}
          onPaint={paint}
          onOpen={(at) => {
            const chosen = useBrush.getState().type;
            if (chosen) paint([at], chosen);
            else currentRoster()?.focusCell(at);
          }}
        >
          <Spacer height={rowWindow.above} />
          {shownPeople.map((person, index) => {
            const row = rowWindow.first + index;
            const { entries, away } = all[row] ?? { entries: [], away: [] };
            return (
              <Row
                key={person.id}
                index={row}
                person={person}
                days={days}
                entries={entries}
                away={away}
                types={types}
                rowRef={rowWindow.rowRef}
                typed={typed?.row === row ? typed : null}
                daysOver={daysOver}
                texts={texts}
              />
            );
          })}
          <Spacer height={rowWindow.below} />
          {types.map((entry, index) => footRow(index, entry.name, entry.code))}
          {footRow(
            types.length,
            t(($) => $.board.working),
            null,
          )}
        </RosterGrid>
      </div>
      {printing &&
        createPortal(<MonthPaper label={label} days={days} rows={all} types={types} texts={texts} />, document.body)}
    </>
  );
}
