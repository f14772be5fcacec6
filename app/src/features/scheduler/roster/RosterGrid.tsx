import { clsx } from 'clsx';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { ShiftType } from '~/engine/engine';
import { type CellPosition, type RosterAxes, useCurrentRoster } from '../input/rosterAxes';
import { type FocusTargets, useRequestedFocus } from '../input/useRequestedFocus';
import { useTabStop } from '../input/useTabStop';
import { type RowWindow, rowAttribute } from './rowWindow';
import { showVisibleDay } from './visibleDay';

/**
 * Column templates by number of columns: classes, because the page's CSP allows no style attributes. Those of a week
 * depend on the window and are in the stylesheet.
 */
const templates = {
  /** With custom properties of the view, which is rendered by script only. */
  'day-blocks': 'grid-cols-[var(--day-columns)]',
  'timetable-7': 'timetable-7',
  'month-7':
    'grid-cols-[84px_repeat(7,minmax(118px,1fr))] max-lg:grid-cols-[48px_repeat(7,minmax(0,1fr))] max-md:grid-cols-[32px_repeat(7,minmax(0,1fr))]',
  'wide-7': 'wide-7',
  'role-7': 'role-7',
  'hours-3': 'grid-cols-[var(--row-head,190px)_repeat(3,minmax(58px,1fr))]',
  'hours-5': 'grid-cols-[var(--row-head,190px)_repeat(5,minmax(58px,1fr))]',
  'hours-8': 'grid-cols-[var(--row-head,190px)_repeat(8,minmax(58px,1fr))]',
  'hours-11': 'grid-cols-[var(--row-head,190px)_repeat(11,minmax(58px,1fr))]',
  'hours-13': 'grid-cols-[var(--row-head,190px)_repeat(13,minmax(58px,1fr))]',
  'hours-16': 'grid-cols-[var(--row-head,190px)_repeat(16,minmax(58px,1fr))]',
} as const;

export type GridTemplate = keyof typeof templates;

export function gridTemplate(template: GridTemplate): string {
  return templates[template];
}

/** The minimum width at which the columns are legible; below it the box scrolls sideways. */
const minWidths: Record<GridTemplate, string> = {
  'day-blocks': 'min-w-[var(--day-width)]',
  'timetable-7': 'timetable-7-min',
  'month-7': 'lg:min-w-227.5 phone-month',
  'wide-7': 'wide-7-min',
  'role-7': 'role-7-min',
  'hours-3': 'min-w-95',
  'hours-5': 'min-w-122.5',
  'hours-8': 'min-w-165',
  'hours-11': 'min-w-210',
  'hours-13': 'min-w-237.5',
  'hours-16': 'min-w-280',
};

export function gridWidth(template: GridTemplate): string {
  return minWidths[template];
}

/** Keys of the day columns, Monday first: another week reuses the same cells. */
export const dayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The places of the day columns. */
export const dayColumns = dayKeys.map((_, day) => ({ day }));

/** The class of an empty cell's body: dashes, and a plus where it has no text. */
export const emptyMark = 'empty-mark';

