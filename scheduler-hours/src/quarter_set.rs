//! A set of quarters of an hour, one bit each.

use std::ops::{BitAnd, BitOr, BitXor, Sub};

/// Days of a week.
pub const DAYS: usize = 7;
/// Hours of a day.
pub const HOURS: usize = 24;
/// Quarters in an hour.
pub(crate) const QUARTERS: usize = 4;
/// Hours that are counted: the 168 of the week, Monday 0:00 to Sunday midnight, and the day after it, into
/// which a Sunday shift may continue. Those last hours are not part of the week; only the board's last row
/// shows one of them.
pub const ALL_HOURS: usize = WEEK_HOURS + HOURS;
/// The quarters of those hours.
pub const ALL_QUARTERS: usize = ALL_HOURS * QUARTERS;
/// Hours of the week.
pub const WEEK_HOURS: usize = DAYS * HOURS;
/// Minutes in a week.
pub const WEEK_MINUTES: usize = WEEK_HOURS * 60;

const WORDS: usize = ALL_QUARTERS / 64;
/// The first quarter of each hour of a word.
const FIRST_QUARTERS: u64 = 0x1111_1111_1111_1111;

/// A set of quarters of an hour, each counted from Monday 0:00, below [`ALL_QUARTERS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct QuarterSet([u64; WORDS]);

impl QuarterSet {
    /// The quarters `first .. end`, end exclusive; those past the last one are left out.
    #[must_use]
    pub fn span(first: usize, end: usize) -> Self {
        let mut set = Self::default();
        for (index, quarters) in span_words(first, end) {
            set.insert(index, quarters);
        }
        set
    }

    /// Inserts some quarters of one word, and returns those that were already in the set.
    pub(crate) fn insert(&mut self, index: usize, quarters: u64) -> u64 {
        let Some(word) = self.0.get_mut(index) else {
            return 0;
        };
        let before = *word & quarters;
        *word |= quarters;
        before
    }

    /// Flips some quarters of one word, and returns those that were already in the set.
    pub(crate) fn toggle(&mut self, index: usize, quarters: u64) -> u64 {
        let Some(word) = self.0.get_mut(index) else {
            return 0;
        };
        let before = *word & quarters;
        *word ^= quarters;
        before
    }

    /// The quarters from one minute of the week to another, end exclusive; both must be at a quarter.
    #[must_use]
    pub fn of_minutes(start: usize, end: usize) -> Self {
        Self::span(start / 15, end / 15)
    }

    /// The hours `first .. end` of the week, end exclusive, with all of their quarters.
    #[must_use]
    pub fn of_hours(first: usize, end: usize) -> Self {
        Self::span(first * QUARTERS, end * QUARTERS)
    }

    /// The quarters that are part of the week.
    #[must_use]
    pub fn in_the_week(self) -> Self {
        self & Self::of_hours(0, WEEK_HOURS)
    }

    /// The hours whose quarters are all in the set.
    #[must_use]
    pub fn whole_hours(self) -> Self {
        self.map(|word| {
            let all = word & word >> 1 & word >> 2 & word >> 3 & FIRST_QUARTERS;
            all * 0xf
        })
    }

    /// Whether no quarter is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The number of quarters.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether any quarter of an hour of the week is in the set.
    #[must_use]
    pub fn touches_hour(self, hour: usize) -> bool {
        let word = self.0.get(hour / 16).copied().unwrap_or_default();
        word >> (hour % 16 * QUARTERS) & 0xf != 0
    }

    /// Adds all quarters of an hour of the week.
    pub fn insert_hour(&mut self, hour: usize) {
        if let Some(word) = self.0.get_mut(hour / 16) {
            *word |= 0xf << (hour % 16 * QUARTERS);
        }
    }

    /// The quarters, earliest first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.0
            .into_iter()
            .enumerate()
            .flat_map(|(index, mut word)| {
                std::iter::from_fn(move || {
                    let bit = word.trailing_zeros() as usize;
                    word &= word.wrapping_sub(1);
                    (bit < 64).then_some(index * 64 + bit)
                })
            })
    }

    /// The hours of the week with any quarter in the set, earliest first.
    pub fn hours(self) -> impl Iterator<Item = usize> {
        let firsts = self.map(|word| (word | word >> 1 | word >> 2 | word >> 3) & FIRST_QUARTERS);
        firsts.iter().map(|quarter| quarter / QUARTERS)
    }

    /// The longest runs of consecutive quarters, earliest first, each as first quarter and end, exclusive.
    pub fn runs(self) -> impl Iterator<Item = (usize, usize)> {
        let mut last = 0;
        let mut edges = self;
        for word in &mut edges.0 {
            (*word, last) = (*word ^ (*word << 1 | last >> 63), *word);
        }
        let mut edges = edges.iter().chain([ALL_QUARTERS]);
        std::iter::from_fn(move || Some((edges.next()?, edges.next()?)))
    }

    /// The same runs in whole hours of the week; the set must hold whole hours.
    pub fn hour_runs(self) -> impl Iterator<Item = (usize, usize)> {
        self.runs()
            .map(|(first, end)| (first / QUARTERS, end / QUARTERS))
    }

    fn map(self, change: impl Fn(u64) -> u64) -> Self {
        Self(self.0.map(change))
    }

    fn zip(mut self, other: Self, with: impl Fn(u64, u64) -> u64) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word = with(*word, other);
        }
        self
    }
}

