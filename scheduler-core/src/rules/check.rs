//! The check of one shift.
//!
//! A rule about a person's day or week is broken by a shift only if the shift makes it worse: what is wrong without it is
//! not its fault.

use super::{
    facts::{Facts, Other},
    list::{LooksAt, Pairs, RULES, Worse},
    measured::{Measured, Row},
    span::Span,
    violation::{Violation, ViolationKind},
};
use crate::{
    schedule::{Day, Error, Shift, sort_by_key},
    week::{ProposedShift, StaffWeek, Week},
};

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
        let before = Load::of(self, staff);
        Ok(self.check(staff, proposed, replaced, &before))
    }

    /// The rules that a shift would break, which makes no rule of a day or the week worse than it was in `before`.
    /// `replaced` may be a shift that is in the week no more.
    pub(crate) fn check(
        &self,
        staff: &StaffWeek,
        proposed: &ProposedShift,
        replaced: Option<&Shift>,
        before: &Load,
    ) -> Vec<Violation> {
        let shift = &self.shaped(proposed, replaced);
        let replaces_id = replaced.map(|shift| shift.id.as_str());
        let mut facts = Facts::of(self, staff, replaces_id, Some(shift));
        facts.asked = self.position_asked(proposed, replaced);
        let without = match replaces_id {
            Some(_) => Load::from(&Facts::of(self, staff, replaces_id, None)),
            None => before.clone(),
        };
        let is_worse = |kind: ViolationKind, day: Option<Day>, measured: &Measured| {
            let worse_than = |load: &Load| load.is_exceeded_by(kind, day, measured.badness);
            measured.is_broken && worse_than(before) && worse_than(&without)
        };
        let at = |kind: ViolationKind, measured: Measured| {
            kind.at(Span::of(shift), measured.actual, measured.limit)
        };
        let own = Other::own(shift);
        let others =
            Other::of(staff).filter(|other| replaces_id.is_none() || other.id() != replaces_id);
        let others: Vec<Other<'_>> = others.collect();
        let today = shift.time.day;
        let mut found = Vec::new();
        for rule in &RULES {
            let kind = rule.kind;
            match rule.looks_at {
                LooksAt::Shift(broken) => found.extend(broken(&facts, shift)),
                LooksAt::Pair(Pairs::Together, broken) => {
                    let both = others.iter();
                    found.extend(both.filter_map(|other| broken(&facts, &own, other)));
                }
                LooksAt::Pair(Pairs::Nearest, broken) => {
                    for other in nearest(&own, &others).into_iter().flatten() {
                        found.extend(broken(&facts, &own, other));
                    }
                }
                LooksAt::Others(broken) => {
                    for staff in &facts.apart {
                        // A shift that changes hands is not there any more.
                        let others = Other::of(staff)
                            .filter(|other| replaces_id.is_none() || other.id() != replaces_id);
                        found.extend(others.filter_map(|other| broken(&own, staff, &other)));
                    }
                }
                LooksAt::Hours(_) => {}
                LooksAt::Day(Worse::OrAsBefore, measure) => {
                    let measured = measure(&facts, today).filter(|measured| measured.is_broken);
                    found.extend(measured.map(|measured| at(kind, measured)));
                }
                LooksAt::Day(Worse::Only, measure) => {
                    for day in Day::ALL {
                        let measured = measure(&facts, day);
                        let measured =
                            measured.filter(|measured| is_worse(kind, Some(day), measured));
                        let times = if day == today {
                            own.times
                        } else {
                            facts.times_of(day)
                        };
                        found.extend(
                            measured
                                .map(|measured| kind.at(times, measured.actual, measured.limit)),
                        );
                    }
                }
                LooksAt::Row(measure) => {
                    let measured = measure(&facts, Row::Around(today));
                    let measured = measured.filter(|measured| is_worse(kind, None, measured));
                    found.extend(measured.map(|measured| at(kind, measured)));
                }
                LooksAt::Week(measure) | LooksAt::Weeks(measure) => {
                    let measured = measure(&facts);
                    let measured = measured.filter(|measured| is_worse(kind, None, measured));
                    found.extend(measured.map(|measured| at(kind, measured)));
                }
            }
        }
        for violation in &mut found {
            violation.level = facts.level(violation.kind);
        }
        sort_by_key(&mut found, |violation| violation.level);
        found
    }
}