interface RosterGridProps {
  label: string;
  template: GridTemplate;
  corner: string;
  /** `bare` headers fill their cell to its edges; columns of sums come last, and their cells cannot be focused. */
  columns: readonly { key: string; header: ReactNode; bare?: boolean; isSum?: boolean }[];
  /** All rows, including those that are not rendered. */
  rowCount: number;
  onOpen: (place: CellPosition) => void;
  /** Paints cells that are not days of the open week with a shift type. */
  onPaint?: (cells: readonly CellPosition[], type: ShiftType) => void;
  scrollToRow?: (row: number) => void;
  /** What rows and columns represent, where shifts can be moved between cells. */
  axes?: RosterAxes;
  /** The scrolling box, for views that render only a part of the rows. */
  boxRef?: (element: HTMLDivElement | null) => void;
  /** On a phone a day's column is as wide as the screen. */
  byDay?: boolean;
  /** The cells that can be focused from outside. */
  focusTargets?: FocusTargets;
  /** Rendered below the rows and scrolls with them; not part of the grid. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The roster as one ARIA grid in a scrolling box, with a sticky header row and first column, and one tab stop. */
export function RosterGrid(props: RosterGridProps) {
  const {
    label,
    template,
    corner,
    columns,
    rowCount,
    onOpen,
    onPaint,
    scrollToRow,
    axes,
    boxRef,
    byDay,
    footer,
    children,
  } = props;
  const grid = useRef<HTMLDivElement>(null);
  const { focusCell, focusHeader, onFocus } = useTabStop(grid, scrollToRow);
  const columnCount = columns.filter(({ isSum }) => !isSum).length;
  useRequestedFocus(props.focusTargets, focusCell);
  useEffect(() => {
    const roster = {
      rowCount,
      columnCount,
      axes: axes ?? null,
      scrollToRow,
      paint: onPaint,
      open: onOpen,
      focusCell,
      focusHeader,
    };
    useCurrentRoster.setState({ roster });
    return () => useCurrentRoster.setState({ roster: null });
  });
  useLayoutEffect(() => {
    if (byDay) showVisibleDay();
  }, [byDay]);
  return (
    <div
      ref={boxRef}
      data-roster-box
      // Sticky beside longer panels; its height leaves room for what follows it, up to the end of the page (on phones the
      // figures and Smart Insights too), so that the header stays in the window.
      className="roster-box print-plain sticky top-0 overflow-auto scroll-pt-16 overscroll-x-contain max-h-[max(160px,calc(100dvh-212px))] max-md:max-h-[max(160px,calc(100dvh-312px))] lg:max-h-[max(160px,calc(100dvh-152px))] [contain:paint]"
    >
      <div
        ref={grid}
        role="grid"
        data-by-day={byDay || undefined}
        aria-label={label}
        aria-rowcount={rowCount + 1}
        aria-colcount={columns.length + 1}
        className={clsx('roster text-fine leading-snug tabular-nums', minWidths[template], byDay && 'by-day')}
        onFocus={onFocus}
      >
        <div
          role="row"
          aria-rowindex={1}
          className={clsx('roster-head sticky top-0 z-20 grid bg-white border-b border-line', gridTemplate(template))}
        >
          <div
            role="columnheader"
            aria-colindex={1}
            className="roster-corner sticky left-0 z-10 bg-white px-3 py-2 text-muted"
          >
            {corner}
          </div>
          {columns.map(({ key, header, bare }, index) => (
            <div
              key={key}
              role="columnheader"
              aria-colindex={index + 2}
              className={clsx('border-l border-line font-semibold', !bare && 'px-2.5 py-2.5')}
            >
              {header}
            </div>
          ))}
        </div>
        {children}
      </div>
      {footer}
    </div>
  );
}

interface RosterRowProps {
  index: number;
  rowRef?: RowWindow['rowRef'];
  template: GridTemplate;
  header: ReactNode;
  /** Classes of the header, its padding included. */
  headerClass?: string;
  /** The hour of the day that the row is about. */
  hour?: number;
  children: ReactNode;
  className?: string;
}

/** A row, with its header sticky at the left edge. */
export function RosterRow({
  index,
  rowRef,
  template,
  header,
  headerClass = 'px-3 py-2',
  hour,
  children,
  className,
}: RosterRowProps) {
  return (
    <div
      ref={rowRef}
      role="row"
      aria-rowindex={index + 2}
      data-hour={hour}
      {...{ [rowAttribute]: index }}
      className={clsx('roster-row grid border-b border-line', gridTemplate(template), className)}
    >
      <div role="rowheader" aria-colindex={1} className={clsx('sticky left-0 z-10 bg-white min-w-0', headerClass)}>
        {header}
      </div>
      {children}
    </div>
  );
}

interface RosterCellProps {
  row: number;
  column: number;
  name: string;
  className?: string;
  /** Classes of the content. */
  bodyClass?: string;
  /** Index of the gap block that the cell belongs to. */
  gap?: number | null;
  /** A picture below the body, without text. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** A cell: its accessible name is a full sentence and, after it, what is seen in the cell (WCAG 2.5.3). */
export function RosterCell({ row, column, name, className, bodyClass, gap, foot, children }: RosterCellProps) {
  const id = `cell-${row}-${column}`;
  return (
    <div
      role="gridcell"
      id={id}
      aria-labelledby={`${id} ${id}-body`}
      aria-colindex={column + 2}
      aria-label={name}
      tabIndex={row === 0 && column === 0 ? 0 : -1}
      data-cell={`${row},${column}`}
      data-gap={gap ?? undefined}
      data-tour={gap == null ? undefined : 'gap'}
      className={clsx('roster-cell', className)}
    >
      <div id={`${id}-body`} aria-hidden="true" className={bodyClass}>
        {children}
      </div>
      {foot}
    </div>
  );
}
