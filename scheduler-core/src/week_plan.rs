//! One week that can be asked about and edited.
//!
//! A [`WeekPlan`] owns a valid [`Schedule`] and its counts. Asking costs O(cells + staff), whatever
//! the number of shifts; assigning and unassigning cost the hours that the shift touches and a
//! look-up, never a full count.

use std::collections::BTreeMap;

use crate::{
    counts::{self, PositionCounts, StaffCounts},
    hour_set::HourSet,
    parse::{self, ScheduleError, ScheduleProblem, shown},
    schedule::{MAX_SHIFTS, Position, Schedule, Shift, StaffMember},
};

/// A week under work: a schedule, its counts, and its edits.
///
/// ```
/// use scheduler_core::{filter::Filter, gap::gaps, schedule::Schedule, week_plan::WeekPlan};
///
/// let schedule: Schedule = serde_json::from_str(r#"{
///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}],
///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": []}],
///     "shifts": []
/// }"#).unwrap();
/// let mut plan = WeekPlan::new(schedule.clone());
/// assert_eq!(gaps(&plan, &Filter::default()).len(), 7);
///
/// let id = plan.assign("ada", 0, 10, 10).unwrap();
/// assert_eq!(gaps(&plan, &Filter::default()).len(), 6);
///
/// plan.unassign(&id).unwrap();
/// assert_eq!(plan.schedule(), schedule);
/// ```
#[derive(Debug, Clone)]
pub struct WeekPlan {
    pub(crate) positions: Vec<PositionWeek>,
    pub(crate) staff: Vec<StaffWeek>,
    position_index: BTreeMap<String, usize>,
    staff_index: BTreeMap<String, usize>,
    /// Whose each shift is, and its place in the order of the schedule.
    shift_index: BTreeMap<String, (usize, u64)>,
    next_place: u64,
    assigned: u64,
}

/// A position, its staff and what they come to.
#[derive(Debug, Clone)]
pub(crate) struct PositionWeek {
    pub position: Position,
    /// Indices of its staff, in staff order.
    pub staff: Vec<usize>,
    pub counts: PositionCounts,
}

/// A staff member, their shifts and what they come to.
#[derive(Debug, Clone)]
pub(crate) struct StaffWeek {
    pub member: StaffMember,
    /// Index of the member's position.
    pub position: usize,
    /// Hours in which the member can work.
    pub available: HourSet,
    pub counts: StaffCounts,
    /// The member's shifts in schedule order, each with its place in that order.
    shifts: Vec<(u64, Shift)>,
}

impl StaffWeek {
    pub fn shifts(&self) -> impl Iterator<Item = &Shift> {
        self.shifts.iter().map(|(_, shift)| shift)
    }
}

impl WeekPlan {
    /// Takes a schedule and counts it.
    ///
    /// ```
    /// use scheduler_core::{schedule::Schedule, week_plan::WeekPlan};
    ///
    /// assert_eq!(WeekPlan::new(Schedule::default()).shift_count(), 0);
    /// ```
    #[must_use]
    pub fn new(schedule: Schedule) -> Self {
        let mut plan = Self {
            position_index: index(schedule.positions.iter().map(|position| &position.id)),
            staff_index: index(schedule.staff.iter().map(|member| &member.id)),
            shift_index: BTreeMap::new(),
            positions: schedule
                .positions
                .into_iter()
                .map(PositionWeek::new)
                .collect(),
            staff: Vec::with_capacity(schedule.staff.len()),
            next_place: 0,
            assigned: 0,
        };
        for member in schedule.staff {
            let position = plan.position_index.get(&member.position_id);
            let position = position.copied().unwrap_or_default();
            if let Some(week) = plan.positions.get_mut(position) {
                week.staff.push(plan.staff.len());
            }
            plan.staff.push(StaffWeek::new(member, position));
        }
        for shift in schedule.shifts {
            let staff = plan.staff_index.get(&shift.staff_id).copied();
            plan.append(staff.unwrap_or_default(), shift);
        }
        plan.recount();
        plan
    }

