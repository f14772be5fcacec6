//! Checks: what would be wrong with a shift before there is one, and why.
//!
//! A check with the level `block` refuses the command: nobody can be in two places at once, or work in a
//! position that is not theirs. One with the level `warn` leaves the choice to people.

use serde::Serialize;

use crate::{
    hour_set::{HourSet, hour_of_week},
    parse,
    schedule::{DAYS, Shift},
    schedule_error::ScheduleError,
    week_plan::{StaffWeek, WeekPlan},
};

/// The rules that a shift is checked against. A number of 0 or less switches its rule off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Rules {
    /// The shortest shift, in hours.
    pub min_hours: i32,
    /// The most hours of one person's shifts that start on one day.
    pub max_hours: i32,
    /// The fewest days of the week on which no shift of a person starts.
    pub days_off: i32,
    /// The fewest hours between two shifts of a person that start on different days.
    pub rest_hours: i32,
}

impl Default for Rules {
    /// The template's settings (spec 9), and the 11 hours of rest that European law asks for.
    fn default() -> Self {
        Self {
            min_hours: 4,
            max_hours: 10,
            days_off: 2,
            rest_hours: 11,
        }
    }
}

/// One thing that is wrong with a shift, with its figures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct Check {
    /// What is wrong.
    pub kind: CheckKind,
    /// Whether it refuses the shift.
    pub level: Level,
    /// The day on which the hours it is about begin, 0 (Monday) to 6 (Sunday).
    pub day: u8,
    /// The first of the hours it is about.
    pub start: u8,
    /// Their end, exclusive; over 24 where they go on into the next day.
    pub end: u8,
    /// What it comes to; see [`CheckKind`].
    pub actual: u32,
    /// What it may come to.
    pub limit: u32,
    /// The other shift that it is about, if one is.
    pub other_shift_id: Option<String>,
}

/// What can be wrong with a shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum CheckKind {
    /// Another shift of the same person covers some of its hours: so many.
    DoubleBooking,
    /// It is meant for another position than the person's.
    WrongPosition,
    /// The person is not available in so many of its hours; the hours are the first such stretch.
    OutsideAvailability,
    /// The person's shifts that start on this day come to so many hours, more than there may be.
    OverMaxHours,
    /// It has so many hours, fewer than a shift should have.
    UnderMinHours,
    /// So many hours lie between it and the next or last shift, which starts on another day: too few.
    ShortRest,
    /// The person has so many days without a shift that starts: too few.
    TooFewDaysOff,
}

/// What a check asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Level {
    /// The shift is refused.
    Block,
    /// The shift is possible.
    Warn,
}

impl CheckKind {
    /// Whether it refuses the shift.
    #[must_use]
    pub const fn level(self) -> Level {
        match self {
            Self::DoubleBooking | Self::WrongPosition => Level::Block,
            _ => Level::Warn,
        }
    }

    fn check(self, first: usize, hours: usize, actual: u32, limit: u32) -> Check {
        let small = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
        let start = first % 24;
        Check {
            kind: self,
            level: self.level(),
            day: small(first / 24),
            start: small(start),
            end: small(start.saturating_add(hours)),
            actual,
            limit,
            other_shift_id: None,
        }
    }
}

/// Checks a shift of `hours` hours for a staff member, from hour `start` of `day`: blocks first.
/// `shift_id` is the shift that is to become this one, and left out of the comparison; `position_id` the
/// position that it is meant for. Without one that is the position of the person who has the shift now.
///
/// ```
/// use scheduler_core::{check::{CheckKind, Rules, check_shift}, schedule::Schedule, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal",
///                "availability": [{"day": 0, "start": 8, "end": 24}]}],
///     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}]
/// }"#).unwrap();
/// let plan = WeekPlan::new(schedule);
/// let check = |id, start| check_shift(&plan, &Rules::default(), id, None, "ada", 0, start, 4).unwrap();
/// assert_eq!(check(None, 16)[0].kind, CheckKind::DoubleBooking);
/// assert!(check(Some("1"), 16).is_empty());
/// ```
///
/// # Errors
/// An unknown shift, position or staff member, or a day, start or length out of range.
#[expect(
    clippy::too_many_arguments,
    reason = "a shift and what it is held against"
)]
pub fn check_shift(
    plan: &WeekPlan,
    rules: &Rules,
    shift_id: Option<&str>,
    position_id: Option<&str>,
    staff_id: &str,
    day: i32,
    start: i32,
    hours: i32,
) -> Result<Vec<Check>, ScheduleError> {
    if let Some(id) = shift_id {
        plan.shift_named(id)?;
    }
    if let Some(id) = position_id {
        plan.position_named(id)?;
    }
    let draft = Draft::new(plan, staff_id, day, start, hours)?;
    Ok(checks(plan, rules, shift_id, position_id, &draft))
}

