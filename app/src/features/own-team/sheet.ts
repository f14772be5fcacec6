import type { Grid } from '~/engine/importing';
import { loadWorkbooks } from '~/engine/workbooks';

/** Maximum size of a file, in bytes; a team's week is a fraction of it. */
export const maxSheetBytes = 5_000_000;

/** What workbooks begin with, whatever their names: ZIP archives and older Excel files. */
const startsOfWorkbooks = [
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
];
/** The marks of UTF-16, the only text with zero bytes. */
const utf16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];
const pdf = [[0x25, 0x50, 0x44, 0x46]];

const beginsWith = (bytes: Uint8Array, starts: readonly (readonly number[])[]) =>
  starts.some((start) => start.every((byte, index) => bytes[index] === byte));

/** Whether bytes can be a text: pictures have zero bytes. */
const isText = (bytes: Uint8Array) => beginsWith(bytes, utf16) || !(bytes.includes(0) || beginsWith(bytes, pdf));

/** A file's content: the sheets of a workbook, or the bytes of a text. Rejects anything else, such as a picture. */
export async function readSheet(file: Blob): Promise<Grid[] | Uint8Array> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, startsOfWorkbooks)) {
    const workbooks = await loadWorkbooks();
    if (!workbooks.ok) throw workbooks.fault;
    return workbooks.value.gridsOfWorkbook(bytes);
  }
  if (!isText(bytes)) throw new TypeError('The file is neither a workbook nor a text.');
  return bytes;
}

/** A column's letters, as in spreadsheets: 1 is A, 27 is AA. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
