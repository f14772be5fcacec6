//! Slots: morning, afternoon and night.

use serde::Serialize;

use super::{entities::Shift, time::HOURS};

/// A third of the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Slot {
    /// 6 AM to 2 PM.
    Morning,
    /// 2 PM to 10 PM.
    Afternoon,
    /// 10 PM to 6 AM of the next day.
    Night,
}

/// All slots, in the order of the day.
pub const SLOTS: [Slot; 3] = [Slot::Morning, Slot::Afternoon, Slot::Night];
/// The mask of all slots: nothing is hidden.
pub const ALL_SLOTS: u8 = 0b111;

/// A slot's hours and its bit in a mask.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SlotInfo {
    /// The slot.
    pub slot: Slot,
    /// First hour, 0 to 23.
    pub start: u8,
    /// End hour, exclusive; for the night an hour of the next day.
    pub end: u8,
    /// The slot's bit in a mask: morning 1, afternoon 2, night 4.
    pub mask: u8,
}

impl Slot {
    /// The slot of an hour. Hours from 24 on are those of the next day.
    ///
    /// ```
    /// use scheduler_core::schedule::Slot;
    ///
    /// assert_eq!(Slot::at(13), Slot::Morning);
    /// assert_eq!(Slot::at(24), Slot::Night);
    /// ```
    #[must_use]
    pub const fn at(hour: u8) -> Self {
        match hour % HOURS {
            6..14 => Self::Morning,
            14..22 => Self::Afternoon,
            _ => Self::Night,
        }
    }

    /// The slot's bit in a mask: morning 1, afternoon 2, night 4.
    ///
    /// ```
    /// use scheduler_core::schedule::{ALL_SLOTS, SLOTS, Slot};
    ///
    /// assert_eq!(SLOTS.map(Slot::mask).iter().sum::<u8>(), ALL_SLOTS);
    /// ```
    #[must_use]
    pub const fn mask(self) -> u8 {
        match self {
            Self::Morning => 1,
            Self::Afternoon => 2,
            Self::Night => 4,
        }
    }

    /// The slot's hours and bit.
    ///
    /// ```
    /// use scheduler_core::schedule::Slot;
    ///
    /// let night = Slot::Night.info();
    /// assert_eq!((night.start, night.end), (22, 6));
    /// ```
    #[must_use]
    pub const fn info(self) -> SlotInfo {
        let (start, end) = match self {
            Self::Morning => (6, 14),
            Self::Afternoon => (14, 22),
            Self::Night => (22, 6),
        };
        SlotInfo {
            slot: self,
            start,
            end,
            mask: self.mask(),
        }
    }
}

/// The mask of the slots in which a shift has some time.
pub(crate) fn slots_of(shift: &Shift) -> u8 {
    let hours = shift.start_minutes() / 60..shift.end_minutes().div_ceil(60);
    hours
        .filter_map(|hour| u8::try_from(hour % usize::from(HOURS)).ok())
        .fold(0, |mask, hour| mask | Slot::at(hour).mask())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(start: u8, hours: u8, slots: &[Slot]) {
        let shift = Shift::new("", "", crate::schedule::Day::Monday, start, hours);
        let mask: u8 = slots.iter().map(|slot| slot.mask()).sum();
        assert_eq!(slots_of(&shift), mask, "{start}+{hours}");
    }

    #[test]
    fn slots_that_a_shift_touches() {
        use Slot::{Afternoon, Morning, Night};
        check(6, 8, &[Morning]);
        check(5, 1, &[Night]);
        check(5, 2, &[Night, Morning]);
        check(13, 1, &[Morning]);
        check(13, 2, &[Morning, Afternoon]);
        check(14, 8, &[Afternoon]);
        check(21, 2, &[Afternoon, Night]);
        check(22, 8, &[Night]);
        check(22, 9, &[Night, Morning]);
        check(0, 24, &SLOTS);
        check(23, 24, &SLOTS);
        assert_eq!(SLOTS.map(Slot::mask).iter().sum::<u8>(), ALL_SLOTS);
    }

    /// A quarter of an hour in a slot is enough.
    #[test]
    fn slots_to_the_quarter() {
        let mask = |entry| slots_of(&crate::testing::shift("", entry));
        assert_eq!(mask("ada/0:13:45+0:15"), 1);
        assert_eq!(mask("ada/0:13:45+0:30"), 1 | 2);
        assert_eq!(mask("ada/0:5:45+8:15"), 4 | 1);
        assert_eq!(mask("ada/6:21:30+0:45"), 2 | 4);
    }

    #[test]
    fn every_hour_is_within_the_hours_of_its_slot() {
        for slot in SLOTS {
            let SlotInfo {
                start, end, mask, ..
            } = slot.info();
            assert_eq!(mask, slot.mask());
            let length = (end + 24 - start) % 24;
            assert_eq!(length, 8);
            for hour in start..start + length {
                assert_eq!(Slot::at(hour), slot, "{hour}");
            }
        }
    }
}
