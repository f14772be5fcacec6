import type {
  Editor,
  History,
  IsoWeek,
  Position,
  RequestRules,
  Rules,
  StaffMember,
  TemplatePosition,
} from '~/engine/engine';

/** A trade other than the restaurant that has a sample week; the id of its quick template. */
export type Trade = 'retail-store' | 'healthcare';

/** Where a week other than the restaurant's sample comes from. */
export type Origin =
  /** From the fragment of a link. */
  | { readonly kind: 'shared'; readonly link: string }
  | { readonly kind: 'imported'; readonly shifts: number }
  /** The sample week of another trade. */
  | { readonly kind: 'trade'; readonly trade: Trade };

/** A week's original rules and requirements, restored when its template is removed. */
export interface WeekDefaults {
  readonly requirements: readonly TemplatePosition[];
  readonly rules: Rules;
  readonly requestRules: RequestRules;
}

/**
 * A week held in the engine's memory, with the data that the page needs around it. The engine mutates a week in place;
 * each change creates a new EditableWeek, so that an identity comparison detects it.
 */
export interface EditableWeek {
  readonly handle: Editor;
  readonly dates: IsoWeek;
  readonly positions: readonly Position[];
  readonly staff: readonly StaffMember[];
  readonly history: History;
  /** Null for the restaurant's weeks. */
  readonly origin: Origin | null;
  readonly defaults: WeekDefaults;
}
