//! Shift details: who works in one cell of the scheduler, by position.

use serde::Serialize;

use crate::{
    chip::{ShiftChip, chips},
    counts::span,
    filter::Filter,
    hour_set::hour_of_week,
    parse,
    rows::is_visible,
    schedule::{HOURS, Shift},
    schedule_error::{ScheduleError, ScheduleProblem},
    week_plan::{PositionWeek, StaffWeek, WeekPlan},
};

/// Who works in a cell.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShiftDetails {
    /// Different staff members.
    pub total: u32,
    /// Those whose shifts shown are all confirmed.
    pub confirmed: u32,
    /// The others.
    pub pending: u32,
    /// The positions that have somebody, in schedule order.
    pub groups: Vec<DetailGroup>,
}

/// Those of one position: its coverage in the cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DetailGroup {
    /// The position's id.
    pub position_id: String,
    /// The position's name.
    pub name: String,
    /// Heads needed in the hour asked for, or the most in any slot of the day asked for.
    pub required: u32,
    /// Different staff members, the length of `members`.
    pub count: u32,
    /// In staff order.
    pub members: Vec<DetailMember>,
}

/// A staff member with their shifts in the cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DetailMember {
    /// The member's id.
    pub staff_id: String,
    /// The member's name.
    pub name: String,
    /// The member's style token.
    pub color: String,
    /// The summed length of the shifts shown, in hours.
    pub hours: u32,
    /// Whether all of them are confirmed.
    pub confirmed: bool,
    /// The shifts shown, earliest first.
    pub shifts: Vec<ShiftChip>,
}

/// Who works in one hour, in scope of both filters. Hour 24 is the first hour after midnight, also of
/// Sunday.
///
/// ```
/// use scheduler_core::{details::hour_details, filter::Filter, schedule::Schedule, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": []}],
///     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 20, "hours": 5, "confirmed": true}]
/// }"#).unwrap();
/// let details = hour_details(&WeekPlan::new(schedule), &Filter::default(), 0, 24).unwrap();
/// assert_eq!((details.total, details.groups[0].members[0].hours), (1, 5));
/// ```
///
/// # Errors
/// A day outside 0 to 6 or an hour outside 0 to 24.
pub fn hour_details(
    plan: &WeekPlan,
    filter: &Filter,
    day: i32,
    hour: i32,
) -> Result<ShiftDetails, ScheduleError> {
    let day = parse::day("day", day.into())?;
    let hour = u8::try_from(hour)
        .ok()
        .filter(|hour| *hour <= HOURS)
        .ok_or_else(|| {
            let value = hour.into();
            ScheduleError::new("hour", ScheduleProblem::Hour { value })
        })?;
    let hour = hour_of_week(day, hour);
    let mut groups = Vec::new();
    for week in plan.in_scope(filter) {
        if week.counts.on_duty.at(hour) > 0 {
            let staff = &mut plan.staff_of(week);
            let mut on_duty = staff.filter(|staff| staff.counts.busy.hours().contains(hour));
            groups.push(group(
                week,
                week.required_at(hour),
                &mut on_duty,
                &|shift| span(shift).contains(hour),
            ));
        }
    }
    Ok(details(groups))
}

/// A staff member's shifts that start on one day.
///
/// ```
/// # use scheduler_core::{schedule::Schedule, week_plan::WeekPlan};
/// # let schedule: Schedule = serde_json::from_str(r#"{
/// #     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
/// #     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal",
/// #                "availability": [{"day": 0, "start": 8, "end": 24}]}],
/// #     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}]
/// # }"#).unwrap();
/// use scheduler_core::details::member_day_details;
///
/// let details = member_day_details(&WeekPlan::new(schedule), "ada", 0).unwrap();
/// assert_eq!((details.confirmed, details.groups[0].members[0].shifts[0].end), (1, 17));
/// ```
///
/// # Errors
/// An unknown staff member or a day outside 0 to 6.
pub fn member_day_details(
    plan: &WeekPlan,
    staff_id: &str,
    day: i32,
) -> Result<ShiftDetails, ScheduleError> {
    let index = plan.staff_named(staff_id)?;
    let day = parse::day("day", day.into())?;
    let staff = plan.staff.get(index);
    let group = staff.and_then(|staff| {
        let week = plan.positions.get(staff.position)?;
        let is_shown = |shift: &Shift| shift.day == day;
        let required = week.required_on(day);
        Some(group(
            week,
            required,
            &mut std::iter::once(staff),
            &is_shown,
        ))
    });
    Ok(details(Vec::from_iter(group)))
}

