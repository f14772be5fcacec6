//! The result of filling a week.

use scheduler_core::{Day, HourRange, ProposedShift};
use serde::Serialize;

use crate::certificate::Certificate;

/// A filled week: the new shifts, their totals, and how good the plan is.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct FillPlan {
    /// The new shifts, by day, start and person.
    pub shifts: Vec<ProposedShift>,
    /// Why each of them was proposed, in the same order.
    pub causes: Vec<Cause>,
    /// Missing head-hours before, not counting the shifts of absent people, and missing hours of people with
    /// [marks](Self::marks).
    pub missing_before: u32,
    /// The same with the new shifts.
    pub missing_after: u32,
    /// Minutes over contract that the new shifts add; people without a contract have none.
    pub added_overtime: u32,
    /// Summed length of the new shifts, in hours.
    pub added_hours: u32,
    /// How many new shifts there are.
    pub added_shifts: u32,
    /// The ids of the shifts that count as gone because the question says that their people are absent.
    pub gone: Vec<String>,
    /// How many people get a new shift.
    pub people: u32,
    /// How many hours of the week were examined: those of the schedule, unless the question names fewer.
    pub hours: u32,
    /// How many of those hours are fully staffed before, not counting the shifts of absent people.
    pub covered_before: u32,
    /// How many of those hours are fully staffed with the new shifts.
    pub covered_after: u32,
    /// Whether the plan is proven optimal: no plan leaves fewer head-hours missing, none of those adds fewer minutes over
    /// contract, none of those fewer hours, and none of those has fewer shifts.
    pub proven: bool,
    /// No plan leaves fewer head-hours missing than this. Equal to `missing_after` if it is proven that no plan covers
    /// more; `proven` may still be false, because the plan is not known to be the shortest.
    pub bound: u32,
    /// The same figures for every position in scope, in schedule order.
    pub positions: Vec<PositionFigures>,
    /// How many hours of people with a mark are missing, by need in the order of the rules.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<MarkFigures>,
    /// The hours that stay short, by position in schedule order and hour.
    pub short: Vec<ShortHour>,
    /// The hours that stay without enough people with a mark, by need and hour.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub short_marks: Vec<ShortMark>,
    /// What proves the bound to somebody who does not trust the search, as far as no cases raised it.
    pub certificate: Certificate,
}

/// The figures of one position; see [`FillPlan`].
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PositionFigures {
    /// The position's id.
    pub position_id: String,
    /// Missing head-hours before.
    pub missing_before: u32,
    /// Missing head-hours with the new shifts.
    pub missing_after: u32,
    /// Summed length of the new shifts, in hours.
    pub added_hours: u32,
    /// How many new shifts there are.
    pub added_shifts: u32,
    /// Whether the plan of this position, and of those that share people with it, is proven optimal.
    pub proven: bool,
    /// No plan leaves fewer head-hours missing than this.
    pub bound: u32,
}

/// What is missing of one need of a mark.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct MarkFigures {
    /// The mark, as the rules name it.
    pub mark: String,
    /// The position that needs it; `None` for the whole house.
    pub position_id: Option<String>,
    /// Missing hours of people with it before.
    pub missing_before: u32,
    /// The same with the new shifts.
    pub missing_after: u32,
}

/// An hour that stays without enough people with a mark, and why nobody who has it can help.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ShortMark {
    /// The mark, as the rules name it.
    pub mark: String,
    /// The position that needs it; `None` for the whole house.
    pub position_id: Option<String>,
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The hour of the day, 0 to 23.
    pub hour: u8,
    /// How many people with it are missing in it.
    pub missing: u32,
    /// Everybody with it, in the order of their ids.
    pub people: Vec<KeptAway>,
}

/// Which short hours a proposed shift covers, and why its person was chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Cause {
    /// The position's id.
    pub position_id: String,
    /// The day of the short hours.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// From the first to the last short hour that the shift covers on that day.
    pub hours: HourRange,
    /// The mark that is missing in these hours, if the position itself has enough people in them. The figures are then those
    /// of people with it.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<String>,
    /// How many are on duty before, in the hour with the most missing heads.
    pub scheduled: u32,
    /// The heads needed in that hour to reach the target.
    pub wanted: u32,
    /// How many people of the position, with the mark if there is one, are free in all those hours, this one included.
    pub free: u32,
    /// Whether none of them has fewer hours in the week before.
    pub fewest_hours: bool,
    /// The id of the shift of the same person, position and day that it makes longer, if it begins where that ends or
    /// ends where that begins.
    pub lengthens: Option<String>,
}

/// An hour that stays short, and why nobody of the position can help.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ShortHour {
    /// The position's id.
    pub position_id: String,
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The hour of the day, 0 to 23.
    pub hour: u8,
    /// How many heads are missing in it.
    pub missing: u32,
    /// Everybody of the position, in the order of their ids.
    pub people: Vec<KeptAway>,
}

/// Why a person does not work in an hour that stays short.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct KeptAway {
    /// The person's id.
    pub staff_id: String,
    /// The first reason that applies.
    pub reason: Reason,
    /// For [`Reason::Rest`]: the hour of the day from which they could work again, if it is on the same day.
    pub until: Option<u8>,
    /// For [`Reason::OnShift`]: the id of the position in which they work then.
    pub position_id: Option<String>,
}

/// Why a person cannot work in an hour. Only existing shifts count, except for [`OnShift`](Self::OnShift) and
/// [`BetterElsewhere`](Self::BetterElsewhere), and in positions that are planned by types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Reason {
    /// They are absent on that day.
    Absent,
    /// They are not available in that hour.
    NotAvailable,
    /// They are on a shift in that hour, existing or proposed.
    OnShift,
    /// They are free then, but not for long enough for the shortest shift.
    TooShort,
    /// Somebody is on duty, existing or proposed, with whom they never are.
    KeptApart,
    /// The question leaves them out, or declined a shift of theirs on that day.
    LeftOut,
    /// They would have too little rest before or after a shift on another day.
    Rest,
    /// They would have too few days off.
    DaysOff,
    /// They would work on too many days in a row.
    DaysInRow,
    /// They would work on too many weekends.
    Weekends,
    /// They would have too few days in a row with a shift, or without one.
    ShortRun,
    /// Their pattern has something else on that day.
    Pattern,
    /// It may not follow their shift of the day before, or be followed by that of the day after.
    Succession,
    /// They would have a second shift on that day that does not touch the first.
    SplitDay,
    /// They would work too many hours on that day.
    HoursOfDay,
    /// They are under 18, and it is night.
    Under18,
    /// They would work more on that day than the law allows.
    WorkOfDay,
    /// The time from their first start to their last end of that day would be more than the law allows.
    SpanOfDay,
    /// They would work more than they may in a week.
    HoursOfWeek,
    /// They would work more than the law allows in a week, or on the mean of several.
    WorkOfWeek,
    /// They would lack their weekly rest.
    WeeklyRest,
    /// They would work more than their contract, which the question does not allow.
    Contract,
    /// They could work, but the plan would be worse: they are needed on another shift, or would cover nothing more.
    BetterElsewhere,
}