    /// The week as a schedule: positions and staff as they came in, then the shifts, assigned ones
    /// last in the order of their assigning.
    #[must_use]
    pub fn schedule(&self) -> Schedule {
        let mut shifts: Vec<&(u64, Shift)> =
            self.staff.iter().flat_map(|staff| &staff.shifts).collect();
        shifts.sort_unstable_by_key(|(place, _)| *place);
        Schedule {
            positions: self
                .positions
                .iter()
                .map(|week| week.position.clone())
                .collect(),
            staff: self.staff.iter().map(|week| week.member.clone()).collect(),
            shifts: shifts.into_iter().map(|(_, shift)| shift.clone()).collect(),
        }
    }

    /// The number of shifts.
    #[must_use]
    pub fn shift_count(&self) -> usize {
        self.shift_index.len()
    }

    /// Adds a pending shift of `hours` hours that starts at hour `start` of `day`, and gives its new
    /// id. A member may be booked twice; the doubled hours count once.
    ///
    /// ```
    /// # use scheduler_core::{schedule::Schedule, week_plan::WeekPlan};
    /// # let schedule: Schedule = serde_json::from_str(r#"{
    /// #     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
    /// #     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal",
    /// #                "availability": [{"day": 0, "start": 8, "end": 24}]}],
    /// #     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}]
    /// # }"#).unwrap();
    /// let mut plan = WeekPlan::new(schedule);
    /// assert_eq!(plan.assign("ada", 1, 9, 8).unwrap(), "assigned-1");
    /// assert_eq!(plan.schedule().shifts()[1].confirmed, false);
    /// assert!(plan.assign("ada", 1, 24, 8).is_err());
    /// ```
    ///
    /// # Errors
    /// An unknown staff member, a day, start or length out of range, or as many shifts as there may
    /// be; the week is then as it was.
    pub fn assign(
        &mut self,
        staff_id: &str,
        day: i32,
        start: i32,
        hours: i32,
    ) -> Result<String, ScheduleError> {
        let staff = self.staff_named(staff_id)?;
        let (day, start, hours) = (
            parse::day("day", day.into())?,
            parse::start("start", start.into())?,
            parse::hours("hours", hours.into())?,
        );
        let count = self.shift_count();
        if count >= MAX_SHIFTS {
            return Err(ScheduleError::new(
                "shifts",
                ScheduleProblem::TooMany {
                    kind: "shifts",
                    count: count.saturating_add(1),
                    limit: MAX_SHIFTS,
                },
            ));
        }
        let id = self.unused_id();
        let shift = Shift {
            id: id.clone(),
            staff_id: staff_id.to_owned(),
            day,
            start,
            hours,
            confirmed: false,
        };
        if let Some(member) = self.staff.get_mut(staff)
            && let Some(position) = self.positions.get_mut(member.position)
        {
            member.counts.add(&shift, &mut position.counts);
        }
        self.append(staff, shift);
        Ok(id)
    }

    /// Removes a shift, assigned or given, and gives it back. Assigning and then unassigning leaves
    /// the week as it was.
    ///
    /// ```
    /// # use scheduler_core::{schedule::Schedule, week_plan::WeekPlan};
    /// # let schedule: Schedule = serde_json::from_str(r#"{
    /// #     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
    /// #     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal",
    /// #                "availability": [{"day": 0, "start": 8, "end": 24}]}],
    /// #     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}]
    /// # }"#).unwrap();
    /// let mut plan = WeekPlan::new(schedule);
    /// assert_eq!(plan.unassign("1").unwrap().start, 9);
    /// assert!(plan.unassign("1").is_err());
    /// ```
    ///
    /// # Errors
    /// An unknown shift; the week is then as it was.
    pub fn unassign(&mut self, shift_id: &str) -> Result<Shift, ScheduleError> {
        self.take(shift_id).ok_or_else(|| {
            let id = shown(shift_id);
            ScheduleError::new("shiftId", ScheduleProblem::UnknownShift { id })
        })
    }

