//! Violations: the rules that an existing or proposed shift breaks.
//!
//! A violation at level `block` refuses the command: nobody can be in two places at once, or work in a position
//! that is not theirs. One at level `warn` leaves the decision to people.

use serde::Serialize;

use crate::{
    schedule::{DAYS, Day, Rules, ScheduleError, Shift, TimeRange},
    week::{ProposedShift, QuarterSet, StaffWeek, Week},
};

/// One rule that a shift breaks, with its figures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Violation {
    /// The kind of violation.
    pub kind: ViolationKind,
    /// Whether it blocks the shift or only warns.
    pub level: Level,
    /// The day on which `range` begins.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The time in question.
    #[serde(flatten)]
    pub range: TimeRange,
    /// The actual value in minutes, or in days for [`ViolationKind::TooFewDaysOff`].
    pub actual: u32,
    /// The allowed value in the same unit; 0 if nothing is allowed.
    pub limit: u32,
    /// The other shift involved, if there is one.
    pub other_shift_id: Option<String>,
}

/// What can be wrong with a shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum ViolationKind {
    /// It overlaps another shift of the same person; `actual` is the overlap.
    DoubleBooking,
    /// It is for a position other than the person's.
    WrongPosition,
    /// The person is not available for part of it: `actual` minutes, of which `range` is the first stretch.
    OutsideAvailability,
    /// The person's shifts on this day add up to more than [`Rules::max_hours`].
    OverMaxHours,
    /// It is shorter than [`Rules::min_hours`].
    UnderMinHours,
    /// The rest between it and the next or previous shift is shorter than [`Rules::rest_hours`].
    ShortRest,
    /// The person has fewer days off than [`Rules::days_off`].
    TooFewDaysOff,
    /// The person's shifts of the week add up to more than their [maximum](crate::StaffMember::max_minutes).
    OverWeekMaximum,
}

/// How serious a violation is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Level {
    /// The shift is refused.
    Block,
    /// The shift is allowed, with a warning.
    Warn,
}

impl ViolationKind {
    /// Whether it blocks the shift or only warns.
    #[must_use]
    pub const fn level(self) -> Level {
        match self {
            Self::DoubleBooking | Self::WrongPosition => Level::Block,
            _ => Level::Warn,
        }
    }

    /// A violation about the time from one minute of the week to another.
    fn at(self, (start, end): (usize, usize), actual: usize, limit: u32) -> Violation {
        let day = Day::from_index(start / DAY_MINUTES).unwrap_or(Day::Sunday);
        let midnight = day.index() * DAY_MINUTES;
        Violation {
            kind: self,
            level: self.level(),
            day,
            range: TimeRange::of_minutes(start - midnight, end - midnight),
            actual: u32::try_from(actual).unwrap_or(u32::MAX),
            limit,
            other_shift_id: None,
        }
    }
}

const DAY_MINUTES: usize = 24 * 60;

/// What a proposed shift replaces, and which position it is for. The default: a new shift, in the person's own
/// position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct ProposalContext<'a> {
    /// The id of the existing shift that it replaces, which is therefore not compared with it.
    pub replaces: Option<&'a str>,
    /// The id of the position that it is for. By default the position of the replaced shift's person.
    pub position_id: Option<&'a str>,
}

impl<'a> ProposalContext<'a> {
    /// The context of a shift that replaces another, is for a position, or both.
    #[must_use]
    pub const fn new(replaces: Option<&'a str>, position_id: Option<&'a str>) -> Self {
        Self {
            replaces,
            position_id,
        }
    }
}

