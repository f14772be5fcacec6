const types = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json;charset=utf-8',
  ics: 'text/calendar;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Maximum size of a file, in bytes; a week of the largest roster is a fraction of it. */
export const maxFileBytes = 5_000_000;

/** A file name from a week's Monday and, for one person's file, their name in ASCII letters. */
export function fileName(monday: string, extension: keyof typeof types, person?: string): string {
  const letters = person
    ?.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${['week', monday, letters].filter(Boolean).join('-')}.${extension}`;
}

/** Downloads a text or bytes as a file; it never leaves the machine. */
export function download(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const extension = name.slice(name.lastIndexOf('.') + 1) as keyof typeof types;
  const address = URL.createObjectURL(new Blob([content], { type: types[extension] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the blob by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
