import { clsx } from 'clsx';
import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';

export interface SheetPlace {
  readonly row: number;
  readonly column: number;
}

export interface SheetCell {
  readonly shown: string;
  /** The text that is edited; undefined in a cell that can only be read. */
  readonly text?: string | undefined;
  /** A value that nobody typed, such as a default. */
  readonly isFaint?: boolean;
}

export interface SheetRow {
  readonly id: string;
  /** For screen readers, in the field of a cell. */
  readonly name: string;
  readonly header: ReactNode;
  readonly cells: readonly SheetCell[];
}

/** The text that a cell is to get. */
export interface SheetWrite extends SheetPlace {
  readonly text: string;
}

interface SheetProps {
  label: string;
  /** The row of column headings. */
  head: ReactNode;
  /** The columns' names without that of the row headings. */
  columns: readonly string[];
  rows: readonly SheetRow[];
  /** The name of the handle with which a value is dragged down. */
  handleName: string;
  className?: string;
  cellClass?: string;
  /** Writes cells as one step; returns why one cell, which was typed, is refused. Of several, the caller says it. */
  onWrite: (writes: readonly SheetWrite[], isTyped: boolean) => string | null;
  /** Writes a pasted block from a cell on. */
  onPaste: (place: SheetPlace, block: readonly (readonly string[])[]) => void;
}

