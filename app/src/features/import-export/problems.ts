import type { importExport } from '~/locales/en/importExport';

type Problem = keyof typeof importExport.import.problems;

/** The engine's error codes for a text that are translated. */
const problems: ReadonlySet<string> = new Set<Problem>([
  'text-too-long',
  'open-quote',
  'no-header',
  'no-shifts',
  'note-too-long',
  'unknown-column',
  'duplicate-column',
  'missing-column',
  'wrong-field-count',
  'unknown-staff',
  'unknown-name',
  'duplicate-id',
  'not-a-day',
  'not-a-start',
  'not-an-end',
  'not-a-length',
  'end-and-hours',
  'not-a-quarter',
  'end-is-start',
  'not-a-date',
  'wrong-date',
  'wrong-name',
  'wrong-position',
  'id-too-long',
  'break-out-of-range',
  'not-a-status',
  'too-many-entries',
  'broken-json',
  'unknown-field',
  'missing-field',
  'wrong-type',
  'unknown-position',
  'day-out-of-range',
  'start-out-of-range',
  'hours-out-of-range',
  'end-out-of-range',
  'empty-range',
  'required-out-of-range',
  'minute-out-of-range',
  'field-too-long',
  'blank-id',
  'wage-out-of-range',
  'week-minutes-out-of-range',
  'not-a-currency',
  'forecast-out-of-range',
  'percent-out-of-range',
]);

/** Whether a code is translated; the engine's message is English. */
export function isProblem(code: string): code is Problem {
  return problems.has(code);
}
