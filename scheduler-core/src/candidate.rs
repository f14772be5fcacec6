//! Candidates: who can work in a position in some hours, and why everybody else cannot.

use serde::Serialize;

use crate::{
    check::{Check, Draft, Rules, bounds_of, checks},
    history::PlacedShift,
    hour_set::hour_of_week,
    order::in_order,
    parse,
    schedule::Shift,
    schedule_error::ScheduleError,
    suggestion::{Free, Hours, TimeRange},
    week_plan::{StaffWeek, WeekPlan},
};

/// The most people that are listed as unable; the number of all of them is told.
pub const MAX_UNABLE: usize = 200;

/// Everybody, by whether they can work in a position in some hours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Candidates {
    /// Those who can, ranked as suggestions are.
    pub able: Vec<Candidate>,
    /// At most [`MAX_UNABLE`] of those who cannot: of the position first, then of the others.
    pub unable: Vec<Unable>,
    /// The number of those who cannot.
    pub unable_total: u32,
}

/// Somebody of the position with a free hour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Candidate {
    /// The person's id.
    pub staff_id: String,
    /// The person's name.
    pub name: String,
    /// The person's style token.
    pub color: String,
    /// The person's free hours among those asked for, merged, earliest first.
    pub available_times: Vec<TimeRange>,
    /// Whether the person is free in all of them.
    pub is_fully_available: bool,
    /// The summed length of the person's shifts of the week, in hours.
    pub week_hours: u32,
    /// The longest of the free stretches, the earliest of equals.
    pub best: TimeRange,
    /// The checks that a shift of that stretch would not pass.
    pub checks: Vec<Check>,
}

/// Somebody who cannot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct Unable {
    /// The person's id.
    pub staff_id: String,
    /// The person's name.
    pub name: String,
    /// The person's style token.
    pub color: String,
    /// The person's position.
    pub position_id: String,
    /// Why not.
    pub reason: UnableReason,
    /// The person's first shift in those hours, where that is the reason.
    pub shift: Option<PlacedShift>,
}

/// Why somebody cannot work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum UnableReason {
    /// Works already, or has no free hour beside a shift.
    Booked,
    /// Is not available in any of the hours.
    NotAvailable,
    /// Works in another position.
    OtherPosition,
}

