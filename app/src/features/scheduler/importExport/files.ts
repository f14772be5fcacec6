const types = { csv: 'text/csv', json: 'application/json', ics: 'text/calendar' } as const;

/** Largest file that is read, in bytes; a week of the largest roster is a fraction of it. */
export const maxFileBytes = 5_000_000;

/** A file's name made of a week's Monday and, where it is one person's, a name in plain letters. */
export function fileName(monday: string, ending: keyof typeof types, person?: string): string {
  const letters = person
    ?.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${['week', monday, letters].filter(Boolean).join('-')}.${ending}`;
}

/** Hands a text to the browser as a file to be kept; it never leaves the machine. */
export function download(name: string, text: string): void {
  const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof types;
  const address = URL.createObjectURL(new Blob([text], { type: `${types[ending]};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the text by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
