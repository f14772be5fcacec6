//! What the rules of one person say about one day after another.
#![allow(
    clippy::indexing_slicing,
    reason = "states and types are numbered when the automaton is made"
)]

use super::instance::{Instance, Person};

/// Types by what may follow them and what they may follow.
#[derive(Debug, Clone)]
pub(crate) struct Shape {
    /// The minutes of a unit, and the units of each type.
    pub unit: u32,
    pub units: Vec<usize>,
    /// The class of each type: types of a class allow the same types on the next day.
    pub class: Vec<usize>,
    pub classes: usize,
    /// By class and type: whether the type may come on the next day.
    pub allowed: Vec<Vec<bool>>,
    /// Types that differ in nothing but their costs.
    pub groups: Vec<Vec<usize>>,
}

const fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl Shape {
    pub fn new(instance: &Instance) -> Self {
        let types = instance.types.len();
        let unit = instance
            .types
            .iter()
            .fold(0, |unit, kind| gcd(unit, kind.minutes))
            .max(1);
        let units = instance
            .types
            .iter()
            .map(|kind| (kind.minutes / unit) as usize)
            .collect::<Vec<_>>();
        let mut allowed: Vec<Vec<bool>> = Vec::new();
        let class: Vec<usize> = instance
            .types
            .iter()
            .map(|kind| {
                let mut next = vec![true; types];
                for &forbidden in &kind.not_next {
                    next[forbidden] = false;
                }
                allowed
                    .iter()
                    .position(|known| *known == next)
                    .unwrap_or_else(|| {
                        allowed.push(next);
                        allowed.len() - 1
                    })
            })
            .collect();
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for kind in 0..types {
            let is_like = |other: usize| {
                class[other] == class[kind]
                    && units[other] == units[kind]
                    && allowed.iter().all(|next| next[other] == next[kind])
            };
            match groups.iter_mut().find(|group| is_like(group[0])) {
                Some(group) => group.push(kind),
                None => groups.push(vec![kind]),
            }
        }
        Self {
            unit,
            units,
            classes: allowed.len(),
            class,
            allowed,
            groups,
        }
    }
}

/// The states of a person after a day: a run of days off, or a class and a run of days worked.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Runs {
    pub max_run: usize,
    pub min_run: usize,
    pub min_off: usize,
}

impl Runs {
    pub fn new(person: &Person, days: usize) -> Self {
        Self {
            max_run: (person.max_run as usize).min(days.max(1)),
            min_run: (person.min_run as usize).min(days + 1),
            min_off: (person.min_off as usize).clamp(1, days.max(1)),
        }
    }

    /// How many states there are.
    pub const fn states(self, shape: &Shape) -> usize {
        self.min_off + shape.classes * self.max_run
    }

    /// The state of somebody who has been off for long enough, which is also where the first day starts from.
    pub const fn free(self) -> usize {
        self.min_off - 1
    }

    pub const fn work(self, class: usize, run: usize) -> usize {
        self.min_off + class * self.max_run + run - 1
    }

    /// The class and run of a state, if it is one of work.
    pub const fn worked(self, state: usize) -> Option<(usize, usize)> {
        if state < self.min_off || self.max_run == 0 {
            return None;
        }
        let state = state - self.min_off;
        Some((state / self.max_run, state % self.max_run + 1))
    }

    /// The state after `day`, on which `kind` is worked, or nothing; `None` if that is not allowed.
    pub fn next(
        self,
        shape: &Shape,
        day: usize,
        state: usize,
        kind: Option<usize>,
    ) -> Option<usize> {
        match (self.worked(state), kind) {
            // A run that began on the first day may be part of a longer one before it.
            (Some((_, run)), None) => (run >= self.min_run || run == day).then_some(0),
            (None, None) => Some((state + 1).min(self.free())),
            (Some((class, run)), Some(kind)) => (run < self.max_run && shape.allowed[class][kind])
                .then(|| self.work(shape.class[kind], run + 1)),
            (None, Some(kind)) => {
                (state == self.free() && self.max_run > 0).then(|| self.work(shape.class[kind], 1))
            }
        }
    }

    /// The most days that can be worked in so many days.
    pub const fn most_days(self, days: usize) -> usize {
        let cycle = self.max_run + self.min_off;
        let rest = days % cycle;
        let last = if rest < self.max_run {
            rest
        } else {
            self.max_run
        };
        self.max_run * (days / cycle) + last
    }
}
