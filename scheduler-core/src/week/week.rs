//! One week that can be queried and edited.
//!
//! A [`Week`] owns a valid [`Schedule`] and its counts. Figures are read from the counts in O(cells); lists of
//! people also read those people's shifts, once. Assigning and unassigning a shift updates the quarters that it
//! covers, in O(quarters) plus a look-up, and never recounts the week.

use std::collections::{BTreeMap, HashMap};

use super::{
    counts::{self, PositionCounts, StaffCounts},
    filter::Filter,
    quarter_set::QuarterSet,
};
use crate::{
    demand::{Applied, PositionRequirements, SlotHeads, Template, validate_heads},
    schedule::{
        Budget, Day, Details, Position, Schedule, ScheduleError, ScheduleProblem, Shift,
        StaffMember, each, excerpt, unique,
    },
};

/// A week being edited: a schedule, its counts, and the template that it follows.
///
/// ```
/// use scheduler_core::{Day, Filter, Position, ProposedShift, Schedule, StaffMember, Week};
///
/// let cook = Position::new("cook", "Cook", "kitchen", 1);
/// let ada = StaffMember::new("ada", "Ada", "cook");
/// let mut week = Week::new(Schedule::new(vec![cook], vec![ada], vec![])?);
/// assert_eq!(week.gaps(&Filter::default()).len(), 7);
///
/// week.assign(&ProposedShift::new("ada", Day::Monday, 10, 10))?;
/// assert_eq!(week.gaps(&Filter::default()).len(), 6);
/// # Ok::<(), scheduler_core::ScheduleError>(())
/// ```
#[derive(Debug, Clone)]
pub struct Week {
    pub(crate) positions: Vec<PositionWeek>,
    pub(crate) staff: Vec<StaffWeek>,
    pub(super) position_index: HashMap<String, usize>,
    pub(super) staff_index: HashMap<String, usize>,
    pub(super) shift_index: HashMap<String, ShiftKey>,
    pub(super) next_place: u64,
    pub(super) assigned: u64,
    pub(super) details: Details,
}

/// The owner of a shift, and its place in schedule order.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ShiftKey {
    pub staff: usize,
    pub place: u64,
}

/// A position with its staff and counts.
#[derive(Debug, Clone)]
pub(crate) struct PositionWeek {
    pub position: Position,
    /// The heads that it needs, if it follows a template.
    pub heads: Option<SlotHeads>,
    /// Indices of its staff, in staff order.
    pub staff: Vec<usize>,
    pub counts: PositionCounts,
}

/// A staff member with their shifts and counts.
#[derive(Debug, Clone)]
pub(crate) struct StaffWeek {
    pub member: StaffMember,
    /// Index of the member's position.
    pub position: usize,
    /// When the member is available.
    pub available: QuarterSet,
    pub counts: StaffCounts,
    /// The member's shifts by their place in schedule order.
    pub placed: BTreeMap<u64, Shift>,
}

impl StaffWeek {
    /// The member's shifts, in schedule order.
    pub fn shifts(&self) -> impl Iterator<Item = &Shift> {
        self.placed.values()
    }

    /// The hours in which the member is available and in no shift in all four quarters.
    pub fn free_hours(&self) -> QuarterSet {
        (self.available - self.counts.busy.covered()).whole_hours()
    }
}

impl Week {
    /// Creates a week from a schedule and counts its shifts.
    #[must_use]
    pub fn new(schedule: Schedule) -> Self {
        let (positions, staff, shifts, details) = schedule.into_parts();
        let mut week = Self {
            position_index: index(positions.iter().map(|position| &position.id)),
            staff_index: index(staff.iter().map(|member| &member.id)),
            shift_index: HashMap::with_capacity(shifts.len()),
            positions: positions.into_iter().map(PositionWeek::new).collect(),
            staff: Vec::with_capacity(staff.len()),
            next_place: 0,
            assigned: 0,
            details,
        };
        for member in staff {
            let position = week.position_index.get(&member.position_id).copied();
            let position = position.unwrap_or_default();
            if let Some(of_position) = week.positions.get_mut(position) {
                of_position.staff.push(week.staff.len());
            }
            week.staff.push(StaffWeek::new(member, position));
        }
        for shift in shifts {
            let staff = week.staff_index.get(&shift.staff_id).copied();
            let (staff, place) = (staff.unwrap_or_default(), week.new_place());
            week.shift_index
                .insert(shift.id.clone(), ShiftKey { staff, place });
            if let Some(member) = week.staff.get_mut(staff) {
                member.placed.insert(place, shift);
            }
        }
        week.recount();
        week
    }

