//! Review: everything of a week that asks for somebody's attention, each with its place.

use serde::Serialize;

use crate::{
    check::{
        Check, CheckKind, Level, Rules, bounds_of, day_bit, double_booking, outside_availability,
        over_max_hours, short_rest, too_few_days_off, under_min_hours,
    },
    filter::Filter,
    gap::{GapBlock, GapPosition, gaps},
    hour_set::hour_of_week,
    order::in_order,
    schedule::{DAYS, Shift, StaffMember},
    week_plan::{StaffWeek, WeekPlan},
};

/// The problems of a week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Review {
    /// Every understaffed position of every gap block, worst first: the smallest share of heads on
    /// duty, then the most missing heads times hours, then the earliest.
    pub gaps: Vec<Problem>,
    /// The pending shifts, earliest first.
    pub pending: Vec<Problem>,
    /// The checks that shifts do not pass: blocks first, then the earliest. Each thing is told once, a
    /// double booking or a short rest at the later shift, a day's hours at the day's last shift, and days
    /// off at the week's last.
    pub broken: Vec<Problem>,
    /// The number of all of them.
    pub total: u32,
}

/// One thing that asks for attention.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct Problem {
    /// What it is.
    pub kind: ProblemKind,
    /// Whether it would have refused the shift.
    pub level: Level,
    /// The day on which its hours begin, 0 (Monday) to 6 (Sunday).
    pub day: u8,
    /// The first of its hours.
    pub start: u8,
    /// Their end, exclusive; over 24 where they go on into the next day.
    pub end: u8,
    /// Heads on duty in the worst hour of a gap, the length of a pending shift, or what a check found.
    pub actual: u32,
    /// Heads needed then, 0, or what the check allows.
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
    /// The other shift that it is about, if one is.
    pub other_shift_id: Option<String>,
}

/// What can ask for attention.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum ProblemKind {
    /// A position is understaffed in a gap block.
    Gap,
    /// A shift waits for a confirmation.
    Pending,
    /// [`CheckKind::DoubleBooking`].
    DoubleBooking,
    /// [`CheckKind::WrongPosition`]; no shift that exists is that.
    WrongPosition,
    /// [`CheckKind::OutsideAvailability`].
    OutsideAvailability,
    /// [`CheckKind::OverMaxHours`].
    OverMaxHours,
    /// [`CheckKind::UnderMinHours`].
    UnderMinHours,
    /// [`CheckKind::ShortRest`].
    ShortRest,
    /// [`CheckKind::TooFewDaysOff`].
    TooFewDaysOff,
}

impl From<CheckKind> for ProblemKind {
    fn from(kind: CheckKind) -> Self {
        match kind {
            CheckKind::DoubleBooking => Self::DoubleBooking,
            CheckKind::WrongPosition => Self::WrongPosition,
            CheckKind::OutsideAvailability => Self::OutsideAvailability,
            CheckKind::OverMaxHours => Self::OverMaxHours,
            CheckKind::UnderMinHours => Self::UnderMinHours,
            CheckKind::ShortRest => Self::ShortRest,
            CheckKind::TooFewDaysOff => Self::TooFewDaysOff,
        }
    }
}

/// Reviews a week in scope of both filters; with a position filter there are no gaps.
///
/// ```
/// use scheduler_core::{check::Rules, filter::Filter, review::{ProblemKind, review}, schedule::Schedule, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 0}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal",
///                "availability": [{"day": 0, "start": 8, "end": 12}]}],
///     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 8, "hours": 6, "confirmed": false}]
/// }"#).unwrap();
/// let review = review(&WeekPlan::new(schedule), &Rules::default(), &Filter::default());
/// assert_eq!((review.gaps.len(), review.pending.len(), review.total), (0, 1, 2));
/// assert_eq!((review.broken[0].kind, review.broken[0].start), (ProblemKind::OutsideAvailability, 12));
/// ```
#[must_use]
pub fn review(plan: &WeekPlan, rules: &Rules, filter: &Filter) -> Review {
    let mut pending = Vec::new();
    let mut broken = Vec::new();
    for week in plan.in_scope(filter) {
        for staff in plan.staff_of(week) {
            for shift in staff.shifts().filter(|shift| !shift.confirmed) {
                pending.push(of_shift(ProblemKind::Pending, staff, shift));
            }
            check_member(staff, rules, &mut broken);
        }
    }
    let gaps = worst_first(plan, &gaps(plan, filter));
    let (pending, broken) = (earliest_first(pending), earliest_first(broken));
    let total = [&gaps, &pending, &broken].map(Vec::len);
    let total = total.into_iter().fold(0, usize::saturating_add);
    Review {
        gaps,
        pending,
        broken,
        total: u32::try_from(total).unwrap_or(u32::MAX),
    }
}

