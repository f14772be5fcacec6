//! Review: everything in a week that needs attention.

use std::cmp::Ordering;

use serde::Serialize;

use super::{
    check::nearest,
    facts::{Facts, Other},
    list::{LooksAt, Pairs, RULES},
    measured::{Measured, Row},
    span::Span,
    violation::{Severity, Violation, ViolationKind},
};
use crate::{
    coverage::{GapBlock, GapPosition, MarkGap},
    schedule::{DAYS, Day, HourRange, Shift, TimeRange, sort_by, sort_by_key},
    week::{Filter, PlacedShift, StaffWeek, Week, hours_of_week},
};

/// The problems of a week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Review {
    /// Every stretch of hours in which a position is understaffed, worst first: the smallest share of required
    /// heads on duty, then the most missing head-hours, then the earliest. A gap block has one or more.
    pub gaps: Vec<Problem>,
    /// The number of gap blocks that contain those stretches.
    pub gap_blocks: u32,
    /// The pending shifts, earliest first.
    pub pending: Vec<Problem>,
    /// The rules that shifts break: blocks first, then the earliest. Each is listed once, a double booking or
    /// a short rest at the later shift, a day's hours at the day's last shift, and days off and the week's
    /// hours at the week's last.
    pub broken: Vec<Problem>,
    /// The stretches of hours in which too few people with a mark are on duty, in the order of the rules and earliest
    /// first.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<MarkGap>,
    /// The total number of problems.
    pub total: u32,
}

/// One thing that needs attention.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Problem {
    /// The kind of problem.
    pub kind: ViolationKind,
    /// How serious it is.
    pub level: Severity,
    /// The day on which `range` begins.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// When it occurs.
    #[serde(flatten)]
    pub range: TimeRange,
    /// Heads on duty in the worst hour of a gap, the length of a pending shift in minutes, or the actual value of a
    /// violation.
    pub actual: u32,
    /// Heads needed in that hour, 0, or the value that the rule allows.
    pub limit: u32,
    /// The position.
    pub position_id: String,
    /// The index of the gap block among the gaps.
    pub gap: Option<u32>,
    /// The person.
    pub staff_id: Option<String>,
    /// The person's name.
    pub name: Option<String>,
    /// The shift.
    pub shift_id: Option<String>,
    /// The other shift involved, if there is one.
    pub other_shift_id: Option<String>,
    /// The name of whoever has that shift, for [`ViolationKind::KeptApart`].
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other_name: Option<String>,
}

impl Week {
    /// The shifts at which [`Review::broken`] lists a problem, each once, in the order of positions and staff: enough
    /// to mark them in the roster.
    #[must_use]
    pub fn broken_shifts(&self, filter: &Filter) -> Vec<PlacedShift> {
        let mut found = Vec::new();
        let mut problems = Vec::new();
        for staff in self.members_in(filter) {
            problems.clear();
            review_member(self, staff, &mut problems);
            let is_broken = |shift: &Shift| {
                if !self.is_in_scope(staff, shift, filter) {
                    return false;
                }
                let mut ids = problems.iter().map(|problem| problem.shift_id.as_deref());
                ids.any(|id| id == Some(shift.id.as_str()))
            };
            let broken = staff.shifts().filter(|shift| is_broken(shift));
            found.extend(broken.map(|shift| PlacedShift::new(self, shift)));
        }
        found
    }