    /// Counts every shift anew, in O(shifts + cells). Edits keep the counts right by themselves; this
    /// is how they begin, and what the benchmarks hold an edit against.
    pub fn recount(&mut self) {
        let mut members: Vec<Option<&mut StaffWeek>> = self.staff.iter_mut().map(Some).collect();
        for week in &mut self.positions {
            let staff = week
                .staff
                .iter()
                .filter_map(|&index| members.get_mut(index)?.take());
            week.counts = counts::count(staff.map(|staff| {
                let StaffWeek { counts, shifts, .. } = staff;
                (counts, shifts.iter().map(|(_, shift)| shift))
            }));
        }
    }

    pub(crate) fn staff_named(&self, id: &str) -> Result<usize, ScheduleError> {
        self.staff_index.get(id).copied().ok_or_else(|| {
            let id = shown(id);
            ScheduleError::new("staffId", ScheduleProblem::UnknownStaff { id })
        })
    }

    pub(crate) fn position_named(&self, id: &str) -> Result<&PositionWeek, ScheduleError> {
        let index = self.position_index.get(id);
        index
            .and_then(|&index| self.positions.get(index))
            .ok_or_else(|| {
                let id = shown(id);
                ScheduleError::new("positionId", ScheduleProblem::UnknownPosition { id })
            })
    }

    /// The staff of a position, in staff order.
    pub(crate) fn staff_of<'a>(
        &'a self,
        position: &'a PositionWeek,
    ) -> impl Iterator<Item = &'a StaffWeek> {
        position
            .staff
            .iter()
            .filter_map(|&index| self.staff.get(index))
    }

    fn append(&mut self, staff: usize, shift: Shift) {
        let place = self.next_place;
        self.next_place = place.saturating_add(1);
        self.shift_index.insert(shift.id.clone(), (staff, place));
        if let Some(member) = self.staff.get_mut(staff) {
            member.shifts.push((place, shift));
        }
    }

    fn take(&mut self, shift_id: &str) -> Option<Shift> {
        let (staff, place) = self.shift_index.remove(shift_id)?;
        let member = self.staff.get_mut(staff)?;
        let at = member
            .shifts
            .binary_search_by_key(&place, |(place, _)| *place)
            .ok()?;
        let (_, shift) = member.shifts.remove(at);
        let position = self.positions.get_mut(member.position)?;
        member.counts.remove(&shift, &mut position.counts);
        Some(shift)
    }

    /// `assigned-1`, `assigned-2` and so on; one that is taken is passed over, and none comes twice,
    /// so that an id once handed out never names another shift.
    fn unused_id(&mut self) -> String {
        loop {
            self.assigned = self.assigned.saturating_add(1);
            let id = format!("assigned-{}", self.assigned);
            if !self.shift_index.contains_key(&id) {
                return id;
            }
        }
    }
}

impl PositionWeek {
    fn new(position: Position) -> Self {
        Self {
            position,
            staff: Vec::new(),
            counts: PositionCounts::default(),
        }
    }
}

impl StaffWeek {
    fn new(member: StaffMember, position: usize) -> Self {
        let available = member.availability.iter().map(|range| {
            HourSet::span(
                range.day,
                range.start,
                range.end.saturating_sub(range.start),
            )
        });
        Self {
            position,
            available: available.fold(HourSet::default(), HourSet::or),
            counts: StaffCounts::default(),
            shifts: Vec::new(),
            member,
        }
    }
}

