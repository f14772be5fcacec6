import { asError, type Result } from './result';

/** The engine: the rules of scheduler-core, compiled to WebAssembly. */
export type Engine = typeof import('./pkg/scheduler_wasm');

export type {
  Allowance,
  Applied,
  Board,
  BrokenShift,
  Candidate,
  Candidates,
  CommandKind,
  DayBoard,
  DayMembers,
  DayPosition,
  DayRequirements,
  DaySummary,
  DetailGroup,
  DetailMember,
  DutyHour,
  Effect,
  FillRate,
  GapBlock,
  GapMember,
  GapPosition,
  History,
  HistoryEntry,
  HourCell,
  HourPosition,
  HourRange,
  ImportError,
  ImportReport,
  Insights,
  IsoWeek,
  LabourFigures,
  LaneBar,
  Length,
  Level,
  MemberDay,
  MemberRow,
  MemberRows,
  Offer,
  OpenShift,
  Outcome,
  PersonLabour,
  PlacedShift,
  Placement,
  PlanChange,
  Position,
  PositionLanes,
  PositionRequirements,
  PreviewMember,
  Problem,
  ProblemKind,
  ProposedShift,
  RecognitionCost,
  RefusedShift,
  Request,
  RequestRules,
  Review,
  ReviewedRequest,
  RoleDay,
  RoleGap,
  RoleRow,
  Rules,
  Schedule,
  Shift,
  ShiftChip,
  ShiftDetails,
  ShiftStatus,
  SlotRequirements,
  StaffingLevel,
  StaffMember,
  SuggestedStaff,
  Summary,
  TeamSettings,
  TemplatePosition,
  TimeRange,
  Tone,
  Unable,
  UnableReason,
  Violation,
  ViolationKind,
  Week,
  WeekLabour,
  WorstHour,
} from './pkg/scheduler_wasm';

let loading: Promise<Result<Engine>> | undefined;

/**
 * Loads the engine once. After a failed load the next call tries again, but browsers cache a module whose evaluation
 * failed: only a new document is sure to reload it.
 */
export function loadEngine(): Promise<Result<Engine>> {
  loading ??= import('./pkg/scheduler_wasm').then(
    (engine): Result<Engine> => ({ ok: true, value: engine }),
    (error): Result<Engine> => {
      loading = undefined;
      return { ok: false, fault: asError(error) };
    },
  );
  return loading;
}
