import { type Result, tryCatch } from '~/engine/result';
import { longestTimeOff, type TimeOff } from '../week/timeOff';

/** A roster as one file: what is kept of it, without its entry on this device. */
export interface RosterFile {
  /** The roster's id, which its events in calendars have; null in a file of an earlier version. */
  readonly id: string | null;
  readonly name: string;
  /** The engine's document: team, every week, what was published, open shifts and requests. */
  readonly document: string;
  /** Requests for days off. */
  readonly timeOff: readonly TimeOff[];
}

export const rosterFile = ({ id, name, document, timeOff }: RosterFile): string =>
  JSON.stringify({ id, name, timeOff, roster: JSON.parse(document) });

/** Ids as this app makes them. */
const idPattern = /^[\w-]{1,64}$/;

const dayLength = 86_400_000;

function isTimeOff(value: TimeOff): boolean {
  const { id, staffId, from, to, kind, note, answer } = value;
  const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
  return (
    [id, staffId, kind, note, answer].every((text) => typeof text === 'string') && days > 0 && days <= longestTimeOff
  );
}

/** Reads a roster's file; one of an earlier version is the document itself, and has the name of the file. */
export function readRosterFile(text: string, fileName: string): Result<RosterFile> {
  return tryCatch(() => {
    const { id, name, timeOff = [], roster } = JSON.parse(text);
    return {
      id: typeof id === 'string' && idPattern.test(id) ? id : null,
      name: typeof name === 'string' && name !== '' ? name : fileName,
      timeOff: timeOff.filter(isTimeOff),
      document: roster === undefined ? text : JSON.stringify(roster),
    };
  });
}
