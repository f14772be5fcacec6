/** Maximum size of a file, in bytes; a team's week is a fraction of it. */
export const maxSheetBytes = 5_000_000;

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** A cell as text. Spreadsheets store a time as a moment on the first day of their calendar. */
export function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  // Rounded, because spreadsheets store times as fractions of a day.
  const moment = new Date(Math.round(cell.getTime() / 60_000) * 60_000);
  const time = `${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}`;
  if (moment.getUTCFullYear() < 1901) return time;
  const date = moment.toISOString().slice(0, 10);
  return time === '00:00' ? date : `${date} ${time}`;
}

/** Whether a file is a workbook, not text: workbooks are ZIP archives, whatever their name. */
async function isWorkbook(file: Blob): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return start[0] === 0x50 && start[1] === 0x4b;
}

/** A file's content: the cells of a workbook's first sheet, or text. The parser is loaded with the first workbook. */
export async function readSheet(file: Blob): Promise<string[][] | string> {
  if (!(await isWorkbook(file))) return file.text();
  // This entry point needs no worker from a blob, which the site's content security policy forbids.
  const { readSheet: cellsOf } = await import('read-excel-file/universal');
  const rows: readonly (readonly unknown[])[] = await cellsOf(file);
  return rows.map((row) => row.map(cellText));
}

/** A column's letters, as in spreadsheets: 1 is A, 27 is AA. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
