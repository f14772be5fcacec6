//! The question of planning by types: heads by shift type and day, and people with their limits.
#![allow(
    clippy::indexing_slicing,
    reason = "what refers to days, types and people is checked when the instance is made"
)]

/// A type of shift.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ShiftType {
    /// Its length in minutes.
    pub minutes: u32,
    /// The types, by number, that must not come on the next day.
    pub not_next: Vec<usize>,
}

/// A person and the limits of their roster over the whole horizon.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Person {
    /// The most shifts of each type, by type; 0 is never.
    pub most: Vec<u32>,
    /// The fewest minutes.
    pub min_minutes: u32,
    /// The most minutes.
    pub max_minutes: u32,
    /// The most days worked in a row.
    pub max_run: u32,
    /// The fewest days worked in a row; a run that touches the first or the last day is exempt.
    pub min_run: u32,
    /// The fewest days off in a row; a run that touches the first or the last day is exempt.
    pub min_off: u32,
    /// The most weekends with a shift.
    pub max_weekends: u32,
    /// Days without a shift.
    pub days_off: Vec<usize>,
    /// Days with the types, by number, that must not be worked on them.
    pub never: Vec<(usize, usize)>,
}

/// A wish for or against a type on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Request {
    /// The person, by number.
    pub person: usize,
    /// The day.
    pub day: usize,
    /// The type, by number.
    pub kind: usize,
    /// What it costs if it is not granted.
    pub weight: u32,
}

/// The heads needed of a type on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cover {
    /// The day.
    pub day: usize,
    /// The type, by number.
    pub kind: usize,
    /// How many are needed.
    pub heads: u32,
    /// What each missing head costs.
    pub under: u32,
    /// What each head too many costs.
    pub over: u32,
}

/// Everything that a roster by types depends on. Days count from 0; day 0 is a Monday.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Instance {
    /// How many days there are.
    pub days: usize,
    /// The types of shifts.
    pub types: Vec<ShiftType>,
    /// The people.
    pub people: Vec<Person>,
    /// Wishes to work a type on a day.
    pub on_requests: Vec<Request>,
    /// Wishes not to work a type on a day.
    pub off_requests: Vec<Request>,
    /// The heads needed. A day and type without any costs nothing.
    pub cover: Vec<Cover>,
}

/// What is wrong with an [`Instance`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum InstanceError {
    /// A day, type or person outside the instance, or a person without a limit for every type.
    OutOfRange,
    /// Two demands for one day and type.
    Repeated,
    /// Weights, days or people beyond what the search can count.
    TooLarge,
}

impl std::fmt::Display for InstanceError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::OutOfRange => "a day, type or person is out of range",
            Self::Repeated => "a day and type has two demands",
            Self::TooLarge => "the instance is too large",
        })
    }
}

impl std::error::Error for InstanceError {}

/// The largest sum of the weights that one person can meet.
const MOST_WEIGHT: u64 = 1 << 21;

impl Instance {
    /// # Errors
    /// What refers to a day, type or person that does not exist, and what is too large to be counted.
    pub fn check(&self) -> Result<(), InstanceError> {
        let types = self.types.len();
        let fits = |day: usize, kind: usize| day < self.days && kind < types;
        let is_known = self
            .types
            .iter()
            .all(|kind| kind.not_next.iter().all(|&next| next < types))
            && self.people.iter().all(|person| {
                person.most.len() == types
                    && person.days_off.iter().all(|&day| day < self.days)
                    && person.never.iter().all(|&(day, kind)| fits(day, kind))
            })
            && self
                .on_requests
                .iter()
                .chain(&self.off_requests)
                .all(|wish| wish.person < self.people.len() && fits(wish.day, wish.kind))
            && self
                .cover
                .iter()
                .all(|cover| fits(cover.day, cover.kind) && cover.heads <= 1 << 16);
        if !is_known {
            return Err(InstanceError::OutOfRange);
        }
        let mut cells: Vec<(usize, usize)> = self
            .cover
            .iter()
            .map(|cover| (cover.day, cover.kind))
            .collect();
        cells.sort_unstable();
        if cells.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(InstanceError::Repeated);
        }
        let minutes = self.types.iter().map(|kind| kind.minutes).max();
        if self.worst() > MOST_WEIGHT
            || self.days > 400
            || self.people.len() > 1000
            || types > 250
            || minutes.unwrap_or(0) > 1440
        {
            return Err(InstanceError::TooLarge);
        }
        Ok(())
    }

    /// More than what the weights of one person's roster can add up to.
    pub(crate) fn worst(&self) -> u64 {
        let mut worst = vec![0_u64; self.days];
        for cover in &self.cover {
            worst[cover.day] = worst[cover.day].max(u64::from(cover.under.max(cover.over)));
        }
        let wishes = self.on_requests.iter().chain(&self.off_requests);
        let wish = wishes.map(|wish| u64::from(wish.weight)).max().unwrap_or(0);
        worst.iter().sum::<u64>() + 2 * wish * self.days as u64
    }

    /// What every cell of a roster costs its person, by person, then day and type with
    /// a day off last, and what nobody working at all would cost.
    pub(crate) fn wishes(&self) -> (Vec<Vec<i64>>, i64) {
        let width = self.types.len() + 1;
        let mut costs = vec![vec![0; self.days * width]; self.people.len()];
        let mut base = 0;
        for wish in &self.on_requests {
            costs[wish.person][wish.day * width + wish.kind] -= i64::from(wish.weight);
            base += i64::from(wish.weight);
        }
        for wish in &self.off_requests {
            costs[wish.person][wish.day * width + wish.kind] += i64::from(wish.weight);
        }
        (costs, base)
    }
}

/// A roster: for every person and day a type, or none.
pub type Roster = Vec<Vec<Option<usize>>>;
