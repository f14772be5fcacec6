import { asFault, type Outcome } from './outcome';

/** The engine: scheduler-core behind its WebAssembly door. */
export type Engine = typeof import('./pkg/scheduler_wasm');

export type {
  Allowance,
  Board,
  DayBoard,
  DayMembers,
  DayPosition,
  DaySummary,
  DetailGroup,
  DetailMember,
  DutyHour,
  FillRate,
  GapBlock,
  GapMember,
  GapPosition,
  HourCell,
  HourPosition,
  Insights,
  IsoWeek,
  MemberDay,
  MemberRow,
  MemberRows,
  Position,
  PreviewMember,
  RoleDay,
  RoleRow,
  Schedule,
  Shift,
  ShiftChip,
  ShiftDetails,
  ShiftStatus,
  StaffMember,
  SuggestedStaff,
  Summary,
  TeamSettings,
  TemplatePosition,
  Tone,
  Week,
  WorstHour,
} from './pkg/scheduler_wasm';

let loading: Promise<Outcome<Engine>> | undefined;

/**
 * Loads the engine once. After a failed load the next call tries again, but browsers remember a module that failed
 * while it was evaluated: only a new document is sure to ask anew.
 */
export function loadEngine(): Promise<Outcome<Engine>> {
  loading ??= import('./pkg/scheduler_wasm').then(
    (engine): Outcome<Engine> => ({ ok: true, value: engine }),
    (error): Outcome<Engine> => {
      loading = undefined;
      return { ok: false, fault: asFault(error) };
    },
  );
  return loading;
}
