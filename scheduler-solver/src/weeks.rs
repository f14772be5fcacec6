//! The best week of one person: the set of new shifts that is worth the most, found by a dynamic program over the days.
//!
//! What the days share is the person's hours, the days that they may work, and the rest after a shift. A state is
//! therefore a set of days worked so far (as far as sets differ in what may follow), the hours used, and the first
//! start that is rested. All rules are exact.
#![allow(
    clippy::indexing_slicing,
    reason = "the tables have the size of the states that they are indexed with"
)]

use std::rc::Rc;

use crate::{
    candidates::Candidate,
    law::{LawTerms, NightMean},
    next::NextTypes,
    problem::{DAYS, WEEK},
};

/// What one person may work.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Terms {
    /// The shifts of each day, by start, hours and position.
    pub days: [Vec<Candidate>; DAYS],
    /// The allowed sets of days with a new shift: bit `set` for the set whose days are the bits of `set`.
    pub patterns: u128,
    /// Most new minutes of work in the week.
    pub room: u32,
    /// Minutes until the contract is fulfilled; `None` without a contract.
    pub spare: Option<u32>,
    /// Hours between shifts of different days.
    pub rest: usize,
    /// What the law says about the whole week.
    pub law: Option<LawTerms>,
    /// The shift types that may not follow each other.
    pub next: Option<Rc<NextTypes>>,
    /// The needs of marks that the person meets, as rows of the group.
    pub marks: Vec<MarkRow>,
    /// The person's number, if they are never on duty with somebody else, so that they are like nobody.
    pub alone: Option<usize>,
}

/// A need of a mark as a row of a group, after those of its positions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct MarkRow {
    pub row: usize,
    /// The position in which it is met; `None` for every one.
    pub position: Option<usize>,
}

impl MarkRow {
    fn is_met_in(self, position: usize) -> bool {
        self.position.is_none_or(|of| of == position)
    }
}

impl Terms {
    /// Minutes over contract that are due to new shifts with this much work.
    pub fn overtime(&self, work: u32) -> u32 {
        self.spare.map_or(0, |spare| work.saturating_sub(spare))
    }

    /// The places in the demand of the group that a shift covers: of its position, and of the marks that are needed there.
    pub fn cells(&self, shift: Candidate) -> impl Iterator<Item = std::ops::Range<usize>> {
        let marks = self.marks.iter();
        let marks = marks.filter(move |mark| mark.is_met_in(shift.position));
        let rows = std::iter::once(shift.position).chain(marks.map(|mark| mark.row));
        rows.map(move |row| row * WEEK + shift.start..row * WEEK + shift.end())
    }

    /// The minutes of one step of work.
    pub fn unit(&self) -> u32 {
        self.law.as_ref().map_or(60, |law| law.unit)
    }

    /// Whether more than time keeps shifts of different days apart.
    const fn is_narrow(&self) -> bool {
        self.law.is_some() || self.next.is_some()
    }

    /// The steps of work of a shift.
    fn steps(&self, shift: Candidate) -> usize {
        (shift.work() / self.unit()) as usize
    }

    /// The terms with the shifts that each way to take the weekly rests leaves.
    fn ways(&self) -> Vec<Self> {
        let rests = self.law.as_ref().map(|law| &law.rests);
        let Some(rests) = rests.filter(|rests| !rests.is_empty()) else {
            return vec![self.clone()];
        };
        let mut bare = self.clone();
        if let Some(law) = &mut bare.law {
            law.rests.clear();
        }
        let of = |way: &[Vec<Candidate>; DAYS]| {
            let mut terms = bare.clone();
            for (shifts, left) in terms.days.iter_mut().zip(way) {
                shifts.retain(|shift| {
                    let mut left = left.iter();
                    left.any(|of| (of.start, of.hours) == (shift.start, shift.hours))
                });
            }
            terms
        };
        rests.iter().map(of).collect()
    }
}

impl Planner {
    pub fn new(terms: Terms) -> Self {
        let ways = terms.ways().into_iter().map(Way::new).collect();
        let shifts = terms.days.iter().flatten();
        let mut positions: Vec<usize> = shifts.map(|shift| shift.position).collect();
        positions.sort_unstable();
        positions.dedup();
        Self {
            terms,
            positions,
            ways,
        }
    }

