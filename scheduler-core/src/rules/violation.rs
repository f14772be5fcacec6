//! Violations: the rules that an existing or proposed shift breaks.
//!
//! [`Week::violations`] is the one check of a proposed shift, which the editor, suggestions, candidates, previews, pasting,
//! copying and requests all ask. A violation at level `block` refuses the command: nobody can be in two places at once,
//! work in a position that is not theirs, or work while they are absent. One at level `warn` leaves the decision to people.
//!
//! A rule about a person's whole week (days off, days in a row, the weekly maximum) is broken by a shift only if the shift
//! makes it worse: what is wrong without it is not its fault.

use serde::Serialize;

use crate::{
    schedule::{DAYS, Day, Error, Shift, TimeRange},
    week::{ProposedShift, QuarterSet, StaffWeek, WEEK_MINUTES, Week, whole_day},
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
    pub level: Severity,
    /// The day on which `range` begins.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The time in question.
    #[serde(flatten)]
    pub range: TimeRange,
    /// The actual value in minutes, or in days for [`ViolationKind::TooFewDaysOff`] and
    /// [`ViolationKind::TooManyDaysInRow`].
    pub actual: u32,
    /// The allowed value in the same unit; 0 if nothing is allowed.
    pub limit: u32,
    /// The other shift involved, if there is one and it is of this week.
    pub other_shift_id: Option<String>,
}

/// What can be wrong with a shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum ViolationKind {
    /// The person is absent on the day on which it starts.
    Absent,
    /// It overlaps another shift of the same person; `actual` is the overlap.
    DoubleBooking,
    /// It is for a position that is none of the person's.
    WrongPosition,
    /// The person is not available for part of it: `actual` minutes, of which `range` is the first stretch.
    OutsideAvailability,
    /// The person's shifts on this day add up to more than [`Rules::max_hours`](crate::Rules::max_hours).
    OverMaxHours,
    /// It is shorter than [`Rules::min_hours`](crate::Rules::min_hours).
    UnderMinHours,
    /// The rest between it and a shift that starts on another day is shorter than
    /// [`Rules::rest_hours`](crate::Rules::rest_hours).
    ShortRest,
    /// The person has fewer days off than [`Rules::days_off`](crate::Rules::days_off).
    TooFewDaysOff,
    /// The person's shifts start on more successive days than
    /// [`Rules::max_days_in_row`](crate::Rules::max_days_in_row), the weeks around included.
    TooManyDaysInRow,
    /// The person's work of the week is more than their [maximum](crate::StaffMember::max_minutes).
    OverWeekMaximum,
}

/// How serious a violation is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Severity {
    /// The shift is refused.
    Block,
    /// The shift is allowed, with a warning.
    Warn,
}

impl ViolationKind {
    /// Whether it blocks the shift or only warns.
    #[must_use]
    pub const fn level(self) -> Severity {
        match self {
            Self::Absent | Self::DoubleBooking | Self::WrongPosition => Severity::Block,
            _ => Severity::Warn,
        }
    }