/// Hours of work that somebody may get.
pub(crate) struct Draft {
    pub staff: usize,
    pub day: u8,
    pub start: u8,
    pub hours: u8,
}

impl Draft {
    #[inline(never)]
    pub fn new(
        plan: &WeekPlan,
        staff_id: &str,
        day: i32,
        start: i32,
        hours: i32,
    ) -> Result<Self, ScheduleError> {
        Ok(Self {
            staff: plan.staff_named(staff_id)?,
            day: parse::day("day", day.into())?,
            start: parse::start("start", start.into())?,
            hours: parse::hours("hours", hours.into())?,
        })
    }
}

/// The checks that a draft does not pass, blocks first.
pub(crate) fn checks(
    plan: &WeekPlan,
    rules: &Rules,
    instead_of: Option<&str>,
    position_id: Option<&str>,
    draft: &Draft,
) -> Vec<Check> {
    let Some(staff) = plan.staff.get(draft.staff) else {
        return Vec::new();
    };
    let &Draft {
        day, start, hours, ..
    } = draft;
    let (first, end) = bounds(day, start, hours);
    let length = usize::from(hours);
    let mut found = Vec::new();
    let mut later = Vec::new();
    // The neighbours in time, and what the day and the week come to with this shift.
    let (mut last, mut next): (Option<&Shift>, Option<&Shift>) = (None, None);
    let (mut day_hours, mut days) = (u32::from(hours), day_bit(day));
    for other in staff
        .shifts()
        .filter(|other| instead_of.is_none_or(|id| *other.id != *id))
    {
        let (other_first, other_end) = bounds_of(other);
        days |= day_bit(other.day);
        if other.day == day {
            day_hours = day_hours.saturating_add(other.hours.into());
        }
        if other_end <= first {
            // Of those that end together the later one, as the review has it.
            let ends_later = |last| {
                let (first, end) = bounds_of(last);
                (end, first) < (other_end, other_first)
            };
            if last.is_none_or(ends_later) {
                last = Some(other);
            }
        } else if end <= other_first {
            if next.is_none_or(|next| other_first < bounds_of(next).0) {
                next = Some(other);
            }
        } else {
            found.push(double_booking((first, end), other));
        }
    }
    if position_id
        .or_else(|| plan.position_of(instead_of?))
        .is_some_and(|id| id != staff.member.position_id)
    {
        found.push(CheckKind::WrongPosition.check(first, length, 0, 0));
    }
    later.extend(outside_availability(staff, day, start, hours));
    later.extend(over_max_hours(rules, first, length, day_hours));
    later.extend(under_min_hours(rules, first, length));
    if let Some(last) = last.filter(|last| last.day != day) {
        later.extend(short_rest(rules, bounds_of(last).1, first, last));
    }
    if let Some(next) = next.filter(|next| next.day != day) {
        later.extend(short_rest(rules, end, bounds_of(next).0, next));
    }
    later.extend(too_few_days_off(rules, first, length, days));
    found.append(&mut later);
    found
}

/// First hour and end, counted from Monday 0:00.
fn bounds(day: u8, start: u8, hours: u8) -> (usize, usize) {
    let first = hour_of_week(day, start);
    (first, first.saturating_add(hours.into()))
}

/// First hour and end of a shift, counted from Monday 0:00.
pub(crate) fn bounds_of(shift: &Shift) -> (usize, usize) {
    bounds(shift.day, shift.start, shift.hours)
}

/// A day's bit in a set of days.
pub(crate) fn day_bit(day: u8) -> u8 {
    1_u8.checked_shl(day.into()).unwrap_or(0)
}

/// A limit that is switched on, and what it limits to.
fn limit(rule: i32) -> Option<u32> {
    u32::try_from(rule).ok().filter(|limit| *limit > 0)
}

pub(crate) fn double_booking((first, end): (usize, usize), other: &Shift) -> Check {
    let (other_first, other_end) = bounds_of(other);
    let from = first.max(other_first);
    let hours = end.min(other_end).saturating_sub(from);
    let both = u32::try_from(hours).unwrap_or(u32::MAX);
    with_other(CheckKind::DoubleBooking.check(from, hours, both, 0), other)
}