/// The nearest shifts before and after a shift that start on other days. Of several that end together the one that began
/// later, and then the one with the first id; regardless of the order of the shifts.
pub(super) fn nearest<'a, 'b>(
    shift: &Other<'_>,
    others: &'b [Other<'a>],
) -> [Option<&'b Other<'a>>; 2] {
    let on_other_days = || others.iter().filter(|other| other.day != shift.day);
    let last = on_other_days()
        .filter(|other| other.times.end <= shift.times.start)
        .max_by(|one, other| {
            let key = |it: &Other<'_>| (it.times.end, it.times.start);
            key(one)
                .cmp(&key(other))
                .then_with(|| other.id().cmp(&one.id()))
        });
    let next = on_other_days()
        .filter(|other| shift.times.end <= other.times.start)
        .min_by_key(|other| (other.times.start, other.id()));
    [last, next]
}

/// What the rules about a person's days and week measure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Load(Vec<(ViolationKind, Option<Day>, i64)>);

impl Load {
    /// A person's load as it is.
    pub fn of(week: &Week, staff: &StaffWeek) -> Self {
        Self::from(&Facts::of(week, staff, None, None))
    }

    fn from(facts: &Facts<'_>) -> Self {
        let mut load = Vec::new();
        for rule in &RULES {
            let mut add = |day, measured: Option<Measured>| {
                load.extend(measured.map(|measured| (rule.kind, day, measured.badness)));
            };
            match rule.looks_at {
                LooksAt::Shift(_)
                | LooksAt::Pair(..)
                | LooksAt::Others(_)
                | LooksAt::Hours(_)
                | LooksAt::Day(Worse::OrAsBefore, _) => {}
                LooksAt::Day(Worse::Only, measure) => {
                    for day in Day::ALL {
                        add(Some(day), measure(facts, day));
                    }
                }
                LooksAt::Row(measure) => add(None, measure(facts, Row::Around(Day::Monday))),
                LooksAt::Week(measure) | LooksAt::Weeks(measure) => add(None, measure(facts)),
            }
        }
        Self(load)
    }

