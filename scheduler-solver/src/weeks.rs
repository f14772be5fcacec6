//! The best week of one person: the set of new shifts that is worth the most, found by a dynamic program over the days.
//!
//! What the days share is the person's hours, the days that they may work, and the rest after a shift. A state is
//! therefore a set of days worked so far (as far as sets differ in what may follow), the hours used, and the first
//! start that is rested. All rules are exact.
#![allow(
    clippy::indexing_slicing,
    reason = "the tables have the size of the states that they are indexed with"
)]

use crate::{
    candidates::Candidate,
    problem::{DAYS, WEEK},
};

/// What one person may work.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Terms {
    /// The shifts of each day, by start, hours and position.
    pub days: [Vec<Candidate>; DAYS],
    /// The allowed sets of days with a new shift: bit `set` for the set whose days are the bits of `set`.
    pub patterns: u128,
    /// Most new hours in the week.
    pub room: usize,
    /// Minutes until the contract is fulfilled; `None` without a contract.
    pub spare: Option<u32>,
    /// Hours between shifts of different days.
    pub rest: usize,
}

impl Terms {
    /// Minutes over contract that are due to new shifts of this many hours.
    pub fn overtime(&self, hours: usize) -> u32 {
        let minutes = u32::try_from(hours * 60).unwrap_or(u32::MAX);
        self.spare.map_or(0, |spare| minutes.saturating_sub(spare))
    }

    /// Whether the empty week is allowed. It is not if a day must be worked.
    pub const fn may_rest(&self) -> bool {
        self.patterns & 1 == 1
    }
}

/// What the parts of a week are worth: positive for hours covered, costs for the rest.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Prices {
    /// Per position and hour of the week.
    pub hours: Vec<i64>,
    /// Cost of a minute over contract.
    pub overtime: i64,
    /// Cost of an hour of work.
    pub work: i64,
    /// Cost of a shift.
    pub shift: i64,
}

/// New shifts of one person, at most one per day, in order.
pub(crate) type WeekOf = Vec<Candidate>;

/// The tables that the search for one kind of person needs.
#[derive(Debug, Clone)]
pub(crate) struct Planner {
    pub terms: Terms,
    layers: Vec<Layer>,
    /// States at the end of the week.
    last: Size,
    /// The most hours that a week can have.
    most: usize,
    /// Whether the week's hours are limited by the room.
    is_limited: bool,
}

/// The number of states of a layer, without the hours.
#[derive(Debug, Clone, Copy)]
struct Size {
    sets: usize,
    ready: usize,
}

#[derive(Debug, Clone)]
struct Layer {
    size: Size,
    /// The set after a day without or with a new shift.
    off: Vec<Option<usize>>,
    work: Vec<Option<usize>>,
    /// The readiness on the next day, without a shift on this one.
    age: Vec<usize>,
    /// Shifts that differ in more than their position.
    options: Vec<Choice>,
    /// Whether some set requires a shift on this day, so that even a bad one counts.
    forced: bool,
}

/// A start and a length, with the positions in which it may be worked.
#[derive(Debug, Clone)]
struct Choice {
    start: usize,
    hours: usize,
    /// The highest readiness from which it can be started.
    latest: usize,
    /// The readiness after it.
    next: usize,
    positions: Vec<usize>,
}

/// A choice with its value, in its best position.
#[derive(Debug, Clone, Copy)]
struct Valued {
    value: i64,
    hours: usize,
    latest: usize,
    next: usize,
    shift: Candidate,
}

const IMPOSSIBLE: i64 = i64::MIN / 4;

