const rowPx = 22;
const columnPx = 50;

/** A pseudo-random figure of two or three digits for a cell of the sheet. */
const figure = (row: number, column: number) => (47 + row * 197 + column * 331 + row * column * 53) % 890;

/** Nine figures in each of fourteen rows, with their positions in the drawing. */
const rows = Array.from({ length: 14 }, (_, row) => ({
  y: row * rowPx,
  striped: row % 2 === 0,
  cells: Array.from({ length: 9 }, (__, column) => ({ x: (column + 1) * columnPx - 6, figure: figure(row, column) })),
}));

/** An illustration of a spreadsheet in which no figure stands out. */
export function SheetOfFigures({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${9 * columnPx} ${rows.length * rowPx}`}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {rows.map(({ y, striped, cells }) => (
        <g key={y}>
          <rect y={y} width={9 * columnPx} height={rowPx} className={striped ? 'fill-sand' : 'fill-white'} />
          {cells.map((cell) => (
            <text key={cell.x} x={cell.x} y={y + 15.5} textAnchor="end" fontSize="12" className="fill-muted">
              {cell.figure}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
