import { tryCatch } from '~/engine/result';
import { download } from '~/shared/files';
import type { EditableWeek } from '../week/editableWeek';
import { requestsOf, useTimeOff } from '../week/timeOff';
import { rosterFile } from './rosterFile';
import { rosterId } from './rosterId';

/** A file's name for a roster with this name. */
export const rosterFileName = (name: string) =>
  `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '') || 'roster'}.json`;

/** Saves the open roster as a file; returns the engine's message if that fails. */
export function saveOpenRoster({ handle }: EditableWeek, name: string): string | null {
  const document = tryCatch(() => handle.roster());
  if (!document.ok) return document.fault.message;
  const timeOff = requestsOf(useTimeOff.getState(), handle);
  download(rosterFileName(name), rosterFile({ id: rosterId(handle), name, document: document.value, timeOff }));
  return null;
}