/// A position's shifts that start on one day and have an hour in a visible slot; `slots` is the mask
/// of those.
///
/// ```
/// # use scheduler_core::{schedule::Schedule, week_plan::WeekPlan};
/// # let schedule: Schedule = serde_json::from_str(r#"{
/// #     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
/// #     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal",
/// #                "availability": [{"day": 0, "start": 8, "end": 24}]}],
/// #     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}]
/// # }"#).unwrap();
/// use scheduler_core::{details::position_day_details, slot::Slot};
///
/// let plan = WeekPlan::new(schedule);
/// let total = |slot: Slot| position_day_details(&plan, "cook", 0, slot.mask()).unwrap().total;
/// assert_eq!((total(Slot::Afternoon), total(Slot::Night)), (1, 0));
/// ```
///
/// # Errors
/// An unknown position or a day outside 0 to 6.
pub fn position_day_details(
    plan: &WeekPlan,
    position_id: &str,
    day: i32,
    slots: u8,
) -> Result<ShiftDetails, ScheduleError> {
    let week = plan.position_named(position_id)?;
    let day = parse::day("day", day.into())?;
    let is_shown = |shift: &Shift| shift.day == day && is_visible(shift, slots);
    let group = group(
        week,
        week.required_on(day),
        &mut plan.staff_of(week),
        &is_shown,
    );
    Ok(details(vec![group]))
}

fn group<'a>(
    week: &PositionWeek,
    required: u32,
    staff: &mut dyn Iterator<Item = &'a StaffWeek>,
    is_shown: &dyn Fn(&Shift) -> bool,
) -> DetailGroup {
    let members: Vec<DetailMember> = staff.filter_map(|staff| member(staff, is_shown)).collect();
    DetailGroup {
        position_id: week.position.id.clone(),
        name: week.position.name.clone(),
        required,
        count: count(members.len()),
        members,
    }
}

fn member(staff: &StaffWeek, is_shown: &dyn Fn(&Shift) -> bool) -> Option<DetailMember> {
    let shifts = chips(staff, is_shown);
    let hours = shifts.iter().map(|chip| u32::from(chip.hours));
    let hours = hours.fold(0, u32::saturating_add);
    (!shifts.is_empty()).then(|| DetailMember {
        staff_id: staff.member.id.clone(),
        name: staff.member.name.clone(),
        color: staff.member.color.clone(),
        hours,
        confirmed: shifts.iter().all(|chip| chip.confirmed),
        shifts,
    })
}

fn details(mut groups: Vec<DetailGroup>) -> ShiftDetails {
    groups.retain(|group| group.count > 0);
    let members = || groups.iter().flat_map(|group| &group.members);
    ShiftDetails {
        total: count(members().count()),
        confirmed: count(members().filter(|member| member.confirmed).count()),
        pending: count(members().filter(|member| !member.confirmed).count()),
        groups,
    }
}

fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        error::Coded,
        testing::{filter, list, week},
    };

    const SHIFTS: &str = "dan/0:9+2 ada/0:8+4 ada/0:9+1? bob/0:6+3 bob/0:20+8 cyd/0:9+2";

    fn plan() -> WeekPlan {
        week(
            "cook/kitchen:3 host/lobby:1",
            "dan@host ada@cook bob@cook cyd@cook",
            SHIFTS,
        )
    }

    /// `total=confirmed+pending position count/required (members)`, a member as `name hours ids`.
    fn text(details: &ShiftDetails) -> String {
        let groups = details.groups.iter().map(|group| {
            let members = group.members.iter().map(|member| {
                assert_eq!(member.color, format!("{}-color", member.staff_id));
                let ids: Vec<&str> = member.shifts.iter().map(|chip| &*chip.shift_id).collect();
                let mark = if member.confirmed { "" } else { "?" };
                format!("{} {}{mark} #{}", member.name, member.hours, ids.join("#"))
            });
            format!(
                "{} {}/{} ({})",
                group.name,
                group.count,
                group.required,
                list(members)
            )
        });
        let ShiftDetails {
            total,
            confirmed,
            pending,
            ..
        } = details;
        format!(
            "{total}={confirmed}+{pending} {}",
            groups.collect::<Vec<_>>().join(" ")
        )
    }

    /// [D-294] the entry of a position gives its required, its scheduled and its members
    #[test]
    fn an_hour() {
        let check = |team, position, day, hour, expect: &str| {
            let details = hour_details(&plan(), &filter(team, position), day, hour).unwrap();
            assert_eq!(text(&details), expect, "{day}:{hour}");
        };
        check(
            "",
            "",
            0,
            9,
            "3=2+1 Cook 2/3 (Ada 5? #2#3, Cyd 2 #6) Host 1/1 (Dan 2 #1)",
        );
        check(
            "",
            "",
            0,
            10,
            "3=3+0 Cook 2/3 (Ada 4 #2, Cyd 2 #6) Host 1/1 (Dan 2 #1)",
        );
        check("", "", 0, 8, "2=2+0 Cook 2/3 (Ada 4 #2, Bob 3 #4)");
        check("", "", 0, 24, "1=1+0 Cook 1/3 (Bob 8 #5)");
        check("", "", 1, 0, "1=1+0 Cook 1/3 (Bob 8 #5)");
        check("", "", 1, 4, "0=0+0 ");
        check("lobby", "", 0, 9, "1=1+0 Host 1/1 (Dan 2 #1)");
        check("", "cook", 0, 10, "2=2+0 Cook 2/3 (Ada 4 #2, Cyd 2 #6)");
    }

    #[test]
    fn a_members_day() {
        let check = |staff, day, expect: &str| {
            assert_eq!(
                text(&member_day_details(&plan(), staff, day).unwrap()),
                expect,
                "{staff} {day}"
            );
        };
        check("ada", 0, "1=0+1 Cook 1/3 (Ada 5? #2#3)");
        check("bob", 0, "1=1+0 Cook 1/3 (Bob 11 #4#5)");
        check("bob", 1, "0=0+0 ");
        check("dan", 0, "1=1+0 Host 1/1 (Dan 2 #1)");
    }

    #[test]
    fn a_positions_day() {
        let check = |position, day, slots, expect: &str| {
            let details = position_day_details(&plan(), position, day, slots).unwrap();
            assert_eq!(text(&details), expect, "{position} {day} {slots}");
        };
        check(
            "cook",
            0,
            7,
            "3=2+1 Cook 3/3 (Ada 5? #2#3, Bob 11 #4#5, Cyd 2 #6)",
        );
        check(
            "cook",
            0,
            1,
            "3=2+1 Cook 3/3 (Ada 5? #2#3, Bob 3 #4, Cyd 2 #6)",
        );
        check("cook", 0, 4, "1=1+0 Cook 1/3 (Bob 8 #5)");
        check("cook", 0, 0, "0=0+0 ");
        check("host", 1, 7, "0=0+0 ");
    }

    #[test]
    fn asking_wrongly() {
        let check = |result: Result<ShiftDetails, ScheduleError>, code, path: &str| {
            let error = result.unwrap_err();
            assert_eq!((error.code(), &*error.path), (code, path));
        };
        let all = Filter::default();
        check(hour_details(&plan(), &all, 7, 0), "day-out-of-range", "day");
        check(
            hour_details(&plan(), &all, 0, 25),
            "hour-out-of-range",
            "hour",
        );
        check(
            hour_details(&plan(), &all, 0, -1),
            "hour-out-of-range",
            "hour",
        );
        check(
            member_day_details(&plan(), "eve", 0),
            "unknown-staff",
            "staffId",
        );
        check(
            member_day_details(&plan(), "ada", -1),
            "day-out-of-range",
            "day",
        );
        check(
            position_day_details(&plan(), "chef", 0, 7),
            "unknown-position",
            "positionId",
        );
        check(
            position_day_details(&plan(), "cook", 8, 7),
            "day-out-of-range",
            "day",
        );
    }
}
