//! One week that can be asked about and edited.
//!
//! A [`WeekPlan`] owns a valid [`Schedule`] and its counts. Figures are read off the counts, in
//! O(cells); lists of people also look at those people's own shifts, once. Assigning and unassigning
//! cost the hours that the shift touches and a look-up, never a full count.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, DefaultHasher},
};

use crate::{
    counts::{self, PositionCounts, StaffCounts},
    hour_set::HourSet,
    requirement::Heads,
    schedule::{Position, Schedule, Shift, StaffMember},
    schedule_error::{ScheduleError, ScheduleProblem, shown},
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
    position_index: Index,
    staff_index: Index,
    /// Whose each shift is, and its place in the order of the schedule.
    pub(crate) shift_index: Index,
    next_place: u64,
    pub(crate) assigned: u64,
}

/// Where each id is. It is never gone through, so its order shows nowhere; its hashes have no random seed.
type Index = HashMap<String, usize, BuildHasherDefault<DefaultHasher>>;

/// A position, its staff and what they come to.
#[derive(Debug, Clone)]
pub(crate) struct PositionWeek {
    pub position: Position,
    /// The heads that it needs where it follows a template.
    pub heads: Option<Heads>,
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
    pub placed: Vec<(u64, Shift)>,
}

impl StaffWeek {
    pub fn shifts(&self) -> impl Iterator<Item = &Shift> {
        self.placed.iter().map(|(_, shift)| shift)
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
            shift_index: Index::default(),
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
        // Places are counted up, so each shift can be put straight into its own.
        let mut shifts: Vec<Option<&Shift>> = (0..self.next_place).map(|_| None).collect();
        for (place, shift) in self.staff.iter().flat_map(|staff| &staff.placed) {
            let place = usize::try_from(*place).unwrap_or(usize::MAX);
            if let Some(slot) = shifts.get_mut(place) {
                *slot = Some(shift);
            }
        }
        Schedule {
            positions: self
                .positions
                .iter()
                .map(|week| week.position.clone())
                .collect(),
            staff: self.staff.iter().map(|week| week.member.clone()).collect(),
            shifts: shifts.into_iter().flatten().cloned().collect(),
        }
    }

    /// The number of shifts.
    #[must_use]
    pub fn shift_count(&self) -> usize {
        self.shift_index.len()
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
                let StaffWeek { counts, placed, .. } = staff;
                (counts, placed.iter().map(|(_, shift)| shift))
            }));
        }
    }

    pub(crate) fn staff_named(&self, id: &str) -> Result<usize, ScheduleError> {
        self.staff_index.get(id).copied().ok_or_else(|| {
            let id = shown(id);
            ScheduleError::new("staffId", ScheduleProblem::UnknownStaff { id })
        })
    }

    /// A shift and its place in the order of the schedule.
    pub(crate) fn shift_named(&self, id: &str) -> Result<(u64, &Shift), ScheduleError> {
        let staff = self.shift_index.get(id);
        let staff = staff.and_then(|&index| self.staff.get(index));
        let found = staff.and_then(|staff| staff.placed.iter().find(|(_, shift)| *shift.id == *id));
        let (place, shift) = found.ok_or_else(|| {
            let id = shown(id);
            ScheduleError::new("shiftId", ScheduleProblem::UnknownShift { id })
        })?;
        Ok((*place, shift))
    }

    /// The position of the person who has a shift.
    pub(crate) fn position_of(&self, shift_id: &str) -> Option<&str> {
        let staff = self.staff.get(*self.shift_index.get(shift_id)?)?;
        Some(&staff.member.position_id)
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

    /// The place after all shifts that ever were.
    pub(crate) fn new_place(&mut self) -> u64 {
        let place = self.next_place;
        self.next_place = place.saturating_add(1);
        place
    }

    fn append(&mut self, staff: usize, shift: Shift) {
        let place = self.new_place();
        self.shift_index.insert(shift.id.clone(), staff);
        if let Some(member) = self.staff.get_mut(staff) {
            member.placed.push((place, shift));
        }
    }
}

impl PositionWeek {
    fn new(position: Position) -> Self {
        Self {
            position,
            heads: None,
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
            placed: Vec::new(),
            member,
        }
    }
}

fn index<'a>(ids: impl Iterator<Item = &'a String>) -> Index {
    let mut index_of = Index::default();
    for (index, id) in ids.enumerate() {
        index_of.insert(id.clone(), index);
    }
    index_of
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use super::*;
    use crate::{
        figures::figures,
        fill_rate::fill_rates,
        filter::Filter,
        hour_set::ALL_HOURS,
        testing::{self, work},
    };

    const POSITIONS: usize = 2;
    const PEOPLE: usize = 300;

    /// A week in which everybody has one shift of this length; every other one is pending.
    fn week_of(hours: u8) -> WeekPlan {
        let (mut staff, mut shifts) = (String::new(), String::new());
        for index in 0..PEOPLE {
            let position = ["cook", "host"][index % 2];
            write!(staff, "m{index}@{position} ").unwrap();
            let mark = if index % 4 < 2 { "" } else { "?" };
            let (day, start) = (index % 6, index * 5 % 24);
            write!(shifts, "m{index}/{day}:{start}+{hours}{mark} ").unwrap();
        }
        testing::week("cook/kitchen:9 host/lobby:9", &staff, &shifts)
    }

    /// [D-504] counting is O(shifts + cells): each shift is looked at once and costs its two ends, not its hours, and
    /// the cells are gone over once. Pending shifts are counted a second time, among the pending ones.
    #[test]
    fn a_recount_costs_the_shifts_and_the_cells_never_their_product() {
        let ends = 2 * PEOPLE + 2 * (PEOPLE / 2);
        let tables = 2 * POSITIONS;
        for hours in [1, 8, 16] {
            let mut plan = week_of(hours);
            let cost = work::of(|| plan.recount());
            assert_eq!(cost, (PEOPLE, ends + tables * ALL_HOURS), "{hours} hours");
        }
    }

    /// [D-504] no figure looks at a shift again: it stays as it is when the shifts are gone and only their counts are
    /// left.
    #[test]
    fn figures_are_read_off_the_counts() {
        let mut plan = week_of(8);
        let all = Filter::default();
        let (before, rates) = (figures(&plan, &all), fill_rates(&plan, &all));
        assert!(before.iter().any(|&figure| figure > 1));
        for staff in &mut plan.staff {
            staff.placed.clear();
        }
        let cost = work::of(|| assert_eq!(figures(&plan, &all), before));
        assert_eq!(fill_rates(&plan, &all), rates);
        assert_eq!(cost, (0, 0));
    }

    /// [D-505] one edit costs the hours that it touches, however many shifts the week has.
    #[test]
    fn an_edit_costs_its_own_hours() {
        let mut plan = week_of(8);
        let mut id = String::new();
        // Monday, 14 to 17: the pending shift of somebody who works on another day.
        let assigned = work::of(|| id = plan.assign("m1", 0, 14, 3).unwrap());
        assert_eq!(plan.shift_count(), PEOPLE + 1);
        assert_eq!(assigned, (1, 2 * 3));
        let unassigned = work::of(|| plan.unassign(&id).unwrap());
        assert_eq!(unassigned, (1, 2 * 3));
    }
}