    /// Reviews the positions in scope of both filters. With a position filter there are no gaps.
    ///
    /// ```
    /// use scheduler_core::{Day, Filter, Position, ViolationKind, Schedule, Shift, StaffMember, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 0);
    /// let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 12);
    /// let shift = Shift::new("1", "ada", Day::Monday, 8, 6);
    /// let week = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
    /// let review = week.review(&Filter::default());
    /// assert_eq!((review.gaps.len(), review.pending.len(), review.total), (0, 1, 2));
    /// assert_eq!(review.broken[0].kind, ViolationKind::OutsideAvailability);
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    #[must_use]
    pub fn review(&self, filter: &Filter) -> Review {
        let mut pending = Vec::new();
        let mut broken = Vec::new();
        for staff in self.members_in(filter) {
            let shifts = staff.counted().filter(|shift| !shift.confirmed);
            for shift in shifts.filter(|shift| self.is_in_scope(staff, shift, filter)) {
                pending.push(of_shift(ViolationKind::Pending, staff, shift));
            }
            let mut found = Vec::new();
            review_member(self, staff, &mut found);
            let in_scope = |problem: &Problem| {
                let position = self.position_named(&problem.position_id);
                position.is_ok_and(|position| filter.admits(&position.definition))
            };
            broken.extend(found.into_iter().filter(in_scope));
        }
        let blocks = self.gaps(filter);
        let gaps = worst_first(self, &blocks);
        // A stable sort: shifts that begin together stay in the order of positions and staff.
        let key = |problem: &Problem| {
            let TimeRange {
                start,
                start_minute,
                ..
            } = problem.range;
            (
                problem.level == Severity::Warn,
                problem.day,
                start,
                start_minute,
            )
        };
        sort_by_key(&mut pending, key);
        sort_by_key(&mut broken, key);
        let count = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        let mut marks = Vec::new();
        for rule in &RULES {
            if let LooksAt::Hours(find) = rule.looks_at {
                marks.extend(find(self, filter));
            }
        }
        Review {
            gap_blocks: count(blocks.len()),
            total: count(gaps.len() + marks.len() + pending.len() + broken.len()),
            marks,
            gaps,
            pending,
            broken,
        }
    }
}

/// A stretch of a gap block in which a position is short, and how badly.
struct ShortStretch {
    problem: Problem,
    /// The missing heads of the position, summed over the hours of the stretch.
    missing_head_hours: u32,
}

impl ShortStretch {
    /// Worst first. Shares are compared by cross-multiplication, so that no two are equal by rounding.
    fn order(&self, other: &Self) -> Ordering {
        let (one, two) = (&self.problem, &other.problem);
        let share = u64::from(one.actual) * u64::from(two.limit);
        let other_share = u64::from(two.actual) * u64::from(one.limit);
        share
            .cmp(&other_share)
            .then(other.missing_head_hours.cmp(&self.missing_head_hours))
    }
}

fn worst_first(week: &Week, blocks: &[GapBlock]) -> Vec<Problem> {
    let mut stretches = Vec::new();
    for (index, block) in (0..).zip(blocks) {
        for entry in block
            .positions
            .iter()
            .filter(|entry| entry.staffing.understaffed)
        {
            for hours in &entry.short {
                stretches.extend(short_stretch(week, (index, block), entry, *hours));
            }
        }
    }
    sort_by(&mut stretches, ShortStretch::order);
    stretches
        .into_iter()
        .map(|stretch| stretch.problem)
        .collect()
}

fn short_stretch(
    week: &Week,
    (index, block): (u32, &GapBlock),
    entry: &GapPosition,
    hours: HourRange,
) -> Option<ShortStretch> {
    let position = week.position_named(&entry.position_id).ok()?;
    let hours_of_week = hours_of_week(block.day, hours);
    let (_, worst) = position.worst_hour(hours_of_week.clone());
    let missing = hours_of_week.map(|hour| position.staffing(hour).needed);
    Some(ShortStretch {
        missing_head_hours: missing.sum(),
        problem: Problem {
            kind: ViolationKind::Gap,
            level: Severity::Warn,
            day: block.day,
            range: TimeRange {
                start: hours.start,
                start_minute: 0,
                end: hours.end,
                end_minute: 0,
            },
            actual: worst.scheduled,
            limit: worst.required,
            position_id: entry.position_id.clone(),
            gap: Some(index),
            staff_id: None,
            name: None,
            shift_id: None,
            other_shift_id: None,
            other_name: None,
        },
    })
}