/// The words that hold the quarters `first .. end`, each as an index and those of its quarters. A shift spans two or
/// three of the twelve words.
pub(crate) fn span_words(first: usize, end: usize) -> impl Iterator<Item = (usize, u64)> {
    let words = if first < end {
        first / 64..end.div_ceil(64)
    } else {
        0..0
    };
    words.map(move |index| {
        let low = first.saturating_sub(index * 64);
        let high = (end - index * 64).min(64);
        (index, u64::MAX >> (64 - (high - low)) << low)
    })
}

impl BitAnd for QuarterSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for QuarterSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

/// The union of any number of sets.
impl FromIterator<Self> for QuarterSet {
    fn from_iter<I: IntoIterator<Item = Self>>(sets: I) -> Self {
        sets.into_iter().fold(Self::default(), |all, set| all | set)
    }
}

/// The quarters that are in one of the two sets but not in both.
impl BitXor for QuarterSet {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }
}

/// The quarters of one set that are not in the other.
impl Sub for QuarterSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn whole_hours() {
        let set = QuarterSet::of_minutes(9 * 60 + 30, 12 * 60 + 15);
        let hours = |set: QuarterSet| set.hour_runs().collect::<Vec<_>>();
        assert_eq!(hours(set.whole_hours()), [(10, 12)]);
        assert_eq!(set.hours().collect::<Vec<_>>(), [9, 10, 11, 12]);
        assert!(set.touches_hour(9) && set.touches_hour(12) && !set.touches_hour(13));
    }

    #[test]
    fn an_hour_is_touched_by_any_of_its_quarters() {
        for quarters in 1..16 {
            let mut set = QuarterSet::default();
            set.insert(1, quarters << 8);
            assert_eq!(set.hours().collect::<Vec<_>>(), [18], "{quarters:b}");
        }
    }

    /// Runs within a word, across its edge, and at both ends of the set.
    #[test]
    fn runs() {
        let check = |spans: &[(usize, usize)], runs: &[(usize, usize)]| {
            let spans = spans
                .iter()
                .map(|&(first, end)| QuarterSet::span(first, end));
            let set: QuarterSet = spans.collect();
            assert_eq!(set.runs().collect::<Vec<_>>(), runs);
        };
        check(&[], &[]);
        check(&[(5, 5), (6, 5)], &[]);
        check(&[(0, 1)], &[(0, 1)]);
        check(&[(0, 64), (64, 70)], &[(0, 70)]);
        check(&[(0, 64), (128, 192)], &[(0, 64), (128, 192)]);
        check(&[(63, 65), (66, 67)], &[(63, 65), (66, 67)]);
        check(&[(767, 768)], &[(767, 768)]);
        check(&[(0, ALL_QUARTERS)], &[(0, ALL_QUARTERS)]);
        assert_eq!(
            QuarterSet::of_hours(58, 68).hour_runs().collect::<Vec<_>>(),
            [(58, 68)]
        );
    }

    #[test]
    fn inserting_an_hour_leaves_others_unchanged() {
        let mut set = QuarterSet::default();
        set.insert_hour(191);
        set.insert_hour(500);
        assert_eq!(set, QuarterSet::of_hours(191, 192));
        let rest = QuarterSet::of_hours(8, 20) - QuarterSet::of_hours(9, 19);
        assert_eq!(rest.hour_runs().collect::<Vec<_>>(), [(8, 9), (19, 20)]);
        assert_eq!(
            QuarterSet::of_hours(8, 20) & QuarterSet::of_hours(18, 30),
            QuarterSet::of_hours(18, 20)
        );
    }

    #[test]
    fn quarters_past_the_end_are_ignored() {
        let set = QuarterSet::span(ALL_QUARTERS - 2, ALL_QUARTERS + 50);
        assert_eq!(set.runs().collect::<Vec<_>>(), [(766, 768)]);
        assert!(QuarterSet::span(1000, 1010).is_empty());
        assert!(
            QuarterSet::of_hours(WEEK_HOURS, ALL_HOURS)
                .in_the_week()
                .is_empty()
        );
    }

    proptest! {
        #[test]
        fn a_set_contains_the_inserted_quarters(
            spans in proptest::collection::vec((0..ALL_QUARTERS, 0..100_usize), 0..8)
        ) {
            let mut plain = [false; ALL_QUARTERS];
            let mut set = QuarterSet::default();
            for (first, length) in spans {
                set = set | QuarterSet::span(first, first + length);
                plain.iter_mut().skip(first).take(length).for_each(|quarter| *quarter = true);
            }
            let expected: Vec<usize> = (0..ALL_QUARTERS).filter(|quarter| plain[*quarter]).collect();
            prop_assert_eq!(set.iter().collect::<Vec<_>>(), expected.clone());
            prop_assert_eq!(set.len(), expected.len());
            let of_runs: Vec<usize> = set.runs().flat_map(|(first, end)| first..end).collect();
            prop_assert_eq!(of_runs, expected);
            let whole: Vec<usize> = set.whole_hours().hours().collect();
            prop_assert_eq!(whole, (0..ALL_HOURS).filter(|hour| plain[hour * 4..hour * 4 + 4].iter().all(|quarter| *quarter)).collect::<Vec<_>>());
        }
    }
}
