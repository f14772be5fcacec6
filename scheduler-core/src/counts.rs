//! How many are on duty in every hour, kept up to date shift by shift.
//!
//! A full count costs O(shifts + cells): every shift sets its hours in its member's bit set, every
//! run of a member's hours leaves one step up and one step down in the position's difference array,
//! and one pass over the cells sums the steps. An edit touches only its own hours.

use crate::{
    hour_set::{ALL_HOURS, HourSet},
    schedule::Shift,
};

/// How often one staff member is booked in each hour. A double booking covers its hours once, and
/// goes on covering them when one of the two is taken away.
///
/// `covered` holds the hours booked at all. Those booked again have a binary counter of their further
/// bookings, and all counters are worked at once: `again[k]` holds the hours whose counter has bit
/// `k`. Almost nobody needs one.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Bookings {
    covered: HourSet,
    again: Vec<HourSet>,
}

impl Bookings {
    /// The hours booked at least once.
    #[inline(always)]
    pub fn hours(&self) -> HourSet {
        self.covered
    }

    /// Books `span` and gives the hours that were free before.
    #[inline(always)]
    fn add(&mut self, span: HourSet) -> HourSet {
        let fresh = span.without(self.covered);
        let doubled = span.and(self.covered);
        self.covered = self.covered.or(span);
        if !doubled.is_empty() {
            self.book_again(doubled);
        }
        fresh
    }

    fn book_again(&mut self, doubled: HourSet) {
        let mut carry = doubled;
        for plane in &mut self.again {
            let full = plane.and(carry);
            *plane = plane.differing(carry);
            carry = full;
        }
        if !carry.is_empty() {
            self.again.push(carry);
        }
    }

    /// Takes one booking of `span`, which was added before, away and gives the hours that are free
    /// now.
    fn remove(&mut self, span: HourSet) -> HourSet {
        let doubled = self
            .again
            .iter()
            .fold(HourSet::default(), |all, plane| all.or(*plane));
        let freed = span.without(doubled);
        let mut borrow = span.and(doubled);
        for plane in &mut self.again {
            let empty = borrow.without(*plane);
            *plane = plane.differing(borrow);
            borrow = empty;
        }
        while self.again.pop_if(|plane| plane.is_empty()).is_some() {}
        self.covered = self.covered.without(freed);
        freed
    }
}

/// What the shifts of one staff member come to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct StaffCounts {
    /// Hours in any shift.
    pub busy: Bookings,
    /// Hours in a pending shift.
    pub pending: Bookings,
    /// The summed length of the shifts, in hours.
    pub hours: u32,
    shifts: u32,
    /// Shifts that start on each day.
    starting: [u32; 7],
}

/// What the shifts of one position's staff come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PositionCounts {
    /// Different staff members at work in each hour.
    pub on_duty: HourCounts,
    /// Those of them with a pending shift in that hour.
    pub pending_on_duty: HourCounts,
    /// Different staff members with at least one shift this week.
    pub staffed: u32,
    /// Different staff members with at least one shift that starts on each day.
    pub working: [u32; 7],
    /// Confirmed shifts.
    pub confirmed: u32,
    /// Pending shifts.
    pub pending: u32,
}

impl Default for PositionCounts {
    fn default() -> Self {
        Self {
            on_duty: HourCounts([0; ALL_HOURS]),
            pending_on_duty: HourCounts([0; ALL_HOURS]),
            staffed: 0,
            working: [0; 7],
            confirmed: 0,
            pending: 0,
        }
    }
}

/// A number of staff members for each hour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct HourCounts([u32; ALL_HOURS]);

impl HourCounts {
    pub fn at(&self, hour: usize) -> u32 {
        self.0.get(hour).copied().unwrap_or(0)
    }

    /// The hours `first .. end`, end exclusive.
    pub fn range(&self, first: usize, end: usize) -> &[u32] {
        self.0.get(first..end).unwrap_or_default()
    }

    fn change(&mut self, hours: HourSet, by: impl Fn(u32) -> u32) {
        hours.each(|hour| {
            #[cfg(test)]
            crate::testing::work::cell();
            if let Some(count) = self.0.get_mut(hour) {
                *count = by(*count);
            }
        });
    }

    /// While steps are being collected the array holds differences, modulo 2^32: a step down is the
    /// wrapped -1, and [`sum_steps`](Self::sum_steps) wraps it back.
    fn step(&mut self, hours: HourSet) {
        let (firsts, ends) = hours.edges();
        firsts.each(|first| {
            #[cfg(test)]
            crate::testing::work::cell();
            if let Some(step) = self.0.get_mut(first) {
                *step = step.wrapping_add(1);
            }
        });
        ends.each(|end| {
            #[cfg(test)]
            crate::testing::work::cell();
            if let Some(step) = self.0.get_mut(end) {
                *step = step.wrapping_sub(1);
            }
        });
    }

    fn sum_steps(&mut self) {
        let mut sum = 0_u32;
        for count in &mut self.0 {
            #[cfg(test)]
            crate::testing::work::cell();
            sum = sum.wrapping_add(*count);
            *count = sum;
        }
    }
}