    /// The best week and its value; `None` if no week is allowed.
    pub fn best(&self, prices: &Prices, sums: &Sums) -> Option<(i64, WeekOf)> {
        if self.terms.marks.is_empty() {
            return self.best_at(prices, sums);
        }
        // An hour of a position is worth a head and every mark that is needed in it.
        let mut own = prices.clone();
        for mark in &self.terms.marks {
            for &position in self.positions.iter().filter(|of| mark.is_met_in(**of)) {
                let worth = &prices.hours[mark.row * WEEK..][..WEEK];
                let hours = &mut own.hours[position * WEEK..][..WEEK];
                for (hour, worth) in hours.iter_mut().zip(worth) {
                    *hour += worth;
                }
            }
        }
        self.best_at(&own, &Sums::new(&own))
    }

    fn best_at(&self, prices: &Prices, sums: &Sums) -> Option<(i64, WeekOf)> {
        let mut ways = self.ways.iter();
        let first = ways.next()?.best(prices, sums);
        ways.fold(first, |best, way| {
            let other = way.best(prices, sums);
            let value = |week: &Option<(i64, WeekOf)>| week.as_ref().map(|(value, _)| *value);
            if value(&other) > value(&best) {
                other
            } else {
                best
            }
        })
    }
}

impl Terms {
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

/// What the search for one kind of person needs.
#[derive(Debug, Clone)]
pub(crate) struct Planner {
    pub terms: Terms,
    /// The positions of its shifts.
    positions: Vec<usize>,
    /// For each way to take the weekly rests.
    ways: Vec<Way>,
}

/// The tables for the shifts that leave the weekly rests.
#[derive(Debug, Clone)]
struct Way {
    terms: Terms,
    layers: Vec<Layer>,
    /// States at the end of the week.
    last: Size,
    /// The most steps of work that a week can have.
    most: usize,
    /// Whether the week's work is limited.
    is_limited: bool,
}

/// The number of states of a layer, without the work.
#[derive(Debug, Clone, Copy)]
struct Size {
    sets: usize,
    ready: usize,
}

/// What a shift leaves for the days after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
struct Ready {
    /// How many starts are too early.
    starts: usize,
    /// The minutes that it has on the next day, where the law counts calendar days.
    carried: i32,
    /// The shift types that it is, where some may not follow on the next day.
    codes: u32,
}

#[derive(Debug, Clone)]
struct Layer {
    size: Size,
    /// The set after a day without or with a new shift.
    off: Vec<Option<usize>>,
    work: Vec<Option<usize>>,
    /// The states of readiness.
    readies: Vec<Ready>,
    /// The readiness on the next day, without a shift on this one.
    age: Vec<usize>,
    /// How many days of the week up to and with this one have a shift, by the set after it; empty if it plays no part.
    worked: Vec<i64>,
    /// Shifts that differ in more than their position.
    options: Vec<Choice>,
    /// Whether some set requires a shift on this day, so that even a bad one counts.
    forced: bool,
}

/// A start and a length, with the positions in which it may be worked.
#[derive(Debug, Clone)]
struct Choice {
    /// The shift, in the first of its positions.
    shift: Candidate,
    steps: usize,
    /// The most starts that may be too early for it to be started.
    latest: usize,
    /// What it leaves for the next day, and the place of that among the states.
    leaves: Ready,
    next: usize,
    positions: Vec<usize>,
}

/// A choice with its value, in its best position.
#[derive(Debug, Clone, Copy)]
struct Valued {
    value: i64,
    steps: usize,
    latest: usize,
    leaves: Ready,
    next: usize,
    shift: Candidate,
}

const IMPOSSIBLE: i64 = i64::MIN / 4;

impl Way {
    fn new(terms: Terms) -> Self {
        let steps = |shift: &Candidate| terms.steps(*shift);
        let longest = |day: &Vec<Candidate>| day.iter().map(steps).max().unwrap_or(0);
        let all: usize = terms.days.iter().map(longest).sum();
        let room = usize::try_from(terms.room / terms.unit()).unwrap_or(usize::MAX);
        let most = all.min(room);
        let counts_days = terms.law.as_ref().is_some_and(|law| law.nights.is_some());
        let by_calendar = terms.law.as_ref().is_some_and(|law| law.calendar.is_some());
        let is_listed = by_calendar || terms.next.is_some();

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
        let mut readies = vec![Ready {
            starts: 0,
            carried: 0,
            codes: 0,
        }];
        let mut layers = Vec::with_capacity(DAYS);
        for (day, (sets, shifts)) in sets.into_iter().zip(&terms.days).enumerate() {
            let gone = starts[day].len() - starts[day + 1].len();
            let aged = |ready: &Ready| Ready {
                starts: ready.starts.saturating_sub(gone),
                carried: 0,
                codes: 0,
            };
            let mut options: Vec<Choice> = Vec::new();
            for shift in shifts {
                match options.last_mut() {
                    Some(last) if is_alike(last.shift, *shift) => {
                        last.positions.push(shift.position);
                    }
                    _ => options.push(Choice {
                        shift: *shift,
                        steps: terms.steps(*shift),
                        latest: too_early(day, shift.start),
                        leaves: Ready {
                            starts: too_early(day + 1, shift.end() + terms.rest),
                            carried: if by_calendar { shift.law.tomorrow } else { 0 },
                            codes: shift.law.codes,
                        },
                        next: 0,
                        positions: vec![shift.position],
                    }),
                }
            }
            let leaves = options.iter().map(|choice| choice.leaves);
            let mut next: Vec<Ready> = readies.iter().map(aged).chain(leaves).collect();
            if is_listed {
                next.sort_unstable();
                next.dedup();
            } else {
                let most = next.iter().map(|ready| ready.starts).max().unwrap_or(0);
                let plain = (0..=most).map(|starts| Ready {
                    starts,
                    ..Ready::default()
                });
                next = plain.collect();
            }
            let place = |ready: Ready| next.binary_search(&ready).unwrap_or(0);
            let age = readies.iter().map(|ready| place(aged(ready))).collect();
            for choice in &mut options {
                choice.next = place(choice.leaves);
            }
            let forced = sets.off.iter().any(Option::is_none);
            layers.push(Layer {
                size: Size {
                    sets: sets.off.len(),
                    ready: readies.len(),
                },
                off: sets.off,
                work: sets.work,
                readies,
                age,
                worked: if counts_days { sets.worked } else { Vec::new() },
                options,
                forced,
            });
            readies = next;
        }
        Self {
            is_limited: room < all || counts_days,
            terms,
            layers,
            last: Size {
                sets: last_sets,
                ready: readies.len(),
            },
            most,
        }
    }

