//! A plan of one group while it is being made.
#![allow(
    clippy::indexing_slicing,
    reason = "people, kinds and hours are numbered when the group is made"
)]

use std::rc::Rc;

use crate::{
    candidates::Candidate,
    weeks::{Planner, Prices, Sums, WeekOf},
};

/// One group of positions that share people.
pub(crate) struct Group {
    /// How many positions it has.
    pub positions: usize,
    /// Missing heads per position of the group and hour of the week, and then people missing per need of a mark and hour.
    pub demand: Vec<u32>,
    pub kinds: Vec<Rc<Planner>>,
    /// The kind of every person.
    pub people: Vec<usize>,
    /// With whom every person is never on duty.
    pub apart: Vec<Vec<usize>>,
    /// What an hour of every person costs.
    pub wages: Vec<i64>,
}

/// How many goals there are.
pub(crate) const GOALS: usize = 4;

/// Figures of a plan, in the order in which plans are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Figures {
    pub missing: u32,
    /// Minutes over contract.
    pub overtime: u32,
    pub hours: u32,
    pub shifts: u32,
}

impl Figures {
    /// One of the goals, by its place in the order.
    pub const fn of(self, goal: usize) -> u32 {
        match goal {
            0 => self.missing,
            1 => self.overtime,
            2 => self.hours,
            _ => self.shifts,
        }
    }
}

/// The hours of a week.
pub(crate) fn hours_of(week: &WeekOf) -> usize {
    week.iter().map(|shift| shift.hours).sum()
}

/// The work of a week, in minutes.
pub(crate) fn work_of(week: &WeekOf) -> u32 {
    week.iter().map(|shift| shift.work()).sum()
}

/// The first hour of the week that two shifts have in common.
fn together(one: Candidate, other: Candidate) -> Option<usize> {
    let first = one.start.max(other.start);
    (first < one.end().min(other.end())).then_some(first)
}

/// The first hour of two weeks in which both have a shift.
pub(crate) fn first_together(one: &WeekOf, other: &WeekOf) -> Option<usize> {
    let pairs = one
        .iter()
        .flat_map(|shift| other.iter().map(move |of| (*shift, *of)));
    pairs.filter_map(|(one, other)| together(one, other)).min()
}

/// A deterministic sequence of numbers that look random.
pub(crate) struct Noise(pub u64);

impl Noise {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    pub fn below(&mut self, count: usize) -> usize {
        (self.next() % count.max(1) as u64) as usize
    }
}

/// A plan with what is still missing.
#[derive(Clone)]
pub(crate) struct Draft {
    pub weeks: Vec<WeekOf>,
    /// Demand without what the plan covers; negative where it covers too much.
    pub left: Vec<i32>,
    pub figures: Figures,
}

// Worth of the goals when one person's week is chosen: one unit of a goal outweighs all of those after it.
const SHIFT: i64 = 1 << 26;
const HOUR: i64 = 1 << 29;
const MINUTE: i64 = 1 << 37;
const HEAD: i64 = 1 << 51;

impl Draft {
    pub fn empty(group: &Group) -> Self {
        let left: Vec<i32> = group.demand.iter().map(|&heads| heads as i32).collect();
        Self {
            weeks: vec![Vec::new(); group.people.len()],
            figures: Figures {
                missing: group.demand.iter().sum(),
                ..Figures::default()
            },
            left,
        }
    }

    /// Replaces a person's week.
    pub fn set(&mut self, group: &Group, person: usize, week: WeekOf) {
        let old = std::mem::take(&mut self.weeks[person]);
        self.change(group, person, &old, 1);
        self.change(group, person, &week, -1);
        self.weeks[person] = week;
    }

    fn change(&mut self, group: &Group, person: usize, week: &WeekOf, sign: i32) {
        let mut missing = 0;
        let terms = &group.kinds[group.people[person]].terms;
        for cells in week.iter().flat_map(|shift| terms.cells(*shift)) {
            for left in &mut self.left[cells] {
                missing += if sign > 0 {
                    i32::from(*left >= 0)
                } else {
                    -i32::from(*left > 0)
                };
                *left += sign;
            }
        }
        let hours = hours_of(week);
        let overtime = terms.overtime(work_of(week));
        let add = |figure: &mut u32, more: u32| {
            *figure = if sign > 0 {
                *figure - more
            } else {
                *figure + more
            }
        };
        self.figures.missing = self.figures.missing.wrapping_add_signed(missing);
        add(&mut self.figures.overtime, overtime);
        add(&mut self.figures.hours, hours as u32);
        add(&mut self.figures.shifts, week.len() as u32);
    }

    /// Whether a week of a person has an hour in which somebody is on duty with whom they never are.
    pub fn is_apart(&self, group: &Group, person: usize, week: &WeekOf) -> bool {
        let mut others = group.apart[person].iter();
        others.all(|&other| first_together(week, &self.weeks[other]).is_none())
    }

    /// Two people who are never on duty together and are in this plan, and the first hour in which they are.
    pub fn first_conflict(&self, group: &Group) -> Option<([usize; 2], usize)> {
        let people = group.apart.iter().enumerate();
        let mut pairs =
            people.flat_map(|(person, others)| others.iter().map(move |&other| [person, other]));
        pairs.find_map(|pair| {
            let hour = first_together(&self.weeks[pair[0]], &self.weeks[pair[1]])?;
            Some((pair, hour))
        })
    }

    /// The planner without the shifts at the times of people with whom somebody is never on duty; `None` if it has none.
    fn beside_others(&self, group: &Group, person: usize, planner: &Planner) -> Option<Planner> {
        let others = group.apart[person].iter();
        let taken: WeekOf = others
            .flat_map(|&other| self.weeks[other].iter().copied())
            .collect();
        (!taken.is_empty()).then(|| {
            let mut terms = planner.terms.clone();
            for shifts in &mut terms.days {
                shifts.retain(|shift| taken.iter().all(|of| together(*shift, *of).is_none()));
            }
            Planner::new(terms)
        })
    }

    /// The best week of a person, given the others'. `noise` prefers some hours to others.
    pub fn respond(&mut self, group: &Group, person: usize, noise: Option<&mut Noise>) {
        self.respond_by(group, person, &group.kinds[group.people[person]], noise);
    }

    /// The same among the weeks of a planner.
    pub fn respond_by(
        &mut self,
        group: &Group,
        person: usize,
        planner: &Planner,
        mut noise: Option<&mut Noise>,
    ) {
        self.set(group, person, Vec::new());
        let restricted = self.beside_others(group, person, planner);
        let planner = restricted.as_ref().unwrap_or(planner);
        let hours = self
            .left
            .iter()
            .map(|&left| {
                let extra = noise
                    .as_mut()
                    .map_or(0, |noise| (noise.next() >> 56) as i64 * (HEAD >> 17));
                if left > 0 { HEAD + extra } else { 0 }
            })
            .collect();
        let prices = Prices {
            hours,
            overtime: MINUTE,
            work: HOUR + group.wages[person],
            shift: SHIFT,
        };
        let sums = Sums::new(&prices);
        if let Some((_, week)) = planner.best(&prices, &sums) {
            self.set(group, person, week);
        }
    }
}