/// The hours of a shift, those past midnight being the next day's.
pub(crate) fn span(shift: &Shift) -> HourSet {
    HourSet::span(shift.day, shift.start, shift.hours)
}

impl StaffCounts {
    /// Forgets all shifts but keeps the room that their bookings took.
    fn clear(&mut self) {
        for bookings in [&mut self.busy, &mut self.pending] {
            bookings.covered = HourSet::default();
            bookings.again.clear();
        }
        self.hours = 0;
        self.shifts = 0;
        self.starting = [0; 7];
    }

    /// Counts one more shift of this member and gives what is new about it to the position.
    pub fn add(&mut self, shift: &Shift, position: &mut PositionCounts) {
        let span = span(shift);
        let (fresh, pending) = self.book(shift, span, position);
        position
            .on_duty
            .change(fresh, |count| count.saturating_add(1));
        position
            .pending_on_duty
            .change(pending, |count| count.saturating_add(1));
    }

    /// Takes one shift of this member, which was added before, out of both counts.
    pub fn remove(&mut self, shift: &Shift, position: &mut PositionCounts) {
        #[cfg(test)]
        crate::testing::work::shift();
        let span = span(shift);
        let freed = self.busy.remove(span);
        position
            .on_duty
            .change(freed, |count| count.saturating_sub(1));
        if shift.confirmed {
            position.confirmed = position.confirmed.saturating_sub(1);
        } else {
            let freed = self.pending.remove(span);
            position
                .pending_on_duty
                .change(freed, |count| count.saturating_sub(1));
            position.pending = position.pending.saturating_sub(1);
        }
        self.hours = self.hours.saturating_sub(shift.hours.into());
        self.shifts = self.shifts.saturating_sub(1);
        if self.shifts == 0 {
            position.staffed = position.staffed.saturating_sub(1);
        }
        let day = usize::from(shift.day);
        if let Some(shifts) = self.starting.get_mut(day) {
            *shifts = shifts.saturating_sub(1);
            if let (0, Some(staff)) = (*shifts, position.working.get_mut(day)) {
                *staff = staff.saturating_sub(1);
            }
        }
    }

    /// Books a shift, counts what is not counted by the hour, and gives the hours in which the member
    /// was not on duty before and those in which none of their shifts was pending before.
    #[inline(always)]
    fn book(
        &mut self,
        shift: &Shift,
        span: HourSet,
        position: &mut PositionCounts,
    ) -> (HourSet, HourSet) {
        #[cfg(test)]
        crate::testing::work::shift();
        let fresh = self.busy.add(span);
        let mut pending = HourSet::default();
        if shift.confirmed {
            position.confirmed = position.confirmed.saturating_add(1);
        } else {
            pending = self.pending.add(span);
            position.pending = position.pending.saturating_add(1);
        }
        self.hours = self.hours.saturating_add(shift.hours.into());
        if self.shifts == 0 {
            position.staffed = position.staffed.saturating_add(1);
        }
        self.shifts = self.shifts.saturating_add(1);
        let day = usize::from(shift.day);
        if let Some(shifts) = self.starting.get_mut(day) {
            if let (0, Some(staff)) = (*shifts, position.working.get_mut(day)) {
                *staff = staff.saturating_add(1);
            }
            *shifts = shifts.saturating_add(1);
        }
        (fresh, pending)
    }
}

/// Counts all shifts of one position's staff from nothing, by difference arrays.
pub(crate) fn count<'a, S>(staff: impl Iterator<Item = (&'a mut StaffCounts, S)>) -> PositionCounts
where
    S: Iterator<Item = &'a Shift>,
{
    let mut position = PositionCounts::default();
    for (member, shifts) in staff {
        member.clear();
        for shift in shifts {
            member.book(shift, span(shift), &mut position);
        }
        position.on_duty.step(member.busy.hours());
        if !member.pending.hours().is_empty() {
            position.pending_on_duty.step(member.pending.hours());
        }
    }
    position.on_duty.sum_steps();
    position.pending_on_duty.sum_steps();
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(start: u8, hours: u8) -> HourSet {
        HourSet::span(0, start, hours)
    }

    fn runs(hours: HourSet) -> Vec<(usize, usize)> {
        hours.runs().collect()
    }

    /// [D-455] what is booked several times is free only when every booking is gone
    #[test]
    fn bookings_count() {
        let mut bookings = Bookings::default();
        assert_eq!(runs(bookings.add(span(9, 8))), [(9, 17)]);
        assert_eq!(runs(bookings.add(span(15, 4))), [(17, 19)]);
        assert_eq!(runs(bookings.add(span(10, 1))), []);
        assert_eq!(runs(bookings.add(span(10, 1))), []);
        assert_eq!(runs(bookings.hours()), [(9, 19)]);
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
            assert_eq!(bookings.add(span(9, 1)).is_empty(), round > 0);
        }
        for round in (0..1000).rev() {
            assert_eq!(bookings.remove(span(9, 1)).is_empty(), round > 0);
        }
        assert_eq!(bookings, Bookings::default());
    }
}