fn worst_first(plan: &WeekPlan, blocks: &[GapBlock]) -> Vec<Problem> {
    // Share of heads on duty, compared by cross-multiplication, and missing heads times hours.
    let mut problems = Vec::new();
    let mut weights: Vec<(u64, u64, u64)> = Vec::new();
    for (index, block) in (0..).zip(blocks) {
        for position in block.positions.iter().filter(|entry| entry.understaffed) {
            weights.push((
                position.scheduled.into(),
                position.required.into(),
                missing_hours(plan, block, position),
            ));
            problems.push(of_gap(index, block, position));
        }
    }
    let worse = |a: usize, b: usize| match (weights.get(a), weights.get(b)) {
        (Some((scheduled, required, missing)), Some((other, of, fewer))) => {
            let (share, least) = (
                scheduled.saturating_mul(*of),
                other.saturating_mul(*required),
            );
            share < least || (share == least && missing > fewer)
        }
        _ => false,
    };
    let order = in_order(problems.len(), &worse);
    arranged(problems, &order)
}

/// The heads that a position lacks in a block, summed over its hours.
fn missing_hours(plan: &WeekPlan, block: &GapBlock, position: &GapPosition) -> u64 {
    let Ok(week) = plan.position_named(&position.position_id) else {
        return 0;
    };
    let missing =
        (block.start..block.end).map(|hour| week.standing(hour_of_week(block.day, hour)).needed());
    missing.fold(0, |sum, heads| sum.saturating_add(heads.into()))
}

fn earliest_first(problems: Vec<Problem>) -> Vec<Problem> {
    let keys: Vec<(bool, u8, u8)> = problems
        .iter()
        .map(|problem| (problem.level == Level::Warn, problem.day, problem.start))
        .collect();
    let order = in_order(problems.len(), &|a, b| keys.get(a) < keys.get(b));
    arranged(problems, &order)
}

fn arranged(problems: Vec<Problem>, order: &[usize]) -> Vec<Problem> {
    let mut problems: Vec<Option<Problem>> = problems.into_iter().map(Some).collect();
    let taken = order
        .iter()
        .filter_map(|&index| problems.get_mut(index)?.take());
    taken.collect()
}

/// Adds the checks that a member's shifts do not pass. One pass over the shifts in order of time, so
/// that a member with very many of them costs no more than each shift with its predecessor.
fn check_member(staff: &StaffWeek, rules: &Rules, broken: &mut Vec<Problem>) {
    let shifts: Vec<&Shift> = staff.shifts().collect();
    let first_hours: Vec<usize> = shifts.iter().map(|shift| bounds_of(shift).0).collect();
    let order = in_order(shifts.len(), &|a, b| {
        first_hours.get(a) < first_hours.get(b)
    });
    let mut of_day = [0_u32; DAYS as usize];
    let mut days = 0;
    // The shift that goes on longest of those so far, and the one before.
    let mut longest: Option<&Shift> = None;
    let mut last: Option<&Shift> = None;
    let mut tell = |check: Option<Check>, shift: &Shift| {
        if let Some(check) = check {
            broken.push(of_check(check, staff, shift));
        }
    };
    for shift in order.iter().filter_map(|&index| shifts.get(index).copied()) {
        let (first, end) = bounds_of(shift);
        if let Some(last) = last.filter(|last| last.day != shift.day) {
            tell(day_over(rules, &of_day, last), last);
        }
        if let Some(longest) = longest {
            let (_, longest_end) = bounds_of(longest);
            if longest_end > first {
                tell(Some(double_booking((first, end), longest)), shift);
            } else if longest.day != shift.day {
                tell(short_rest(rules, longest_end, first, longest), shift);
            }
        }
        tell(
            outside_availability(staff, shift.day, shift.start, shift.hours),
            shift,
        );
        tell(under_min_hours(rules, first, shift.hours.into()), shift);
        if let Some(hours) = of_day.get_mut(usize::from(shift.day)) {
            *hours = hours.saturating_add(shift.hours.into());
        }
        days |= day_bit(shift.day);
        if longest.is_none_or(|longest| bounds_of(longest).1 <= end) {
            longest = Some(shift);
        }
        last = Some(shift);
    }
    if let Some(last) = last {
        tell(day_over(rules, &of_day, last), last);
        let (first, _) = bounds_of(last);
        tell(
            too_few_days_off(rules, first, last.hours.into(), days),
            last,
        );
    }
}

fn day_over(rules: &Rules, of_day: &[u32], last: &Shift) -> Option<Check> {
    let hours = of_day.get(usize::from(last.day)).copied()?;
    over_max_hours(rules, bounds_of(last).0, last.hours.into(), hours)
}

fn of_gap(index: u32, block: &GapBlock, position: &GapPosition) -> Problem {
    Problem {
        kind: ProblemKind::Gap,
        level: Level::Warn,
        day: block.day,
        start: block.start,
        end: block.end,
        actual: position.scheduled,
        limit: position.required,
        position_id: position.position_id.clone(),
        gap: Some(index),
        staff_id: None,
        name: None,
        shift_id: None,
        other_shift_id: None,
    }
}

