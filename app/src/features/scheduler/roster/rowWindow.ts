/** The attribute with a row's index. */
export const rowAttribute = 'data-row';

/** The rendered part of a long list of rows, and the space of the others above and below. */
export interface RowWindow {
  first: number;
  count: number;
  /** Pixels. */
  above: number;
  below: number;
  boxRef: (element: HTMLDivElement | null) => void;
  /** For each rendered row: they are taller where a name or a day needs more lines. */
  rowRef?: (element: HTMLDivElement | null) => void;
  scrollToRow: (row: number) => void;
  /** Whether it can scroll to a row; not before the box is there. */
  canScroll: boolean;
}