    /// A violation about the time from one minute of the week to another. What lies before the week is left out.
    pub(super) fn at(self, times: Span, actual: i64, limit: u32) -> Violation {
        let minute = |minute: i64| usize::try_from(minute).unwrap_or(0);
        let (start, end) = (minute(times.start), minute(times.end));
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

impl Week {
    /// The rules that a shift would break, blocks first. `replaces` is the id of the existing shift that it replaces, with
    /// which it is therefore not compared, and whose position and break it keeps unless it has its own.
    ///
    /// ```
    /// use scheduler_core::{Day, Position, ProposedShift, Schedule, Shift, StaffMember, ViolationKind, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 2);
    /// let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 24);
    /// let shift = Shift::new("1", "ada", Day::Monday, 9, 8);
    /// let week = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
    /// let later = ProposedShift::new("ada", Day::Monday, 16, 4);
    /// let found = week.violations(&later, None)?;
    /// assert_eq!(found[0].kind, ViolationKind::DoubleBooking);
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// An unknown shift, position or staff member, or a start, length or break out of range.
    pub fn violations(
        &self,
        proposed: &ProposedShift,
        replaces: Option<&str>,
    ) -> Result<Vec<Violation>, Error> {
        let staff = self.validate_proposal(proposed)?;
        let replaced = replaces.map(|id| self.shift_named(id)).transpose()?;
        let replaced = replaced.map(|(_, shift)| shift);
        let Some(staff) = self.staff.get(staff) else {
            return Ok(Vec::new());
        };
        let before = Load::of(self, staff, None, None);
        Ok(self.check(staff, proposed, replaced, &before))
    }

    /// The rules that a shift would break, which makes no rule of the whole week worse than it was in `before`. `replaced`
    /// may be a shift that is in the week no more.
    pub(crate) fn check(
        &self,
        staff: &StaffWeek,
        proposed: &ProposedShift,
        replaced: Option<&Shift>,
        before: &Load,
    ) -> Vec<Violation> {
        let shift = self.shaped(proposed, replaced);
        let times = Span::of(&shift);
        let replaces_id = replaced.map(|shift| shift.id.as_str());
        let mut found = Vec::new();
        if staff.is_absent(shift.time.day) {
            found.push(ViolationKind::Absent.at(times, times.length(), 0));
        }
        let mut day_minutes = times.length();
        for other in staff
            .counted()
            .filter(|other| replaces_id != Some(&*other.id))
        {
            if other.time.day == shift.time.day {
                day_minutes += Span::of(other).length();
            }
        }
        let others =
            Other::of(staff).filter(|other| replaces_id.is_none() || other.id() != replaces_id);
        let others: Vec<Other<'_>> = others.collect();
        found.extend(
            others
                .iter()
                .filter_map(|other| double_booking(times, other)),
        );
        let position = self.position_asked(proposed, replaced);
        if position.is_some_and(|id| !staff.member.works_in(id)) {
            found.push(ViolationKind::WrongPosition.at(times, 0, 0));
        }
        found.extend(outside_availability(staff, &shift));
        found.extend(self.over_max_hours(&shift, day_minutes));
        found.extend(self.under_min_hours(&shift));
        let on_other_days = || {
            others
                .iter()
                .filter(|other| other.day != shift.time.day.index_of_three())
        };
        // Of several that end together the one that began later, and then the one with the first id; regardless of the
        // order of the shifts.
        let last = on_other_days()
            .filter(|other| other.times.end <= times.start)
            .max_by(|one, other| {
                let key = |it: &Other<'_>| (it.times.end, it.times.start);
                key(one)
                    .cmp(&key(other))
                    .then_with(|| other.id().cmp(&one.id()))
            });
        let next = on_other_days()
            .filter(|other| times.end <= other.times.start)
            .min_by_key(|other| (other.times.start, other.id()));
        found.extend(last.and_then(|last| self.short_rest(last.times.end, times.start, last)));
        found.extend(next.and_then(|next| self.short_rest(times.end, next.times.start, next)));
        let without = Load::of(self, staff, replaces_id, None);
        let with = Load::of(self, staff, replaces_id, Some(&shift));
        found.extend(
            self.load_violations(staff, &shift, &with)
                .filter(|violation| {
                    let worse_than = |other: &Load| other.is_exceeded_by(&with, violation.kind);
                    worse_than(before) && worse_than(&without)
                }),
        );
        found
    }

    /// The rules about a person's whole week that are broken, told of one shift.
    fn load_violations(
        &self,
        staff: &StaffWeek,
        shift: &Shift,
        load: &Load,
    ) -> impl Iterator<Item = Violation> {
        let in_row = ViolationKind::TooManyDaysInRow;
        let row = load.days.row_with(shift.time.day);
        let too_many = limit(self.rules().max_days_in_row)
            .filter(|limit| row > *limit)
            .map(|limit| in_row.at(Span::of(shift), row.into(), limit));
        [
            self.too_few_days_off(shift, load.days),
            too_many,
            over_week_maximum(staff, shift, load.minutes),
        ]
        .into_iter()
        .flatten()
    }

    pub(super) fn over_max_hours(&self, shift: &Shift, of_the_day: i64) -> Option<Violation> {
        let limit = limit_minutes(self.rules().max_hours)?;
        let is_over = of_the_day > i64::from(limit);
        is_over.then(|| ViolationKind::OverMaxHours.at(Span::of(shift), of_the_day, limit))
    }

    pub(super) fn under_min_hours(&self, shift: &Shift) -> Option<Violation> {
        let times = Span::of(shift);
        let limit = limit_minutes(self.rules().min_hours)?;
        let is_under = times.length() < i64::from(limit);
        is_under.then(|| ViolationKind::UnderMinHours.at(times, times.length(), limit))
    }

    /// The rest from one shift's end to the beginning of another, one of which is `other`.
    pub(super) fn short_rest(&self, from: i64, to: i64, other: &Other<'_>) -> Option<Violation> {
        let rest = to - from;
        let limit = limit_minutes(self.rules().rest_hours)?;
        let times = Span {
            start: from,
            end: to,
        };
        let is_short = rest < i64::from(limit);
        is_short.then(|| other.named_in(ViolationKind::ShortRest.at(times, rest, limit)))
    }

    pub(super) fn too_few_days_off(&self, shift: &Shift, days: StartDays) -> Option<Violation> {
        let off = days.days_off();
        let limit = limit(self.rules().days_off)?;
        let times = Span::of(shift);
        (off < limit).then(|| ViolationKind::TooFewDaysOff.at(times, off.into(), limit))
    }

    /// The day on which a shift starts, if it is one day too many in a row: `row` successive days.
    pub(super) fn day_too_many(&self, shift: &Shift, row: u32) -> Option<Violation> {
        let limit = limit(self.rules().max_days_in_row)?;
        let times = Span::of(shift);
        (row > limit).then(|| ViolationKind::TooManyDaysInRow.at(times, row.into(), limit))
    }
}

/// A stretch of time in minutes since Monday 0:00 of the week, negative before it, end exclusive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Span {
    pub start: i64,
    pub end: i64,
}

impl Span {
    pub fn of(shift: &Shift) -> Self {
        Self::in_week(shift, 0)
    }

