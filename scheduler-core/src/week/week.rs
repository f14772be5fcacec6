//! One week that can be queried and edited.
//!
//! A [`Week`] owns a valid [`Schedule`] and its counts. Figures are read from the counts in O(cells); lists of
//! people also read those people's shifts, once. Assigning and unassigning a shift updates the quarters that it
//! covers, in O(quarters) plus a look-up, and never recounts the week.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::NaiveDate;
use scheduler_hours::{Booking, PositionCounts, QuarterSet, StaffCounts, WEEK_HOURS, WEEK_MINUTES};

use super::{
    filter::Filter,
    hours::{hour_of_week, hours_of_week},
};
use crate::{
    demand::{Applied, PositionRequirements, SlotHeads, Template, validate_heads},
    schedule::{
        Absence, DAYS, Day, Details, Duty, Error, ErrorKind, HOURS, PatternDay, Position, Rules,
        Schedule, Shift, StaffMember, each, excerpt, sort_by_key, unique, validate_absences,
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
/// # Ok::<(), scheduler_core::Error>(())
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
    pub(crate) rules: Rules,
    /// Its Monday, if it has a date.
    pub(super) monday: Option<NaiveDate>,
    /// In a part of a week on which changes are tried: those of the others at whom rules about several people look.
    pub(super) bystanders: Vec<StaffWeek>,
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
    pub definition: Position,
    /// Its index among the positions.
    pub index: usize,
    /// The heads that it needs, if it follows a template.
    pub heads: Option<SlotHeads>,
    /// The heads demanded in each hour of the week; empty if there is no demand.
    pub demand: Vec<Option<u32>>,
    /// The days on which nobody is needed.
    pub closed: [bool; DAYS as usize],
    /// Indices of everybody who can work in it, in staff order.
    pub staff: Vec<usize>,
    pub counts: PositionCounts,
}

/// A staff member with their shifts and counts.
#[derive(Debug, Clone)]
pub(crate) struct StaffWeek {
    pub member: StaffMember,
    /// When the member is available and not absent.
    pub available: QuarterSet,
    /// The days on which the member is absent.
    pub absent: [bool; DAYS as usize],
    /// How many of them are [credited](crate::schedule::AbsenceKind::is_credited).
    pub credited_days: u32,
    /// The positions that the member can work in, the main one first.
    pub posts: Vec<Post>,
    /// The member's shifts by their place in schedule order.
    pub placed: BTreeMap<u64, Shift>,
    /// The member's shifts of the week before and of the week after, with the days of that week.
    pub around: Around,
    /// What is known of the member's other weeks, in any order.
    pub known: Vec<KnownWeek>,
}

/// Somebody's shifts that count in another week, and the days on which they are absent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KnownWeek {
    /// Counted from this week.
    pub weeks: i64,
    pub duties: Vec<Duty>,
    pub absent: [bool; DAYS as usize],
}

/// A position that somebody can work in, and the counts of their shifts in it.
#[derive(Debug, Clone)]
pub(crate) struct Post {
    /// The index of the position.
    pub position: usize,
    pub counts: StaffCounts,
}

/// Somebody's shifts of the weeks around.
#[derive(Debug, Clone, Default)]
pub(crate) struct Around {
    pub before: Vec<Shift>,
    pub after: Vec<Shift>,
    /// The quarters that they cover in this week and on the day after it.
    pub busy: QuarterSet,
}

impl StaffWeek {
    /// The member's shifts, in schedule order.
    pub fn shifts(&self) -> impl Iterator<Item = &Shift> {
        self.placed.values()
    }

    /// The shifts that count: those that start on a day on which the member is not absent.
    pub fn counted(&self) -> impl Iterator<Item = &Shift> {
        self.shifts()
            .filter(|shift| !self.is_absent(shift.time.day))
    }

    /// The shifts that count in one position.
    pub fn counted_in<'a>(&'a self, position: &'a PositionWeek) -> impl Iterator<Item = &'a Shift> {
        let id = position.definition.id.as_str();
        self.counted()
            .filter(move |shift| self.position_of(shift) == id)
    }

