//! Headcounts for every quarter of an hour, updated shift by shift.
//!
//! A full count costs O(shifts + cells): every shift sets its quarters in its member's set, every run of a
//! member's quarters adds one step up and one step down to the position's difference array, and one pass
//! over the cells sums the steps. An edit touches only the quarters of its shift.

use crate::quarter_set::{ALL_QUARTERS, DAYS, QUARTERS, QuarterSet, span_words};

/// A shift as it is counted: from one quarter of the week to another, end exclusive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Booking {
    /// The first quarter, from Monday 0:00.
    pub first: usize,
    /// The quarter after the last one. Quarters after the counted ones are left out.
    pub end: usize,
    /// The work, in minutes.
    pub minutes: u32,
    /// Whether the shift is confirmed.
    pub confirmed: bool,
}

impl Booking {
    /// The day on which the shift starts, 0 for Monday.
    fn day(&self) -> usize {
        self.first / (ALL_QUARTERS / (DAYS + 1))
    }
}

/// When one staff member is booked, and how often. A double booking covers its time once, and still covers it
/// after one of the two is removed.
///
/// Further bookings of a quarter are counted in binary, all quarters at once: `further[k]` holds the quarters
/// whose count has bit `k`. It is nearly always empty.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bookings {
    covered: QuarterSet,
    further: Vec<QuarterSet>,
}

impl Bookings {
    /// The quarters booked at least once.
    #[must_use]
    pub fn covered(&self) -> QuarterSet {
        self.covered
    }

    /// Books the quarters `first .. end`.
    fn add(&mut self, (first, end): (usize, usize)) {
        for (index, quarters) in span_words(first, end) {
            let mut carry = self.covered.insert(index, quarters);
            for bit in &mut self.further {
                carry = bit.toggle(index, carry);
            }
            if carry != 0 {
                let mut bit = QuarterSet::default();
                bit.insert(index, carry);
                self.further.push(bit);
            }
        }
    }

    /// Removes a booking of `span` that was added before, and returns the quarters that are no longer booked.
    fn remove(&mut self, span: QuarterSet) -> QuarterSet {
        let booked_again = self.further.iter().copied().collect();
        let freed = span - booked_again;
        let mut borrow = span & booked_again;
        for bit in &mut self.further {
            (*bit, borrow) = (*bit ^ borrow, borrow - *bit);
        }
        while self.further.pop_if(|bit| bit.is_empty()).is_some() {}
        self.covered = self.covered - freed;
        freed
    }

    fn clear(&mut self) {
        self.covered = QuarterSet::default();
        self.further.clear();
    }
}

/// The counts of one staff member's shifts in one position.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct StaffCounts {
    /// When the member is on duty.
    pub busy: Bookings,
    /// When the member is on duty in a pending shift.
    pub pending: Bookings,
    /// The work of the shifts, in minutes, without their breaks.
    pub minutes: u32,
    /// The number of shifts.
    shifts: u32,
    /// Shifts that start on each day.
    starting: [u32; DAYS],
}

/// The counts of all shifts of one position.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PositionCounts {
    /// Different staff members on duty.
    on_duty: Headcounts,
    /// Different staff members with at least one shift this week.
    pub staffed: u32,
    /// Confirmed shifts.
    pub confirmed: u32,
    /// Pending shifts.
    pub pending: u32,
}

impl PositionCounts {
    /// An hour's coverage: the lowest number of different staff members on duty in any of its quarters.
    #[must_use]
    pub fn scheduled(&self, hour: usize) -> u32 {
        self.on_duty.of_hour(hour).into_iter().min().unwrap_or(0)
    }

    /// Turns the steps of [`count`] into heads.
    pub fn sum_steps(&mut self) {
        self.on_duty.sum_steps();
    }
}

/// A number of staff members for each quarter.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Headcounts(Box<[u32; ALL_QUARTERS]>);

