//! The commands, and how an editor carries them out.

use chrono::NaiveDate;
use serde::Deserialize;

use super::checked::{Checked, entries};
use crate::{
    demand::{Template, TemplatePosition},
    editing::{AbsenceReport, Editor, Outcome, PlannedWeek, Source},
    plan::{OfferedShift, RequestRules, TeamChange},
    schedule::{Day, Error, Rules, Schedule},
    week::{Filter, ProposedShift},
};

/// Something that changes a roster. In JavaScript it is an object with its `kind` beside its fields, such as
/// `{ kind: 'decline', shiftId }`.
///
/// Each is checked first, and one that fails changes nothing. Those of the history can be undone.
///
/// ```
/// use scheduler_core::{Day, Editor, Position, ProposedShift, Schedule, StaffMember, commands::Command};
///
/// let cook = Position::new("cook", "Cook", "kitchen", 1);
/// let ada = StaffMember::new("ada", "Ada", "cook");
/// let mut editor = Editor::new(Schedule::new(vec![cook], vec![ada], vec![])?);
/// let shift = ProposedShift::new("ada", Day::Monday, 10, 10);
/// editor.tell(Command::Assign { shift })?;
/// assert_eq!(editor.week().shift_count(), 1);
/// # Ok::<(), scheduler_core::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
#[non_exhaustive]
pub enum Command {
    /// Adds a pending shift. Errors: `unknown-staff`, `start-out-of-range`, `minute-out-of-range`, `hours-out-of-range`,
    /// `double-booking`, `absent`, `wrong-position`, `too-many-entries`.
    Assign {
        /// The shift.
        shift: ProposedShift,
    },
    /// Adds a shift that somebody typed or drew. Errors: those of `assign`.
    AddShift {
        /// The shift.
        shift: ProposedShift,
        /// Whether it is confirmed, or pending.
        confirmed: bool,
    },
    /// Changes the person, day, time and length of a shift to those given. Errors: those of `assign`, `unknown-shift`.
    ChangeShift {
        /// The shift's id.
        shift_id: String,
        /// What it becomes.
        to: ProposedShift,
    },
    /// Confirms those of these shifts that are pending. Errors: `unknown-shift` with the entry's path.
    Confirm {
        /// The shifts' ids.
        shift_ids: Vec<String>,
    },
    /// Confirms all pending shifts in scope of both filters.
    ConfirmAll {
        /// The id of a team; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        team: Option<String>,
        /// The id of a position; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position: Option<String>,
    },
    /// Confirms those of these shifts that are pending; right after `publish` as part of that entry of the history.
    /// Errors: `unknown-shift` with the entry's path.
    ConfirmShifts {
        /// The shifts' ids.
        shift_ids: Vec<String>,
    },
    /// Removes a pending shift. Errors: `unknown-shift`, `not-pending`.
    Decline {
        /// The shift's id.
        shift_id: String,
    },
    /// Removes shifts. Errors: `unknown-shift` with the entry's path.
    RemoveShifts {
        /// The shifts' ids.
        shift_ids: Vec<String>,
    },
    /// Moves shifts; those that cannot be moved are in `refused`. Errors: `unknown-shift` with the entry's path.
    MoveShifts {
        /// The shifts' ids.
        shift_ids: Vec<String>,
        /// By how many quarters of an hour; negative to earlier times.
        quarters: i32,
    },
    /// Reassigns shifts to one person; those that the person cannot have are in `refused`. Errors: `unknown-staff`,
    /// `unknown-shift` with the entry's path.
    GiveShifts {
        /// The shifts' ids.
        shift_ids: Vec<String>,
        /// The person's id.
        staff_id: String,
    },
    /// Swaps the people of two shifts; both become pending. Errors: `unknown-shift`, `swap-with-oneself`, `wrong-position`,
    /// `absent`, `double-booking`.
    SwapShifts {
        /// The shift's id.
        shift_id: String,
        /// The id of the other person's shift.
        with_shift_id: String,
    },
    /// Adds the shifts of a plan, all pending, and removes others. A shift that contains a removed one of its person, day
    /// and position is that one made longer: it keeps its id and its note. Errors: those of `assign`, `unknown-shift`,
    /// with the entry's path.
    ApplyPlan {
        /// The ids of the removed shifts.
        removed: Vec<String>,
        /// The new shifts.
        shifts: Vec<ProposedShift>,
    },
    /// Adds the shifts of a plan of several weeks, or a part of one, all pending, as one entry of the history. Errors:
    /// those of `addShift` with the entry's path, such as `weeks[1].shifts[3].start`, `not-a-monday`,
    /// `too-many-entries`, `single-week`.
    ApplyWeeks {
        /// The weeks with their new shifts.
        weeks: Vec<PlannedWeek>,
    },
    /// Adds copied shifts, all pending, and removes those that were cut. Errors: those of `applyPlan`.
    Paste {
        /// The ids of the removed shifts.
        removed: Vec<String>,
        /// The new shifts.
        shifts: Vec<ProposedShift>,
    },
    /// Replaces all shifts with those of another schedule for the same staff: an imported table. Errors: those of a
    /// schedule, `unknown-staff` with the shift's path.
    ReplaceShifts {
        /// The schedule whose shifts they are.
        #[cfg_attr(feature = "typescript", tsify(type = "Schedule"))]
        schedule: Checked<Schedule>,
    },
    /// Writes the note of a shift; a blank one removes it. Errors: `unknown-shift`, `field-too-long`.
    SetNote {
        /// The shift's id.
        shift_id: String,
        /// The note.
        note: String,
    },
    /// Publishes weeks: changed shifts become pending until their people confirm them. Without a change nothing is done.
    /// Errors: `not-a-date`, `not-a-monday` with the entry's path; with a Monday `single-week`.
    Publish {
        /// The Mondays of the weeks, `YYYY-MM-DD`; only the open one without any.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", tsify(type = "string[]", optional))]
        mondays: Vec<Checked<NaiveDate>>,
    },
    /// Marks the week as published in its current state. Not part of the history.
    MarkAsPublished,
    /// Sets the rules that shifts are checked against; 0 or less turns one off. Not part of the history. Errors: a value
    /// out of range, with a path such as `rules.minHours`.
    SetRules {
        /// The rules.
        rules: Rules,
    },
    /// Sets what people may request. Not part of the history.
    SetRequestRules {
        /// What people may request.
        rules: RequestRules,
    },
    /// Makes every position follow the template entry with its id or else its name; an empty template restores the plain
    /// rule. Not part of the history. Errors: `required-out-of-range`, `duplicate-id`, `too-many-entries`.
    FollowTemplate {
        /// The template's positions.
        template: Vec<TemplatePosition>,
    },
    /// Offers an open shift. Errors: `unknown-position`, `start-out-of-range`, `minute-out-of-range`,
    /// `hours-out-of-range`, `too-many-entries`.
    Offer {
        /// The shift.
        shift: OfferedShift,
    },
    /// Withdraws an open shift; a waiting claim for it is declined. Errors: `unknown-open-shift`, `open-shift-taken`.
    Withdraw {
        /// The open shift's id.
        open_shift_id: String,
    },
    /// Claims an open shift for a person; if no approval is needed it is assigned at once. Errors: `claiming-off`,
    /// `unknown-open-shift`, `open-shift-taken`, `unknown-staff`, `wrong-position`, `double-booking`.
    Claim {
        /// The open shift's id.
        open_shift_id: String,
        /// The person's id.
        staff_id: String,
    },
    /// Requests to swap a shift with another person of the same position. Errors: `trading-off`, `unknown-shift`,
    /// `swap-with-oneself`, `asked-already`, `wrong-position`, `double-booking`.
    AskToSwap {
        /// The shift's id.
        shift_id: String,
        /// The id of the other person's shift.
        with_shift_id: String,
    },
    /// Requests to drop a shift; once approved, it becomes an open shift. Errors: `unknown-shift`, `no-reason`,
    /// `field-too-long`, `asked-already`.
    AskToDrop {
        /// The shift's id.
        shift_id: String,
        /// Why.
        reason: String,
    },
    /// Approves a request and carries it out. Errors: `unknown-request`, `request-answered`, `shift-changed`,
    /// `unknown-shift`, `double-booking`.
    Approve {
        /// The request's id.
        request_id: String,
    },
    /// Declines a request. Errors: `unknown-request`, `request-answered`.
    DeclineRequest {
        /// The request's id.
        request_id: String,
    },
    /// Makes a single week, with its history, the first one of a roster. Not part of the history. Errors: `not-a-date`,
    /// `not-a-monday`, `roster-begun`.
    BeginRoster {
        /// The week's Monday, `YYYY-MM-DD`.
        #[cfg_attr(feature = "typescript", tsify(type = "string"))]
        monday: Checked<NaiveDate>,
    },
    /// Opens another week of the roster, which is empty if nothing is planned in it. Not part of the history. Errors:
    /// `not-a-date`, `not-a-monday`, `too-many-entries`, `single-week`.
    Open {
        /// The week's Monday, `YYYY-MM-DD`.
        #[cfg_attr(feature = "typescript", tsify(type = "string"))]
        monday: Checked<NaiveDate>,
    },
    /// Plans a week in which nothing is planned yet, as published, with the shifts of a schedule; those of people who are
    /// not on the team are left out. Not part of the history. Errors: those of a schedule and of `open`.
    SupplyWeek {
        /// The week's Monday, `YYYY-MM-DD`.
        #[cfg_attr(feature = "typescript", tsify(type = "string"))]
        monday: Checked<NaiveDate>,
        /// The schedule whose shifts they are.
        #[cfg_attr(feature = "typescript", tsify(type = "Schedule"))]
        schedule: Checked<Schedule>,
    },
    /// Copies weeks into the open one and those after it; what was copied and what was left out is in `copied`. Errors:
    /// `not-a-date`, `not-a-monday` with the entry's path, `too-many-entries`, `single-week`.
    CopyWeeks {
        /// The Mondays of the weeks, `YYYY-MM-DD`, taken in turn.
        #[cfg_attr(feature = "typescript", tsify(type = "string[]"))]
        sources: Vec<Checked<NaiveDate>>,
        /// How many weeks are copied into.
        count: u32,
    },
    /// Changes the team in every week of the roster. Errors: `unknown-staff`, `unknown-position`, `duplicate-id`,
    /// `only-position`, `merge-with-itself`, those of a schedule, with a path such as `addPerson.positionId`.
    ChangeTeam {
        /// The change.
        #[cfg_attr(feature = "typescript", tsify(type = "TeamChange"))]
        change: Checked<TeamChange>,
    },
    /// Reports somebody absent, with what becomes of their shifts and who covers them. Errors: `unknown-staff`,
    /// `field-too-long`, `too-many-entries`, those of `addShift` for `cover`, with the entry's path; for dates
    /// `single-week`, `not-a-date`.
    ReportAbsence {
        /// The report for the open week.
        report: AbsenceReport,
        /// More days, of any weeks of a roster, `YYYY-MM-DD`.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", tsify(type = "string[]", optional))]
        dates: Vec<Checked<NaiveDate>>,
        /// Shifts that start before this day stay with their person, whatever becomes of the others.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        worked_before: Option<Checked<NaiveDate>>,
    },
    /// Takes absences of somebody back: shifts that they kept count again. Errors: `unknown-staff`, `day-out-of-range`,
    /// for dates those of `reportAbsence`.
    EndAbsence {
        /// The person's id.
        staff_id: String,
        /// The days of the open week.
        #[cfg_attr(feature = "typescript", tsify(type = "number[]"))]
        days: Vec<Day>,
        /// More days, of any weeks of a roster, `YYYY-MM-DD`.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", tsify(type = "string[]", optional))]
        dates: Vec<Checked<NaiveDate>>,
    },
}