/** The rows and cells of a copied text. */
export function blockOf(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

const isSame = (a: SheetPlace, b: SheetPlace) => a.row === b.row && a.column === b.column;

/**
 * A table that is edited like a spreadsheet, as an ARIA grid: arrow keys move, with Shift they select, typing or Enter
 * edits, Enter and Tab go on to the next cell, Escape leaves one as it was, Delete empties, Ctrl+D and the handle fill
 * downwards, and blocks are copied and pasted.
 */
export function Sheet(props: SheetProps) {
  const { label, head, columns, rows, handleName, className, cellClass, onWrite, onPaste } = props;
  const table = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<SheetPlace>({ row: 0, column: 0 });
  const [until, setUntil] = useState<SheetPlace>(place);
  /** Whether a field waits to be written: it loses the focus after it was, too. */
  const isWaiting = useRef(false);
  const [editing, setEditing] = useState<{ text: string; problem: string | null } | null>(null);
  const [problem, setProblem] = useState('');
  /** The last row of a drag of the handle. */
  const [filling, setFilling] = useState<number | null>(null);
  const last = { row: rows.length - 1, column: columns.length - 1 };
  const at = { row: Math.min(place.row, last.row), column: place.column };
  const cellAt = ({ row, column }: SheetPlace) => rows[row]?.cells[column];
  const canEdit = (cell: SheetPlace) => cellAt(cell)?.text !== undefined;
  const [top, bottom] = [Math.min(at.row, until.row), Math.min(Math.max(at.row, until.row), last.row)];
  const [left, right] = [Math.min(at.column, until.column), Math.max(at.column, until.column)];
  const isChosen = ({ row, column }: SheetPlace) =>
    row >= top && row <= (filling ?? bottom) && column >= left && column <= right;

  const go = (to: SheetPlace, isExtending = false) => {
    const next = {
      row: Math.min(Math.max(to.row, 0), last.row),
      column: Math.min(Math.max(to.column, 0), last.column),
    };
    if (isExtending) return setUntil(next);
    setPlace(next);
    setUntil(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.row} ${next.column}"]`)?.focus();
  };
  const edit = (text: string) => {
    isWaiting.current = true;
    setProblem('');
    setEditing({ text, problem: null });
  };
  /** Writes what was typed; false if it is refused. */
  const commit = (): boolean => {
    if (!editing || !isWaiting.current) return true;
    const refused = editing.text === cellAt(at)?.text ? null : onWrite([{ ...at, text: editing.text }], true);
    isWaiting.current = refused !== null;
    setEditing(refused === null ? null : { ...editing, problem: refused });
    setProblem(refused ?? '');
    return refused === null;
  };
  const cancel = () => {
    isWaiting.current = false;
    setEditing(null);
    setProblem('');
    go(at);
  };
  const chosen = (from = top, to = bottom): SheetPlace[] =>
    Array.from({ length: to - from + 1 }, (_, row) =>
      Array.from({ length: right - left + 1 }, (_, column) => ({ row: from + row, column: left + column })),
    ).flat();
  const write = (writes: readonly SheetWrite[]) => {
    const possible = writes.filter((cell) => canEdit(cell) && cellAt(cell)?.text !== cell.text);
    if (possible.length > 0) onWrite(possible, false);
  };
  /** Writes the value of the first row into the rows below it. */
  const fillDown = (from: number, to: number) =>
    write(
      chosen(from + 1, to).flatMap((cell) => {
        const text = cellAt({ row: from, column: cell.column })?.text;
        return text === undefined ? [] : [{ ...cell, text }];
      }),
    );
  /** The next cell in a direction that can be edited, in the rows below or above too. */
  const nextToEdit = (step: 1 | -1): SheetPlace => {
    const width = columns.length;
    for (let index = at.row * width + at.column + step; index >= 0 && index < rows.length * width; index += step) {
      const cell = { row: Math.floor(index / width), column: index % width };
      if (canEdit(cell)) return cell;
    }
    return at;
  };

  const steps: Record<string, SheetPlace> = {
    ArrowUp: { row: -1, column: 0 },
    ArrowDown: { row: 1, column: 0 },
    ArrowLeft: { row: 0, column: -1 },
    ArrowRight: { row: 0, column: 1 },
    PageUp: { row: -10, column: 0 },
    PageDown: { row: 10, column: 0 },
  };
  const onCellKey = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const from = shiftKey ? until : at;
    const step = steps[key];
    const done = () => event.preventDefault();
    if (step) {
      done();
      go({ row: from.row + step.row, column: from.column + step.column }, shiftKey);
    } else if (key === 'Home' || key === 'End') {
      done();
      const isEnd = key === 'End';
      go({ row: isCommand ? (isEnd ? last.row : 0) : from.row, column: isEnd ? last.column : 0 }, shiftKey);
    } else if (isCommand && key.toLowerCase() === 'd') {
      done();
      if (bottom > top) fillDown(top, bottom);
      else if (top > 0) fillDown(top - 1, top);
    } else if (isCommand && key.toLowerCase() === 'a') {
      done();
      setPlace({ row: 0, column: at.column });
      setUntil({ row: last.row, column: at.column });
    } else if ((key === 'Enter' || key === 'F2') && canEdit(at)) {
      done();
      edit(cellAt(at)?.text ?? '');
    } else if (key === 'Delete' || key === 'Backspace') {
      done();
      write(chosen().map((cell) => ({ ...cell, text: '' })));
    } else if (key === 'Escape' && !isSame(at, until)) {
      done();
      setUntil(at);
    } else if (key.length === 1 && !isCommand && !event.altKey && canEdit(at)) {
      done();
      edit(key);
    }
  };
  const onFieldKey = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    // Nothing around the sheet, such as a dialog, is to hear the keys of a field.
    event.stopPropagation();
    if (key === 'Escape') {
      event.preventDefault();
      return cancel();
    }
    const isDown = key === 'ArrowDown' || (key === 'Enter' && !shiftKey);
    const isUp = key === 'ArrowUp' || (key === 'Enter' && shiftKey);
    if (!isDown && !isUp && key !== 'Tab') return;
    event.preventDefault();
    if (!commit()) return;
    go(key === 'Tab' ? nextToEdit(shiftKey ? -1 : 1) : { row: at.row + (isDown ? 1 : -1), column: at.column });
  };
  const paste = (event: ClipboardEvent) => {
    const block = blockOf(event.clipboardData.getData('text/plain'));
    const [first = []] = block;
    if (editing && block.length === 1 && first.length === 1) return;
    event.preventDefault();
    isWaiting.current = false;
    setEditing(null);
    setProblem('');
    // One value goes into every chosen cell.
    const isOne = block.length === 1 && first.length === 1;
    const line = Array.from({ length: right - left + 1 }, () => first[0] ?? '');
    onPaste({ row: top, column: left }, isOne ? Array.from({ length: bottom - top + 1 }, () => line) : block);
    go({ row: top, column: left });
  };
  const copy = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    const lines = Array.from({ length: bottom - top + 1 }, (_, row) =>
      chosen(top + row, top + row)
        .map((cell) => cellAt(cell)?.text ?? cellAt(cell)?.shown ?? '')
        .join('\t'),
    );
    event.clipboardData.setData('text/plain', lines.join('\n'));
  };
  const placeUnder = (event: PointerEvent): SheetPlace | null => {
    const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]');
    const [row, column] = cell?.dataset.cell?.split(' ').map(Number) ?? [];
    return row === undefined || column === undefined ? null : { row, column };
  };

  return (
    <>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid
        role="grid"
        aria-label={label}
        aria-multiselectable="true"
        className={className}
        onPaste={paste}
        onCopy={copy}
      >
        <thead>{head}</thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id} data-row={row.id} className="border-b border-line last:border-0 hover:bg-paper">
              <th scope="row" className="px-2.5 py-1.5 font-normal">
                {row.header}
              </th>
              {row.cells.map((cell, column) => {
                const here = { row: index, column };
                const isAt = isSame(here, at);
                const isEdited = isAt && editing !== null;
                const hasHandle = isAt && !editing && cell.text !== undefined && bottom < last.row;
                return (
                  <td
                    key={columns[column]}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above
                    role="gridcell"
                    data-cell={`${index} ${column}`}
                    tabIndex={isAt ? 0 : -1}
                    aria-selected={isChosen(here)}
                    aria-readonly={cell.text === undefined || undefined}
                    className={clsx(
                      'relative tabular-nums focus:outline-2 focus:-outline-offset-2 focus:outline-evergreen',
                      cell.text !== undefined && 'cursor-cell border-x border-line',
                      cell.isFaint && 'text-muted',
                      isChosen(here) && !isSame(at, until) && 'bg-mint',
                      filling !== null && isChosen(here) && 'bg-mint',
                      cellClass ?? 'px-2.5 py-1.5 text-note',
                    )}
                    onKeyDown={isEdited ? undefined : onCellKey}
                    onPointerDown={(event) => {
                      if (event.button !== 0 || isEdited) return;
                      if (event.shiftKey) {
                        event.preventDefault();
                        return go(here, true);
                      }
                      if (isAt && isSame(at, until) && document.activeElement === event.currentTarget) return;
                      if (!commit()) return event.preventDefault();
                      setPlace(here);
                      setUntil(here);
                    }}
                    onPointerEnter={(event) => {
                      const isDrag = event.pointerType === 'mouse' && event.buttons === 1 && !editing;
                      if (isDrag && filling === null) setUntil(here);
                    }}
                    onDoubleClick={() => cell.text !== undefined && !editing && edit(cell.text)}
                    onClick={(event) => {
                      // A second tap edits; a mouse clicks twice.
                      const isTap = (event.nativeEvent as globalThis.PointerEvent).pointerType !== 'mouse';
                      if (isTap && isAt && !editing && cell.text !== undefined && event.detail > 0) edit(cell.text);
                    }}
                  >
                    {isEdited ? (
                      <input
                        // The cell was chosen in order to be edited.
                        // biome-ignore lint/a11y/noAutofocus: see above
                        autoFocus
                        value={editing.text}
                        inputMode="decimal"
                        autoComplete="off"
                        aria-label={`${row.name}, ${columns[column]}`}
                        aria-invalid={editing.problem !== null || undefined}
                        className="absolute inset-0 w-full min-w-16 px-2 bg-white border-2 border-evergreen aria-invalid:border-danger"
                        onFocus={({ target }) => target.value === cell.text && target.select()}
                        onChange={({ target }) => setEditing({ text: target.value, problem: null })}
                        onKeyDown={onFieldKey}
                        onBlur={() => {
                          if (commit()) return;
                          isWaiting.current = false;
                          setEditing(null);
                        }}
                      />
                    ) : (
                      cell.shown
                    )}
                    {isEdited && editing.problem !== null && (
                      // The alert below the table says it.
                      <span
                        aria-hidden="true"
                        className={clsx(
                          'absolute z-2 w-max max-w-60 rounded-control bg-danger-soft px-3 py-2 text-note text-danger shadow-float',
                          index > 1 ? 'bottom-full' : 'top-full',
                          column > last.column / 2 ? 'right-0' : 'left-0',
                        )}
                      >
                        {editing.problem}
                      </span>
                    )}
                    {hasHandle && (
                      <span
                        aria-hidden="true"
                        title={handleName}
                        data-handle
                        className="[table:not(:focus-within)_&]:hidden absolute -right-1.5 -bottom-1.5 z-1 size-3 rounded-sm border-2 border-white bg-evergreen cursor-ns-resize touch-none max-md:size-5 max-md:-right-2.5 max-md:-bottom-2.5"
                        onPointerDown={(event) => {
                          event.stopPropagation();
                          event.preventDefault();
                          event.currentTarget.setPointerCapture?.(event.pointerId);
                          setFilling(bottom);
                        }}
                        onPointerMove={(event) => {
                          const under = filling === null ? null : placeUnder(event);
                          if (under) setFilling(Math.max(bottom, under.row));
                        }}
                        onPointerUp={() => {
                          if (filling !== null && filling > top) fillDown(top, filling);
                          setFilling(null);
                        }}
                        onPointerCancel={() => setFilling(null)}
                        onClick={(event) => event.stopPropagation()}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p
        role="alert"
        className={problem && !editing ? 'rounded-control bg-danger-soft text-danger px-4 py-2 text-note' : 'sr-only'}
      >
        {problem}
      </p>
    </>
  );
}