    /// The time of a shift of another week.
    fn in_week(shift: &Shift, week: i64) -> Self {
        // Both are below the minutes of eight days.
        let minute = |minute: usize| i64::try_from(minute).unwrap_or(i64::MAX);
        let monday = week * minute(WEEK_MINUTES);
        Self {
            start: monday + minute(shift.start_minutes()),
            end: monday + minute(shift.end_minutes()),
        }
    }

    pub fn length(self) -> i64 {
        self.end - self.start
    }
}

/// A shift of a person that counts, of this week or of a week around.
#[derive(Debug, Clone, Copy)]
pub(super) struct Other<'a> {
    pub times: Span,
    /// The day on which it starts, of three weeks: 7 to 13 are those of this week.
    pub day: usize,
    /// The shift, if it is of this week.
    pub shift: Option<&'a Shift>,
}

impl<'a> Other<'a> {
    /// Every shift of a person.
    pub fn of(staff: &'a StaffWeek) -> impl Iterator<Item = Self> {
        let before = staff.around.before.iter().map(|shift| Self::new(shift, -1));
        let after = staff.around.after.iter().map(|shift| Self::new(shift, 1));
        let own = staff.counted().map(|shift| Self {
            shift: Some(shift),
            ..Self::new(shift, 0)
        });
        before.chain(own).chain(after)
    }

    fn new(shift: &Shift, week: i64) -> Self {
        Self {
            times: Span::in_week(shift, week),
            day: shift.time.day.index() + usize::try_from((week + 1) * 7).unwrap_or(0),
            shift: None,
        }
    }

    pub fn id(&self) -> Option<&'a str> {
        self.shift.map(|shift| shift.id.as_str())
    }

    pub fn is_of_next_week(&self) -> bool {
        self.day >= 2 * usize::from(DAYS)
    }

    fn named_in(&self, mut violation: Violation) -> Violation {
        violation.other_shift_id = self.id().map(str::to_owned);
        violation
    }
}