impl Editor {
    /// Carries out a command.
    ///
    /// # Errors
    /// Those that the command states, with a path in its fields; nothing is then changed.
    pub fn tell(&mut self, command: Command) -> Result<Outcome, Error> {
        match command {
            Command::Assign { shift } => return self.assign(&shift),
            Command::AddShift { shift, confirmed } => return self.add_shift(&shift, confirmed),
            Command::ChangeShift { shift_id, to } => return self.change_shift(&shift_id, &to),
            Command::Confirm { shift_ids } => return self.confirm(&shift_ids),
            Command::ConfirmAll { team, position } => {
                return Ok(self.confirm_all(&Filter::new(team, position)));
            }
            Command::ConfirmShifts { shift_ids } => {
                return self.confirm_after_publishing(&shift_ids);
            }
            Command::Decline { shift_id } => return self.decline(&shift_id),
            Command::RemoveShifts { shift_ids } => return self.remove_shifts(&shift_ids),
            Command::MoveShifts {
                shift_ids,
                quarters,
            } => return self.move_shifts(&shift_ids, quarters),
            Command::GiveShifts {
                shift_ids,
                staff_id,
            } => return self.give_shifts(&shift_ids, &staff_id),
            Command::SwapShifts {
                shift_id,
                with_shift_id,
            } => return self.swap_shifts(&shift_id, &with_shift_id),
            Command::ApplyPlan { removed, shifts } => {
                return self.replace(Source::Plan, &removed, &shifts);
            }
            Command::ApplyWeeks { weeks } => return self.apply_weeks(&weeks),
            Command::Paste { removed, shifts } => {
                return self.replace(Source::Clipboard, &removed, &shifts);
            }
            Command::ReplaceShifts { schedule } => {
                return self.replace_shifts(schedule.get()?.shifts().to_vec());
            }
            Command::SetNote { shift_id, note } => return self.set_note(&shift_id, &note),
            Command::Publish { mondays } if mondays.is_empty() => return Ok(self.publish()),
            Command::Publish { mondays } => {
                return self.publish_weeks(&entries("mondays", mondays)?);
            }
            Command::Offer { shift } => return self.offer(&shift),
            Command::Withdraw { open_shift_id } => return self.withdraw(&open_shift_id),
            Command::Claim {
                open_shift_id,
                staff_id,
            } => return self.claim(&open_shift_id, &staff_id),
            Command::AskToSwap {
                shift_id,
                with_shift_id,
            } => return self.ask_to_swap(&shift_id, &with_shift_id),
            Command::AskToDrop { shift_id, reason } => return self.ask_to_drop(&shift_id, &reason),
            Command::Approve { request_id } => return self.approve(&request_id),
            Command::DeclineRequest { request_id } => return self.decline_request(&request_id),
            Command::CopyWeeks { sources, count } => {
                return self.copy_weeks(&entries("sources", sources)?, count);
            }
            Command::ChangeTeam { change } => return self.change_team(&change.get()?),
            Command::ReportAbsence {
                report,
                dates,
                worked_before,
            } => {
                let dates = entries("dates", dates)?;
                let worked_before = worked_before.map(|date| date.named("workedBefore"));
                return self.report_absence(&report, &dates, worked_before.transpose()?);
            }
            Command::EndAbsence {
                staff_id,
                days,
                dates,
            } => return self.end_absence(&staff_id, &days, &entries("dates", dates)?),
            Command::MarkAsPublished => self.mark_as_published(),
            Command::SetRules { rules } => {
                rules.check().map_err(|error| error.inside("rules"))?;
                self.set_rules(rules);
            }
            Command::SetRequestRules { rules } => self.set_request_rules(rules),
            Command::FollowTemplate { template } => {
                self.follow(&Template::new(&template)?);
            }
            Command::BeginRoster { monday } => self.begin_roster(monday.named("monday")?)?,
            Command::Open { monday } => self.open(monday.named("monday")?)?,
            Command::SupplyWeek { monday, schedule } => {
                let monday = monday.named("monday")?;
                self.supply_week(monday, schedule.get()?.shifts().to_vec())?;
            }
        }
        Ok(self.nothing_done())
    }
}
