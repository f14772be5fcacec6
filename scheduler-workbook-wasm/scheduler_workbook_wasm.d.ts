/* tslint:disable */
/* eslint-disable */
/**
 * The shape of every error that a package throws.
 */
export interface EngineError extends Error {
    /**
     * A stable kebab-case code.
     */
    code: string;
    /**
     * Where the error is, such as `shifts[3].staffId`, if it is at one place.
     */
    path?: string;
}

/**
 * A sheet of a workbook, or the whole of a text.
 */
export interface Grid {
    /**
     * The name of the sheet; empty for a text.
     */
    name?: string;
    /**
     * The lines, without those that have no text.
     */
    lines: GridLine[];
    /**
     * What the workbook hides or strikes through, which is not among the lines.
     */
    leftOut?: LeftOut[];
}

/**
 * A line of a sheet.
 */
export interface GridLine {
    /**
     * The line in the text or the sheet, from 1.
     */
    line: number;
    /**
     * Its cells. A merged value stands in every cell of its range.
     */
    cells: string[];
    /**
     * The columns, from 0, whose cells repeat the value of a merged range that begins to the left or above.
     */
    merged?: number[];
}

/**
 * A line or a column of a workbook that is not read.
 */
export interface LeftOut {
    /**
     * The line, from 1; 0 for a column.
     */
    line: number;
    /**
     * The column, from 1; 0 for a line.
     */
    column: number;
    /**
     * Whether it is struck through, and not hidden.
     */
    struck: boolean;
}



/**
 * The visible sheets of a workbook (`.xlsx`, `.xls` or `.ods`), for `readRoster` of the package that imports. Throws `not-a-workbook`, `sheet-too-large`.
 */
export function gridsOfWorkbook(bytes: Uint8Array): Grid[];
