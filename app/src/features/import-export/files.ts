const types = { csv: 'text/csv', json: 'application/json', ics: 'text/calendar' } as const;

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

/** Downloads a text as a file; it never leaves the machine. */
export function download(name: string, text: string): void {
  const extension = name.slice(name.lastIndexOf('.') + 1) as keyof typeof types;
  const address = URL.createObjectURL(new Blob([text], { type: `${types[extension]};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the blob by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