    /// The week as a schedule. Positions, staff and shifts keep their order; new shifts come last, in the order in
    /// which they were assigned.
    #[must_use]
    pub fn schedule(&self) -> Schedule {
        let mut placed: Vec<(&u64, &Shift)> =
            self.staff.iter().flat_map(|staff| &staff.placed).collect();
        placed.sort_unstable_by_key(|(place, _)| **place);
        Schedule::of_valid_parts(
            self.positions
                .iter()
                .map(|week| week.position.clone())
                .collect(),
            self.staff.iter().map(|week| week.member.clone()).collect(),
            placed.into_iter().map(|(_, shift)| shift.clone()).collect(),
            self.details.clone(),
        )
    }

    /// The budget of the schedule.
    #[must_use]
    pub fn budget(&self) -> &Budget {
        &self.details.budget
    }

    /// What the schedule has besides its positions, staff and shifts.
    #[must_use]
    pub fn details(&self) -> &Details {
        &self.details
    }

    /// The number of shifts.
    #[must_use]
    pub fn shift_count(&self) -> usize {
        self.shift_index.len()
    }

    /// A staff member.
    #[must_use]
    pub fn staff_member(&self, id: &str) -> Option<&StaffMember> {
        let index = self.staff_index.get(id)?;
        self.staff.get(*index).map(|staff| &staff.member)
    }

    /// A position.
    #[must_use]
    pub fn position(&self, id: &str) -> Option<&Position> {
        self.position_named(id).ok().map(|week| &week.position)
    }

    /// The shifts of a staff member, in schedule order; empty if nobody has that id.
    pub fn shifts_of(&self, staff_id: &str) -> impl Iterator<Item = &Shift> {
        let staff = self.staff_index.get(staff_id);
        let staff = staff.and_then(|&index| self.staff.get(index));
        staff.into_iter().flat_map(StaffWeek::shifts)
    }

    /// Recounts every shift, in O(shifts + cells). Edits keep the counts up to date; a week starts with this, and
    /// the benchmarks compare an edit with it.
    pub fn recount(&mut self) {
        for week in &mut self.positions {
            week.counts = PositionCounts::default();
        }
        for staff in &mut self.staff {
            let Some(week) = self.positions.get_mut(staff.position) else {
                continue;
            };
            counts::count(&mut staff.counts, staff.placed.values(), &mut week.counts);
        }
        for week in &mut self.positions {
            week.counts.sum_steps();
        }
    }

    /// Makes every position follow a template, in place of the last one. A position follows the entry with its id,
    /// or else the first with its name; case, accents and surrounding spaces do not matter. An empty template
    /// restores the plain rule.
    pub fn follow(&mut self, template: &Template) -> Applied {
        let (mut applied, mut untouched) = (Vec::new(), Vec::new());
        let mut followed = vec![false; template.len()];
        for week in &mut self.positions {
            let entry = template.entry_for(&week.position.id, &week.position.name);
            week.heads = entry.map(|(_, heads)| heads);
            let id = week.position.id.clone();
            match entry.and_then(|(index, _)| followed.get_mut(index)) {
                Some(followed) => {
                    *followed = true;
                    applied.push(id);
                }
                None => untouched.push(id),
            }
        }
        let unknown = template.ids().zip(followed);
        Applied {
            applied,
            unknown: unknown
                .filter(|(_, followed)| !followed)
                .map(|(id, _)| id.to_owned())
                .collect(),
            untouched,
        }
    }