impl Week {
    /// The rules that a shift would break, blocks first.
    ///
    /// ```
    /// use scheduler_core::{
    ///     Day, ProposalContext, Position, ProposedShift, Rules, Schedule, Shift, StaffMember, ViolationKind, Week,
    /// };
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 2);
    /// let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 24);
    /// let shift = Shift::new("1", "ada", Day::Monday, 9, 8);
    /// let week = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
    /// let later = ProposedShift::new("ada", Day::Monday, 16, 4);
    /// let found = week.violations(&Rules::default(), &later, ProposalContext::default())?;
    /// assert_eq!(found[0].kind, ViolationKind::DoubleBooking);
    /// # Ok::<(), scheduler_core::ScheduleError>(())
    /// ```
    ///
    /// # Errors
    /// An unknown shift, position or staff member, or a start or length out of range.
    pub fn violations(
        &self,
        rules: &Rules,
        proposed: &ProposedShift,
        context: ProposalContext<'_>,
    ) -> Result<Vec<Violation>, ScheduleError> {
        if let Some(id) = context.replaces {
            self.shift_named(id)?;
        }
        if let Some(id) = context.position_id {
            self.position_named(id)?;
        }
        let staff = self.validate_proposal(proposed)?;
        let Some(staff) = self.staff.get(staff) else {
            return Ok(Vec::new());
        };
        let mut found = neighbours(staff, rules, proposed, context.replaces);
        let position = context
            .position_id
            .or_else(|| self.position_of(context.replaces?));
        if position.is_some_and(|id| id != staff.member.position_id) {
            let shift = proposed.clone().into_shift(String::new(), false);
            let blocks = found.iter().take_while(|other| other.level == Level::Block);
            found.insert(
                blocks.count(),
                ViolationKind::WrongPosition.at(bounds(&shift), 0, 0),
            );
        }
        Ok(found)
    }
}

/// The violations that a person's own shifts and availability cause, blocks first.
fn neighbours(
    staff: &StaffWeek,
    rules: &Rules,
    proposed: &ProposedShift,
    instead_of: Option<&str>,
) -> Vec<Violation> {
    let shift = proposed.clone().into_shift(String::new(), false);
    let (start, end) = bounds(&shift);
    let mut found = Vec::new();
    // The adjacent shifts, and the totals of the day and the week including this shift.
    let (mut last, mut next): (Option<&Shift>, Option<&Shift>) = (None, None);
    let (mut day_minutes, mut days) = (shift.length_minutes(), StartDays::of(shift.day));
    let mut week_minutes = day_minutes;
    for other in staff
        .shifts()
        .filter(|other| instead_of.is_none_or(|id| other.id != id))
    {
        let (other_start, other_end) = bounds(other);
        days.insert(other.day);
        week_minutes += other.length_minutes();
        if other.day == shift.day {
            day_minutes += other.length_minutes();
        }
        if other_end <= start {
            // If several end together, the later one, as in the review; of identical ones the one with the first id,
            // regardless of the order of the shifts.
            let key = |shift: &Shift| (shift.end_minutes(), shift.start_minutes());
            let ends_later = |last: &Shift| (key(last), &other.id) < (key(other), &last.id);
            if last.is_none_or(ends_later) {
                last = Some(other);
            }
        } else if end <= other_start {
            let begins_earlier =
                |next: &Shift| (other_start, &other.id) < (next.start_minutes(), &next.id);
            if next.is_none_or(begins_earlier) {
                next = Some(other);
            }
        } else {
            found.push(double_booking(&shift, other));
        }
    }
    found.extend(outside_availability(staff, &shift));
    found.extend(over_max_hours(rules, &shift, day_minutes));
    found.extend(under_min_hours(rules, &shift));
    if let Some(last) = last.filter(|last| last.day != shift.day) {
        found.extend(short_rest(rules, (bounds(last).1, start), last));
    }
    if let Some(next) = next.filter(|next| next.day != shift.day) {
        found.extend(short_rest(rules, (end, bounds(next).0), next));
    }
    found.extend(too_few_days_off(rules, &shift, days));
    found.extend(over_week_maximum(staff, &shift, week_minutes));
    found
}

/// Start and end of a shift, exclusive, in minutes since Monday 0:00.
pub(super) fn bounds(shift: &Shift) -> (usize, usize) {
    (shift.start_minutes(), shift.end_minutes())
}

/// The days on which somebody's shifts start.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct StartDays([bool; DAYS as usize]);

impl StartDays {
    pub fn of(day: Day) -> Self {
        let mut days = Self::default();
        days.insert(day);
        days
    }

    pub fn insert(&mut self, day: Day) {
        if let Some(starts) = self.0.get_mut(day.index()) {
            *starts = true;
        }
    }

