/** The class of an empty cell's body: dashes, and a plus where it has no text. */
export const emptyMark = 'empty-mark';