#[inline(never)]
fn of_shift(kind: ProblemKind, staff: &StaffWeek, shift: &Shift) -> Problem {
    let StaffMember {
        id,
        name,
        position_id,
        ..
    } = &staff.member;
    Problem {
        kind,
        level: Level::Warn,
        day: shift.day,
        start: shift.start,
        end: shift.start.saturating_add(shift.hours),
        actual: shift.hours.into(),
        limit: 0,
        position_id: position_id.clone(),
        gap: None,
        staff_id: Some(id.clone()),
        name: Some(name.clone()),
        shift_id: Some(shift.id.clone()),
        other_shift_id: None,
    }
}

fn of_check(check: Check, staff: &StaffWeek, shift: &Shift) -> Problem {
    Problem {
        level: check.level,
        day: check.day,
        start: check.start,
        end: check.end,
        actual: check.actual,
        limit: check.limit,
        other_shift_id: check.other_shift_id,
        ..of_shift(check.kind.into(), staff, shift)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{filter, list, week};

    const ALWAYS: &str = "0:0-24,1:0-24,2:0-24,3:0-24,4:0-24,5:0-24,6:0-24";

    fn told(problem: &Problem) -> String {
        let Problem {
            kind,
            day,
            start,
            end,
            actual,
            limit,
            ..
        } = problem;
        let shift = problem.shift_id.as_deref().unwrap_or("-");
        let other = problem.other_shift_id.as_deref().unwrap_or("-");
        format!("{kind:?} {day}:{start}-{end} {actual}/{limit} {shift} {other}")
    }

    fn broken(shifts: &str) -> String {
        let staff = format!("ada@cook={ALWAYS} bob@cook=0:8-12");
        let plan = week("cook/kitchen:0", &staff, shifts);
        let review = review(&plan, &Rules::default(), &filter("", ""));
        list(review.broken.iter().map(told))
    }

    #[test]
    fn a_good_week_has_nothing() {
        assert_eq!(broken("ada/0:8+8 ada/1:8+8 bob/0:8+4"), "");
    }

    #[test]
    fn each_thing_is_told_once_at_the_later_shift() {
        assert_eq!(
            broken("ada/0:12+4 ada/0:10+4"),
            "DoubleBooking 0:12-14 2/0 1 2"
        );
        assert_eq!(broken("ada/1:6+4 ada/0:14+8"), "ShortRest 0:22-30 8/11 1 2");
        assert_eq!(
            broken("ada/0:14+4 ada/0:6+8"),
            "OverMaxHours 0:14-18 12/10 1 -"
        );
        assert_eq!(
            broken("ada/0:14+3 bob/0:10+4"),
            "OutsideAvailability 0:12-14 2/0 2 -, UnderMinHours 0:14-17 3/4 1 -"
        );
    }

    #[test]
    fn days_off_are_told_at_the_last_shift() {
        assert_eq!(
            broken("ada/0:8+4 ada/1:8+4 ada/2:8+4 ada/3:8+4 ada/5:8+4 ada/4:8+4"),
            "TooFewDaysOff 5:8-12 1/2 5 -"
        );
    }

    #[test]
    fn a_long_shift_hides_none_that_it_covers() {
        assert_eq!(
            broken("ada/0:8+10 ada/0:9+4 ada/0:14+4"),
            "DoubleBooking 0:9-13 4/0 2 1, DoubleBooking 0:14-18 4/0 3 1, OverMaxHours 0:14-18 18/10 3 -"
        );
    }

    #[test]
    fn blocks_come_first() {
        assert_eq!(
            broken("bob/0:12+4 ada/3:8+4 ada/3:9+4"),
            "DoubleBooking 3:9-12 3/0 3 2, OutsideAvailability 0:12-16 4/0 1 -"
        );
    }

    #[test]
    fn gaps_come_worst_first_and_pending_shifts_earliest_first() {
        // Monday: 1 of 4 cooks; Tuesday: nobody; Wednesday: no host from 10 to 12; else everybody.
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
        let all = review(&plan, &Rules::default(), &filter("", ""));
        assert_eq!(
            list(all.gaps.iter().map(told)),
            "Gap 1:10-20 0/4 - -, Gap 2:10-12 0/1 - -, Gap 0:10-20 1/4 - -"
        );
        let indices: Vec<_> = all.gaps.iter().map(|gap| gap.gap).collect();
        assert_eq!(indices, [Some(1), Some(2), Some(0)]);
        assert_eq!(
            list(all.pending.iter().map(told)),
            "Pending 0:0-9 9/0 19 -, Pending 2:12-20 8/0 2 -"
        );
        assert_eq!(
            all.total as usize,
            all.gaps.len() + all.pending.len() + all.broken.len()
        );

        let floor = review(&plan, &Rules::default(), &filter("floor", ""));
        assert_eq!(list(floor.gaps.iter().map(told)), "Gap 2:10-12 0/1 - -");
        assert!(
            floor
                .broken
                .iter()
                .all(|problem| problem.position_id == "host")
        );
        let cooks = review(&plan, &Rules::default(), &filter("", "cook"));
        assert_eq!((cooks.gaps.len(), cooks.pending.len()), (0, 1));
    }
}