    /// The shifts of the week before that reach into this one, in one position.
    pub fn before_in<'a>(&'a self, position: &'a PositionWeek) -> impl Iterator<Item = &'a Shift> {
        let id = position.definition.id.as_str();
        let before = self.around.before.iter();
        before.filter(move |shift| {
            shift.end_minutes() > WEEK_MINUTES && self.position_of(shift) == id
        })
    }

    /// The id of the position in which a shift of the member is worked.
    pub fn position_of<'a>(&'a self, shift: &'a Shift) -> &'a str {
        shift
            .position_id
            .as_ref()
            .unwrap_or(&self.member.position_id)
    }

    pub fn is_absent(&self, day: Day) -> bool {
        self.absent.get(day.index()).is_some_and(|absent| *absent)
    }

    /// When the member is on duty, in any position, in this week or a week around.
    pub fn busy(&self) -> QuarterSet {
        let posts = self.posts.iter();
        posts.fold(self.around.busy, |all, post| {
            all | post.counts.busy.covered()
        })
    }

    /// When the member is on duty in a position, and when in a pending shift of it.
    pub fn duty_in(&self, position: &PositionWeek) -> (QuarterSet, QuarterSet) {
        let mut posts = self.posts.iter();
        let post = posts.find(|post| post.position == position.index);
        post.map_or_else(Default::default, |post| {
            (post.counts.busy.covered(), post.counts.pending.covered())
        })
    }

    /// Whether a shift that counts in a position starts on a day.
    pub fn starts_on(&self, position: &PositionWeek, day: Day) -> bool {
        let mut posts = self.posts.iter();
        posts.any(|post| post.position == position.index && post.counts.starts_on(day.index()))
    }

    /// The work of the member's shifts that count, in minutes, without their breaks.
    pub fn minutes(&self) -> u32 {
        self.posts.iter().map(|post| post.counts.minutes).sum()
    }

    /// What the member's absences count in an account of hours, in minutes: a fifth of the contract for each credited
    /// day, at most all of it; 0 without a contract.
    pub fn credited_minutes(&self) -> u32 {
        const WORKDAYS: u32 = 5;
        let contract = self.member.contract_minutes.unwrap_or(0);
        contract.saturating_mul(self.credited_days.min(WORKDAYS)) / WORKDAYS
    }

    /// The hours in which the member is available and in no shift in all four quarters.
    pub fn free_hours(&self) -> QuarterSet {
        (self.available - self.busy()).whole_hours()
    }

    /// When the member is available, absent or not.
    pub fn offered_hours(&self) -> QuarterSet {
        let ranges = self.member.availability.iter().map(|range| {
            let midnight = range.day.index() * 24 * 60;
            let (start, end) = range.minutes_of_day();
            QuarterSet::of_minutes(midnight + start, midnight + end)
        });
        ranges.collect()
    }

    fn set_absent(&mut self, absent: [bool; DAYS as usize]) {
        let days = Day::ALL
            .into_iter()
            .zip(absent)
            .filter(|(_, absent)| *absent);
        let away: QuarterSet = days.map(|(day, _)| whole_day(day)).collect();
        self.available = self.offered_hours() - away;
        self.absent = absent;
    }

    /// The place among the posts of the one in which a shift is worked.
    fn post_of(&self, shift: &Shift, positions: &[PositionWeek]) -> Option<usize> {
        let id = self.position_of(shift);
        self.posts.iter().position(|post| {
            let position = positions.get(post.position);
            position.is_some_and(|position| position.definition.id == id)
        })
    }
}