    pub fn days_off(self) -> u32 {
        self.0.iter().map(|starts| u32::from(!starts)).sum()
    }
}

/// A limit in hours that is switched on, in minutes.
fn limit_minutes(hours: i32) -> Option<u32> {
    let hours = u32::try_from(hours).ok().filter(|hours| *hours > 0)?;
    Some(hours.saturating_mul(60))
}

fn is_over(actual: usize, limit: u32) -> bool {
    u32::try_from(actual).is_ok_and(|actual| actual > limit)
}

fn is_under(actual: usize, limit: u32) -> bool {
    u32::try_from(actual).is_ok_and(|actual| actual < limit)
}

pub(super) fn double_booking(shift: &Shift, other: &Shift) -> Violation {
    let ((start, end), (other_start, other_end)) = (bounds(shift), bounds(other));
    let (start, end) = (start.max(other_start), end.min(other_end));
    let both = ViolationKind::DoubleBooking.at((start, end), end - start, 0);
    with_other(both, other)
}

pub(super) fn outside_availability(staff: &StaffWeek, shift: &Shift) -> Option<Violation> {
    let (start, end) = bounds(shift);
    let missing = QuarterSet::of_minutes(start, end).in_the_week() - staff.available;
    let (first, end) = missing.runs().next()?;
    let minutes = missing.len() * 15;
    Some(ViolationKind::OutsideAvailability.at((first * 15, end * 15), minutes, 0))
}

pub(super) fn over_max_hours(rules: &Rules, shift: &Shift, of_the_day: usize) -> Option<Violation> {
    let limit = limit_minutes(rules.max_hours).filter(|limit| is_over(of_the_day, *limit))?;
    Some(ViolationKind::OverMaxHours.at(bounds(shift), of_the_day, limit))
}

pub(super) fn under_min_hours(rules: &Rules, shift: &Shift) -> Option<Violation> {
    let length = shift.length_minutes();
    let limit = limit_minutes(rules.min_hours).filter(|limit| is_under(length, *limit))?;
    Some(ViolationKind::UnderMinHours.at(bounds(shift), length, limit))
}

/// The rest from one shift's end to the beginning of another, one of which is `other`.
pub(super) fn short_rest(
    rules: &Rules,
    (from, to): (usize, usize),
    other: &Shift,
) -> Option<Violation> {
    let rest = to - from;
    let limit = limit_minutes(rules.rest_hours).filter(|limit| is_under(rest, *limit))?;
    Some(with_other(
        ViolationKind::ShortRest.at((from, to), rest, limit),
        other,
    ))
}

pub(super) fn too_few_days_off(rules: &Rules, shift: &Shift, days: StartDays) -> Option<Violation> {
    let off = days.days_off();
    let limit = u32::try_from(rules.days_off).ok()?;
    let at = |limit| ViolationKind::TooFewDaysOff.at(bounds(shift), off as usize, limit);
    (off < limit).then(|| at(limit))
}

pub(super) fn over_week_maximum(
    staff: &StaffWeek,
    shift: &Shift,
    of_the_week: usize,
) -> Option<Violation> {
    let limit = staff.member.max_minutes;
    let limit = limit.filter(|limit| is_over(of_the_week, *limit))?;
    Some(ViolationKind::OverWeekMaximum.at(bounds(shift), of_the_week, limit))
}

