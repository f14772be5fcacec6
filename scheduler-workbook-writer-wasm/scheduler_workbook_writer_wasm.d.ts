/* tslint:disable */
/* eslint-disable */

/**
 * The workbook (`.xlsx`) of sheets as the package of tables makes them. Its properties name the date (`YYYY-MM-DD`).
 * Throws an `Error` for what no workbook can hold.
 */
export function workbookOf(sheets: unknown[], created: string): Uint8Array;