/// Sorts everybody by whether they can work in a position in the hours `start .. end` of a day.
///
/// ```
/// use scheduler_core::{candidate::{UnableReason, candidates}, check::Rules, schedule::Schedule, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal",
///                "availability": [{"day": 0, "start": 8, "end": 24}]},
///               {"id": "bob", "name": "Bob", "positionId": "cook", "color": "sand", "availability": []}],
///     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}]
/// }"#).unwrap();
/// let found = candidates(&WeekPlan::new(schedule), &Rules::default(), "cook", 0, 16, 20).unwrap();
/// assert_eq!((&*found.able[0].name, found.able[0].best.start), ("Ada", 17));
/// assert_eq!(found.unable[0].reason, UnableReason::NotAvailable);
/// ```
///
/// # Errors
/// An unknown position, a day or hour out of range, or a range without an hour in it.
pub fn candidates(
    plan: &WeekPlan,
    rules: &Rules,
    position_id: &str,
    day: i32,
    start: i32,
    end: i32,
) -> Result<Candidates, ScheduleError> {
    let week = plan.position_named(position_id)?;
    let day = parse::day("day", day.into())?;
    let (start, end) = parse::range(start.into(), end.into())?;
    let hours = Hours::new(day, start, end);
    let bounds = (hour_of_week(day, start), hour_of_week(day, end));

    let mut able: Vec<(usize, Free<'_>)> = Vec::new();
    let (mut booked, mut unable) = (Vec::new(), Vec::new());
    for (&index, staff) in week.staff.iter().zip(plan.staff_of(week)) {
        if let Some(free) = Free::new(staff, &hours) {
            able.push((index, free));
        } else if let Some(shift) = in_the_way(staff, bounds) {
            booked.push((staff, UnableReason::Booked, Some(shift)));
        } else {
            unable.push((staff, UnableReason::NotAvailable, None));
        }
    }
    booked.append(&mut unable);
    let others = plan
        .positions
        .iter()
        .filter(|other| other.position.id != position_id);
    let others = others.flat_map(|other| plan.staff_of(other));
    booked.extend(others.map(|staff| (staff, UnableReason::OtherPosition, None)));
    let order = in_order(able.len(), &|a, b| match (able.get(a), able.get(b)) {
        (Some((_, a)), Some((_, b))) => a.rank() < b.rank(),
        _ => false,
    });
    let ranked = order.iter().filter_map(|&index| able.get(index));
    Ok(Candidates {
        able: ranked
            .map(|(index, free)| candidate(plan, rules, *index, free))
            .collect(),
        unable_total: u32::try_from(booked.len()).unwrap_or(u32::MAX),
        unable: booked
            .into_iter()
            .take(MAX_UNABLE)
            .map(|(staff, reason, shift)| Unable {
                staff_id: staff.member.id.clone(),
                name: staff.member.name.clone(),
                color: staff.member.color.clone(),
                position_id: staff.member.position_id.clone(),
                reason,
                shift: shift.map(|shift| PlacedShift::new(plan, shift)),
            })
            .collect(),
    })
}

/// The first of a member's shifts in some hours.
fn in_the_way(staff: &StaffWeek, (first, end): (usize, usize)) -> Option<&Shift> {
    let mut found: Option<&Shift> = None;
    for shift in staff.shifts() {
        let (shift_first, shift_end) = bounds_of(shift);
        let overlaps = shift_first < end && first < shift_end;
        if overlaps && found.is_none_or(|found| shift_first < bounds_of(found).0) {
            found = Some(shift);
        }
    }
    found
}

fn candidate(plan: &WeekPlan, rules: &Rules, index: usize, free: &Free<'_>) -> Candidate {
    let times = free.times();
    let mut best = TimeRange { start: 0, end: 0 };
    for time in &times {
        if time.hours() > best.hours() {
            best = *time;
        }
    }
    let draft = Draft {
        staff: index,
        day: free.day,
        start: best.start,
        hours: best.hours(),
    };
    let member = &free.staff.member;
    Candidate {
        staff_id: member.id.clone(),
        name: member.name.clone(),
        color: member.color.clone(),
        available_times: times,
        is_fully_available: free.fully,
        week_hours: free.staff.counts.hours,
        best,
        checks: checks(plan, rules, None, None, &draft),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{error::EngineError, suggestion::suggestions_for, testing::list, testing::week};

    fn told(found: &Candidates) -> String {
        let able = found.able.iter().map(|person| {
            let TimeRange { start, end } = person.best;
            let checks = list(
                person
                    .checks
                    .iter()
                    .map(|check| format!("{:?}", check.kind)),
            );
            format!(
                "{} {start}-{end} {}h [{checks}]",
                person.staff_id, person.week_hours
            )
        });
        let unable = found.unable.iter().map(|person| {
            let shift = person.shift.as_ref().map_or("-", |shift| &*shift.shift_id);
            format!("{} {:?} {shift}", person.staff_id, person.reason)
        });
        list(able.chain(unable))
    }

    #[test]
    fn everybody_is_listed_with_a_reason() {
        let plan = week(
            "cook/kitchen:2 host/floor:1 bar/floor:1",
            "eve@host=0:0-24 ada@cook=0:8-24 bob@cook=0:8-13,0:15-24 cid@cook dan@cook=0:9-20 sam@bar flo@cook=0:10-19",
            "ada/0:6+6 dan/0:8+5 dan/0:13+8 flo/1:9+4",
        );
        let found = candidates(&plan, &Rules::default(), "cook", 0, 10, 20).unwrap();
        assert_eq!(
            told(&found),
            "flo 10-19 4h [], bob 15-20 0h [], ada 12-20 6h [OverMaxHours], \
             dan Booked 2, cid NotAvailable -, eve OtherPosition -, sam OtherPosition -"
        );
        assert_eq!(found.unable_total, 4);
        assert_eq!(found.able[1].available_times.len(), 2);
    }

    #[test]
    fn the_first_three_are_the_suggestions() {
        let staff: Vec<String> = (0..9)
            .map(|index| format!("m{index}@cook=0:{}-{}", index % 4, 8 + index % 3 * 5))
            .collect();
        let plan = week(
            "cook/kitchen:2",
            &staff.join(" "),
            "m1/0:2+4 m5/3:2+4 m8/2:1+9",
        );
        let found = candidates(&plan, &Rules::default(), "cook", 0, 2, 15).unwrap();
        let first = suggestions_for(&plan, "cook", 0, 2, 15).unwrap();
        assert_eq!(found.able.len() + found.unable.len(), 9);
        assert_eq!(first.len(), 3);
        for (able, suggested) in found.able.iter().zip(&first) {
            assert_eq!(able.staff_id, suggested.staff_id);
            assert_eq!(able.available_times, suggested.available_times);
            assert_eq!(able.is_fully_available, suggested.is_fully_available);
        }
    }

    #[test]
    fn a_long_list_of_the_unable_is_cut_but_counted() {
        let staff: Vec<String> = (0..250).map(|index| format!("m{index}@host")).collect();
        let plan = week("cook/kitchen:2 host/floor:1", &staff.join(" "), "");
        let found = candidates(&plan, &Rules::default(), "cook", 0, 2, 15).unwrap();
        assert_eq!((found.unable.len(), found.unable_total), (MAX_UNABLE, 250));
    }

    #[test]
    fn what_cannot_be_asked_is_an_error() {
        let plan = week("cook/kitchen:2", "", "");
        let code = |position, day, start, end| {
            let found = candidates(&plan, &Rules::default(), position, day, start, end);
            EngineError::from(found.unwrap_err()).code
        };
        assert_eq!(code("host", 0, 8, 9), "unknown-position");
        assert_eq!(code("cook", 7, 8, 9), "day-out-of-range");
        assert_eq!(code("cook", 0, 9, 9), "empty-range");
        assert_eq!(code("cook", 0, 9, 25), "end-out-of-range");
    }
}
