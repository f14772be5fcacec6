import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { type KeyboardEvent, memo, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Grid, Meaning, Roster, Taken } from '~/engine/importing';
import { type Tint, takenByLine, tintOf, tints } from './reading';
import { columnLetters } from './sheet';

/** A cell of the table from 0; -1 is the heading of the columns or of the lines. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** Pixels. */
const rowHeight = 36;
const headingWidth = 52;

const tintClasses: Readonly<Record<Tint, string>> = {
  person: 'bg-sky text-sky-ink',
  position: 'bg-warning-soft text-warning',
  day: 'bg-plum text-plum-ink',
  time: 'bg-mint text-evergreen-deep',
  off: 'bg-sand text-ink italic',
  figure: 'bg-white text-ink',
  asked: 'bg-peach text-peach-ink font-semibold underline decoration-dotted underline-offset-4',
  unreadable: 'bg-danger-soft text-danger font-semibold',
  heading: 'bg-white text-ink font-semibold',
  left: 'bg-white text-muted',
};

/** How wide columns are, in pixels, by the longest text of the first lines. */
function widths({ lines }: Grid): number[] {
  const longest: number[] = [];
  for (const { cells } of lines.slice(0, 200)) {
    for (const [column, text] of cells.entries()) longest[column] = Math.max(longest[column] ?? 0, text.length);
  }
  const count = Math.max(0, ...lines.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, column) => Math.min(220, Math.max(76, (longest[column] ?? 0) * 8 + 26)));
}

