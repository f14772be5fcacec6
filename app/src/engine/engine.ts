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

/** Loads the engine once; a failed load is tried anew by the next call. */
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
