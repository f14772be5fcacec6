import type {
  Absence,
  Editor,
  History,
  IsoWeek,
  Position,
  RequestRules,
  Rules,
  ShiftType,
  StaffMember,
  TemplatePosition,
} from '~/engine/engine';

/** A trade other than the restaurant that has a sample week; the id of its quick template. */
export type Trade = 'retail-store' | 'healthcare';

/** Where a roster other than the restaurant's comes from. */
export type Origin =
  /** From the fragment of a link, which has one week; of `person` (an id), one that was opened as that person's week. */
  | { readonly kind: 'shared'; readonly link: string; readonly week: string; readonly person: string | null }
  | { readonly kind: 'imported'; readonly shifts: number }
  /** The visitor's own team; kept on the device, it has the name of its entry. */
  | { readonly kind: 'own'; readonly name: string }
  /** The sample of another trade. */
  | { readonly kind: 'trade'; readonly trade: Trade };

/** A roster's original rules and requirements, restored when its template is removed. */
export interface WeekDefaults {
  readonly requirements: readonly TemplatePosition[];
  readonly rules: Rules;
  readonly requestRules: RequestRules;
}

/**
 * The open week of a roster in the engine's memory, with the data that the page needs around it. The engine mutates it in
 * place, and turns to another week in place; each of both creates a new EditableWeek, so that an identity comparison
 * detects it. Only the newest one may be asked or changed.
 */
export interface EditableWeek {
  readonly handle: Editor;
  readonly dates: IsoWeek;
  readonly positions: readonly Position[];
  readonly staff: readonly StaffMember[];
  /** Of the open week. */
  readonly absences: readonly Absence[];
  readonly shiftTypes: readonly ShiftType[];
  /** Of the whole roster. */
  readonly history: History;
  /** Null for the restaurant. */
  readonly origin: Origin | null;
  readonly defaults: WeekDefaults;
}

/** Computes something once for each object. */
export function onceFor<Source extends object, Answer>(
  compute: (source: Source) => Answer,
): (source: Source) => Answer {
  const answers = new WeakMap<Source, Answer>();
  return (source) => {
    const answer = answers.get(source) ?? compute(source);
    answers.set(source, answer);
    return answer;
  };
}

// Once for each state of a week: the answers about thousands of shifts take long to decode.

export const scheduleOf = onceFor(({ handle }: EditableWeek) => handle.ask({ kind: 'schedule' }));

/** The shifts that break a rule. */
export const brokenOf = onceFor(({ handle }: EditableWeek) => handle.ask({ kind: 'brokenShifts' }));
