import { asFault, type Outcome } from './outcome';

/** The engine: scheduler-core behind its WebAssembly door. */
export type Engine = typeof import('./pkg/scheduler_wasm');

export type {
  Allowance,
  Applied,
  Board,
  Candidate,
  Candidates,
  Check,
  CheckKind,
  Command,
  DayBoard,
  DayMembers,
  DayPosition,
  DayRequirements,
  DaySummary,
  DetailGroup,
  DetailMember,
  DutyHour,
  FillRate,
  GapBlock,
  GapMember,
  GapPosition,
  History,
  HistoryEntry,
  HourCell,
  HourPosition,
  Insights,
  IsoWeek,
  Level,
  MemberDay,
  MemberRow,
  MemberRows,
  PlacedShift,
  Position,
  PositionRequirements,
  PreviewMember,
  Problem,
  ProblemKind,
  Review,
  RoleDay,
  RoleRow,
  Rules,
  Schedule,
  Shift,
  ShiftChip,
  ShiftDetails,
  ShiftStatus,
  SlotRequirements,
  StaffMember,
  SuggestedStaff,
  Summary,
  TeamSettings,
  TemplatePosition,
  TimeRange,
  Tone,
  Unable,
  UnableReason,
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