    /// Whether a shift may follow what is left of the day before.
    fn fits(&self, day: usize, ready: Ready, option: &Valued) -> bool {
        let calendar = self.terms.law.as_ref().and_then(|law| law.calendar);
        let left = calendar.and_then(|left| left.get(day).copied());
        let next = self.terms.next.as_ref();
        ready.starts <= option.latest
            && next.is_none_or(|next| !next.forbids(ready.codes, option.shift.law.codes))
            && left.is_none_or(|left| {
                // What is over the limit already may stay, but nothing may be added.
                option.shift.law.today + ready.carried <= left.max(0)
            })
    }

    /// The most steps of work up to a day, if the means of night shifts are to be kept; `set` is the one after the day.
    fn most_up_to(&self, day: usize, set: usize, is_night: bool) -> usize {
        let law = self.terms.law.as_ref();
        let Some((nights, later)) = law.and_then(|law| law.nights.as_ref()) else {
            return usize::MAX;
        };
        let days = self.layers[day].worked.get(set).copied().unwrap_or(0);
        let unit = i64::from(self.terms.unit());
        let steps =
            |mean: &NightMean| usize::try_from(mean.room(days).max(0) / unit).unwrap_or(usize::MAX);
        let own = &nights[day];
        let today = if is_night || own.own {
            steps(own)
        } else {
            usize::MAX
        };
        let is_last = day + 1 == DAYS;
        let later = later.iter().filter(|_| is_last).map(steps).min();
        today.min(later.unwrap_or(usize::MAX))
    }