impl Default for Headcounts {
    fn default() -> Self {
        Self(Box::new([0; ALL_QUARTERS]))
    }
}

impl Headcounts {
    fn of_hour(&self, hour: usize) -> [u32; QUARTERS] {
        let first = hour * QUARTERS;
        let quarters = self.0.get(first..first + QUARTERS);
        quarters
            .and_then(|quarters| quarters.try_into().ok())
            .unwrap_or_default()
    }

    fn change(&mut self, quarters: QuarterSet, by: impl Fn(u32) -> u32) {
        for quarter in quarters.iter() {
            #[cfg(debug_assertions)]
            crate::work::cell();
            if let Some(count) = self.0.get_mut(quarter) {
                *count = by(*count);
            }
        }
    }

    /// While steps are being collected the array holds differences, modulo 2^32: a step down is the
    /// wrapped -1, and [`sum_steps`](Self::sum_steps) wraps it back.
    fn step(&mut self, quarters: QuarterSet) {
        for (first, end) in quarters.runs() {
            for (edge, by) in [(first, 1), (end, u32::MAX)] {
                #[cfg(debug_assertions)]
                crate::work::cell();
                if let Some(step) = self.0.get_mut(edge) {
                    *step = step.wrapping_add(by);
                }
            }
        }
    }

    fn sum_steps(&mut self) {
        let mut sum = 0_u32;
        for count in self.0.iter_mut() {
            #[cfg(debug_assertions)]
            crate::work::cell();
            sum = sum.wrapping_add(*count);
            *count = sum;
        }
    }
}

impl StaffCounts {
    fn clear(&mut self) {
        self.busy.clear();
        self.pending.clear();
        self.minutes = 0;
        self.shifts = 0;
        self.starting = [0; DAYS];
    }

    /// Counts another shift of this member, and its newly covered quarters for the position.
    pub fn add(&mut self, shift: &Booking, position: &mut PositionCounts) {
        let before = self.busy.covered();
        self.book(shift, position);
        let fresh = self.busy.covered() - before;
        position.on_duty.change(fresh, |count| count + 1);
    }

    /// Removes a shift of this member that was added before from both counts.
    pub fn remove(&mut self, shift: &Booking, position: &mut PositionCounts) {
        #[cfg(debug_assertions)]
        crate::work::shift();
        let span = QuarterSet::span(shift.first, shift.end);
        let freed = self.busy.remove(span);
        position.on_duty.change(freed, |count| count - 1);
        if shift.confirmed {
            position.confirmed -= 1;
        } else {
            self.pending.remove(span);
            position.pending -= 1;
        }
        self.minutes -= shift.minutes;
        self.shifts -= 1;
        if self.shifts == 0 {
            position.staffed -= 1;
        }
        let day = shift.day();
        if let Some(shifts) = self.starting.get_mut(day) {
            *shifts -= 1;
        }
    }

    /// Whether any shift starts on a day, 0 for Monday.
    #[must_use]
    pub fn starts_on(&self, day: usize) -> bool {
        self.starting.get(day).is_some_and(|shifts| *shifts > 0)
    }

    /// Covers the part of a shift of the week before.
    fn carry(&mut self, shift: &Booking) {
        let quarters = (shift.first, shift.end);
        self.busy.add(quarters);
        if !shift.confirmed {
            self.pending.add(quarters);
        }
    }

    /// Books a shift and updates every count but the position's headcounts.
    fn book(&mut self, shift: &Booking, position: &mut PositionCounts) {
        #[cfg(debug_assertions)]
        crate::work::shift();
        let quarters = (shift.first, shift.end);
        self.busy.add(quarters);
        if shift.confirmed {
            position.confirmed += 1;
        } else {
            self.pending.add(quarters);
            position.pending += 1;
        }
        self.minutes += shift.minutes;
        if self.shifts == 0 {
            position.staffed += 1;
        }
        self.shifts += 1;
        let day = shift.day();
        if let Some(shifts) = self.starting.get_mut(day) {
            *shifts += 1;
        }
    }
}

