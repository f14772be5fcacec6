//! The cheapest roster of one person by types under costs of its cells, by a dynamic program over days.
//!
//! A state has the run of days with or without a shift, the last type, the new days of the week and the weekends with a
//! new shift among the last four. A law, and minutes of types of unlike length, are not in it: no roster that a person may
//! have is left out.
#![allow(
    clippy::indexing_slicing,
    reason = "days, types and states are numbered when the tables are made"
)]

use super::heads::{Heads, Worker};
use crate::{problem::DAYS, types::Line};

/// What no roster costs.
const NEVER: i64 = i64::MAX / 4;
/// States beyond which weekends are not counted.
const MOST_STATES: usize = 40_000;
/// The weekends with a new shift among four successive weeks, as bits.
const WEEKENDS: usize = 16;

/// A run of days that a person's roster ends with.
#[derive(Debug, Clone, Copy)]
enum Run {
    /// Days without a shift, and whether there is an existing shift before them.
    Off { length: usize, after_old: bool },
    /// Days with one: whether one of them is new, whether they begin with the first known day, and the type of the last one,
    /// counted from 1, 0 for an existing one.
    Work {
        length: usize,
        has_new: bool,
        is_edge: bool,
        last: usize,
    },
}

/// The tables of one person.
pub(super) struct Lines {
    kinds: usize,
    most_run: usize,
    least_on: usize,
    least_off: usize,
    /// The longest run of work that is told from longer ones.
    longest: usize,
    /// By week: the most new days.
    new_days: Vec<usize>,
    /// By week and new days: the least hours over contract.
    over: Vec<[i64; DAYS + 1]>,
    width: usize,
    weekends: usize,
    /// The day of the window on which the filled weeks begin, and how many days they have.
    first: usize,
    days: usize,
    old: Vec<bool>,
    old_weekends: Vec<bool>,
    most_weekends: usize,
    /// By type and next type.
    may_follow: Vec<bool>,
    /// By day and type.
    may_have: Vec<bool>,
}

/// Working memory: by day and state, the state and the type before.
#[derive(Default)]
pub(super) struct Memory {
    from: Vec<Vec<(u32, u8)>>,
}

impl Lines {
    pub fn new(heads: &Heads<'_>, person: usize) -> Self {
        let worker: &Worker = &heads.people[person];
        let kinds = heads.kinds.len();
        let rules = &heads.horizon.question.rules;
        let limit = |number: i32| usize::try_from(number).unwrap_or(0);
        let most_run = limit(rules.max_days_in_row);
        let least_on = limit(rules.min_days_in_row).max(1);
        let shortest = heads.least_work(person).max(1);
        let weeks = worker.room.iter().zip(&worker.new_days);
        let new_days: Vec<usize> = weeks
            .map(|((room, _), days)| (*days).min((room / shortest) as usize).min(DAYS))
            .collect();
        let over = (0..worker.room.len()).map(|week| {
            std::array::from_fn(|days| heads.over(person, week, shortest * days as u32))
        });
        let over = over.collect();
        let longest = if most_run > 0 {
            most_run.max(least_on) + 1
        } else {
            least_on
        };
        let pairs = (0..kinds).flat_map(|kind| (0..kinds).map(move |next| (kind, next)));
        let weekend = |week: &[bool]| week[DAYS - 2..].iter().any(|works| *works);
        let mut lines = Self {
            kinds,
            most_run,
            least_on,
            least_off: limit(rules.min_days_off_in_row).max(1),
            longest,
            width: new_days.iter().max().map_or(1, |most| most + 1),
            new_days,
            over,
            weekends: if worker.weekends.is_some() {
                WEEKENDS
            } else {
                1
            },
            first: heads.before(),
            days: heads.days(),
            old: worker.old.clone(),
            old_weekends: worker.old.chunks(DAYS).map(weekend).collect(),
            most_weekends: worker.weekends.unwrap_or(usize::MAX),
            may_follow: pairs
                .map(|(kind, next)| heads.may_follow(worker.rest, kind, next))
                .collect(),
            may_have: worker.cells.iter().map(Result::is_ok).collect(),
        };
        if lines.states() > MOST_STATES {
            lines.weekends = 1;
        }
        lines
    }

    const fn off_states(&self) -> usize {
        self.least_off * 2
    }

    const fn states(&self) -> usize {
        let runs = self.off_states() + self.longest * 4 * (self.kinds + 1);
        runs * self.width * self.weekends
    }

    fn number(&self, run: Run) -> usize {
        match run {
            Run::Off { length, after_old } => (length - 1) * 2 + usize::from(after_old),
            Run::Work {
                length,
                has_new,
                is_edge,
                last,
            } => {
                let flags = usize::from(has_new) * 2 + usize::from(is_edge);
                self.off_states() + ((length - 1) * 4 + flags) * (self.kinds + 1) + last
            }
        }
    }

    const fn run(&self, number: usize) -> Run {
        let Some(number) = number.checked_sub(self.off_states()) else {
            return Run::Off {
                length: number / 2 + 1,
                after_old: number % 2 == 1,
            };
        };
        let flags = number / (self.kinds + 1) % 4;
        Run::Work {
            length: number / (self.kinds + 1) / 4 + 1,
            has_new: flags >= 2,
            is_edge: flags % 2 == 1,
            last: number % (self.kinds + 1),
        }
    }

