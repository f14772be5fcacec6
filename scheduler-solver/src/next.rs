//! Shift types that may not follow each other on successive days.

use scheduler_core::{Rules, Week};

/// Quarters of an hour of a day.
const DAY: i64 = 24 * 4;

/// The shift types that may not follow others, or be followed: those of which a shift is are the bits of a number.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct NextTypes {
    /// Start in quarters of the day, length, and position if it is for one.
    types: Vec<(i64, i64, Option<String>)>,
    /// For each of them those that may not be on the next day.
    forbidden: Vec<u32>,
}

impl NextTypes {
    /// `None` if every shift may follow every other.
    pub fn new(rules: &Rules, week: &Week) -> Option<Self> {
        let mut next = Self::default();
        for (first, second) in &rules.forbidden_next {
            let (first, second) = (next.places(week, first), next.places(week, second));
            for (place, forbidden) in next.forbidden.iter_mut().enumerate() {
                if first >> place & 1 == 1 {
                    *forbidden |= second;
                }
            }
        }
        next.forbidden
            .iter()
            .any(|forbidden| *forbidden != 0)
            .then_some(next)
    }

    /// The types with a code, as bits.
    fn places(&mut self, week: &Week, code: &str) -> u32 {
        let quarters = |minutes: usize| i64::try_from(minutes / 15).unwrap_or(0);
        let mut places = 0;
        let types = week.details().shift_types.iter();
        for known in types.filter(|known| known.is_named(code)) {
            let of = (
                quarters(known.start_minutes()),
                quarters(known.length_minutes()),
                known.position_id.clone(),
            );
            let place = self.types.iter().position(|known| *known == of);
            let place = place.unwrap_or_else(|| {
                self.types.push(of);
                self.forbidden.push(0);
                self.types.len() - 1
            });
            places |= u32::try_from(place)
                .ok()
                .and_then(|place| 1_u32.checked_shl(place))
                .unwrap_or(0);
        }
        places
    }

    /// The types that a shift is, by its start and length in quarters.
    pub fn codes(&self, start: i64, length: i64, position: &str) -> u32 {
        let is_of = |(from, of, only): &(i64, i64, Option<String>)| {
            (*from, *of) == (start.rem_euclid(DAY), length)
                && only.as_deref().is_none_or(|only| only == position)
        };
        let places = self.types.iter().enumerate().filter(|(_, of)| is_of(of));
        places.fold(0, |codes, (place, _)| {
            codes
                | 1_u32
                    .checked_shl(u32::try_from(place).unwrap_or(32))
                    .unwrap_or(0)
        })
    }

    /// Whether a shift that is of some types may not be followed by one of others on the next day.
    pub fn forbids(&self, first: u32, second: u32) -> bool {
        let mut types = self.forbidden.iter().enumerate();
        types.any(|(place, forbidden)| first >> place & 1 == 1 && forbidden & second != 0)
    }
}