/// Counts all shifts of one staff member in one position from scratch. The position's headcounts collect steps, which
/// [`PositionCounts::sum_steps`] turns into heads once all of its staff are counted. `carried` are the parts of shifts of
/// the week before that reach into this one: they cover it and count in nothing else.
pub fn count(
    member: &mut StaffCounts,
    shifts: impl Iterator<Item = Booking>,
    carried: impl Iterator<Item = Booking>,
    position: &mut PositionCounts,
) {
    member.clear();
    for shift in shifts {
        member.book(&shift, position);
    }
    for shift in carried {
        member.carry(&shift);
    }
    position.on_duty.step(member.busy.covered());
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(start: usize, hours: usize) -> QuarterSet {
        QuarterSet::of_hours(start, start + hours)
    }

    fn runs(quarters: QuarterSet) -> Vec<(usize, usize)> {
        quarters.hour_runs().collect()
    }

    /// [D-455] a quarter that is booked several times is free only after every booking is removed
    #[test]
    fn bookings_count() {
        let mut bookings = Bookings::default();
        let add = |bookings: &mut Bookings, start: usize, hours: usize| {
            let before = bookings.covered();
            bookings.add((start * QUARTERS, (start + hours) * QUARTERS));
            runs(bookings.covered() - before)
        };
        assert_eq!(add(&mut bookings, 9, 8), [(9, 17)]);
        assert_eq!(add(&mut bookings, 15, 4), [(17, 19)]);
        assert_eq!(add(&mut bookings, 10, 1), []);
        assert_eq!(add(&mut bookings, 10, 1), []);
        assert_eq!(runs(bookings.covered()), [(9, 19)]);
        assert_eq!(runs(bookings.remove(span(9, 8))), [(9, 10), (11, 15)]);
        assert_eq!(runs(bookings.remove(span(10, 1))), []);
        assert_eq!(runs(bookings.remove(span(10, 1))), [(10, 11)]);
        assert_eq!(runs(bookings.remove(span(15, 4))), [(15, 19)]);
        assert_eq!(bookings, Bookings::default());
    }

    #[test]
    fn a_thousand_bookings_of_one_hour() {
        let mut bookings = Bookings::default();
        for round in 0..1000 {
            assert_eq!(bookings.covered().is_empty(), round == 0);
            bookings.add((9 * QUARTERS, 10 * QUARTERS));
        }
        for round in (0..1000).rev() {
            assert_eq!(bookings.remove(span(9, 1)).is_empty(), round > 0);
        }
        assert_eq!(bookings, Bookings::default());
    }

    /// Two shifts in the halves of an hour cover it, and neither alone does.
    #[test]
    fn an_hour_has_four_quarters() {
        let quarter = |start: usize| QuarterSet::of_minutes(start, start + 15);
        let (mut staff, mut position) = (StaffCounts::default(), PositionCounts::default());
        let booking = |first: usize, confirmed: bool| Booking {
            first,
            end: first + 2,
            minutes: 30,
            confirmed,
        };
        let (first, second) = (
            booking(9 * QUARTERS, true),
            booking(9 * QUARTERS + 2, false),
        );
        staff.add(&first, &mut position);
        assert_eq!(position.on_duty.of_hour(9), [1, 1, 0, 0]);
        assert_eq!(position.scheduled(9), 0);
        staff.add(&second, &mut position);
        assert_eq!((position.scheduled(9), staff.minutes), (1, 60));
        assert_eq!(
            staff.pending.covered(),
            quarter(9 * 60 + 30) | quarter(9 * 60 + 45)
        );
        staff.remove(&first, &mut position);
        assert_eq!(position.on_duty.of_hour(9), [0, 0, 1, 1]);
        staff.remove(&second, &mut position);
        assert_eq!((staff, position), Default::default());
    }
}