impl Day {
    /// The day among those of three weeks, of which this week is the second.
    pub(super) fn index_of_three(self) -> usize {
        usize::from(DAYS) + self.index()
    }
}

/// The days on which somebody's shifts start, in the week before, this week and the week after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct StartDays([bool; 3 * DAYS as usize]);

impl StartDays {
    pub fn insert(&mut self, day_of_three_weeks: usize) {
        if let Some(starts) = self.0.get_mut(day_of_three_weeks) {
            *starts = true;
        }
    }

    fn this_week(&self) -> impl Iterator<Item = bool> {
        let days = self.0.iter().copied();
        days.skip(DAYS.into()).take(DAYS.into())
    }

    pub fn days_off(self) -> u32 {
        self.this_week().map(|starts| u32::from(!starts)).sum()
    }

    /// For every day the number of successive days up to and with it.
    fn rows(self) -> [u32; 3 * DAYS as usize] {
        let mut row = 0;
        self.0.map(|starts| {
            row = if starts { row + 1 } else { 0 };
            row
        })
    }

    /// The successive days of this week up to and with each day, those of the week before included.
    pub fn rows_of_this_week(self) -> impl Iterator<Item = (Day, u32)> {
        let rows = self.rows().into_iter().skip(DAYS.into());
        Day::ALL.into_iter().zip(rows)
    }

    /// The successive days around one day.
    fn row_with(self, day: Day) -> u32 {
        let rows = self.rows().into_iter().skip(day.index_of_three());
        rows.take_while(|row| *row > 0).max().unwrap_or(0)
    }

    /// The days that are too many in a row.
    fn too_many(self, limit: u32) -> usize {
        self.rows().into_iter().filter(|row| *row > limit).count()
    }
}

/// What the rules about a person's whole week look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Load {
    days: StartDays,
    too_many_in_row: usize,
    /// Work in minutes, without breaks.
    minutes: u32,
}

impl Load {
    /// A person's load without one shift and with another.
    pub fn of(week: &Week, staff: &StaffWeek, without: Option<&str>, with: Option<&Shift>) -> Self {
        let mut days = StartDays::default();
        let mut minutes = 0;
        for other in Other::of(staff).filter(|other| without.is_none() || other.id() != without) {
            days.insert(other.day);
            minutes += other.shift.map_or(0, Shift::work_minutes);
        }
        if let Some(shift) = with {
            days.insert(shift.time.day.index_of_three());
            minutes += shift.work_minutes();
        }
        let limit = limit(week.rules().max_days_in_row);
        Self {
            days,
            too_many_in_row: limit.map_or(0, |limit| days.too_many(limit)),
            minutes: u32::try_from(minutes).unwrap_or(u32::MAX),
        }
    }

    /// Whether another load breaks a rule about the whole week worse than this one.
    fn is_exceeded_by(&self, other: &Self, rule: ViolationKind) -> bool {
        match rule {
            ViolationKind::TooFewDaysOff => other.days.days_off() < self.days.days_off(),
            ViolationKind::TooManyDaysInRow => other.too_many_in_row > self.too_many_in_row,
            _ => other.minutes > self.minutes,
        }
    }
}

/// A limit that is switched on.
fn limit(value: i32) -> Option<u32> {
    u32::try_from(value).ok().filter(|limit| *limit > 0)
}

/// A limit in hours that is switched on, in minutes.
fn limit_minutes(hours: i32) -> Option<u32> {
    Some(limit(hours)?.saturating_mul(60))
}

pub(super) fn double_booking(times: Span, other: &Other<'_>) -> Option<Violation> {
    let both = Span {
        start: times.start.max(other.times.start),
        end: times.end.min(other.times.end),
    };
    let kind = ViolationKind::DoubleBooking;
    (both.start < both.end).then(|| other.named_in(kind.at(both, both.length(), 0)))
}