/// The quarters of a day.
pub(crate) fn whole_day(day: Day) -> QuarterSet {
    let midnight = hour_of_week(day, 0);
    QuarterSet::of_hours(midnight, midnight + usize::from(HOURS))
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
            positions: positions
                .into_iter()
                .enumerate()
                .map(PositionWeek::new)
                .collect(),
            staff: Vec::with_capacity(staff.len()),
            next_place: 0,
            assigned: 0,
            details,
            rules: Rules::default(),
            monday: None,
            bystanders: Vec::new(),
        };
        for member in staff {
            let mut posts = Vec::with_capacity(1 + member.other_positions.len());
            for id in member.positions() {
                debug_assert!(week.position_index.contains_key(id), "references are valid");
                let Some(&position) = week.position_index.get(id) else {
                    continue;
                };
                if let Some(of_position) = week.positions.get_mut(position) {
                    of_position.staff.push(week.staff.len());
                }
                let counts = StaffCounts::default();
                posts.push(Post { position, counts });
            }
            week.staff.push(StaffWeek::new(member, posts));
        }
        week.place_details();
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
        sort_by_key(&mut placed, |(place, _)| **place);
        Schedule::of_valid_parts(
            self.positions
                .iter()
                .map(|position| position.definition.clone())
                .collect(),
            self.staff
                .iter()
                .map(|staff| staff.member.clone())
                .collect(),
            placed.into_iter().map(|(_, shift)| shift.clone()).collect(),
            self.details.clone(),
        )
    }
    /// What the schedule has besides its positions, staff and shifts.
    #[must_use]
    pub fn details(&self) -> &Details {
        &self.details
    }

    /// The rules that shifts are checked against, at first the [default](Rules::default) ones.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Sets the rules that shifts are checked against.
    pub fn set_rules(&mut self, rules: Rules) {
        self.rules = rules;
    }

    /// Its Monday, if it has a date.
    #[must_use]
    pub const fn monday(&self) -> Option<NaiveDate> {
        self.monday
    }

    /// Gives it a date, which patterns, wishes, holidays and closing days look at.
    pub fn set_monday(&mut self, monday: NaiveDate) {
        self.monday = Some(monday);
        self.place_dates();
    }

    /// What somebody's pattern has on its days. In a week without a date a pattern of one week is known, a longer one is
    /// not.
    #[must_use]
    pub fn pattern_of<'a>(&self, member: &'a StaffMember) -> Option<&'a [PatternDay; 7]> {
        let pattern = member.pattern.as_ref()?;
        match self.monday {
            Some(monday) => pattern.week(monday),
            None if pattern.cycle.len() == 1 => pattern.cycle.first(),
            None => None,
        }
    }

    /// Whether a rule looks at more than the weeks around.
    pub(crate) fn looks_far(&self) -> bool {
        let mut staff = self.staff.iter();
        self.rules.looks_far() || staff.any(|staff| staff.member.max_weekends.is_some())
    }

    /// Everybody, also where the week is a part on which changes are tried and rules look at others.
    pub(crate) fn everybody(&self) -> impl Iterator<Item = &StaffWeek> {
        self.staff.iter().chain(&self.bystanders)
    }

    /// Those with whom somebody is never on duty.
    pub(crate) fn kept_apart_from<'a>(
        &'a self,
        staff_id: &'a str,
    ) -> impl Iterator<Item = &'a StaffWeek> {
        let ids = self.rules.kept_apart_from(staff_id).into_iter();
        ids.filter_map(|id| {
            let index = self.staff_index.get(id).copied();
            let known = index.and_then(|index| self.staff.get(index));
            known.or_else(|| self.bystanders.iter().find(|staff| staff.member.id == id))
        })
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
        self.position_named(id)
            .ok()
            .map(|position| &position.definition)
    }

    /// The shifts of a staff member, in schedule order; empty if nobody has that id.
    pub fn shifts_of(&self, staff_id: &str) -> impl Iterator<Item = &Shift> {
        let staff = self.staff_index.get(staff_id);
        let staff = staff.and_then(|&index| self.staff.get(index));
        staff.into_iter().flat_map(StaffWeek::shifts)
    }

    /// Takes the absences, the demand and the weeks around over from the details.
    fn place_details(&mut self) {
        for (staff, absent) in self.absent_days(&self.details.absences) {
            if let Some(staff) = self.staff.get_mut(staff) {
                staff.set_absent(absent);
            }
        }
        self.credit_absences();
        self.place_demand();
        for shift in &self.details.before {
            let index = self.staff_index.get(&shift.staff_id);
            if let Some(staff) = index.and_then(|&index| self.staff.get_mut(index)) {
                let end = shift.end_minutes().saturating_sub(WEEK_MINUTES);
                let around = &mut staff.around;
                around.busy = around.busy | QuarterSet::of_minutes(0, end);
                around.before.push(shift.clone());
            }
        }
        for shift in &self.details.after {
            let index = self.staff_index.get(&shift.staff_id);
            if let Some(staff) = index.and_then(|&index| self.staff.get_mut(index)) {
                let (start, end) = (shift.start_minutes(), shift.end_minutes());
                let around = &mut staff.around;
                around.busy =
                    around.busy | QuarterSet::of_minutes(WEEK_MINUTES + start, WEEK_MINUTES + end);
                around.after.push(shift.clone());
            }
        }
        let around = [(-1, &self.details.before), (1, &self.details.after)];
        for (weeks, shifts) in around {
            if shifts.is_empty() {
                continue;
            }
            let absent = [false; DAYS as usize];
            for staff in &mut self.staff {
                let duties = Vec::new();
                staff.known.push(KnownWeek {
                    weeks,
                    duties,
                    absent,
                });
            }
            for shift in shifts {
                let index = self.staff_index.get(&shift.staff_id);
                let staff = index.and_then(|&index| self.staff.get_mut(index));
                if let Some(known) = staff.and_then(|staff| staff.known.last_mut()) {
                    known.duties.push(Duty::of(shift, weeks));
                }
            }
        }
    }

    /// Takes over from the details what belongs to the dates of the week.
    pub(super) fn place_dates(&mut self) {
        self.close_days();
        if self.details.demand.iter().any(|entry| entry.week.is_some()) {
            self.place_demand();
        }
    }

    /// Takes the demand of every week over from the details, and then that of this one.
    fn place_demand(&mut self) {
        for position in &mut self.positions {
            position.demand.clear();
        }
        let demand = &self.details.demand;
        let usual = demand.iter().filter(|entry| entry.week.is_none());
        let own = demand
            .iter()
            .filter(|entry| entry.week.is_some() && entry.week == self.monday);
        for entry in usual.chain(own) {
            let index = self.position_index.get(&entry.position_id);
            let Some(week) = index.and_then(|&index| self.positions.get_mut(index)) else {
                continue;
            };
            week.demand.resize(WEEK_HOURS, None);
            for hour in hours_of_week(entry.day, entry.hours) {
                if let Some(heads) = week.demand.get_mut(hour) {
                    *heads = Some(entry.required);
                }
            }
        }
    }

    /// Counts everybody's absences that are credited.
    fn credit_absences(&mut self) {
        for staff in &mut self.staff {
            staff.credited_days = 0;
        }
        for absence in &self.details.absences {
            let index = self.staff_index.get(&absence.staff_id);
            if absence.kind.is_credited()
                && let Some(staff) = index.and_then(|&index| self.staff.get_mut(index))
            {
                staff.credited_days += 1;
            }
        }
    }

    /// The days on which people are absent, by the index of the person.
    fn absent_days(&self, absences: &[Absence]) -> BTreeMap<usize, [bool; DAYS as usize]> {
        let mut days = BTreeMap::<usize, [bool; DAYS as usize]>::new();
        for absence in absences {
            if let Some(&staff) = self.staff_index.get(&absence.staff_id)
                && let Some(absent) = days.entry(staff).or_default().get_mut(absence.day.index())
            {
                *absent = true;
            }
        }
        days
    }

    /// Replaces the absences. Only the people whose absences differ are counted again, each of their shifts in the
    /// quarters that it covers.
    ///
    /// ```
    /// use scheduler_core::{Absence, AbsenceKind, Day, Filter, Position, Schedule, Shift, StaffMember, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook");
    /// let shift = Shift::new("1", "ada", Day::Monday, 10, 10);
    /// let mut week = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
    /// assert_eq!(week.gaps(&Filter::default()).len(), 6);
    ///
    /// week.set_absences(vec![Absence::new("ada", Day::Monday, AbsenceKind::Sick)])?;
    /// assert_eq!(week.gaps(&Filter::default()).len(), 7);
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// An unknown staff member, two absences of one person and day, or a note that is too long. On error the week is
    /// unchanged.
    pub fn set_absences(&mut self, absences: Vec<Absence>) -> Result<(), Error> {
        validate_absences(&absences, |id| self.staff_index.contains_key(id))?;
        let before = self.absent_days(&self.details.absences);
        let after = self.absent_days(&absences);
        // `collect` sorts first, with code of its own.
        let mut concerned = BTreeSet::<usize>::new();
        concerned.extend(before.keys().chain(after.keys()));
        for index in concerned {
            let absent = after.get(&index).copied().unwrap_or_default();
            if before.get(&index) == Some(&absent) {
                continue;
            }
            let shifts: Vec<Shift> = match self.staff.get(index) {
                Some(staff) => staff.shifts().cloned().collect(),
                None => continue,
            };
            for shift in &shifts {
                self.uncount(index, shift);
            }
            if let Some(staff) = self.staff.get_mut(index) {
                staff.set_absent(absent);
            }
            for shift in &shifts {
                self.count(index, shift);
            }
        }
        self.details.absences = absences;
        self.credit_absences();
        Ok(())
    }

    /// Counts a shift of a person, unless the person is absent when it starts.
    pub(super) fn count(&mut self, staff: usize, shift: &Shift) {
        if let Some((counts, position)) = self.counts_of(staff, shift) {
            counts.add(&booking(shift), position);
        }
    }

    /// Takes a shift that was counted out of the counts.
    pub(super) fn uncount(&mut self, staff: usize, shift: &Shift) {
        if let Some((counts, position)) = self.counts_of(staff, shift) {
            counts.remove(&booking(shift), position);
        }
    }

    /// The counts of a person and a position in which a shift counts; `None` if it does not count.
    fn counts_of(
        &mut self,
        staff: usize,
        shift: &Shift,
    ) -> Option<(&mut StaffCounts, &mut PositionCounts)> {
        let staff = self.staff.get_mut(staff)?;
        if staff.is_absent(shift.time.day) {
            return None;
        }
        let post = staff.post_of(shift, &self.positions);
        debug_assert!(post.is_some(), "a shift is in a position of its person");
        let post = staff.posts.get_mut(post?)?;
        let position = self.positions.get_mut(post.position)?;
        Some((&mut post.counts, &mut position.counts))
    }

    /// Recounts every shift, in O(shifts + cells). Edits keep the counts up to date; a week starts with this, and
    /// the benchmarks compare an edit with it.
    pub fn recount(&mut self) {
        for position in &mut self.positions {
            position.counts = PositionCounts::default();
        }
        for staff in &mut self.staff {
            let StaffWeek {
                member,
                absent,
                posts,
                placed,
                around,
                ..
            } = staff;
            for post in posts {
                let Some(position) = self.positions.get_mut(post.position) else {
                    continue;
                };
                let id = &position.definition.id;
                let is_here = |shift: &&Shift| {
                    shift.position_id.as_ref().unwrap_or(&member.position_id) == id
                };
                let counts = |shift: &&Shift| absent.get(shift.time.day.index()) == Some(&false);
                let shifts = placed.values().filter(is_here).filter(counts);
                let before = around.before.iter().filter(is_here);
                let (shifts, carried) = (shifts.map(booking), before.map(carried));
                scheduler_hours::count(&mut post.counts, shifts, carried, &mut position.counts);
            }
        }
        for position in &mut self.positions {
            position.counts.sum_steps();
        }
    }

    /// Makes every position follow a template, in place of the last one. A position follows the entry with its id,
    /// or else the first with its name; case, accents and surrounding spaces do not matter. An empty template
    /// restores the plain rule.
    pub fn follow(&mut self, template: &Template) -> Applied {
        let (mut applied, mut untouched) = (Vec::new(), Vec::new());
        let mut followed = vec![false; template.len()];
        for position in &mut self.positions {
            let entry = template.entry_for(&position.definition.id, &position.definition.name);
            position.heads = entry.map(|(_, heads)| heads);
            let id = position.definition.id.clone();
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
        let following = self.positions.iter().filter_map(|position| {
            Some(PositionRequirements {
                position_id: position.definition.id.clone(),
                requirements: position.heads?.into(),
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
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// An unknown or repeated position, or a number of heads out of range. On error the week is unchanged.
    pub fn set_requirements(&mut self, requirements: &[PositionRequirements]) -> Result<(), Error> {
        each("requirements", requirements, |entry| {
            self.position_named(&entry.position_id)?;
            validate_heads(&entry.requirements)
        })?;
        let ids = requirements.iter().map(|entry| &entry.position_id);
        let entry_of = unique("requirements", ids)?;
        for position in &mut self.positions {
            let entry = entry_of.get(position.definition.id.as_str());
            let entry = entry.and_then(|&index| requirements.get(index));
            position.heads = entry.map(|entry| SlotHeads::from(&entry.requirements));
        }
        Ok(())
    }

    /// Heads that a position needs in an hour of a day, 0 to 23: the demand, those of its template's slot, or else
    /// `required`.
    /// `None` if no position has that id.
    #[must_use]
    pub fn required_at(&self, position_id: &str, day: Day, hour: u8) -> Option<u32> {
        let position = self.position_named(position_id).ok()?;
        Some(position.required_at(hour_of_week(day, hour)))
    }

    /// Whether a demand by the hour, or a closing day, says how many a position needs in an hour of a day.
    #[must_use]
    pub fn is_demanded(&self, position_id: &str, day: Day, hour: u8) -> bool {
        let position = self.position_named(position_id).ok();
        let heads = position.and_then(|week| week.demand.get(hour_of_week(day, hour)));
        self.is_closed(day) || heads.copied().flatten().is_some()
    }

    /// The next place in schedule order; places are never reused.
    pub(crate) fn new_place(&mut self) -> u64 {
        let place = self.next_place;
        self.next_place += 1;
        place
    }

    pub(crate) fn staff_named(&self, id: &str) -> Result<usize, Error> {
        self.staff_index.get(id).copied().ok_or_else(|| {
            let id = excerpt(id);
            Error::new("staffId", ErrorKind::UnknownStaff { id })
        })
    }

    /// A shift and its place in the order of the schedule.
    pub(crate) fn shift_named(&self, id: &str) -> Result<(u64, &Shift), Error> {
        let found = self.shift_index.get(id).and_then(|key| {
            let staff = self.staff.get(key.staff)?;
            Some((key.place, staff.placed.get(&key.place)?))
        });
        found.ok_or_else(|| {
            let id = excerpt(id);
            Error::new("shiftId", ErrorKind::UnknownShift { id })
        })
    }

    /// The position in which a shift is worked.
    pub(crate) fn position_of(&self, shift_id: &str) -> Option<&str> {
        let key = self.shift_index.get(shift_id)?;
        let staff = self.staff.get(key.staff)?;
        Some(staff.position_of(staff.placed.get(&key.place)?))
    }

    /// Whether somebody is absent on a day.
    #[must_use]
    pub fn is_away(&self, staff_id: &str, day: Day) -> bool {
        let staff = self.staff_index.get(staff_id);
        let staff = staff.and_then(|&index| self.staff.get(index));
        staff.is_some_and(|staff| staff.is_absent(day))
    }

    /// The id of the position in which a shift is worked: its own, or its person's main one. Empty for a shift of nobody.
    #[must_use]
    pub fn position_of_shift<'a>(&'a self, shift: &'a Shift) -> &'a str {
        let staff = self.staff_index.get(&shift.staff_id);
        let staff = staff.and_then(|&index| self.staff.get(index));
        staff.map_or("", |staff| staff.position_of(shift))
    }

    pub(crate) fn position_named(&self, id: &str) -> Result<&PositionWeek, Error> {
        let index = self.position_index.get(id);
        index
            .and_then(|&index| self.positions.get(index))
            .ok_or_else(|| {
                let id = excerpt(id);
                Error::new("positionId", ErrorKind::UnknownPosition { id })
            })
    }

    /// Everybody who can work in a position, in staff order.
    pub(crate) fn staff_of<'a>(
        &'a self,
        position: &'a PositionWeek,
    ) -> impl Iterator<Item = &'a StaffWeek> {
        position
            .staff
            .iter()
            .filter_map(|&index| self.staff.get(index))
    }

    /// Everybody who can work in a position in scope, each once: by their main position if it is in scope, or else by
    /// the first of their other ones, and then in staff order.
    pub(crate) fn members_in<'a>(
        &'a self,
        filter: &'a Filter,
    ) -> impl Iterator<Item = &'a StaffWeek> {
        self.in_scope(filter).flat_map(move |week| {
            let is_listed_here = move |staff: &&StaffWeek| {
                let mut posts = staff.posts.iter();
                let first = posts.find(|post| {
                    let position = self.positions.get(post.position);
                    position.is_some_and(|position| filter.admits(&position.definition))
                });
                first.is_some_and(|post| post.position == week.index)
            };
            self.staff_of(week).filter(is_listed_here)
        })
    }

    /// Whether a shift of a member is worked in a position in scope of both filters.
    pub(crate) fn is_in_scope(&self, staff: &StaffWeek, shift: &Shift, filter: &Filter) -> bool {
        let position = self.position_named(staff.position_of(shift));
        position.is_ok_and(|position| filter.admits(&position.definition))
    }

    /// The positions in scope of both filters, in schedule order.
    pub(crate) fn in_scope(&self, filter: &Filter) -> impl Iterator<Item = &PositionWeek> {
        self.positions
            .iter()
            .filter(|position| filter.admits(&position.definition))
    }

    /// The positions in scope of the team filter alone, in schedule order.
    pub(crate) fn in_team(&self, filter: &Filter) -> impl Iterator<Item = &PositionWeek> {
        self.positions
            .iter()
            .filter(|position| filter.admits_team(&position.definition))
    }
}

impl PositionWeek {
    fn new((index, position): (usize, Position)) -> Self {
        Self {
            definition: position,
            index,
            heads: None,
            demand: Vec::new(),
            closed: [false; DAYS as usize],
            staff: Vec::new(),
            counts: PositionCounts::default(),
        }
    }
}

impl StaffWeek {
    fn new(member: StaffMember, posts: Vec<Post>) -> Self {
        let mut staff = Self {
            available: QuarterSet::default(),
            absent: [false; DAYS as usize],
            credited_days: 0,
            posts,
            placed: BTreeMap::new(),
            around: Around::default(),
            known: Vec::new(),
            member,
        };
        staff.set_absent([false; DAYS as usize]);
        staff
    }
}

fn index<'a>(ids: impl Iterator<Item = &'a String>) -> HashMap<String, usize> {
    ids.enumerate()
        .map(|(index, id)| (id.clone(), index))
        .collect()
}