impl Planner {
    pub fn new(terms: Terms) -> Self {
        let longest = |day: &Vec<Candidate>| day.iter().map(|shift| shift.hours).max().unwrap_or(0);
        let all: usize = terms.days.iter().map(longest).sum();
        let most = all.min(terms.room);

        // Starts of this and later days, ascending: a readiness is the number of those that are too early.
        let starts: Vec<Vec<usize>> = (0..=DAYS)
            .map(|day| {
                let later = terms.days.iter().skip(day).flatten();
                let mut starts: Vec<usize> = later.map(|shift| shift.start).collect();
                starts.sort_unstable();
                starts.dedup();
                starts
            })
            .collect();
        let too_early =
            |day: usize, time: usize| starts[day].partition_point(|&start| start < time);

        let (sets, last_sets) = set_states(&terms);
        let mut ready = 1;
        let mut layers = Vec::with_capacity(DAYS);
        for (day, (sets, shifts)) in sets.into_iter().zip(&terms.days).enumerate() {
            let gone = starts[day].len() - starts[day + 1].len();
            let age: Vec<usize> = (0..ready)
                .map(|ready: usize| ready.saturating_sub(gone))
                .collect();
            let mut options: Vec<Choice> = Vec::new();
            for shift in shifts {
                match options.last_mut() {
                    Some(last) if (last.start, last.hours) == (shift.start, shift.hours) => {
                        last.positions.push(shift.position);
                    }
                    _ => options.push(Choice {
                        start: shift.start,
                        hours: shift.hours,
                        latest: too_early(day, shift.start),
                        next: too_early(day + 1, shift.end() + terms.rest),
                        positions: vec![shift.position],
                    }),
                }
            }
            let next = age
                .iter()
                .copied()
                .chain(options.iter().map(|choice| choice.next))
                .max()
                .unwrap_or(0);
            let forced = sets.off.iter().any(Option::is_none);
            layers.push(Layer {
                size: Size {
                    sets: sets.off.len(),
                    ready,
                },
                off: sets.off,
                work: sets.work,
                age,
                options,
                forced,
            });
            ready = next + 1;
        }
        Self {
            is_limited: terms.room < all,
            terms,
            layers,
            last: Size {
                sets: last_sets,
                ready,
            },
            most,
        }
    }

    /// The best week and its value; `None` if no week is allowed.
    pub fn best(&self, prices: &Prices, sums: &Sums) -> Option<(i64, WeekOf)> {
        let counts_overtime = prices.overtime != 0
            && self
                .terms
                .spare
                .is_some_and(|spare| self.most * 60 > spare as usize);
        let width = if self.is_limited || counts_overtime {
            self.most + 1
        } else {
            1
        };
        let valued: Vec<Vec<Valued>> = self
            .layers
            .iter()
            .map(|layer| layer.valued(prices, sums, width > 1))
            .collect();
        let mut tables: Vec<Vec<i64>> = Vec::with_capacity(DAYS + 1);
        tables.push(vec![
            IMPOSSIBLE;
            self.layers[0].size.sets
                * self.layers[0].size.ready
                * width
        ]);
        tables[0].get_mut(0).map(|first| *first = 0)?;
        for (day, (layer, options)) in self.layers.iter().zip(&valued).enumerate() {
            let next = self
                .layers
                .get(day + 1)
                .map_or(self.last, |layer| layer.size);
            let mut table = vec![IMPOSSIBLE; next.sets * next.ready * width];
            let before = &tables[day];
            for set in 0..layer.size.sets {
                for ready in 0..layer.size.ready {
                    let from = &before[(set * layer.size.ready + ready) * width..][..width];
                    if from.iter().all(|&value| value <= IMPOSSIBLE / 2) {
                        continue;
                    }
                    if let Some(off) = layer.off[set] {
                        merge(
                            from,
                            &mut table[(off * next.ready + layer.age[ready]) * width..][..width],
                            0,
                        );
                    }
                    if let Some(work) = layer.work[set] {
                        for option in options.iter().filter(|option| ready <= option.latest) {
                            let skipped = if width > 1 { option.hours } else { 0 };
                            if skipped < width {
                                let into = &mut table[(work * next.ready + option.next) * width..]
                                    [skipped..width];
                                merge(from, into, option.value);
                            }
                        }
                    }
                }
            }
            tables.push(table);
        }
        let (mut state, value) = tables[DAYS]
            .iter()
            .enumerate()
            .map(|(state, &value)| {
                (
                    state,
                    value
                        - prices.overtime
                            * i64::from(self.terms.overtime(if width > 1 {
                                state % width
                            } else {
                                0
                            })),
                )
            })
            .rev()
            .max_by_key(|(_, value)| *value)?;
        if value <= IMPOSSIBLE / 2 {
            return None;
        }
        // Backwards: the choice of each day that led to the state.
        let mut week = Vec::new();
        for day in (0..DAYS).rev() {
            let layer = &self.layers[day];
            let next = self
                .layers
                .get(day + 1)
                .map_or(self.last, |layer| layer.size);
            let (used, of_ready, of_set) = (
                state % width,
                state / width % next.ready,
                state / width / next.ready,
            );
            let reached = tables[day + 1][state];
            let mut found = None;
            'search: for set in 0..layer.size.sets {
                for ready in 0..layer.size.ready {
                    let base = (set * layer.size.ready + ready) * width;
                    if layer.off[set] == Some(of_set)
                        && layer.age[ready] == of_ready
                        && tables[day][base + used] == reached
                    {
                        found = Some((base + used, None));
                        break 'search;
                    }
                    if layer.work[set] != Some(of_set) {
                        continue;
                    }
                    for option in &valued[day] {
                        let hours = if width > 1 { option.hours } else { 0 };
                        if option.next == of_ready
                            && ready <= option.latest
                            && hours <= used
                            && tables[day][base + used - hours] + option.value == reached
                        {
                            found = Some((base + used - hours, Some(option.shift)));
                            break 'search;
                        }
                    }
                }
            }
            let (before, shift) = found?;
            week.extend(shift);
            state = before;
        }
        week.reverse();
        Some((value, week))
    }
}

