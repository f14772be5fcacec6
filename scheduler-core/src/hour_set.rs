//! Hours of a week as one bit each.

/// Hours that the engine keeps: the 168 of the week, Monday 0:00 to Sunday midnight, and the day after
/// it, into which a Sunday shift may spill. Those last hours are no part of the week; only the
/// board's last row shows one.
pub(crate) const ALL_HOURS: usize = 192;

/// A set of hours, each counted from Monday 0:00, below [`ALL_HOURS`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct HourSet([u64; 3]);

impl HourSet {
    /// The hours `start .. start + hours` of a day (0 to 6), `hours` at most 64. Hours past midnight
    /// are those of the next day.
    #[inline(always)]
    pub fn span(day: u8, start: u8, hours: u8) -> Self {
        let first = hour_of_week(day, start);
        let run = match hours {
            0 => 0,
            1..64 => (1_u64 << hours).wrapping_sub(1),
            _ => u64::MAX,
        };
        let shift = first % 64;
        let low = run << shift;
        // What the first word has no room for. In two steps, because no machine shifts by 64 at once.
        let high = run >> 1 >> (63 ^ shift);
        Self(match first / 64 {
            0 => [low, high, 0],
            1 => [0, low, high],
            2 => [0, 0, low],
            _ => [0; 3],
        })
    }

    /// Those of the hours that are in the week.
    pub fn in_the_week(self) -> Self {
        let [a, b, c] = self.0;
        Self([a, b, c & ((1 << 40) - 1)])
    }

    #[inline(always)]
    pub fn is_empty(self) -> bool {
        let [a, b, c] = self.0;
        a | b | c == 0
    }

    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline(always)]
    pub fn contains(self, hour: usize) -> bool {
        self.0
            .get(hour / 64)
            .is_some_and(|word| word >> (hour % 64) & 1 == 1)
    }

    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    #[inline(always)]
    pub fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    /// The hours that are in one of the two but not in both.
    #[inline(always)]
    pub fn differing(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }

    pub fn remove(&mut self, hour: usize) {
        if let Some(word) = self.0.get_mut(hour / 64) {
            *word &= !(1 << (hour % 64));
        }
    }

    pub fn insert(&mut self, hour: usize) {
        if let Some(word) = self.0.get_mut(hour / 64) {
            *word |= 1 << (hour % 64);
        }
    }

    /// The hours, earliest first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.0
            .into_iter()
            .zip([0_usize, 64, 128])
            .flat_map(|(mut word, base)| {
                std::iter::from_fn(move || {
                    let bit = word.trailing_zeros();
                    word &= word.wrapping_sub(1);
                    (bit < 64).then(|| base.saturating_add(bit as usize))
                })
            })
    }

    /// The longest runs of consecutive hours, earliest first, each as first hour and end, exclusive.
    pub fn runs(self) -> impl Iterator<Item = (usize, usize)> {
        let (firsts, ends) = self.edges();
        firsts.iter().zip(ends.iter().chain([ALL_HOURS]))
    }

    /// The first hours of the longest runs, and their ends, exclusive; an end at [`ALL_HOURS`] is left
    /// out.
    #[inline(always)]
    pub fn edges(self) -> (Self, Self) {
        let [a, b, c] = self.0;
        let before = Self([a << 1, b << 1 | a >> 63, c << 1 | b >> 63]);
        (self.without(before), before.without(self))
    }

    /// Calls `act` with every hour, earliest first. Counting goes through here: a plain loop is fast
    /// also where the compiler is told to keep code small.
    #[inline(always)]
    pub fn each(self, mut act: impl FnMut(usize)) {
        for (index, &word) in self.0.iter().enumerate() {
            let mut left = word;
            while left != 0 {
                act(index << 6 | left.trailing_zeros() as usize);
                left &= left.wrapping_sub(1);
            }
        }
    }

    #[inline(always)]
    fn zip(self, other: Self, with: impl Fn(u64, u64) -> u64) -> Self {
        let ([a, b, c], [x, y, z]) = (self.0, other.0);
        Self([with(a, x), with(b, y), with(c, z)])
    }
}

/// The hour of the week of an hour of a day. Hour 24 is hour 0 of the next day.
#[inline(always)]
pub(crate) fn hour_of_week(day: u8, hour: u8) -> usize {
    usize::from(day)
        .saturating_mul(24)
        .saturating_add(usize::from(hour))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(spans: &[(u8, u8, u8)], runs: &[(usize, usize)]) {
        let set = spans
            .iter()
            .map(|&(day, start, hours)| HourSet::span(day, start, hours))
            .fold(HourSet::default(), HourSet::or);
        assert_eq!(set.runs().collect::<Vec<_>>(), runs);
        let hours: Vec<usize> = runs.iter().flat_map(|&(first, end)| first..end).collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), hours);
        assert_eq!(set.len() as usize, hours.len());
        assert_eq!(set.is_empty(), hours.is_empty());
        for hour in 0..ALL_HOURS {
            assert_eq!(set.contains(hour), hours.contains(&hour));
        }
    }

    #[test]
    fn runs_and_hours() {
        check(&[], &[]);
        check(&[(0, 0, 0)], &[]);
        check(&[(0, 0, 1)], &[(0, 1)]);
        check(&[(0, 0, 24), (1, 0, 24)], &[(0, 48)]);
        check(&[(2, 10, 10)], &[(58, 68)]);
        check(&[(2, 15, 1), (2, 16, 1)], &[(63, 65)]);
        check(
            &[(5, 7, 1), (5, 8, 1), (5, 10, 2)],
            &[(127, 129), (130, 132)],
        );
        check(&[(6, 23, 24)], &[(167, 191)]);
        check(&[(7, 0, 24)], &[(168, 192)]);
        check(&[(0, 0, 64), (3, 0, 64)], &[(0, 64), (72, 136)]);
    }

    #[test]
    fn insert_and_remove() {
        let mut set = HourSet::span(6, 23, 24);
        for hour in 168..191 {
            set.remove(hour);
        }
        assert_eq!(set.runs().collect::<Vec<_>>(), [(167, 168)]);
        set.insert(191);
        set.insert(500);
        assert_eq!(set.runs().collect::<Vec<_>>(), [(167, 168), (191, 192)]);
    }

    #[test]
    fn what_lies_past_the_last_hour_is_dropped() {
        assert_eq!(
            HourSet::span(7, 20, 24).runs().collect::<Vec<_>>(),
            [(188, 192)]
        );
        assert!(HourSet::span(200, 0, 24).is_empty());
    }
}