/// The time of a shift in which its person is not available. On a day on which they are absent, [`ViolationKind::Absent`]
/// says so instead.
pub(super) fn outside_availability(staff: &StaffWeek, shift: &Shift) -> Option<Violation> {
    let mut missing = QuarterSet::of_minutes(shift.start_minutes(), shift.end_minutes())
        .in_the_week()
        - staff.available;
    if staff.is_absent(shift.time.day) {
        missing = missing - whole_day(shift.time.day);
    }
    let minute = |quarter: usize| i64::try_from(quarter * 15).unwrap_or(i64::MAX);
    let (first, end) = missing.runs().next()?;
    let times = Span {
        start: minute(first),
        end: minute(end),
    };
    Some(ViolationKind::OutsideAvailability.at(times, minute(missing.len()), 0))
}

pub(super) fn over_week_maximum(
    staff: &StaffWeek,
    shift: &Shift,
    of_the_week: u32,
) -> Option<Violation> {
    let limit = staff.member.max_minutes;
    let limit = limit.filter(|limit| of_the_week > *limit)?;
    Some(ViolationKind::OverWeekMaximum.at(Span::of(shift), of_the_week.into(), limit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Rules, Schedule,
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
        let replaces = (!instead.is_empty()).then_some(instead);
        let shift = proposed(&format!("ada/{entry}"));
        let found = plan.violations(&shift, replaces).unwrap();
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
        check("ada/2:0+4", "", "1:18+6", "ShortRest Warn 2:0-0 0/660 1");
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
                let found = plan.violations(&proposed(entry), None);
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

    /// A rule that is broken already is not broken by a shift that makes it no worse.
    #[test]
    fn days_off_that_are_missing_already_are_not_missing_by_a_shift() {
        let six = "ada/0:8+2 ada/1:8+4 ada/2:6+4 ada/3:8+4 ada/4:8+4 ada/5:8+4";
        check(six, "", "0:12+4", "");
        check(six, "6", "4:14+4", "");
        check(six, "6", "6:8+4", "");
        check(six, "", "6:8+4", "TooFewDaysOff Warn 6:8-12 0/2 -");
    }

    /// Rest is asked between any two shifts that start on different days: the Tuesday morning shift is nearer than
    /// Monday's, but of the same day.
    #[test]
    fn rest_is_asked_of_every_other_day() {
        check(
            "ada/0:16+4 ada/1:1+1",
            "",
            "1:5+4",
            "ShortRest Warn 0:20-29 540/660 1",
        );
        check("ada/0:16+4 ada/1:1+1", "", "1:7+4", "");
        check(
            "ada/1:9+2 ada/2:8+4",
            "",
            "1:14+8",
            "ShortRest Warn 1:22-32 600/660 2",
        );
        // Two earlier shifts end in the same minute, one of them of the same day.
        check(
            "ada/0:16+10 ada/1:1+1",
            "",
            "1:4+4",
            "ShortRest Warn 1:2-4 120/660 1",
        );
    }

    /// Ada was on duty in the night before the week, and is again in the morning after it.
    fn between_weeks(shifts: &str) -> Week {
        let plain = schedule("cook/kitchen:1 host/floor:1", STAFF, shifts);
        let before = ["ada/4:8+4", "ada/5:8+4", "ada/6:20+8"];
        let before = before.map(|entry| crate::testing::shift(entry, entry));
        let after = vec![crate::testing::shift("1", "ada/0:6+4")];
        Week::new(plain.with_weeks_around(before.into(), after).unwrap())
    }

    #[test]
    fn rest_and_overlaps_are_checked_across_the_border_of_weeks() {
        let plan = between_weeks("");
        let check = |entry, expected: &str| {
            let found = plan.violations(&proposed(entry), None).unwrap();
            assert_eq!(list(found.iter().map(described)), expected, "{entry}");
        };
        check(
            "ada/0:3+5",
            "DoubleBooking Block 0:3-4 60/0 -, OutsideAvailability Warn 0:3-8 300/0 -",
        );
        check("ada/0:8+4", "ShortRest Warn 0:4-8 240/660 -");
        check("ada/0:15+4", "");
        check("ada/6:16+4", "ShortRest Warn 6:20-30 600/660 -");
        check("ada/6:15+4", "");
        check("ada/6:22+10", "DoubleBooking Block 6:30-32 120/0 -");
        // The hours, the days off and the maximum of the week are its own.
        let six = between_weeks("ada/1:8+4 ada/2:14+4 ada/3:8+4 ada/4:8+4");
        assert_eq!(six.violations(&proposed("ada/5:8+4"), None).unwrap(), []);
    }

    #[test]
    fn successive_days_have_a_limit() {
        let check = |most, shifts, entry, expected: &str| {
            let mut plan = between_weeks(shifts);
            let mut rules = Rules::default();
            (rules.max_days_in_row, rules.days_off) = (most, 0);
            plan.set_rules(rules);
            let found = plan.violations(&proposed(entry), None).unwrap();
            assert_eq!(list(found.iter().map(described)), expected, "{entry}");
        };
        // Friday to Sunday of last week come before.
        check(4, "", "ada/0:15+4", "");
        check(3, "", "ada/0:15+4", "TooManyDaysInRow Warn 0:15-19 4/3 -");
        check(0, "ada/0:15+4 ada/1:8+4", "ada/2:14+4", "");
        check(
            5,
            "ada/0:15+4 ada/1:8+4",
            "ada/2:14+4",
            "TooManyDaysInRow Warn 2:14-18 6/5 -",
        );
        // A second shift of a day makes no row longer, and neither does one beyond a day off.
        check(4, "ada/0:15+4 ada/1:8+4", "ada/1:14+4", "");
        check(4, "ada/0:15+4", "ada/2:14+4", "");
        // A row goes on in the week after.
        check(
            3,
            "ada/4:8+4 ada/5:8+4",
            "ada/6:8+4",
            "TooManyDaysInRow Warn 6:8-12 4/3 -",
        );
        // Filling the day between two rows makes one of them.
        check(
            4,
            "ada/1:8+4 ada/2:14+4",
            "ada/0:15+4",
            "TooManyDaysInRow Warn 0:15-19 6/4 -",
        );
    }

    #[test]
    fn nobody_works_on_a_day_of_absence() {
        let absences = |day| vec![crate::Absence::new("ada", day, crate::AbsenceKind::Holiday)];
        let mut plan = week("cook/kitchen:1 host/floor:1", STAFF, "ada/0:8+8");
        let found = |plan: &Week, entry| {
            let found = plan.violations(&proposed(entry), None).unwrap();
            list(found.iter().map(described))
        };
        plan.set_absences(absences(Day::Monday)).unwrap();
        assert_eq!(found(&plan, "ada/0:18+4"), "Absent Block 0:18-22 240/0 -");
        // A shift on a day of absence counts nowhere.
        assert_eq!(found(&plan, "ada/1:1+4"), "");
        plan.set_absences(absences(Day::Tuesday)).unwrap();
        assert_eq!(
            found(&plan, "ada/0:18+8"),
            "OutsideAvailability Warn 0:20-26 360/0 -, OverMaxHours Warn 0:18-26 960/600 -"
        );
    }

    #[test]
    fn other_positions_are_no_violation() {
        let (positions, mut staff, shifts, _) = schedule(
            "cook/kitchen:1 host/floor:1 bar/floor:1",
            STAFF,
            "bob/0:8+4",
        )
        .into_parts();
        staff[0] = staff[0].clone().also("host");
        let plan = Week::new(Schedule::new(positions, staff, shifts).unwrap());
        let kinds = |position: &str, replaces| {
            let shift = proposed("ada/0:8+4").in_position(position);
            let found = plan.violations(&shift, replaces).unwrap();
            list(found.iter().map(|found| format!("{:?}", found.kind)))
        };
        assert_eq!(kinds("host", None), "");
        assert_eq!(kinds("bar", None), "WrongPosition");
        // Bob's shift at the host's desk may be given to Ada, and stays there.
        assert_eq!(
            plan.violations(&proposed("ada/0:8+4"), Some("1")).unwrap(),
            []
        );
        let shift = plan.shift_named("1").unwrap().1;
        let given = plan.shaped(&proposed("ada/0:8+4"), Some(shift));
        assert_eq!(given.position_id.as_deref(), Some("host"));
    }

    #[test]
    fn the_weekly_maximum_counts_work_without_breaks() {
        let (positions, mut staff, mut shifts, _) =
            schedule("cook/kitchen:1 host/floor:1", STAFF, "ada/1:8+8").into_parts();
        staff[0].max_minutes = Some(12 * 60);
        shifts[0].break_minutes = 60;
        let plan = Week::new(Schedule::new(positions, staff, shifts).unwrap());
        let kinds = |shift: &ProposedShift| {
            let found = plan.violations(shift, None).unwrap();
            list(found.iter().map(described))
        };
        assert_eq!(kinds(&proposed("ada/3:8+5")), "");
        let long = proposed("ada/3:8+6");
        assert_eq!(kinds(&long), "OverWeekMaximum Warn 3:8-14 780/720 -");
        assert_eq!(kinds(&long.with_break(60)), "");
        // The shortest shift and the longest day count the break.
        assert_eq!(kinds(&proposed("ada/3:8+4").with_break(30)), "");
        assert_eq!(
            kinds(&proposed("ada/1:16+3").with_break(60)),
            "OverMaxHours Warn 1:16-19 660/600 -, UnderMinHours Warn 1:16-19 180/240 -"
        );
    }

    /// The row is that of the shift, not a longer one later in the week; and a week with as many days too many as before
    /// is no worse.
    #[test]
    fn only_a_shift_that_adds_a_day_too_many_is_told_so() {
        let check = |most, shifts, replaces, entry| {
            let mut plan = week("cook/kitchen:1 host/floor:1", STAFF, shifts);
            plan.set_rules(Rules {
                max_days_in_row: most,
                days_off: 0,
                ..Rules::default()
            });
            let found = plan.violations(&proposed(entry), replaces).unwrap();
            list(found.iter().map(described))
        };
        assert_eq!(
            check(
                1,
                "ada/0:8+8 ada/3:8+8 ada/4:8+8 ada/5:8+8",
                None,
                "ada/1:8+8"
            ),
            "TooManyDaysInRow Warn 1:8-16 2/1 -"
        );
        let shifts = "ada/0:8+8 ada/1:8+8 ada/2:8+8 ada/4:8+8 ada/6:8+8";
        assert_eq!(check(2, shifts, Some("3"), "ada/5:8+8"), "");
        assert_eq!(
            check(2, shifts, None, "ada/5:8+8"),
            "TooManyDaysInRow Warn 5:8-16 3/2 -"
        );
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
            let found = plan(most).violations(&proposed(entry), replaces);
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
        let review = plan(Some(20 * 60)).review(&Filter::default());
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
        let check = |replaces, position_id: Option<&str>, staff: &str| {
            let mut shift = proposed(&format!("{staff}/0:8+4"));
            shift.position_id = position_id.map(str::to_owned);
            let found = plan.violations(&shift, replaces);
            list(found.unwrap().iter().map(described))
        };
        let wrong = "WrongPosition Block 0:8-12 0/0 -";
        assert_eq!(check(None, Some("host"), "ada"), wrong);
        assert_eq!(check(Some("1"), None, "ada"), wrong);
        assert_eq!(check(Some("1"), Some("cook"), "ada"), "");
        assert_eq!(check(None, Some("cook"), "ada"), "");
        // After the other blocks, before the warnings.
        let plan = week("cook/kitchen:1 host/floor:1", STAFF, "ada/0:7+2");
        let found = plan.violations(&proposed("ada/0:8+3").in_position("host"), None);
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
        let mut plan = week("cook/kitchen:1", "ada@cook=0:0-24,1:0-24", "ada/0:6+2");
        let mut found = |rules: &Rules| {
            let shift = proposed("ada/1:8+12");
            plan.set_rules(*rules);
            let found = plan.violations(&shift, None);
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
                "UnderMinHours Warn 1:8-20 720/{0} -, ShortRest Warn 0:8-32 1440/{0} 1, \
                 TooFewDaysOff Warn 1:8-20 5/7 -",
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
        let found = plan.violations(&shift, None);
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
        let path = |replaces, position_id: Option<&str>, entry| {
            let mut shift = proposed(entry);
            shift.position_id = position_id.map(str::to_owned);
            plan.violations(&shift, replaces).unwrap_err().path
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