/// Adds the rules that a member's shifts break. One pass over the shifts in time order.
fn review_member(week: &Week, staff: &StaffWeek, broken: &mut Vec<Problem>) {
    let facts = Facts::of(week, staff, None, None);
    let mut found = Found {
        facts: &facts,
        broken,
    };
    for shift in staff
        .shifts()
        .filter(|shift| staff.is_absent(shift.time.day))
    {
        found.add_of_shift(ViolationKind::Absent, shift);
    }
    // The shift with the latest end so far, and the latest of each day.
    let mut longest: Option<Other<'_>> = None;
    let mut latest = [None::<Other<'_>>; 3 * DAYS as usize];
    let mut last: Option<&Shift> = None;
    for other in &facts.shifts {
        if other.is_of_next_week() {
            // What happens there is told at the shift of this week that reaches or rests into it.
            if let Some(longest) = longest
                && let Some(shift) = longest.shift
            {
                let rests = longest.times.end <= other.times.start;
                found.add_pairs(shift, &longest, Some(other), Some(other).filter(|_| rests));
            }
            break;
        }
        if let Some(shift) = other.shift {
            let is_first = last.is_none_or(|last| last.time.day != shift.time.day);
            if let Some(last) = last.filter(|_| is_first) {
                found.add_day(last.time.day, Some(last));
            }
            let before = latest
                .iter()
                .flatten()
                .filter(|before| before.day != other.day);
            let before = before.filter(|before| before.times.end <= other.times.start);
            let before = before.max_by_key(|before| before.times.end);
            found.add_pairs(shift, other, longest.as_ref(), before);
            found.add_others(shift, other);
            for rule in &RULES {
                match rule.looks_at {
                    LooksAt::Shift(check) => found.add(check(&facts, shift), Some(shift)),
                    LooksAt::Row(measure) if is_first => {
                        let measured = measure(&facts, Row::UpTo(shift.time.day));
                        found.add_measured(rule.kind, measured, Span::of(shift), Some(shift));
                    }
                    _ => {}
                }
            }
            last = Some(shift);
        }
        if longest.is_none_or(|longest| longest.times.end <= other.times.end) {
            longest = Some(*other);
        }
        if let Some(of_day) = latest.get_mut(other.day)
            && of_day.is_none_or(|before| before.times.end <= other.times.end)
        {
            *of_day = Some(*other);
        }
    }
    if let Some(last) = last {
        found.add_day(last.time.day, Some(last));
    }
    let starts = |day: Day| {
        let mut own = facts.shifts.iter().filter_map(|other| other.shift);
        own.any(|shift| shift.time.day == day)
    };
    for day in Day::ALL.into_iter().filter(|day| !starts(*day)) {
        found.add_day(day, None);
    }
    let times = last.map_or_else(|| facts.times_of(Day::Monday), Span::of);
    for rule in &RULES {
        let measure = match rule.looks_at {
            LooksAt::Week(measure) if last.is_some() => measure,
            LooksAt::Weeks(measure) => measure,
            _ => continue,
        };
        found.add_measured(rule.kind, measure(&facts), times, last);
    }
}

/// The rules that a member's shifts break.
struct Found<'a> {
    facts: &'a Facts<'a>,
    broken: &'a mut Vec<Problem>,
}