    /// The positions that follow a template, with their heads.
    #[must_use]
    pub fn requirements(&self) -> Vec<PositionRequirements> {
        let following = self.positions.iter().filter_map(|week| {
            Some(PositionRequirements {
                position_id: week.position.id.clone(),
                requirements: week.heads?.into(),
            })
        });
        following.collect()
    }

    /// Sets requirements such as [`requirements`](Self::requirements) returns, in place of the last template. A
    /// position without an entry needs its `required` heads again.
    ///
    /// ```
    /// use scheduler_core::{Day, Position, Schedule, Template, Week, demand::new_position};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 3);
    /// let mut week = Week::new(Schedule::new(vec![cook], vec![], vec![])?);
    /// week.follow(&Template::new(&[new_position(0, "Cook".to_owned())])?);
    /// let requirements = week.requirements();
    ///
    /// week.set_requirements(&[])?;
    /// assert_eq!(week.required_at("cook", Day::Monday, 9), Some(3));
    /// week.set_requirements(&requirements)?;
    /// assert_eq!(week.required_at("cook", Day::Monday, 9), Some(1));
    /// # Ok::<(), scheduler_core::ScheduleError>(())
    /// ```
    ///
    /// # Errors
    /// An unknown or repeated position, or a number of heads out of range. On error the week is unchanged.
    pub fn set_requirements(
        &mut self,
        requirements: &[PositionRequirements],
    ) -> Result<(), ScheduleError> {
        each("requirements", requirements, |entry| {
            self.position_named(&entry.position_id)?;
            validate_heads(&entry.requirements)
        })?;
        let ids = requirements.iter().map(|entry| &entry.position_id);
        let entry_of = unique("requirements", ids)?;
        for week in &mut self.positions {
            let entry = entry_of.get(week.position.id.as_str());
            let entry = entry.and_then(|&index| requirements.get(index));
            week.heads = entry.map(|entry| SlotHeads::from(&entry.requirements));
        }
        Ok(())
    }

    /// Heads that a position needs in an hour of a day, 0 to 23: those of its template's slot, or else `required`.
    /// `None` if no position has that id.
    #[must_use]
    pub fn required_at(&self, position_id: &str, day: Day, hour: u8) -> Option<u32> {
        let week = self.position_named(position_id).ok()?;
        Some(week.required_at(super::hour_of_week(day, hour)))
    }

    /// The next place in schedule order; places are never reused.
    pub(crate) fn new_place(&mut self) -> u64 {
        let place = self.next_place;
        self.next_place += 1;
        place
    }

    pub(crate) fn staff_named(&self, id: &str) -> Result<usize, ScheduleError> {
        self.staff_index.get(id).copied().ok_or_else(|| {
            let id = excerpt(id);
            ScheduleError::new("staffId", ScheduleProblem::UnknownStaff { id })
        })
    }

    /// A shift and its place in the order of the schedule.
    pub(crate) fn shift_named(&self, id: &str) -> Result<(u64, &Shift), ScheduleError> {
        let found = self.shift_index.get(id).and_then(|key| {
            let staff = self.staff.get(key.staff)?;
            Some((key.place, staff.placed.get(&key.place)?))
        });
        found.ok_or_else(|| {
            let id = excerpt(id);
            ScheduleError::new("shiftId", ScheduleProblem::UnknownShift { id })
        })
    }

    /// The position of the person who has a shift.
    pub(crate) fn position_of(&self, shift_id: &str) -> Option<&str> {
        let staff = self.staff.get(self.shift_index.get(shift_id)?.staff)?;
        Some(&staff.member.position_id)
    }