fn index<'a>(ids: impl Iterator<Item = &'a String>) -> BTreeMap<String, usize> {
    ids.enumerate()
        .map(|(index, id)| (id.clone(), index))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        coverage::coverage,
        error::{Coded, EngineError},
        filter::Filter,
        testing::week,
    };

    fn plan() -> WeekPlan {
        week(
            "cook/kitchen:1",
            "ada@cook bob@cook",
            "ada/0:9+8 ada/0:10+2? bob/6:20+4",
        )
    }

    fn monday(plan: &WeekPlan) -> [u32; 24] {
        coverage(plan, &Filter::default())["cook"][0]
    }

    #[test]
    fn an_assigned_shift_is_pending_and_comes_last() {
        let mut plan = plan();
        let id = plan.assign("bob", 0, 16, 3).unwrap();
        assert_eq!((&*id, plan.shift_count()), ("assigned-1", 4));
        let schedule = plan.schedule();
        let expect = Shift {
            id,
            staff_id: "bob".into(),
            day: 0,
            start: 16,
            hours: 3,
            confirmed: false,
        };
        assert_eq!(schedule.shifts()[3], expect);
        assert_eq!(monday(&plan)[14..21], [1, 1, 2, 1, 1, 0, 0]);
    }

    /// [D-455] taking one of two bookings away leaves the other
    #[test]
    fn unassigning_half_of_a_double_booking() {
        let mut plan = plan();
        plan.unassign("2").unwrap();
        assert_eq!(monday(&plan)[8..18], [0, 1, 1, 1, 1, 1, 1, 1, 1, 0]);
        plan.assign("ada", 0, 11, 1).unwrap();
        plan.unassign("1").unwrap();
        assert_eq!(monday(&plan)[8..18], [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn the_other_shifts_keep_their_order() {
        let mut plan = plan();
        plan.assign("ada", 1, 0, 1).unwrap();
        assert_eq!(plan.unassign("1").unwrap().hours, 8);
        let schedule = plan.schedule();
        let ids: Vec<&str> = schedule.shifts().iter().map(|shift| &*shift.id).collect();
        assert_eq!(ids, ["2", "3", "assigned-1"]);
    }

    #[test]
    fn an_id_never_names_two_shifts() {
        let mut plan = plan();
        let first = plan.assign("ada", 1, 0, 1).unwrap();
        plan.unassign(&first).unwrap();
        assert_eq!(plan.assign("ada", 1, 0, 1).unwrap(), "assigned-2");
        let mut again = WeekPlan::new(plan.schedule());
        assert_eq!(again.assign("ada", 1, 0, 1).unwrap(), "assigned-1");
        assert_eq!(again.assign("ada", 1, 0, 1).unwrap(), "assigned-3");
    }

    #[test]
    fn wrong_edits_change_nothing() {
        let mut plan = plan();
        let before = plan.schedule();
        let check = |error: ScheduleError, code, path: &str, words: &str| {
            let error = EngineError::from(error);
            assert_eq!((&*error.code, error.path.as_deref()), (code, Some(path)));
            assert!(error.message.contains(words), "{}", error.message);
        };
        check(
            plan.assign("cyd", 0, 9, 8).unwrap_err(),
            "unknown-staff",
            "staffId",
            "'cyd'",
        );
        check(
            plan.assign("ada", 7, 9, 8).unwrap_err(),
            "day-out-of-range",
            "day",
            "day is 7; it must be 0 to 6",
        );
        check(
            plan.assign("ada", 0, 24, 8).unwrap_err(),
            "start-out-of-range",
            "start",
            "0 to 23",
        );
        check(
            plan.assign("ada", 0, 9, 0).unwrap_err(),
            "hours-out-of-range",
            "hours",
            "1 to 24",
        );
        check(
            plan.assign("ada", 0, 9, 25).unwrap_err(),
            "hours-out-of-range",
            "hours",
            "1 to 24",
        );
        check(
            plan.assign("ada", 0, -1, i32::MAX).unwrap_err(),
            "start-out-of-range",
            "start",
            "-1",
        );
        check(
            plan.unassign("9").unwrap_err(),
            "unknown-shift",
            "shiftId",
            "no shift has that id",
        );
        plan.unassign("3").unwrap();
        check(
            plan.unassign("3").unwrap_err(),
            "unknown-shift",
            "shiftId",
            "'3'",
        );
        assert_eq!(plan.schedule().shifts(), &before.shifts()[..2]);
    }

    #[test]
    fn a_full_week_takes_no_more() {
        let mut schedule = plan().schedule();
        let shift = schedule.shifts[0].clone();
        schedule.shifts = (0..MAX_SHIFTS)
            .map(|id| Shift {
                id: id.to_string(),
                ..shift.clone()
            })
            .collect();
        let mut plan = WeekPlan::new(schedule);
        assert_eq!(
            plan.assign("ada", 0, 9, 8).unwrap_err().code(),
            "too-many-entries"
        );
        plan.unassign("0").unwrap();
        assert!(plan.assign("ada", 0, 9, 8).is_ok());
        assert_eq!(monday(&plan)[9], 1);
    }
}