/// A shift as it is counted.
fn booking(shift: &Shift) -> Booking {
    Booking {
        first: shift.start_minutes() / 15,
        end: shift.end_minutes() / 15,
        minutes: u32::try_from(shift.work_minutes()).unwrap_or(u32::MAX),
        confirmed: shift.confirmed,
    }
}

/// The part of a shift of the week before that reaches into this one.
fn carried(shift: &Shift) -> Booking {
    Booking {
        first: 0,
        end: shift.end_minutes().saturating_sub(WEEK_MINUTES) / 15,
        minutes: 0,
        confirmed: shift.confirmed,
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;

    use scheduler_hours::{ALL_QUARTERS, work};

    use super::*;
    use crate::{
        Day,
        demand::{DayRequirements, TemplatePosition},
        schedule::{ALL_SLOTS, AbsenceKind},
        testing::{self, proposed, week},
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
        let before = counts(&plan);
        plan.recount();
        assert_eq!(counts(&plan), before);
    }

    fn counts(plan: &Week) -> (Vec<PositionCounts>, Vec<StaffCounts>) {
        let positions = plan.positions.iter().map(|week| week.counts.clone());
        let posts = plan.staff.iter().flat_map(|staff| &staff.posts);
        (
            positions.collect(),
            posts.map(|post| post.counts.clone()).collect(),
        )
    }

    /// Ada is a cook who can also be a host. Her Sunday night of last week reaches into Monday.
    fn two_positions() -> Week {
        let (positions, mut staff, mut shifts, _) = testing::schedule(
            "cook/kitchen:2 host/lobby:1",
            "ada@cook=0:0-24,1:0-24 bob@cook=0:0-24",
            "ada/0:10+8 ada/1:10+4? ada/1:14+4 bob/0:22+8",
        )
        .into_parts();
        staff[0] = staff[0].clone().also("host");
        shifts[1] = shifts[1].clone().in_position("host").with_break(30);
        let night = testing::shift("1", "ada/6:22+8");
        let schedule = Schedule::new(positions, staff, shifts).unwrap();
        Week::new(schedule.with_weeks_around(vec![night], vec![]).unwrap())
    }

    #[test]
    fn a_shift_counts_for_its_own_position_and_without_its_break() {
        let plan = two_positions();
        let all = Filter::default();
        let scheduled: Vec<u32> = plan
            .fill_rates(&all)
            .iter()
            .map(|rate| rate.scheduled)
            .collect();
        assert_eq!(scheduled, [2, 1]);
        assert_eq!(plan.shift_status(&testing::filter("lobby", "")).pending, 1);
        let coverage = plan.coverage(&all);
        assert_eq!(coverage["cook"][0][..11], [1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 1]);
        assert_eq!(coverage["host"][1][9..15], [0, 1, 1, 1, 1, 0]);
        assert_eq!(plan.staff[0].minutes(), 15 * 60 + 30);
    }

    #[test]
    fn absences_change_the_counts_of_whom_they_concern() {
        let mut plan = two_positions();
        let before = counts(&plan);
        let away = |id, day| Absence::new(id, day, AbsenceKind::Sick);
        plan.set_absences(vec![away("ada", Day::Tuesday), away("bob", Day::Monday)])
            .unwrap();
        let edited = counts(&plan);
        plan.recount();
        assert_eq!(counts(&plan), edited);
        let again = Week::new(plan.schedule());
        assert_eq!(counts(&again), edited);
        let coverage = plan.coverage(&Filter::default());
        assert_eq!(coverage["host"][1], [0; 24]);
        assert_eq!(coverage["cook"][0][22..], [0, 0]);
        assert_eq!(plan.staff[0].minutes(), 8 * 60);
        assert!((plan.staff[0].free_hours() & whole_day(Day::Tuesday)).is_empty());

        assert!(plan.set_absences(vec![away("eve", Day::Monday)]).is_err());
        assert_eq!(counts(&plan), edited);
        plan.set_absences(vec![]).unwrap();
        assert_eq!(counts(&plan), before);
        assert_eq!(plan.schedule(), two_positions().schedule());
    }

    #[test]
    fn an_absent_persons_shift_can_be_removed_and_added() {
        let mut plan = two_positions();
        plan.set_absences(vec![Absence::new("ada", Day::Monday, AbsenceKind::Leave)])
            .unwrap();
        let before = counts(&plan);
        let shift = plan.unassign("1").unwrap();
        assert_eq!(counts(&plan), before);
        plan.replace(0, None, Some(&shift));
        assert_eq!(counts(&plan), before);
        assert_eq!(plan.schedule().shifts().len(), 4);
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