pub(crate) fn outside_availability(
    staff: &StaffWeek,
    day: u8,
    start: u8,
    hours: u8,
) -> Option<Check> {
    let missing = HourSet::span(day, start, hours)
        .in_the_week()
        .without(staff.available);
    let (first, end) = missing.runs().next()?;
    let hours = end.saturating_sub(first);
    Some(CheckKind::OutsideAvailability.check(first, hours, missing.len(), 0))
}

pub(crate) fn over_max_hours(
    rules: &Rules,
    first: usize,
    length: usize,
    of_the_day: u32,
) -> Option<Check> {
    let limit = limit(rules.max_hours).filter(|limit| of_the_day > *limit)?;
    Some(CheckKind::OverMaxHours.check(first, length, of_the_day, limit))
}

pub(crate) fn under_min_hours(rules: &Rules, first: usize, length: usize) -> Option<Check> {
    let hours = u32::try_from(length).unwrap_or(u32::MAX);
    let limit = limit(rules.min_hours).filter(|limit| hours < *limit)?;
    Some(CheckKind::UnderMinHours.check(first, length, hours, limit))
}

/// The rest from one shift's end to the beginning of another, one of which is `other`.
pub(crate) fn short_rest(rules: &Rules, from: usize, to: usize, other: &Shift) -> Option<Check> {
    let length = to.saturating_sub(from);
    let rest = u32::try_from(length).unwrap_or(u32::MAX);
    let limit = limit(rules.rest_hours).filter(|limit| rest < *limit)?;
    Some(with_other(
        CheckKind::ShortRest.check(from, length, rest, limit),
        other,
    ))
}

pub(crate) fn too_few_days_off(
    rules: &Rules,
    first: usize,
    length: usize,
    days: u8,
) -> Option<Check> {
    let off = u32::from(DAYS).saturating_sub(days.count_ones());
    let limit = limit(rules.days_off).filter(|limit| off < *limit)?;
    Some(CheckKind::TooFewDaysOff.check(first, length, off, limit))
}

