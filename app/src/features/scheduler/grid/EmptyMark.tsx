/** What a cell's body is called when it is empty: dashes, and a plus where no text stands between them. */
export const emptyMark = 'empty-mark';