/// `into[i] = max(into[i], from[i] + more)`, as far as both reach.
fn merge(from: &[i64], into: &mut [i64], more: i64) {
    for (into, from) in into.iter_mut().zip(from) {
        *into = (*into).max(from + more);
    }
}

/// Sums of the prices of hours, so that a shift's value is one subtraction.
#[derive(Debug, Clone, Default)]
pub(crate) struct Sums(Vec<i64>);

impl Sums {
    pub fn new(prices: &Prices) -> Self {
        let mut sums = Vec::with_capacity(prices.hours.len() + 1);
        let mut sum = 0;
        sums.push(sum);
        for price in &prices.hours {
            sum += price;
            sums.push(sum);
        }
        Self(sums)
    }

    fn of(&self, position: usize, start: usize, hours: usize) -> i64 {
        let first = position * WEEK + start;
        self.0[first + hours] - self.0[first]
    }
}

impl Layer {
    /// The options worth considering: no other is worth as much with fewer hours and less in the way of other days.
    fn valued(&self, prices: &Prices, sums: &Sums, hours_count: bool) -> Vec<Valued> {
        let mut all: Vec<Valued> = self
            .options
            .iter()
            .filter_map(|choice| {
                let of =
                    |&position: &usize| (sums.of(position, choice.start, choice.hours), position);
                let (worth, position) = choice
                    .positions
                    .iter()
                    .map(of)
                    .max_by_key(|(worth, position)| (*worth, std::cmp::Reverse(*position)))?;
                let value = worth - prices.work * choice.hours as i64 - prices.shift;
                (self.forced || value > 0).then_some(Valued {
                    value,
                    hours: choice.hours,
                    latest: choice.latest,
                    next: choice.next,
                    shift: Candidate {
                        position,
                        start: choice.start,
                        hours: choice.hours,
                    },
                })
            })
            .collect();
        all.sort_by_key(|option| {
            (
                std::cmp::Reverse(option.value),
                option.hours,
                option.next,
                option.shift,
            )
        });
        let mut kept: Vec<Valued> = Vec::with_capacity(all.len());
        for option in all {
            let is_worse = kept.iter().any(|other| {
                (!hours_count || other.hours <= option.hours)
                    && other.latest >= option.latest
                    && other.next <= option.next
            });
            if !is_worse {
                kept.push(option);
            }
        }
        kept
    }
}

/// The states of sets of days before each day.
struct SetStates {
    off: Vec<Option<usize>>,
    work: Vec<Option<usize>>,
}

/// Sets of worked days as states: two sets are one state if the same further days may follow.
fn set_states(terms: &Terms) -> ([SetStates; DAYS], usize) {
    let open = terms
        .days
        .iter()
        .enumerate()
        .filter(|(_, day)| !day.is_empty())
        .fold(0_usize, |open, (day, _)| open | 1 << day);
    let is_allowed = |set: usize| set & !open == 0 && terms.patterns >> set & 1 == 1;
    // What may follow a set of days before `day`, as a set of sets.
    let follows = |day: usize, set: usize| {
        (0..1_usize << (DAYS - day))
            .filter(|later| is_allowed(set | later << day))
            .fold(0_u128, |follows, later| follows | 1 << later)
    };
    let mut states: Vec<(u128, usize)> = vec![(follows(0, 0), 0)];
    let layers = std::array::from_fn(|day| {
        let mut next: Vec<(u128, usize)> = Vec::new();
        let mut state_of = |set: usize| {
            let follows = follows(day + 1, set);
            if follows == 0 {
                return None;
            }
            let known = next.iter().position(|(other, _)| *other == follows);
            Some(known.unwrap_or_else(|| {
                next.push((follows, set));
                next.len() - 1
            }))
        };
        let (off, work) = states
            .iter()
            .map(|&(_, set)| (state_of(set), state_of(set | 1 << day)))
            .unzip();
        states = next;
        SetStates { off, work }
    });
    (layers, states.len())
}