fn with_other(mut violation: Violation, other: &Shift) -> Violation {
    violation.other_shift_id = Some(other.id.clone());
    violation
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Schedule,
        testing::{list, proposed, schedule, times, week},
        week::Filter,
    };

    const STAFF: &str =
        "ada@cook=0:8-20,1:0-24,2:6-12,2:14-24,3:8-20,4:8-20,5:8-20,6:0-24 bob@host=0:0-24";

    /// `kind level day:start-end actual/limit other`, in minutes, days off in days.
    fn described(violation: &Violation) -> String {
        let Violation {
            kind,
            level,
            actual,
            limit,
            ..
        } = violation;
        let other = violation.other_shift_id.as_deref().unwrap_or("-");
        let (day, times) = (violation.day.index(), times(&violation.range));
        format!("{kind:?} {level:?} {day}:{times} {actual}/{limit} {other}")
    }

    /// Checks `day:start+length` for Ada, in place of `instead` unless that is empty.
    fn check(shifts: &str, instead: &str, entry: &str, expected: &str) {
        let plan = week("cook/kitchen:1 host/floor:1", STAFF, shifts);
        let context = ProposalContext::new((!instead.is_empty()).then_some(instead), None);
        let shift = proposed(&format!("ada/{entry}"));
        let found = plan.violations(&Rules::default(), &shift, context).unwrap();
        assert_eq!(list(found.iter().map(described)), expected);
    }

    #[test]
    fn a_valid_shift_has_no_violations() {
        check("", "", "0:8+10", "");
        check("ada/0:8+4", "", "0:12+4", "");
        check("bob/0:8+8", "", "0:8+8", "");
    }

    #[test]
    fn overlapping_shifts_are_double_bookings() {
        check(
            "ada/0:10+4",
            "",
            "0:12+4",
            "DoubleBooking Block 0:12-14 120/0 1",
        );
        check(
            "ada/0:10+2 ada/0:13+4",
            "",
            "0:11+4",
            "DoubleBooking Block 0:11-12 60/0 1, DoubleBooking Block 0:13-15 120/0 2",
        );
        check("ada/0:10+4", "1", "0:12+4", "");
        // Monday's night shift continues into Tuesday.
        check(
            "ada/0:16+10",
            "",
            "1:1+4",
            "DoubleBooking Block 1:1-2 60/0 1",
        );
    }

    #[test]
    fn hours_outside_availability_are_counted() {
        check("", "", "0:18+4", "OutsideAvailability Warn 0:20-22 120/0 -");
        check("", "", "2:10+8", "OutsideAvailability Warn 2:12-14 120/0 -");
        check("", "", "3:6+5", "OutsideAvailability Warn 3:6-8 120/0 -");
        check("", "", "2:22+4", "OutsideAvailability Warn 3:0-2 120/0 -");
        // The hours past Sunday midnight are not part of the week.
        check("", "", "6:20+8", "");
    }

    #[test]
    fn hours_per_day_are_limited() {
        check("", "", "1:8+11", "OverMaxHours Warn 1:8-19 660/600 -");
        check(
            "ada/1:6+6",
            "",
            "1:14+5",
            "OverMaxHours Warn 1:14-19 660/600 -",
        );
        check("ada/1:6+6", "", "1:14+4", "");
        check("ada/1:6+6", "1", "1:14+10", "");
    }

    #[test]
    fn a_shift_has_a_minimum_length() {
        check("", "", "1:8+3", "UnderMinHours Warn 1:8-11 180/240 -");
        check("", "", "1:8+4", "");
    }

    #[test]
    fn rest_is_required_between_days() {
        check(
            "ada/0:12+8",
            "",
            "1:6+4",
            "ShortRest Warn 0:20-30 600/660 1",
        );
        check("ada/0:12+8", "", "1:7+4", "");
        check("ada/3:8+4", "", "2:18+6", "ShortRest Warn 3:0-8 480/660 1");
        check("ada/0:16+8", "", "1:0+4", "ShortRest Warn 1:0-0 0/660 1");
        // Two shifts of one day need no rest between them.
        check("ada/1:8+4", "", "1:13+4", "");
    }

    /// Of several shifts before or after, the nearest counts; of identical ones the one with the first id.
    #[test]
    fn rest_is_counted_to_the_nearest_shift() {
        let rest = |shifts: &str, entry: &str| {
            let plain = schedule("cook/kitchen:1", STAFF.split_once(' ').unwrap().0, shifts);
            let (positions, staff, shifts, _) = plain.into_parts();
            let reversed = shifts.iter().rev().cloned().collect();
            let [one, other] = [shifts, reversed].map(|shifts| {
                let schedule = Schedule::new(positions.clone(), staff.clone(), shifts).unwrap();
                let plan = Week::new(schedule);
                let found = plan.violations(
                    &Rules::default(),
                    &proposed(entry),
                    ProposalContext::default(),
                );
                list(found.unwrap().iter().map(described))
            });
            assert_eq!(one, other, "{entry}");
            one
        };
        let before = "ShortRest Warn 0:20-30 600/660";
        assert_eq!(
            rest("ada/0:8+4 ada/0:14+6", "ada/1:6+4"),
            format!("{before} 2")
        );
        assert_eq!(
            rest("ada/0:12+8 ada/0:16+4", "ada/1:6+4"),
            format!("{before} 2")
        );
        assert_eq!(
            rest("ada/0:16+4 ada/0:16+4", "ada/1:6+4"),
            format!("{before} 1")
        );
        let after = "ShortRest Warn 3:0-8 480/660";
        assert_eq!(
            rest("ada/3:14+4 ada/3:8+4", "ada/2:18+6"),
            format!("{after} 2")
        );
        assert_eq!(
            rest("ada/3:8+4 ada/3:8+4", "ada/2:18+6"),
            format!("{after} 1")
        );
    }

    #[test]
    fn a_week_has_days_off() {
        let five = "ada/0:8+4 ada/1:8+4 ada/2:6+4 ada/3:8+4 ada/4:8+4";
        check(five, "", "5:8+4", "TooFewDaysOff Warn 5:8-12 1/2 -");
        check(five, "", "4:14+4", "");
        check(five, "5", "5:8+4", "");
    }

    #[test]
    fn a_persons_week_has_a_maximum() {
        let plan = |most| {
            let shifts = "ada/0:8+8 ada/1:8+8 ada/2:6+6";
            let (positions, mut staff, shifts, _) =
                schedule("cook/kitchen:1 host/floor:1", STAFF, shifts).into_parts();
            staff[0].max_minutes = most;
            Week::new(Schedule::new(positions, staff, shifts).unwrap())
        };
        let check = |most, replaces, entry| {
            let context = ProposalContext::new(replaces, None);
            let found = plan(most).violations(&Rules::default(), &proposed(entry), context);
            list(found.unwrap().iter().map(described))
        };
        assert_eq!(check(Some(26 * 60), None, "ada/3:8+4"), "");
        assert_eq!(
            check(Some(26 * 60), None, "ada/3:8+4:15"),
            "OverWeekMaximum Warn 3:8-12:15 1575/1560 -"
        );
        // A replaced shift is not counted.
        assert_eq!(check(Some(22 * 60), Some("1"), "ada/0:8+8"), "");
        assert_eq!(check(None, None, "ada/3:8+10"), "");
        // The review lists it once, at the week's last shift.
        let review = plan(Some(20 * 60)).review(&Rules::default(), &Filter::default());
        let broken = review.broken.iter();
        let broken = broken.map(|problem| {
            let times = times(&problem.range);
            format!(
                "{:?} {}:{times} {}/{}",
                problem.kind,
                problem.day.index(),
                problem.actual,
                problem.limit
            )
        });
        assert_eq!(list(broken), "OverWeekMaximum 2:6-12 1320/1200");
    }

    #[test]
    fn a_shift_must_be_in_the_persons_own_position() {
        let plan = week("cook/kitchen:1 host/floor:1", STAFF, "bob/0:8+4");
        let check = |replaces, position_id, staff: &str| {
            let shift = proposed(&format!("{staff}/0:8+4"));
            let context = ProposalContext::new(replaces, position_id);
            let found = plan.violations(&Rules::default(), &shift, context);
            list(found.unwrap().iter().map(described))
        };
        let wrong = "WrongPosition Block 0:8-12 0/0 -";
        assert_eq!(check(None, Some("host"), "ada"), wrong);
        assert_eq!(check(Some("1"), None, "ada"), wrong);
        assert_eq!(check(Some("1"), Some("cook"), "ada"), "");
        assert_eq!(check(None, Some("cook"), "ada"), "");
        // After the other blocks, before the warnings.
        let plan = week("cook/kitchen:1 host/floor:1", STAFF, "ada/0:7+2");
        let context = ProposalContext::new(None, Some("host"));
        let found = plan.violations(&Rules::default(), &proposed("ada/0:8+3"), context);
        assert_eq!(
            list(
                found
                    .unwrap()
                    .iter()
                    .map(|found| format!("{:?}", found.kind))
            ),
            "DoubleBooking, WrongPosition, UnderMinHours"
        );
    }

    #[test]
    fn a_rule_can_be_switched_off() {
        let plan = week("cook/kitchen:1", "ada@cook=0:0-24", "ada/0:6+2");
        let found = |rules: &Rules| {
            let shift = proposed("ada/0:8+12");
            let found = plan.violations(rules, &shift, ProposalContext::default());
            list(found.unwrap().iter().map(described))
        };
        let off = Rules {
            min_hours: 0,
            max_hours: -1,
            days_off: 0,
            rest_hours: i32::MIN,
            ..Rules::default()
        };
        assert_eq!(found(&off), "");
        let zero = Rules {
            max_hours: 0,
            rest_hours: 0,
            ..off
        };
        assert_eq!(found(&zero), "");
        let strict = Rules {
            days_off: 7,
            rest_hours: i32::MAX,
            min_hours: i32::MAX,
            ..off
        };
        assert_eq!(
            found(&strict),
            format!(
                "UnderMinHours Warn 0:8-20 720/{} -, TooFewDaysOff Warn 0:8-20 6/7 -",
                u32::MAX
            )
        );
    }

    /// Every rule counts minutes: a quarter over or under is enough.
    #[test]
    fn violations_are_to_the_quarter() {
        check(
            "ada/0:9:30+4",
            "",
            "0:13:15+4",
            "DoubleBooking Block 0:13:15-13:30 15/0 1",
        );
        check("ada/0:9:30+3:45", "", "0:13:15+4", "");
        check(
            "",
            "",
            "0:7:45+4",
            "OutsideAvailability Warn 0:7:45-8 15/0 -",
        );
        check(
            "",
            "",
            "2:11:30+3:30",
            "OutsideAvailability Warn 2:12-14 120/0 -, UnderMinHours Warn 2:11:30-15 210/240 -",
        );
        check("", "", "1:8+10:15", "OverMaxHours Warn 1:8-18:15 615/600 -");
        check(
            "ada/1:6+5:45",
            "",
            "1:14+4:30",
            "OverMaxHours Warn 1:14-18:30 615/600 -",
        );
        check("", "", "1:8+3:45", "UnderMinHours Warn 1:8-11:45 225/240 -");
        check(
            "ada/0:12+8",
            "",
            "1:6:45+4",
            "ShortRest Warn 0:20-30:45 645/660 1",
        );
        check("ada/0:11:45+8", "", "1:6:45+4", "");
    }

    #[test]
    fn a_violation_in_json() {
        let plan = week(
            "cook/kitchen:1",
            STAFF.split_once(' ').unwrap().0,
            "ada/0:9:30+4",
        );
        let shift = proposed("ada/0:13:15+4");
        let found = plan.violations(&Rules::default(), &shift, ProposalContext::default());
        assert_eq!(
            serde_json::to_value(found.unwrap()).unwrap(),
            serde_json::json!([{
                "kind": "doubleBooking", "level": "block", "day": 0,
                "start": 13, "startMinute": 15, "end": 13, "endMinute": 30,
                "actual": 15, "limit": 0, "otherShiftId": "1",
            }])
        );
    }

    #[test]
    fn unknown_ids_are_errors() {
        let plan = week("cook/kitchen:1", "ada@cook", "ada/0:8+4");
        let path = |replaces, position_id, entry| {
            let context = ProposalContext::new(replaces, position_id);
            let found = plan.violations(&Rules::default(), &proposed(entry), context);
            found.unwrap_err().path
        };
        assert_eq!(path(Some("2"), None, "ada/0:8+4"), "shiftId");
        assert_eq!(path(None, Some("x"), "ada/0:8+4"), "positionId");
        assert_eq!(path(None, None, "eve/0:8+4"), "staffId");
        assert_eq!(path(None, None, "ada/0:24+4"), "start");
        assert_eq!(path(None, None, "ada/0:8:20+4"), "startMinute");
        assert_eq!(path(None, None, "ada/0:8+25"), "hours");
        assert_eq!(path(None, None, "ada/0:8+24:15"), "hours");
    }
}
