import { type Grid, sheetsOfWorkbook } from '~/engine/tables';

/** Maximum size of a file, in bytes; a team's week is a fraction of it. */
export const maxSheetBytes = 5_000_000;

/** Whether bytes are a workbook, not text: a ZIP archive or an older Excel file, whatever its name. */
function isWorkbook(bytes: Uint8Array): boolean {
  const starts = [
    [0x50, 0x4b],
    [0xd0, 0xcf, 0x11, 0xe0],
  ];
  return starts.some((start) => start.every((byte, index) => bytes[index] === byte));
}

/** A file's content: the sheets of a workbook, or the bytes of a text. */
export async function readSheet(file: Blob): Promise<Grid[] | Uint8Array> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return isWorkbook(bytes) ? sheetsOfWorkbook(bytes) : bytes;
}

/** A column's letters, as in spreadsheets: 1 is A, 27 is AA. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
