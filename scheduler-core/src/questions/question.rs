//! The questions, and how an editor answers them.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::{
    commands::Checked,
    coverage::{Analysis, Summary},
    demand::PositionRequirements,
    editing::{
        AbsenceReport, Editor, Effect, History, LateChange, Placement, ReviewedRequest, WishedDay,
        WorkingTime,
    },
    labour::{Fairness, WeekLabour},
    plan::{OfferedShift, OpenShift, PlanChange, RequestRules},
    requests::{Claimer, Inbox, SwapChoice},
    roster::{Board, DayBoard, DayMembers, MemberRows, Page, PositionLanes, RoleRow, ShiftDetails},
    rules::{Candidate, Candidates, KnownTime, Problem, Review, Violation},
    schedule::{ALL_SLOTS, Day, Error, ErrorKind, HourRange, Rules, Schedule},
    week::{Filter, PlacedShift, ProposedShift, SpecialDate},
};

/// The questions, each with its fields and the type of its answer.
macro_rules! questions {
    ($(
        $(#[$doc:meta])*
        $kind:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* } -> $(#[$shape:meta])* $answer:ty;
    )*) => {
        /// A question about a roster or its open week. In JavaScript it is an object with its `kind` beside its fields,
        /// such as `{ kind: 'coworkers', shiftId }`.
        ///
        /// ```
        /// use scheduler_core::{
        ///     Editor, Position, Schedule, StaffMember,
        ///     questions::{Answer, Question},
        /// };
        ///
        /// let cook = Position::new("cook", "Cook", "kitchen", 2);
        /// let ada = StaffMember::new("ada", "Ada", "cook");
        /// let editor = Editor::new(Schedule::new(vec![cook], vec![ada], vec![])?);
        /// let Answer::Summary(summary) = editor.ask(Question::Summary { team: None, position: None })? else {
        ///     unreachable!()
        /// };
        /// assert_eq!(summary.gaps.len(), 7);
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
        pub enum Question {
            $($(#[$doc])* $kind { $($(#[$field_doc])* $field: $type,)* },)*
        }

        /// The answer to a question.
        #[derive(Debug, Clone, Serialize)]
        #[serde(untagged)]
        #[non_exhaustive]
        #[expect(missing_docs, reason = "the question of the same name says what it is")]
        pub enum Answer {
            $($kind(Box<$answer>),)*
        }

        /// The type of the answer to each kind of question, for TypeScript.
        #[cfg(feature = "typescript")]
        #[derive(Serialize, tsify::Tsify)]
        #[serde(rename_all = "camelCase")]
        #[expect(non_snake_case, missing_docs, reason = "the fields are the questions")]
        pub struct AnswersByKind {
            $($(#[$shape])* pub $kind: $answer,)*
        }
    };
}

questions! {
    /// The open week's schedule; of a roster without the weeks around it.
    Schedule {} -> Schedule;
    /// The number of shifts of the open week.
    ShiftCount {} -> usize;
    /// A number that differs whenever the week, its rules or its requirements may differ.
    Revision {} -> u32;
    /// The Monday of the open week, `YYYY-MM-DD`; none for a single week, which belongs to no roster.
    Monday {} -> #[tsify(type = "string | null")] Option<NaiveDate>;
    /// The Mondays of the weeks that have anything, earliest first. Errors: `single-week`.
    Mondays {} -> #[tsify(type = "string[]")] Vec<NaiveDate>;
    /// Coverage, gap blocks, fill rates, status and suggestions.
    Analysis {
        /// The id of a team; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        team: Option<String>,
        /// The id of a position; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position: Option<String>,
    } -> Analysis;
    /// The figures around the grid of a view: gap blocks, fill rates, status, days and insights.
    Summary {
        /// The id of a team; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        team: Option<String>,
        /// The id of a position; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position: Option<String>,
    } -> Summary;
    /// The labour cost of the positions in scope, by day and for the week, compared with the expected sales.
    Labour {
        /// The id of a team; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        team: Option<String>,
        /// The id of a position; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position: Option<String>,
    } -> WeekLabour;
    /// Everybody's work in the week, and how the weekend, the nights and the closings are shared out, in staff order.
    Fairness {} -> Vec<Fairness>;
    /// What the team wishes of the days of the open week, and whether it is met, by person in staff order.
    Wishes {} -> Vec<WishedDay>;
    /// The holidays and closing days from one date to another, both included.
    SpecialDates {
        /// The first date, `YYYY-MM-DD`.
        #[cfg_attr(feature = "typescript", tsify(type = "string"))]
        first: Checked<NaiveDate>,
        /// The last date, `YYYY-MM-DD`.
        #[cfg_attr(feature = "typescript", tsify(type = "string"))]
        last: Checked<NaiveDate>,
    } -> Vec<SpecialDate>;
    /// The week in hour rows, 9 AM to midnight.
    Board {
        /// The id of a team; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        team: Option<String>,
        /// The id of a position; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position: Option<String>,
    } -> Board;
    /// The shifts of every day in lanes, position by position.
    Lanes {
        /// The id of a team; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        team: Option<String>,
        /// The id of a position; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position: Option<String>,
        /// How many lanes of each position, the first ones.
        most: u32,
    } -> Vec<Vec<PositionLanes>>;
    /// One day in hour rows, with a cell for every position in scope. Errors: `day-out-of-range`.
    DayBoard {
        /// The id of a team; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        team: Option<String>,
        /// The id of a position; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position: Option<String>,
        /// The day, 0 (Monday) to 6.
        #[cfg_attr(feature = "typescript", tsify(type = "number"))]
        day: Checked<Day>,
    } -> DayBoard;
    /// What the staff members in scope do on one day. Errors: `day-out-of-range`.
    DayMembers {
        /// The id of a team; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        team: Option<String>,
        /// The id of a position; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position: Option<String>,
        /// The day, 0 (Monday) to 6.
        #[cfg_attr(feature = "typescript", tsify(type = "number"))]
        day: Checked<Day>,
        /// The first row.
        offset: usize,
        /// The most rows; 0 for all.
        limit: usize,
    } -> DayMembers;
    /// Who works at any time in one hour of a day. Errors: `day-out-of-range`, `hour-out-of-range`.
    HourDetails {
        /// The id of a team; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        team: Option<String>,
        /// The id of a position; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position: Option<String>,
        /// The day, 0 (Monday) to 6.
        #[cfg_attr(feature = "typescript", tsify(type = "number"))]
        day: Checked<Day>,
        /// The hour; 24 is the first one after midnight.
        hour: u32,
    } -> ShiftDetails;
    /// A staff member's shifts that start on a day. Errors: `unknown-staff`, `day-out-of-range`.
    MemberDayDetails {
        /// The person's id.
        staff_id: String,
        /// The day, 0 (Monday) to 6.
        #[cfg_attr(feature = "typescript", tsify(type = "number"))]
        day: Checked<Day>,
    } -> ShiftDetails;
    /// Who else works at any time during a shift. Errors: `unknown-shift`.
    Coworkers {
        /// The shift's id.
        shift_id: String,
    } -> ShiftDetails;
    /// A position's shifts that start on a day and touch some slots. Errors: `unknown-position`, `day-out-of-range`,
    /// `number-out-of-range`.
    PositionDayDetails {
        /// The position's id.
        position_id: String,
        /// The day, 0 (Monday) to 6.
        #[cfg_attr(feature = "typescript", tsify(type = "number"))]
        day: Checked<Day>,
        /// The slots as a mask.
        slots: u32,
    } -> ShiftDetails;
    /// The staff members in scope with their shifts that touch some slots. Errors: `number-out-of-range`.
    MemberRows {
        /// The id of a team; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        team: Option<String>,
        /// The id of a position; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position: Option<String>,
        /// The slots as a mask.
        slots: u32,
        /// The first row.
        offset: usize,
        /// The most rows; 0 for all.
        limit: usize,
    } -> MemberRows;
    /// The positions in scope with their shifts that touch some slots. Errors: `number-out-of-range`.
    RoleRows {
        /// The id of a team; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        team: Option<String>,
        /// The id of a position; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position: Option<String>,
        /// The slots as a mask.
        slots: u32,
    } -> Vec<RoleRow>;
    /// The positions that follow a template, with their heads.
    Requirements {} -> Vec<PositionRequirements>;
    /// What can be undone and redone, the next one first, at most 20 each, and how many there are.
    History {} -> History;
    /// The rules that shifts are checked against.
    Rules {} -> #[tsify(
        type = "Rules & Required<Pick<Rules, 'minHours' | 'maxHours' | 'daysOff' | 'restHours'>>"
    )] Rules;
    /// The rules that the week is filled by: those that shifts are checked against, and where they say nothing of filling,
    /// at most six days in a row, longer shifts and no split days.
    FillRules {} -> #[tsify(
        type = "Rules & Required<Pick<Rules, 'minHours' | 'maxHours' | 'daysOff' | 'restHours'>>"
    )] Rules;
    /// The break that a new shift of somebody has, in minutes: what the law owes.
    BreakOfNew {
        /// The person's id.
        staff_id: String,
        /// The minutes from start to end.
        duty: u16,
    } -> u8;
    /// What breaks the rules of working time in the open week, by person in staff order: the rest between days, and all
    /// rules of the law.
    WorkingTime {} -> Vec<Problem>;
    /// The same for every week that has anything, earliest first; weeks in which nothing breaks a rule are left out.
    /// Errors: `single-week`.
    CheckRoster {} -> Vec<WorkingTime>;
    /// The changes that their people would know fewer days before the shift than the law asks for. Errors: `single-week`,
    /// `not-a-date`.
    LateChanges {
        /// The day of publishing, `YYYY-MM-DD`.
        #[cfg_attr(feature = "typescript", tsify(type = "string"))]
        published_on: Checked<NaiveDate>,
    } -> Vec<LateChange>;
    /// The time of everybody in the other weeks of the roster, for the solver.
    KnownTime {} -> Vec<KnownTime>;
    /// The rules that a shift would break, blocks first. Errors: `unknown-shift`, `unknown-position`, those of `assign`.
    Violations {
        /// The shift.
        shift: ProposedShift,
        /// The id of the existing shift that it replaces.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        replaces: Option<String>,
        /// The position that it is for, by default that of the replaced shift's person.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position_id: Option<String>,
    } -> Vec<Violation>;
    /// Who could help a position in its short hours, each with the shift that assigning would create: at most 3, those who
    /// break no rule first. Errors: `unknown-position`, `day-out-of-range`, `start-out-of-range`, `end-out-of-range`,
    /// `empty-range`.
    SuggestedStaff {
        /// The position's id.
        position_id: String,
        /// The day, 0 (Monday) to 6.
        #[cfg_attr(feature = "typescript", tsify(type = "number"))]
        day: Checked<Day>,
        /// The first hour.
        start: u32,
        /// The end hour, exclusive.
        end: u32,
    } -> Vec<Candidate>;
    /// Everybody, sorted by whether they can work for a position in hours of a day. Errors: those of `suggestedStaff`.
    Candidates {
        /// The position's id.
        position_id: String,
        /// The day, 0 (Monday) to 6.
        #[cfg_attr(feature = "typescript", tsify(type = "number"))]
        day: Checked<Day>,
        /// The first hour.
        start: u32,
        /// The end hour, exclusive.
        end: u32,
    } -> Candidates;
    /// Everything that needs attention, in scope of both filters.
    Review {
        /// The id of a team; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        team: Option<String>,
        /// The id of a position; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position: Option<String>,
    } -> Review;
    /// The shifts that break a rule, in scope of both filters.
    BrokenShifts {
        /// The id of a team; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        team: Option<String>,
        /// The id of a position; of all without it.
        #[cfg_attr(feature = "typescript", tsify(type = "string | null", optional))]
        position: Option<String>,
    } -> Vec<PlacedShift>;
    /// Which of these shifts could be added, each checked together with those before it. Errors: times out of range, with
    /// the entry's path.
    Placement {
        /// The shifts.
        shifts: Vec<ProposedShift>,
        /// Whether a shift may break no rule at all.
        strict: bool,
    } -> Placement;
    /// What removing some shifts and adding others would do to cost, contracts, gaps and rules. To preview a shift that is
    /// moved or reassigned, remove it and add the changed one. Errors: `unknown-shift`, `unknown-staff`, those of
    /// `assign` for times, with the entry's path.
    Preview {
        /// The ids of the removed shifts.
        removed: Vec<String>,
        /// The new shifts.
        shifts: Vec<ProposedShift>,
    } -> Effect;
    /// What reporting an absence would do. Errors: those of `preview`.
    PreviewAbsence {
        /// The report.
        report: AbsenceReport,
    } -> Effect;
    /// What has changed since the week was last published, by person in staff order, and in time order for each person. If
    /// it never was, every shift is new.
    PlanChanges {} -> Vec<PlanChange>;
    /// What people may request, and whether it needs a manager's approval.
    RequestRules {} -> RequestRules;
    /// The open shift to offer for the short hours of a position on a day. Errors: those of `suggestedStaff`.
    OfferFor {
        /// The position's id.
        position_id: String,
        /// The day, 0 (Monday) to 6.
        #[cfg_attr(feature = "typescript", tsify(type = "number"))]
        day: Checked<Day>,
        /// The first hour.
        start: u32,
        /// The end hour, exclusive.
        end: u32,
    } -> OfferedShift;
    /// The open shifts in the order in which they were offered, without those that were taken.
    OpenShifts {} -> Vec<OpenShift>;
    /// The people who may claim an open shift, each with the warnings that the manager would see. Errors:
    /// `unknown-open-shift`, `open-shift-taken`.
    Claimers {
        /// The open shift's id.
        open_shift_id: String,
    } -> Vec<Claimer>;
    /// The shifts that a shift could be swapped for, in time order. Errors: `unknown-shift`.
    SwapChoices {
        /// The shift's id.
        shift_id: String,
    } -> Vec<SwapChoice>;
    /// The waiting requests, each with what approving it would do.
    WaitingRequests {} -> Vec<ReviewedRequest>;
    /// What one person sees: offers, their shifts, their requests. Errors: `unknown-staff`.
    Inbox {
        /// The person's id.
        staff_id: String,
    } -> Inbox;
}

impl Editor {
    /// Answers a question. Nothing is changed.
    ///
    /// # Errors
    /// Those that the question states, with a path in its fields.
    #[expect(clippy::too_many_lines, reason = "one line for each question")]
    pub fn ask(&self, question: Question) -> Result<Answer, Error> {
        let week = self.week();
        Ok(match question {
            Question::Schedule {} => Answer::Schedule(self.schedule().into()),
            Question::ShiftCount {} => Answer::ShiftCount(week.shift_count().into()),
            Question::Revision {} => Answer::Revision(self.revision().into()),
            Question::Monday {} => Answer::Monday(self.monday().ok().into()),
            Question::Mondays {} => {
                Answer::Mondays(self.roster()?.mondays().collect::<Vec<_>>().into())
            }
            Question::Analysis { team, position } => {
                Answer::Analysis(week.analysis(&Filter::new(team, position)).into())
            }
            Question::Summary { team, position } => {
                Answer::Summary(week.summary(&Filter::new(team, position)).into())
            }
            Question::Labour { team, position } => {
                Answer::Labour(week.labour(&Filter::new(team, position)).into())
            }
            Question::Fairness {} => Answer::Fairness(week.fairness().into()),
            Question::Wishes {} => Answer::Wishes(self.wishes().into()),
            Question::SpecialDates { first, last } => Answer::SpecialDates(
                week.special_dates(first.named("first")?, last.named("last")?)
                    .into(),
            ),
            Question::Board { team, position } => {
                Answer::Board(week.board(&Filter::new(team, position)).into())
            }
            Question::Lanes {
                team,
                position,
                most,
            } => Answer::Lanes(week.lanes(&Filter::new(team, position), most).into()),
            Question::DayBoard {
                team,
                position,
                day,
            } => {
                let filter = Filter::new(team, position);
                Answer::DayBoard(week.day_board(&filter, day.named("day")?).into())
            }
            Question::DayMembers {
                team,
                position,
                day,
                offset,
                limit,
            } => {
                let filter = Filter::new(team, position);
                let page = Page { offset, limit };
                Answer::DayMembers(week.day_members(&filter, day.named("day")?, page).into())
            }
            Question::HourDetails {
                team,
                position,
                day,
                hour,
            } => {
                let filter = Filter::new(team, position);
                let (day, hour) = (day.named("day")?, small(hour));
                Answer::HourDetails(week.hour_details(&filter, day, hour)?.into())
            }
            Question::MemberDayDetails { staff_id, day } => Answer::MemberDayDetails(
                week.member_day_details(&staff_id, day.named("day")?)?
                    .into(),
            ),
            Question::Coworkers { shift_id } => {
                Answer::Coworkers(week.coworkers(&shift_id)?.into())
            }
            Question::PositionDayDetails {
                position_id,
                day,
                slots,
            } => {
                let (day, slots) = (day.named("day")?, mask(slots)?);
                Answer::PositionDayDetails(
                    week.position_day_details(&position_id, day, slots)?.into(),
                )
            }
            Question::MemberRows {
                team,
                position,
                slots,
                offset,
                limit,
            } => {
                let filter = Filter::new(team, position);
                let page = Page { offset, limit };
                Answer::MemberRows(week.member_rows(&filter, mask(slots)?, page).into())
            }
            Question::RoleRows {
                team,
                position,
                slots,
            } => {
                let filter = Filter::new(team, position);
                Answer::RoleRows(week.role_rows(&filter, mask(slots)?).into())
            }
            Question::Requirements {} => Answer::Requirements(week.requirements().into()),
            Question::History {} => Answer::History(self.history().into()),
            Question::Rules {} => Answer::Rules(week.rules().clone().into()),
            Question::FillRules {} => Answer::FillRules(week.rules().filling().into()),
            Question::BreakOfNew { staff_id, duty } => {
                Answer::BreakOfNew(week.break_of_new(&staff_id, duty).into())
            }
            Question::WorkingTime {} => Answer::WorkingTime(week.working_time().into()),
            Question::CheckRoster {} => Answer::CheckRoster(self.check_roster()?.into()),
            Question::LateChanges { published_on } => {
                let date = published_on.named("publishedOn")?;
                Answer::LateChanges(self.late_changes(date)?.into())
            }
            Question::KnownTime {} => Answer::KnownTime(week.known_time().into()),
            Question::Violations {
                mut shift,
                replaces,
                position_id,
            } => {
                shift.position_id = position_id.or(shift.position_id);
                Answer::Violations(week.violations(&shift, replaces.as_deref())?.into())
            }
            Question::SuggestedStaff {
                position_id,
                day,
                start,
                end,
            } => {
                let (day, hours) = (day.named("day")?, hours(start, end));
                Answer::SuggestedStaff(week.suggested_staff(&position_id, day, hours)?.into())
            }
            Question::Candidates {
                position_id,
                day,
                start,
                end,
            } => {
                let (day, hours) = (day.named("day")?, hours(start, end));
                Answer::Candidates(week.candidates(&position_id, day, hours)?.into())
            }
            Question::Review { team, position } => {
                Answer::Review(week.review(&Filter::new(team, position)).into())
            }
            Question::BrokenShifts { team, position } => {
                Answer::BrokenShifts(week.broken_shifts(&Filter::new(team, position)).into())
            }
            Question::Placement { shifts, strict } => {
                Answer::Placement(self.placement(&shifts, strict)?.into())
            }
            Question::Preview { removed, shifts } => {
                Answer::Preview(self.preview(&removed, &shifts)?.into())
            }
            Question::PreviewAbsence { report } => {
                Answer::PreviewAbsence(self.preview_absence(&report)?.into())
            }
            Question::PlanChanges {} => Answer::PlanChanges(self.plan_changes().into()),
            Question::RequestRules {} => Answer::RequestRules(self.request_rules().into()),
            Question::OfferFor {
                position_id,
                day,
                start,
                end,
            } => {
                let (day, hours) = (day.named("day")?, hours(start, end));
                Answer::OfferFor(self.offer_for(&position_id, day, hours)?.into())
            }
            Question::OpenShifts {} => Answer::OpenShifts(self.open_shifts().into()),
            Question::Claimers { open_shift_id } => {
                Answer::Claimers(self.claimers(&open_shift_id)?.into())
            }
            Question::SwapChoices { shift_id } => {
                Answer::SwapChoices(self.swap_choices(&shift_id)?.into())
            }
            Question::WaitingRequests {} => Answer::WaitingRequests(self.waiting_requests().into()),
            Question::Inbox { staff_id } => Answer::Inbox(self.inbox(&staff_id)?.into()),
        })
    }
}

/// A range of hours; numbers that are too large stay out of range.
fn hours(start: u32, end: u32) -> HourRange {
    HourRange::new(small(start), small(end))
}

fn small(hour: u32) -> u8 {
    u8::try_from(hour).unwrap_or(u8::MAX)
}

/// A mask of slots.
fn mask(slots: u32) -> Result<u8, Error> {
    let mask = u8::try_from(slots).ok().filter(|mask| *mask <= ALL_SLOTS);
    mask.ok_or_else(|| {
        Error::new(
            "slots",
            ErrorKind::Slots {
                value: slots,
                most: ALL_SLOTS,
            },
        )
    })
}
