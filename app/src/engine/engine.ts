import { asFault, type Outcome } from './outcome';

/** The engine: scheduler-core behind its WebAssembly door, as far as a first look at the demo needs it. */
export type Engine = typeof import('./pkg/scheduler_wasm');

/** The whole engine, with the commands and what else changes a week. Fetched when somebody is about to act. */
export type ActingEngine = typeof import('./pkg/acting/scheduler_acting');

/** A week that can be changed; whatever can be asked of a week can be asked of this one too. */
export type ActingWeek = import('./pkg/acting/scheduler_acting').Week;

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
  ImportError,
  ImportReport,
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