    /// The best week and its value; `None` if no week is allowed.
    fn best(&self, prices: &Prices, sums: &Sums) -> Option<(i64, WeekOf)> {
        let counts_overtime = prices.overtime != 0
            && self
                .terms
                .spare
                .is_some_and(|spare| self.most * self.terms.unit() as usize > spare as usize);
        let width = if self.is_limited || counts_overtime {
            self.most + 1
        } else {
            1
        };
        let valued: Vec<Vec<Valued>> = self
            .layers
            .iter()
            .map(|layer| layer.valued(prices, sums, width > 1, self.terms.is_narrow()))
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
                        let most = self.most_up_to(day, off, false);
                        let end = width.min(most.saturating_add(1));
                        merge(
                            from,
                            &mut table[(off * next.ready + layer.age[ready]) * width..][..end],
                            0,
                        );
                    }
                    if let Some(work) = layer.work[set] {
                        let most = [false, true].map(|night| self.most_up_to(day, work, night));
                        let before = layer.readies[ready];
                        for option in options
                            .iter()
                            .filter(|option| self.fits(day, before, option))
                        {
                            let skipped = if width > 1 { option.steps } else { 0 };
                            let most = most[usize::from(option.shift.law.night)];
                            let end = width.min(most.saturating_add(1));
                            if skipped < end {
                                let into = &mut table[(work * next.ready + option.next) * width..]
                                    [skipped..end];
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
                                u32::try_from(state % width).unwrap_or(u32::MAX) * self.terms.unit()
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
                        && (width == 1 || used <= self.most_up_to(day, of_set, false))
                        && tables[day][base + used] == reached
                    {
                        found = Some((base + used, None));
                        break 'search;
                    }
                    if layer.work[set] != Some(of_set) {
                        continue;
                    }
                    for option in &valued[day] {
                        let steps = if width > 1 { option.steps } else { 0 };
                        let is_night = option.shift.law.night;
                        if option.next == of_ready
                            && self.fits(day, layer.readies[ready], option)
                            && steps <= used
                            && (width == 1 || used <= self.most_up_to(day, of_set, is_night))
                            && tables[day][base + used - steps] + option.value == reached
                        {
                            found = Some((base + used - steps, Some(option.shift)));
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
    fn valued(
        &self,
        prices: &Prices,
        sums: &Sums,
        work_counts: bool,
        is_narrow: bool,
    ) -> Vec<Valued> {
        let mut all: Vec<Valued> = self
            .options
            .iter()
            .filter_map(|choice| {
                let Candidate { start, hours, .. } = choice.shift;
                let of = |&position: &usize| (sums.of(position, start, hours), position);
                let (worth, position) = choice
                    .positions
                    .iter()
                    .map(of)
                    .max_by_key(|(worth, position)| (*worth, std::cmp::Reverse(*position)))?;
                let value = worth - prices.work * hours as i64 - prices.shift;
                (self.forced || value > 0).then_some(Valued {
                    value,
                    steps: choice.steps,
                    latest: choice.latest,
                    leaves: choice.leaves,
                    next: choice.next,
                    shift: Candidate {
                        position,
                        ..choice.shift
                    },
                })
            })
            .collect();
        all.sort_by_key(|option| {
            (
                std::cmp::Reverse(option.value),
                option.steps,
                option.leaves,
                option.shift,
            )
        });
        let mut kept: Vec<Valued> = Vec::with_capacity(all.len());
        for option in all {
            let is_worse = kept.iter().any(|other| {
                (!work_counts || other.steps <= option.steps)
                    && other.latest >= option.latest
                    && other.leaves.starts <= option.leaves.starts
                    && (!is_narrow || is_lighter(other, &option))
            });
            if !is_worse {
                kept.push(option);
            }
        }
        kept
    }
}

/// Whether two shifts differ in their positions only.
fn is_alike(one: Candidate, other: Candidate) -> bool {
    (one.start, one.hours, one.law) == (other.start, other.hours, other.law)
}

/// Whether a shift adds no more to what the law counts than another, and stands in the way of no more shift types.
fn is_lighter(one: &Valued, other: &Valued) -> bool {
    let codes = one.shift.law.codes;
    (codes == 0 || codes == other.shift.law.codes)
        && one.leaves.carried <= other.leaves.carried
        && one.shift.law.today <= other.shift.law.today
        && one.shift.law.night <= other.shift.law.night
}

/// The states of sets of days before each day.
struct SetStates {
    off: Vec<Option<usize>>,
    work: Vec<Option<usize>>,
    /// Days of the week with a shift up to and with the day, by the set after it.
    worked: Vec<i64>,
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
    // The number of days with a shift up to and with `day`, where it plays a part.
    let counted = terms.law.as_ref().filter(|law| law.nights.is_some());
    let worked = |day: usize, set: usize| {
        let own = counted.map_or(0, |law| usize::from(law.own_days));
        let days = (set | own) & ((2 << day) - 1);
        counted.map_or(0, |_| i64::from(days.count_ones()))
    };
    let mut states: Vec<(u128, usize)> = vec![(follows(0, 0), 0)];
    let layers = std::array::from_fn(|day| {
        let mut next: Vec<(u128, usize)> = Vec::new();
        let mut state_of = |set: usize| {
            let follows = follows(day + 1, set);
            if follows == 0 {
                return None;
            }
            let known = next
                .iter()
                .position(|(other, of)| *other == follows && worked(day, *of) == worked(day, set));
            Some(known.unwrap_or_else(|| {
                next.push((follows, set));
                next.len() - 1
            }))
        };
        let (off, work) = states
            .iter()
            .map(|&(_, set)| (state_of(set), state_of(set | 1 << day)))
            .unzip();
        let worked = next.iter().map(|(_, set)| worked(day, *set)).collect();
        states = next;
        SetStates { off, work, worked }
    });
    (layers, states.len())
}