impl Found<'_> {
    fn add(&mut self, violation: Option<Violation>, shift: Option<&Shift>) {
        let staff = self.facts.staff;
        self.broken.extend(violation.map(|violation| Problem {
            level: self.facts.level(violation.kind),
            ..of_violation(violation, staff, shift)
        }));
    }

    fn add_measured(
        &mut self,
        kind: ViolationKind,
        measured: Option<Measured>,
        times: Span,
        shift: Option<&Shift>,
    ) {
        let broken = measured.filter(|measured| measured.is_broken);
        let violation = broken.map(|broken| kind.at(times, broken.actual, broken.limit));
        self.add(violation, shift);
    }

    /// One rule about single shifts.
    fn add_of_shift(&mut self, kind: ViolationKind, shift: &Shift) {
        for rule in RULES.iter().filter(|rule| rule.kind == kind) {
            if let LooksAt::Shift(check) = rule.looks_at {
                self.add(check(self.facts, shift), Some(shift));
            }
        }
    }

    /// The rules about two shifts, told at one of them.
    fn add_pairs(
        &mut self,
        shift: &Shift,
        own: &Other<'_>,
        together: Option<&Other<'_>>,
        nearest: Option<&Other<'_>>,
    ) {
        for rule in &RULES {
            if let LooksAt::Pair(pairs, check) = rule.looks_at {
                let other = match pairs {
                    Pairs::Together => together,
                    Pairs::Nearest => nearest,
                };
                let violation = other.and_then(|other| check(self.facts, own, other));
                self.add(violation, Some(shift));
            }
        }
    }

    /// The rules about a shift and those of others, told at the later of the two; of two that begin together at that of the
    /// person with the greater id.
    fn add_others(&mut self, shift: &Shift, own: &Other<'_>) {
        let own_id = &self.facts.staff.member.id;
        for rule in &RULES {
            let LooksAt::Others(check) = rule.looks_at else {
                continue;
            };
            for staff in &self.facts.apart {
                for other in Other::of(staff) {
                    let is_later = match own.times.start.cmp(&other.times.start) {
                        Ordering::Less => other.is_of_next_week(),
                        Ordering::Equal => *own_id > staff.member.id,
                        Ordering::Greater => true,
                    };
                    if is_later {
                        let violation = check(own, staff, &other);
                        self.add(violation, Some(shift));
                    }
                }
            }
        }
    }

    /// The rules about a day, told at its last shift.
    fn add_day(&mut self, day: Day, last: Option<&Shift>) {
        let times = last.map_or_else(|| self.facts.times_of(day), Span::of);
        for rule in &RULES {
            if let LooksAt::Day(_, measure) = rule.looks_at {
                self.add_measured(rule.kind, measure(self.facts, day), times, last);
            }
        }
    }
}

impl Week {
    /// What breaks the rules of working time in this week, by person in staff order: the rest between days, all rules of
    /// the law, and those of a month (runs of days, weekends, successions). A rest that is too short stands at both of its
    /// shifts, with the least rest of each; everything else stands once, as in a [review](Week::review).
    #[must_use]
    pub fn working_time(&self) -> Vec<Problem> {
        let mut all = Vec::new();
        for staff in &self.staff {
            let mut found = Vec::new();
            review_member(self, staff, &mut found);
            found.retain(|problem| problem.kind.is_of_law() || problem.kind.is_of_month());
            let facts = Facts::of(self, staff, None, None);
            for own in &facts.shifts {
                if let Some(shift) = own.shift {
                    let rests = nearest(own, &facts.shifts).into_iter().flatten();
                    let short =
                        rests.filter_map(|other| super::rest::short_rest(&facts, own, other));
                    let least = short.min_by_key(|violation| violation.actual);
                    let mut found = Found {
                        facts: &facts,
                        broken: &mut found,
                    };
                    found.add(least, Some(shift));
                }
            }
            all.append(&mut found);
        }
        all
    }
}

fn of_shift(kind: ViolationKind, staff: &StaffWeek, shift: &Shift) -> Problem {
    Problem {
        kind,
        level: Severity::Warn,
        day: shift.time.day,
        range: shift.time.range(),
        actual: shift.time.minutes_long().into(),
        limit: 0,
        position_id: staff.position_of(shift).to_owned(),
        gap: None,
        staff_id: Some(staff.member.id.clone()),
        name: Some(staff.member.name.clone()),
        shift_id: Some(shift.id.clone()),
        other_shift_id: None,
        other_name: None,
    }
}