/** Where a key of a grid leads; `far` is with Control. Null for other keys, and where there is nothing. */
export function moved({ row, column }: Spot, key: string, far: boolean, page: number, last: Spot): Spot | null {
  const to = (nextRow: number, nextColumn: number): Spot | null => {
    const next = {
      row: Math.min(last.row, Math.max(-1, nextRow)),
      column: Math.min(last.column, Math.max(-1, nextColumn)),
    };
    return next.row === -1 && next.column === -1 ? null : next;
  };
  switch (key) {
    case 'ArrowUp':
      return to(far ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(far ? last.row : row + 1, column);
    case 'ArrowLeft':
      return to(row, far ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, far ? last.column : column + 1);
    case 'Home':
      return to(far ? 0 : row, 0);
    case 'End':
      return to(far ? last.row : row, last.column);
    case 'PageUp':
      return to(Math.max(0, row - page), column);
    case 'PageDown':
      return to(row + page, column);
    default:
      return null;
  }
}

interface LineProps {
  id: string;
  row: number;
  grid: Grid;
  taken: readonly (Taken | undefined)[] | undefined;
  columns: readonly { readonly index: number; readonly start: number; readonly size: number }[];
  start: number;
  width: number;
  /** The column with the focus, if it is in this line. */
  focused: number | undefined;
}

const Line = memo(function Line({ id, row, grid, taken, columns, start, width, focused }: LineProps) {
  const { t } = useTranslation('ownTeam');
  const line = grid.lines[row];
  if (!line) return null;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className="absolute left-0 top-0 flex"
      style={{ height: rowHeight, width, transform: `translateY(${start}px)` }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        data-row={row}
        data-column={-1}
        id={`${id}-${row}--1`}
        tabIndex={focused === -1 ? 0 : -1}
        className="sticky left-0 z-1 grid place-items-center bg-paper border-r border-b border-line text-muted tabular-nums cursor-pointer focus-visible:outline-3 focus-visible:-outline-offset-3"
        style={{ width: headingWidth, height: rowHeight }}
      >
        {line.line}
      </div>
      {columns.map(({ index, start: left, size }) => {
        const text = line.cells[index] ?? '';
        const own = taken?.[index];
        const tint = own && tintOf[own];
        const reading = own ? t(($) => $.taken[own]) : t(($) => $.table.blank);
        return (
          <div
            key={index}
            role="gridcell"
            aria-colindex={index + 2}
            aria-label={text === '' ? reading : t(($) => $.table.cell, { text, reading })}
            aria-selected={focused === index}
            title={text === '' ? undefined : t(($) => $.table.cell, { text, reading })}
            data-row={row}
            data-column={index}
            data-tint={tint}
            id={`${id}-${row}-${index}`}
            tabIndex={focused === index ? 0 : -1}
            className={clsx(
              'absolute truncate px-2.5 leading-9 border-r border-b border-line cursor-pointer focus-visible:outline-3 focus-visible:-outline-offset-3',
              tint && tintClasses[tint],
              line.merged?.includes(index) && 'italic',
              focused === index && 'shadow-[inset_0_0_0_2px_var(--color-ink)]',
            )}
            style={{ left: left + headingWidth, width: size, height: rowHeight }}
          >
            {text}
          </div>
        );
      })}
    </div>
  );
});

interface TableViewProps {
  grid: Grid;
  /** The sheet of the grid, from 0. */
  sheet: number;
  roster: Roster;
  spot: Spot;
  onSpot: (spot: Spot) => void;
  /** The visitor wants to say what the cell, the line or the column is. */
  onChoose: () => void;
}

/** The table as it was read, each cell tinted by what it was taken for; long and wide ones are drawn in part. */
export function TableView({ grid, sheet, roster, spot, onSpot, onChoose }: TableViewProps) {
  const { t } = useTranslation('ownTeam');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const sizes = useMemo(() => widths(grid), [grid]);
  const taken = useMemo(() => takenByLine(roster, sheet), [roster, sheet]);
  const shown = useMemo(() => new Set([...taken.values()].flat().map((own) => own && tintOf[own])), [taken]);
  const listed: readonly Meaning[] = sheet === roster.sheets.findIndex(({ used }) => used) ? roster.columns : [];

  const kept =
    (wanted: number) => (range: { startIndex: number; endIndex: number; count: number; overscan: number }) => {
      const from = Math.max(0, range.startIndex - range.overscan);
      const to = Math.min(range.count - 1, range.endIndex + range.overscan);
      const indexes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
      // What has the focus stays in the page.
      return wanted >= 0 && wanted < range.count && (wanted < from || wanted > to)
        ? [...indexes, wanted].sort((one, other) => one - other)
        : indexes;
    };
  const rows = useVirtualizer({
    count: grid.lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    rangeExtractor: kept(spot.row),
    paddingStart: rowHeight,
    scrollPaddingStart: rowHeight,
    useFlushSync: false,
  });
  const columns = useVirtualizer({
    horizontal: true,
    count: sizes.length,
    getScrollElement: () => box.current,
    estimateSize: (column) => sizes[column] ?? 0,
    overscan: 3,
    rangeExtractor: kept(spot.column),
    scrollPaddingStart: headingWidth,
    useFlushSync: false,
  });

  const across = columns.getVirtualItems();
  const width = columns.getTotalSize() + headingWidth;
  const last = { row: grid.lines.length - 1, column: sizes.length - 1 };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowHeight) - 2);
    const next = moved(spot, event.key, event.ctrlKey || event.metaKey, page, last);
    const chooses = event.key === 'Enter' || event.key === ' ' || event.key === 'F2';
    if (!next && !chooses) return;
    event.preventDefault();
    if (!next) return onChoose();
    onSpot(next);
    if (next.row >= 0) rows.scrollToIndex(next.row);
    if (next.column >= 0) columns.scrollToIndex(next.column);
    requestAnimationFrame(() => {
      document.getElementById(`${id}-${next.row}-${next.column}`)?.focus({ preventScroll: true });
    });
  };
  const pick = (target: EventTarget) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (!cell) return;
    onSpot({ row: Number(cell.dataset.row), column: Number(cell.dataset.column) });
    cell.focus({ preventScroll: true });
  };

  return (
    <div className="grid gap-2 min-w-0">
      <div
        ref={box}
        role="grid"
        aria-label={t(($) => $.table.label)}
        aria-rowcount={grid.lines.length + 1}
        aria-colcount={sizes.length + 1}
        aria-describedby={`${id}-keys`}
        tabIndex={-1}
        data-testid="own-team-table"
        onKeyDown={onKeyDown}
        onClick={({ target }) => pick(target)}
        className="relative h-72 sm:h-82 scroll-pt-9 scroll-pl-14 max-h-[46dvh] overflow-auto overscroll-contain rounded-control border border-line bg-white text-sm select-none"
      >
        <div style={{ height: rows.getTotalSize(), width }} className="relative">
          <div role="row" aria-rowindex={1} className="sticky top-0 z-2 bg-paper" style={{ height: rowHeight, width }}>
            <span
              className="sticky left-0 z-1 block bg-paper border-r border-b border-line"
              style={{ width: headingWidth, height: rowHeight }}
            />
            {across.map(({ index, start, size }) => {
              const meaning = listed[index];
              return (
                <div
                  key={index}
                  role="columnheader"
                  aria-colindex={index + 2}
                  data-row={-1}
                  data-column={index}
                  id={`${id}--1-${index}`}
                  tabIndex={spot.row === -1 && spot.column === index ? 0 : -1}
                  className={clsx(
                    'absolute top-0 truncate px-2.5 leading-9 border-r border-b border-line text-muted cursor-pointer focus-visible:outline-3 focus-visible:-outline-offset-3',
                    spot.row === -1 && spot.column === index && 'shadow-[inset_0_0_0_2px_var(--color-ink)]',
                  )}
                  style={{ left: start + headingWidth, width: size, height: rowHeight }}
                >
                  {columnLetters(index + 1)}{' '}
                  {meaning && meaning !== 'ignore' && (
                    <span className="ml-1 text-ink">{t(($) => $.meanings[meaning])}</span>
                  )}
                </div>
              );
            })}
          </div>
          {rows.getVirtualItems().map(({ index, start }) => (
            <Line
              key={index}
              id={id}
              row={index}
              grid={grid}
              taken={taken.get(grid.lines[index]?.line ?? 0)}
              columns={across}
              start={start}
              width={width}
              focused={spot.row === index ? spot.column : undefined}
            />
          ))}
        </div>
      </div>
      <ul className="flex flex-wrap gap-1.5 text-fine" aria-label={t(($) => $.table.legend)}>
        {tints
          .filter((tint) => shown.has(tint))
          .map((tint) => (
            <li key={tint} className={clsx('rounded-chip border border-line px-2 py-0.5', tintClasses[tint])}>
              {t(($) => $.tints[tint])}
            </li>
          ))}
      </ul>
      <p id={`${id}-keys`} className="sr-only">
        {t(($) => $.table.keys)}
      </p>
    </div>
  );
}