    /// Whether something is worse than here.
    fn is_exceeded_by(&self, kind: ViolationKind, day: Option<Day>, badness: i64) -> bool {
        let mut values = self.0.iter();
        let here = values.find(|(known, of, _)| (*known, *of) == (kind, day));
        here.is_none_or(|(_, _, here)| badness > *here)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::{
        Rules, Schedule, ShiftType,
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

    /// Runs that touch the first or the last known day may be longer there.
    #[test]
    fn runs_of_days_with_and_without_a_shift_are_long_enough() {
        let check = |rules: Rules, shifts, entry| {
            let mut plan = week("cook/kitchen:1 host/floor:1", STAFF, shifts);
            plan.set_rules(Rules {
                days_off: 0,
                ..rules
            });
            let found = plan.violations(&proposed(entry), None).unwrap();
            list(found.iter().map(described))
        };
        let on = Rules {
            min_days_in_row: 3,
            ..Rules::default()
        };
        let expected = "TooFewDaysInRow Warn 3:8-16 1/3 -";
        assert_eq!(check(on.clone(), "", "ada/3:8+8"), expected);
        assert_eq!(check(on.clone(), "ada/2:15+4", "ada/3:8+8"), "");
        assert_eq!(check(on.clone(), "", "ada/0:8+8"), "");
        assert_eq!(check(on, "ada/5:8+4", "ada/6:8+8"), "");
        let off = Rules {
            min_days_off_in_row: 2,
            ..Rules::default()
        };
        let expected = "TooFewDaysOffInRow Warn 3:8-16 1/2 -";
        assert_eq!(check(off.clone(), "ada/1:8+4", "ada/3:8+8"), expected);
        assert_eq!(check(off.clone(), "ada/1:8+4", "ada/4:8+8"), "");
        assert_eq!(check(off, "ada/5:8+4", "ada/4:8+8"), "");
    }

    #[test]
    fn a_shift_type_may_not_follow_another() {
        let check = |shifts, entry| {
            let mut schedule = schedule("cook/kitchen:1", "ada@cook=0:0-24,1:0-24,2:0-24", shifts);
            let types = ["N=14", "E=8"].map(|line| {
                let (code, start) = line.split_once('=').unwrap();
                ShiftType::new(code, code, start.parse().unwrap(), 4)
            });
            let mut details = schedule.details().clone();
            details.shift_types = types.to_vec();
            schedule = schedule.with_details(details).unwrap();
            let mut plan = Week::new(schedule);
            plan.set_rules(Rules {
                forbidden_next: vec![("n".to_owned(), "E".to_owned())],
                ..Rules::default()
            });
            let found = plan.violations(&proposed(entry), None).unwrap();
            list(found.iter().map(described))
        };
        let expected = "ForbiddenNext Warn 1:8-12 240/0 1";
        assert_eq!(check("ada/0:14+4", "ada/1:8+4"), expected);
        assert_eq!(
            check("ada/1:8+4", "ada/0:14+4"),
            "ForbiddenNext Warn 0:14-18 240/0 1"
        );
        assert_eq!(check("ada/0:14+4", "ada/1:8+5"), "");
        assert_eq!(check("ada/0:14+4", "ada/2:8+4"), "");
        assert_eq!(check("ada/0:8+4", "ada/1:14+4"), "");
    }

    #[test]
    fn a_pattern_says_what_a_day_is() {
        let check = |cycle: Value, monday: Option<&str>, entry| {
            let mut ada = json!({
                "id": "ada", "name": "ada", "positionId": "cook", "color": "",
                "availability": [{"day": 0, "start": 0, "end": 24}, {"day": 1, "start": 0, "end": 24}],
            });
            ada["pattern"] = json!({"cycle": cycle, "anchor": "2026-11-30"});
            let schedule = json!({
                "positions": [{"id": "cook", "name": "Cook", "team": "t", "required": 1}],
                "staff": [ada], "shifts": [],
                "shiftTypes": [{"code": "E", "name": "Early", "start": 8, "hours": 8}],
            });
            let mut plan = Week::new(serde_json::from_value(schedule).unwrap());
            if let Some(monday) = monday {
                plan.set_monday(crate::schedule::iso_week::parse_date(monday).unwrap());
            }
            let found = plan.violations(&proposed(entry), None).unwrap();
            list(found.iter().map(described))
        };
        let week = json!(["E", "off", "off", "off", "off", "off", "off"]);
        let free = json!(["off", [8, 16], "off", "off", "off", "off", "off"]);
        let one = json!([week]);
        assert_eq!(check(one.clone(), None, "ada/0:8+8"), "");
        assert_eq!(
            check(one.clone(), None, "ada/0:9+8"),
            "OffPattern Warn 0:9-17 480/0 -"
        );
        assert_eq!(
            check(one, None, "ada/1:8+8"),
            "OffPattern Warn 1:8-16 480/0 -"
        );
        let two = json!([week, free]);
        assert_eq!(check(two.clone(), Some("2026-11-23"), "ada/1:8+8"), "");
        let off = "OffPattern Warn 1:8-16 480/0 -";
        assert_eq!(check(two.clone(), Some("2026-12-14"), "ada/1:8+8"), off);
        assert_eq!(check(two, None, "ada/1:9+8"), "");
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

    /// Two who are kept apart block each other at the same time, in any position, and over midnight into another week.
    #[test]
    fn two_who_are_kept_apart_are_never_on_duty_together() {
        let check = |shifts, replaces, entry, expected: &str| {
            let before = crate::testing::shift("before", "bob/6:20+6");
            let schedule = schedule("cook/kitchen:1 host/floor:1", STAFF, shifts);
            let mut plan = Week::new(
                schedule
                    .with_weeks_around(vec![before], Vec::new())
                    .unwrap(),
            );
            let shift = proposed(entry);
            let kinds = |plan: &Week| {
                let found = plan.violations(&shift, replaces).unwrap();
                let apart = found
                    .iter()
                    .filter(|found| found.kind == ViolationKind::KeptApart);
                list(apart.map(described))
            };
            assert_eq!(kinds(&plan), "");
            plan.set_rules(Rules {
                never_together: vec![("bob".to_owned(), "ada".to_owned())],
                ..Rules::default()
            });
            assert_eq!(kinds(&plan), expected);
            // The part of the week on which changes are tried knows the other one.
            assert_eq!(kinds(&plan.trial([&*shift.staff_id])), expected);
        };
        let both = "KeptApart Block 1:12-14 120/0 1";
        check("bob/1:10+4", None, "ada/1:12+6", both);
        check("ada/1:10+4", None, "bob/1:12+6", both);
        check("bob/1:10+4", None, "ada/1:14+6", "");
        check("bob/1:10+4", Some("1"), "bob/1:12+6", "");
        check("", None, "ada/0:1+4", "KeptApart Block 0:1-2 60/0 -");
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
            plan.set_rules(rules.clone());
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
            ..off.clone()
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