fn of_violation(violation: Violation, staff: &StaffWeek, shift: Option<&Shift>) -> Problem {
    let position = shift.map_or(staff.member.position_id.as_str(), |shift| {
        staff.position_of(shift)
    });
    Problem {
        kind: violation.kind,
        level: violation.level,
        day: violation.day,
        range: violation.range,
        actual: violation.actual,
        limit: violation.limit,
        position_id: position.to_owned(),
        gap: None,
        staff_id: Some(staff.member.id.clone()),
        name: Some(staff.member.name.clone()),
        shift_id: shift.map(|shift| shift.id.clone()),
        other_shift_id: violation.other_shift_id,
        other_name: violation.other_name,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{filter, list, times, week};

    const ALWAYS: &str = "0:0-24,1:0-24,2:0-24,3:0-24,4:0-24,5:0-24,6:0-24";

    fn described(problem: &Problem) -> String {
        let Problem {
            kind,
            actual,
            limit,
            ..
        } = problem;
        let (day, times) = (problem.day.index(), times(&problem.range));
        let shift = problem.shift_id.as_deref().unwrap_or("-");
        let other = problem.other_shift_id.as_deref().unwrap_or("-");
        format!("{kind:?} {day}:{times} {actual}/{limit} {shift} {other}")
    }

    fn broken(shifts: &str) -> String {
        let staff = format!("ada@cook={ALWAYS} bob@cook=0:8-12");
        let plan = week("cook/kitchen:0", &staff, shifts);
        let review = plan.review(&filter("", ""));
        list(review.broken.iter().map(described))
    }

    #[test]
    fn a_week_without_problems_has_an_empty_review() {
        assert_eq!(broken("ada/0:8+8 ada/1:8+8 bob/0:8+4"), "");
    }

    #[test]
    fn each_problem_is_listed_once_at_the_later_shift() {
        assert_eq!(
            broken("ada/0:12+4 ada/0:10+4"),
            "DoubleBooking 0:12-14 120/0 1 2"
        );
        assert_eq!(
            broken("ada/1:6+4 ada/0:14+8"),
            "ShortRest 0:22-30 480/660 1 2"
        );
        // The rest begins with the day's last shift.
        assert_eq!(
            broken("ada/0:6+4 ada/0:14+6 ada/1:6+4"),
            "ShortRest 0:20-30 600/660 3 2"
        );
        assert_eq!(
            broken("ada/5:14+8 ada/6:6+4"),
            "ShortRest 5:22-30 480/660 2 1"
        );
        assert_eq!(
            broken("ada/0:14+4 ada/0:6+8"),
            "OverMaxHours 0:14-18 720/600 1 -"
        );
        assert_eq!(
            broken("ada/0:14+3 bob/0:10+4"),
            "OutsideAvailability 0:12-14 120/0 2 -, UnderMinHours 0:14-17 180/240 1 -"
        );
    }

    /// As many days in a row as the limit are fine; each day beyond it is listed.
    #[test]
    fn days_in_a_row_are_listed_beyond_their_limit() {
        let listed = |most: i32| {
            let mut plan = week(
                "cook/kitchen:0",
                &format!("ada@cook={ALWAYS}"),
                "ada/0:8+8 ada/1:8+8 ada/2:8+8 ada/4:8+8",
            );
            plan.set_rules(crate::Rules {
                max_days_in_row: most,
                ..Default::default()
            });
            list(plan.review(&filter("", "")).broken.iter().map(described))
        };
        assert_eq!(listed(3), "");
        assert_eq!(listed(2), "TooManyDaysInRow 2:8-16 3/2 3 -");
    }

    /// A rest that is too short before next week's Monday is listed at this week's last shift.
    #[test]
    fn rest_before_the_week_after_is_listed() {
        let schedule = crate::testing::schedule(
            "cook/kitchen:0",
            &format!("ada@cook={ALWAYS}"),
            "ada/6:16+6",
        );
        let after = vec![crate::testing::shift("next", "ada/0:6+4")];
        let plan = Week::new(schedule.with_weeks_around(Vec::new(), after).unwrap());
        let review = plan.review(&filter("", ""));
        assert_eq!(
            list(review.broken.iter().map(described)),
            "ShortRest 6:22-30 480/660 1 -"
        );
    }

    /// The time that two who are kept apart share stands once, at the later shift; a mark that is missing stands among the
    /// marks.
    #[test]
    fn pairs_and_marks_are_listed_once() {
        let staff = "ada@cook=0:0-24,1:0-24,2:0-24 bob@cook=0:0-24,1:0-24,2:0-24";
        let shifts = "ada/0:8+8 bob/0:12+6 bob/1:8+6 ada/1:8+6 bob/2:8+6 ada/2:14+6";
        let mut plan = week("cook/kitchen:0 host/floor:1", staff, shifts);
        let before = plan.review(&filter("", ""));
        assert_eq!((before.broken.len(), before.marks.len()), (0, 0));
        plan.set_rules(crate::Rules {
            never_together: vec![("ada".to_owned(), "bob".to_owned())],
            mark_needs: vec![crate::schedule::MarkNeed::new("Key")],
            ..Default::default()
        });
        let review = plan.review(&filter("", ""));
        assert_eq!(
            list(review.broken.iter().map(described)),
            "KeptApart 0:12-16 240/0 2 1, KeptApart 1:8-14 360/0 3 4"
        );
        assert!(
            review
                .broken
                .iter()
                .all(|found| found.level == Severity::Block)
        );
        assert_eq!((review.marks.len(), review.total), (7, before.total + 9));
        let json = serde_json::to_value(&review.marks[0]).unwrap();
        assert_eq!(
            json,
            serde_json::json!({
                "mark": "Key", "positionId": null,
                "day": 0, "start": 10, "end": 20, "actual": 0, "limit": 1,
            })
        );
    }

    #[test]
    fn a_shift_that_breaks_several_rules_is_marked_once() {
        let plan = week(
            "cook/kitchen:0",
            &format!("ada@cook={ALWAYS} bob@cook=0:8-12"),
            "bob/0:11+3 ada/0:14+8 ada/1:6+4 ada/2:8+4",
        );
        let marked = plan.broken_shifts(&filter("", ""));
        let described = |shift: &PlacedShift| {
            format!(
                "{} {} {}",
                shift.shift_id,
                shift.staff_id,
                shift.time.day.index()
            )
        };
        assert_eq!(list(marked.iter().map(described)), "3 ada 1, 1 bob 0");
    }

    #[test]
    fn days_off_are_listed_at_the_last_shift() {
        assert_eq!(
            broken("ada/0:8+4 ada/1:8+4 ada/2:8+4 ada/3:8+4 ada/5:8+4 ada/4:8+4"),
            "TooFewDaysOff 5:8-12 1/2 5 -"
        );
    }

    #[test]
    fn a_long_shift_does_not_hide_those_within_it() {
        assert_eq!(
            broken("ada/0:8+10 ada/0:9+4 ada/0:14+4"),
            "DoubleBooking 0:9-13 240/0 2 1, DoubleBooking 0:14-18 240/0 3 1, OverMaxHours 0:14-18 1080/600 3 -"
        );
    }

    #[test]
    fn blocks_come_first() {
        assert_eq!(
            broken("bob/0:12+4 ada/3:8+4 ada/3:9+4"),
            "DoubleBooking 3:9-12 180/0 3 2, OutsideAvailability 0:12-16 240/0 1 -"
        );
    }

    #[test]
    fn gaps_come_worst_first_and_pending_shifts_earliest_first() {
        // Monday: 1 of 4 cooks; Tuesday: nobody; Wednesday: no host from 10 to 12; otherwise fully staffed.
        let mut shifts = vec!["c0/0:10+10".to_owned(), "h0/2:12+8?".to_owned()];
        for day in [0, 1, 3, 4, 5, 6] {
            shifts.push(format!("h0/{day}:10+10"));
        }
        for day in 2..7 {
            shifts.push(format!("c0/{day}:10+10 c1/{day}:10+10"));
        }
        shifts.push("c2/0:0+9?".to_owned());
        let plan = week(
            "cook/kitchen:4 host/floor:1",
            "c0@cook c1@cook c2@cook h0@host",
            &shifts.join(" "),
        );
        let all = plan.review(&filter("", ""));
        assert_eq!(
            list(all.gaps.iter().map(described)),
            "Gap 1:10-20 0/4 - -, Gap 2:10-12 0/1 - -, Gap 0:10-20 1/4 - -"
        );
        let indices: Vec<_> = all.gaps.iter().map(|gap| gap.gap).collect();
        assert_eq!(indices, [Some(1), Some(2), Some(0)]);
        assert_eq!(
            list(all.pending.iter().map(described)),
            "Pending 0:0-9 540/0 19 -, Pending 2:12-20 480/0 2 -"
        );
        assert_eq!(
            all.total as usize,
            all.gaps.len() + all.pending.len() + all.broken.len()
        );

        let floor = plan.review(&filter("floor", ""));
        assert_eq!(
            list(floor.gaps.iter().map(described)),
            "Gap 2:10-12 0/1 - -"
        );
        assert!(
            floor
                .broken
                .iter()
                .all(|problem| problem.position_id == "host")
        );
        let cooks = plan.review(&filter("", "cook"));
        assert_eq!((cooks.gaps.len(), cooks.pending.len()), (0, 1));
    }

    /// One of six is worse than one of four, whichever comes first in the week.
    #[test]
    fn gaps_are_in_order_of_the_share_on_duty() {
        let plan = week(
            "cook/kitchen:4 chef/kitchen:6",
            "a@cook b@chef",
            "a/0:10+10 b/1:10+10 a/2:10+10",
        );
        let review = plan.review(&filter("", ""));
        let partly = review.gaps.iter().filter(|gap| gap.actual > 0);
        assert_eq!(
            list(partly.map(described)),
            "Gap 1:10-20 1/6 - -, Gap 0:10-20 1/4 - -, Gap 2:10-20 1/4 - -"
        );
    }

    /// A gap is listed with the position's own hours and figures, regardless of the length of its block.
    #[test]
    fn every_short_stretch_is_a_separate_problem() {
        let monday = |shifts: &str| {
            let plan = week(
                "manager/office:2 cook/kitchen:1",
                "m@manager n@manager c@cook",
                shifts,
            );
            let review = plan.review(&filter("", ""));
            let gaps = review.gaps.iter().filter(|gap| gap.day == Day::Monday);
            let described = gaps.map(|gap| {
                assert_eq!(gap.gap, Some(0));
                format!("{} {}", gap.position_id, described(gap))
            });
            (list(described), review.gaps.len(), review.gap_blocks)
        };
        // There is no manager from 17 to 18, but one from 18 on. The block continues because of the cooks.
        assert_eq!(
            monday("m/0:10+7 n/0:18+2 c/0:10+7"),
            (
                "cook Gap 0:17-20 0/1 - -, manager Gap 0:17-18 0/2 - -".to_owned(),
                14,
                7
            )
        );
        assert_eq!(
            monday("m/0:12+5 n/0:18+2"),
            (
                "cook Gap 0:10-20 0/1 - -, manager Gap 0:10-12 0/2 - -, manager Gap 0:17-18 0/2 - -"
                    .to_owned(),
                15,
                7
            )
        );
    }

    /// Each stretch has the figures of its own worst hour, not those of the block.
    #[test]
    fn a_stretch_has_its_own_figures() {
        let plan = week(
            "cook/kitchen:4 host/floor:1",
            "a@cook b@cook",
            "a/0:10+5 b/0:12+3",
        );
        let review = plan.review(&filter("", ""));
        let cooks = review.gaps.iter().filter(|gap| gap.position_id == "cook");
        let monday = cooks.filter(|gap| gap.day == Day::Monday).map(described);
        assert_eq!(list(monday), "Gap 0:15-20 0/4 - -, Gap 0:10-12 1/4 - -");
    }

    #[test]
    fn rules_are_checked_to_the_quarter() {
        assert_eq!(
            broken("ada/0:9:30+4 ada/0:13:15+4"),
            "DoubleBooking 0:13:15-13:30 15/0 2 1"
        );
        assert_eq!(
            broken("ada/0:12+8 ada/1:6:45+4"),
            "ShortRest 0:20-30:45 645/660 2 1"
        );
        assert_eq!(
            broken("ada/0:6+5:45 ada/0:14+4:30"),
            "OverMaxHours 0:14-18:30 615/600 2 -"
        );
        assert_eq!(
            broken("bob/0:8:15+4 ada/0:8+3:45"),
            "UnderMinHours 0:8-11:45 225/240 2 -, OutsideAvailability 0:12-12:15 15/0 1 -"
        );
    }

    #[test]
    fn pending_shifts_are_in_order_to_the_minute() {
        let plan = week(
            "cook/kitchen:0",
            "ada@cook bob@cook",
            "ada/0:9:30+4:15? bob/0:9:15+4?",
        );
        let review = plan.review(&filter("", ""));
        assert_eq!(
            list(review.pending.iter().map(described)),
            "Pending 0:9:15-13:15 240/0 2 -, Pending 0:9:30-13:45 255/0 1 -"
        );
    }
}