fn with_other(mut check: Check, other: &Shift) -> Check {
    check.other_shift_id = Some(other.id.clone());
    check
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        error::EngineError,
        testing::{list, week},
    };

    const STAFF: &str =
        "ada@cook=0:8-20,1:0-24,2:6-12,2:14-24,3:8-20,4:8-20,5:8-20,6:0-24 bob@host=0:0-24";

    fn told(check: &Check) -> String {
        let Check {
            kind,
            level,
            day,
            start,
            end,
            actual,
            limit,
            ..
        } = check;
        let other = check.other_shift_id.as_deref().unwrap_or("-");
        format!("{kind:?} {level:?} {day}:{start}-{end} {actual}/{limit} {other}")
    }

    /// Checks `day:start+hours` for Ada, in place of `instead` unless that is empty.
    fn check(shifts: &str, instead: &str, [day, start, hours]: [i32; 3], expected: &str) {
        let plan = week("cook/kitchen:1 host/floor:1", STAFF, shifts);
        let instead = (!instead.is_empty()).then_some(instead);
        let rules = Rules::default();
        let found = check_shift(&plan, &rules, instead, None, "ada", day, start, hours).unwrap();
        assert_eq!(list(found.iter().map(told)), expected);
    }

    #[test]
    fn a_shift_that_is_well_passes() {
        check("", "", [0, 8, 10], "");
        check("ada/0:8+4", "", [0, 12, 4], "");
        check("bob/0:8+8", "", [0, 8, 8], "");
    }

    #[test]
    fn nobody_is_in_two_places() {
        check(
            "ada/0:10+4",
            "",
            [0, 12, 4],
            "DoubleBooking Block 0:12-14 2/0 1",
        );
        check(
            "ada/0:10+2 ada/0:13+4",
            "",
            [0, 11, 4],
            "DoubleBooking Block 0:11-12 1/0 1, DoubleBooking Block 0:13-15 2/0 2",
        );
        check("ada/0:10+4", "1", [0, 12, 4], "");
        // Monday's night goes on into Tuesday.
        check(
            "ada/0:16+10",
            "",
            [1, 1, 4],
            "DoubleBooking Block 1:1-2 1/0 1",
        );
    }

    #[test]
    fn hours_outside_availability_are_counted() {
        check("", "", [0, 18, 4], "OutsideAvailability Warn 0:20-22 2/0 -");
        check("", "", [2, 10, 8], "OutsideAvailability Warn 2:12-14 2/0 -");
        check("", "", [3, 6, 5], "OutsideAvailability Warn 3:6-8 2/0 -");
        check("", "", [2, 22, 4], "OutsideAvailability Warn 3:0-2 2/0 -");
        // The hours past Sunday midnight are no part of the week.
        check("", "", [6, 20, 8], "");
    }

    #[test]
    fn a_day_has_so_many_hours() {
        check("", "", [1, 8, 11], "OverMaxHours Warn 1:8-19 11/10 -");
        check(
            "ada/1:6+6",
            "",
            [1, 14, 5],
            "OverMaxHours Warn 1:14-19 11/10 -",
        );
        check("ada/1:6+6", "", [1, 14, 4], "");
        check("ada/1:6+6", "1", [1, 14, 10], "");
    }

    #[test]
    fn a_shift_has_so_many_hours() {
        check("", "", [1, 8, 3], "UnderMinHours Warn 1:8-11 3/4 -");
        check("", "", [1, 8, 4], "");
    }

    #[test]
    fn rest_lies_between_the_days() {
        check(
            "ada/0:12+8",
            "",
            [1, 6, 4],
            "ShortRest Warn 0:20-30 10/11 1",
        );
        check("ada/0:12+8", "", [1, 7, 4], "");
        check("ada/3:8+4", "", [2, 18, 6], "ShortRest Warn 3:0-8 8/11 1");
        check("ada/0:16+8", "", [1, 0, 4], "ShortRest Warn 1:0-0 0/11 1");
        // Two parts of one day need none.
        check("ada/1:8+4", "", [1, 13, 4], "");
    }

    #[test]
    fn a_week_has_days_off() {
        let five = "ada/0:8+4 ada/1:8+4 ada/2:6+4 ada/3:8+4 ada/4:8+4";
        check(five, "", [5, 8, 4], "TooFewDaysOff Warn 5:8-12 1/2 -");
        check(five, "", [4, 14, 4], "");
        check(five, "5", [5, 8, 4], "");
    }

    #[test]
    fn a_position_is_the_persons_own() {
        let plan = week("cook/kitchen:1 host/floor:1", STAFF, "bob/0:8+4");
        let check = |instead, position, staff| {
            let rules = Rules::default();
            let found = check_shift(&plan, &rules, instead, position, staff, 0, 8, 4).unwrap();
            list(found.iter().map(told))
        };
        let wrong = "WrongPosition Block 0:8-12 0/0 -";
        assert_eq!(check(None, Some("host"), "ada"), wrong);
        assert_eq!(check(Some("1"), None, "ada"), wrong);
        assert_eq!(check(Some("1"), Some("cook"), "ada"), "");
        assert_eq!(check(None, Some("cook"), "ada"), "");
    }

    #[test]
    fn a_rule_can_be_switched_off() {
        let plan = week("cook/kitchen:1", "ada@cook=0:0-24", "ada/0:6+2");
        let off = Rules {
            min_hours: 0,
            max_hours: -1,
            days_off: 0,
            rest_hours: i32::MIN,
        };
        assert_eq!(
            check_shift(&plan, &off, None, None, "ada", 0, 8, 12),
            Ok(Vec::new())
        );
        let strict = Rules {
            days_off: 7,
            rest_hours: i32::MAX,
            ..off
        };
        let found = check_shift(&plan, &strict, None, None, "ada", 0, 8, 12).unwrap();
        assert_eq!(
            list(found.iter().map(told)),
            "TooFewDaysOff Warn 0:8-20 6/7 -"
        );
    }

    #[test]
    fn what_is_not_there_is_an_error() {
        let plan = week("cook/kitchen:1", "ada@cook", "ada/0:8+4");
        let code = |shift, position, staff, day, start, hours| {
            let rules = Rules::default();
            let found = check_shift(&plan, &rules, shift, position, staff, day, start, hours);
            EngineError::from(found.unwrap_err()).code
        };
        assert_eq!(code(Some("2"), None, "ada", 0, 8, 4), "unknown-shift");
        assert_eq!(code(None, Some("x"), "ada", 0, 8, 4), "unknown-position");
        assert_eq!(code(None, None, "eve", 0, 8, 4), "unknown-staff");
        assert_eq!(code(None, None, "ada", 7, 8, 4), "day-out-of-range");
        assert_eq!(code(None, None, "ada", 0, 24, 4), "start-out-of-range");
        assert_eq!(code(None, None, "ada", 0, 8, 25), "hours-out-of-range");
    }
}