    pub(crate) fn position_named(&self, id: &str) -> Result<&PositionWeek, ScheduleError> {
        let index = self.position_index.get(id);
        index
            .and_then(|&index| self.positions.get(index))
            .ok_or_else(|| {
                let id = excerpt(id);
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

    /// The positions in scope of both filters, in schedule order.
    pub(crate) fn in_scope(&self, filter: &Filter) -> impl Iterator<Item = &PositionWeek> {
        self.positions
            .iter()
            .filter(|week| filter.admits(&week.position))
    }

    /// The positions in scope of the team filter alone, in schedule order.
    pub(crate) fn in_team(&self, filter: &Filter) -> impl Iterator<Item = &PositionWeek> {
        self.positions
            .iter()
            .filter(|week| filter.admits_team(&week.position))
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
        let ranges = member.availability.iter().map(|range| {
            let midnight = range.day.index() * 24 * 60;
            let (start, end) = range.minutes_of_day();
            QuarterSet::of_minutes(midnight + start, midnight + end)
        });
        Self {
            position,
            available: ranges.collect(),
            counts: StaffCounts::default(),
            placed: BTreeMap::new(),
            member,
        }
    }
}

fn index<'a>(ids: impl Iterator<Item = &'a String>) -> HashMap<String, usize> {
    ids.enumerate()
        .map(|(index, id)| (id.clone(), index))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use super::super::quarter_set::ALL_QUARTERS;
    use super::*;
    use crate::{
        Day,
        demand::{DayRequirements, TemplatePosition},
        schedule::ALL_SLOTS,
        testing::{self, proposed, week, work},
    };

    const POSITIONS: usize = 2;
    const PEOPLE: usize = 300;

    /// A week in which everybody has one shift of this length, every second one pending.
    fn week_of(hours: u8) -> Week {
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

    /// [D-504] counting is O(shifts + cells): each shift is read once and costs two steps, not its quarters, and there
    /// is one pass over the cells.
    #[test]
    fn a_recount_costs_the_shifts_and_the_cells_never_their_product() {
        for hours in [1, 8, 16] {
            let mut plan = week_of(hours);
            let cost = work::of(|| plan.recount());
            let cells = 2 * PEOPLE + POSITIONS * ALL_QUARTERS;
            assert_eq!(cost, (PEOPLE, cells), "{hours} hours");
        }
    }

    /// [D-504] figures do not read shifts: they are unchanged when the shifts are removed and only the counts remain.
    #[test]
    fn figures_are_computed_from_the_counts() {
        let mut plan = week_of(8);
        let all = Filter::default();
        let (before, rates) = (plan.figures(&all), plan.fill_rates(&all));
        assert!(before.iter().any(|&figure| figure > 1));
        for staff in &mut plan.staff {
            staff.placed.clear();
        }
        let cost = work::of(|| assert_eq!(plan.figures(&all), before));
        assert_eq!(plan.fill_rates(&all), rates);
        assert_eq!(cost, (0, 0));
    }

    /// [D-505] one edit costs the quarters that it touches, however many shifts the week has.
    #[test]
    fn an_edit_costs_its_own_quarters() {
        let mut plan = week_of(8);
        let mut id = String::new();
        // Monday, 14 to 17: the pending shift of somebody who works on another day.
        let shift = proposed("m1/0:14+3");
        let assigned = work::of(|| id = plan.assign(&shift).unwrap());
        assert_eq!(plan.shift_count(), PEOPLE + 1);
        assert_eq!(assigned, (1, 12));
        let unassigned = work::of(|| plan.unassign(&id).unwrap());
        assert_eq!(unassigned, (1, 12));
        let quarter = work::of(|| plan.assign(&proposed("m1/0:14:15+0:15")).unwrap());
        assert_eq!(quarter, (1, 1));
    }

    /// After edits the counts equal a recount.
    #[test]
    fn edits_and_a_recount_agree() {
        let mut plan = week_of(8);
        for (index, entry) in ["m1/1:4:15+9:30", "m2/6:20+8", "m7/0:0+24", "m1/1:6+1"]
            .into_iter()
            .enumerate()
        {
            plan.assign(&proposed(entry)).unwrap();
            plan.unassign(&(index * 7 + 1).to_string()).unwrap();
        }
        let counts = |plan: &Week| {
            let positions = plan.positions.iter().map(|week| week.counts.clone());
            let staff = plan.staff.iter().map(|staff| staff.counts.clone());
            (positions.collect::<Vec<_>>(), staff.collect::<Vec<_>>())
        };
        let before = counts(&plan);
        plan.recount();
        assert_eq!(counts(&plan), before);
    }

    fn template(entries: &[(&str, &str, u32)]) -> Template {
        let entries = entries.iter().map(|(id, name, heads)| TemplatePosition {
            id: (*id).to_owned(),
            name: (*name).to_owned(),
            requirements: DayRequirements::from(SlotHeads([[*heads; 3]; 7])),
        });
        Template::new(&entries.collect::<Vec<_>>()).unwrap()
    }

    #[test]
    fn positions_are_found_by_id_and_then_by_name() {
        let mut plan = week("cook/kitchen:1 host/floor:1 bar/floor:1", "", "");
        let applied = plan.follow(&template(&[
            ("p7", " COOK ", 2),
            ("host", "Bar", 3),
            ("chef", "Chef", 1),
        ]));
        assert_eq!(applied.applied, ["cook", "host", "bar"]);
        assert_eq!(
            (applied.unknown, applied.untouched.len()),
            (vec!["chef".to_owned()], 0)
        );
        let required = plan.positions.iter();
        let required: Vec<_> = required.map(|week| week.most_required(ALL_SLOTS)).collect();
        assert_eq!(required, [2, 3, 3]);
        let applied = plan.follow(&Template::default());
        assert_eq!(applied.untouched, ["cook", "host", "bar"]);
        assert_eq!(plan.requirements(), []);
        assert_eq!(plan.required_at("bar", Day::Monday, 9), Some(1));
        assert_eq!(plan.required_at("chef", Day::Monday, 9), None);
    }

    #[test]
    fn names_match_regardless_of_accents_and_case() {
        let recepcion = Position::new("r", "Recepción", "floor", 1);
        let tostador = Position::new("ñ", "Peña", "floor", 1);
        let mut plan = Week::new(Schedule::new(vec![recepcion, tostador], vec![], vec![]).unwrap());
        let applied = plan.follow(&template(&[
            ("1", "RECEPCIO\u{301}N", 4),
            ("2", "Pena", 5),
            ("3", "recepcion", 6),
        ]));
        assert_eq!(applied.applied, ["r"]);
        assert_eq!(
            (applied.unknown, applied.untouched),
            (vec!["2".to_owned(), "3".to_owned()], vec!["ñ".to_owned()])
        );
        assert_eq!(plan.required_at("r", Day::Sunday, 23), Some(4));
    }

    #[test]
    fn a_template_replaces_the_previous_one() {
        let mut plan = week("cook/kitchen:9 host/floor:8", "", "");
        plan.follow(&template(&[("cook", "x", 2)]));
        plan.follow(&template(&[("host", "x", 3)]));
        let required = |id| plan.required_at(id, Day::Tuesday, 12);
        assert_eq!((required("cook"), required("host")), (Some(9), Some(3)));
    }

    #[test]
    fn people_shifts_and_positions_are_found_by_id() {
        let plan = week(
            "cook/kitchen:1",
            "ada@cook bob@cook",
            "ada/0:9+8 bob/1:9+8 ada/2:9+8",
        );
        assert_eq!(plan.staff_member("bob").unwrap().name, "Bob");
        assert!(plan.staff_member("Bob").is_none());
        let ids = |staff: &str| {
            let shifts = plan.shifts_of(staff);
            shifts.map(|shift| shift.id.clone()).collect::<Vec<_>>()
        };
        assert_eq!(
            (ids("ada"), ids("eve")),
            (vec!["1".into(), "3".into()], vec![])
        );
        assert_eq!(plan.position("cook").unwrap().required, 1);
        assert!(plan.position("chef").is_none());
        assert_eq!(plan.shift_count(), 3);
    }
}