    /// The run after a day without a shift.
    fn rests(&self, run: Option<Run>, day: usize) -> Option<Run> {
        let enough = self.least_off;
        Some(match run {
            None => Run::Off {
                length: enough,
                after_old: false,
            },
            Some(Run::Off { length, after_old }) => {
                let length = (length + 1).min(enough);
                Run::Off {
                    length,
                    after_old: after_old && length < enough,
                }
            }
            Some(Run::Work {
                length,
                has_new,
                is_edge,
                ..
            }) => {
                if has_new && !is_edge && length < self.least_on {
                    return None;
                }
                Run::Off {
                    length: 1,
                    after_old: enough > 1 && self.old[day - 1],
                }
            }
        })
    }

    /// The run after a day with an existing shift (a type of 0) or a new one.
    fn works(&self, run: Option<Run>, kind: usize) -> Option<Run> {
        let is_new = kind > 0;
        let (length, has_new, is_edge) = match run {
            None => (1, is_new, true),
            Some(Run::Off { length, after_old }) => {
                if length < self.least_off && (is_new || !after_old) {
                    return None;
                }
                (1, is_new, false)
            }
            Some(Run::Work {
                length,
                has_new,
                is_edge,
                last,
            }) => {
                if is_new && last > 0 && !self.may_follow[(last - 1) * self.kinds + kind - 1] {
                    return None;
                }
                ((length + 1).min(self.longest), has_new || is_new, is_edge)
            }
        };
        if self.most_run > 0 && has_new && length > self.most_run {
            return None;
        }
        Some(Run::Work {
            length,
            has_new,
            is_edge: is_edge && length < self.least_on,
            last: kind,
        })
    }

    /// Whether a new weekend may be worked: by week, with those of this week and the three before as bits.
    fn may_add(&self, week: usize, worked: usize) -> bool {
        (week.saturating_sub(3)..=week).all(|start| {
            let of = start..(start + 4).min(self.old_weekends.len());
            let count = of.filter(|&at| {
                let is_new = at <= week && week - at < 4 && worked >> (week - at) & 1 == 1;
                self.old_weekends[at] || is_new
            });
            count.count() <= self.most_weekends
        })
    }

    /// The least hours over contract of a roster with so many days in each week.
    pub fn over(&self, line: &[u8]) -> i64 {
        let weeks = line.chunks(DAYS).zip(&self.over);
        let over = weeks.map(|(week, over)| over[week.iter().filter(|kind| **kind > 0).count()]);
        over.sum()
    }

    /// The cheapest roster, and what it costs, under costs by day and type and of an hour over contract; `None` if there is
    /// none.
    pub fn best(&self, costs: &[i64], hour: i64, memory: &mut Memory) -> Option<(i64, Line)> {
        let states = self.states();
        memory.from.resize_with(self.old.len(), Vec::new);
        let mut now = vec![NEVER; states];
        let mut next = vec![NEVER; states];
        let mut active: Vec<u32> = Vec::new();
        let mut reached: Vec<u32> = Vec::new();
        for day in 0..self.old.len() {
            let from = &mut memory.from[day];
            from.clear();
            from.resize(states, (0, 0));
            let week = day / DAYS;
            let filled = day
                .checked_sub(self.first)
                .filter(|filled| *filled < self.days);
            let starts: &[u32] = if day == 0 { &[0] } else { &active };
            for &state in starts {
                let at = state as usize;
                let cost = if day == 0 { 0 } else { now[at] };
                let mut worked = at % self.weekends;
                let mut new = at / self.weekends % self.width;
                if day % DAYS == 0 {
                    new = 0;
                    worked = (worked << 1) % self.weekends;
                }
                let run = (day > 0).then(|| self.run(at / self.weekends / self.width));
                let mut put = |run: Run, new: usize, worked: usize, cost: i64, kind: usize| {
                    let to = (self.number(run) * self.width + new) * self.weekends + worked;
                    if cost < next[to] {
                        if next[to] == NEVER {
                            reached.push(to as u32);
                        }
                        next[to] = cost;
                        from[to] = (state, kind as u8);
                    }
                };
                if self.old[day] {
                    if let Some(run) = self.works(run, 0) {
                        put(run, new, worked, cost, 0);
                    }
                    continue;
                }
                if let Some(run) = self.rests(run, day) {
                    put(run, new, worked, cost, 0);
                }
                let Some(filled) = filled else {
                    continue;
                };
                if new >= self.new_days[filled / DAYS] {
                    continue;
                }
                let mut with = worked;
                if self.weekends > 1
                    && day % DAYS >= DAYS - 2
                    && !self.old_weekends[week]
                    && worked & 1 == 0
                {
                    with |= 1;
                    if !self.may_add(week, with) {
                        continue;
                    }
                }
                let over = &self.over[filled / DAYS];
                let cost = cost + hour * (over[new + 1] - over[new]);
                for kind in 0..self.kinds {
                    let cell = filled * self.kinds + kind;
                    if self.may_have[cell]
                        && let Some(run) = self.works(run, kind + 1)
                    {
                        put(run, new + 1, with, cost + costs[cell], kind + 1);
                    }
                }
            }
            for &state in &active {
                now[state as usize] = NEVER;
            }
            active.clear();
            std::mem::swap(&mut now, &mut next);
            std::mem::swap(&mut active, &mut reached);
        }
        let last = active
            .iter()
            .copied()
            .min_by_key(|&state| (now[state as usize], state))?;
        let mut line = vec![0; self.days];
        let mut state = last;
        for day in (0..self.old.len()).rev() {
            let (before, kind) = memory.from[day][state as usize];
            if let Some(filled) = day.checked_sub(self.first).filter(|day| *day < self.days) {
                line[filled] = kind;
            }
            state = before;
        }
        Some((now[last as usize], line))
    }
}
