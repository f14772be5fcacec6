/* tslint:disable */
/* eslint-disable */

/**
 * The sheets of a workbook (`.xlsx`, `.xls` or `.ods`), for the reader of rosters. Throws an `Error` if it cannot be
 * read.
 */
export function sheetsOf(bytes: Uint8Array): unknown[];
