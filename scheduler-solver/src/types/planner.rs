//! The cheapest roster of one person, by a dynamic program over days.
//!
//! A table per day has, for every state of the automaton, the least cost by minutes so far, weekends so far and shifts
//! so far of a few scarce types. Only minutes from which the limits can still be kept are in it, which are few where
//! somebody works nearly as much as they can. Limits of other types are kept by prices on these types.
#![allow(
    clippy::indexing_slicing,
    clippy::needless_range_loop,
    clippy::too_many_arguments,
    reason = "states, types and days are numbered when the planner is made"
)]

use super::{
    automaton::{Runs, Shape},
    instance::Person,
};

/// A cost that is none.
pub(crate) const NEVER: i32 = 1 << 29;
/// Cells of scarce types that a table may have in each of its other cells.
const SCARCE_CELLS: usize = 8;
/// Cells of a table that is small enough for more of them.
const SMALL_TABLE: usize = 8_000;
/// Cells of a table beyond which weekends, and then minutes, are kept by prices as well.
const TABLE_CELLS: usize = 120_000;
/// What a merge and a choice cost beside the cells.
const MERGE_WORK: u64 = 40;
const DAY_WORK: usize = 20;
/// Cells of all tables.
const ALL_CELLS: usize = 40_000_000;
/// The highest price of a limit.
const MOST_PRICE: i64 = 1 << 18;
/// Attempts at prices that keep the limits.
const ATTEMPTS: usize = 6;
/// Attempts at fewer days of a type of which there are too many.
const REPAIRS: usize = 20;

/// Days of a roster that are settled at a time, and those after them that are looked at.
const PACE: usize = 28;
const AHEAD: usize = 14;
/// Shifts by which such a part may differ from its share of the limits: what is tried one after the other.
const PACES: [usize; 4] = [2, 4, 8, 1000];

/// The days to plan, and what the fixed days around them have already.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Span {
    pub first: usize,
    /// The day after the last one.
    pub end: usize,
}

/// The rules of one person as tables need them.
#[derive(Debug, Clone)]
pub(crate) struct Planner {
    pub runs: Runs,
    min_units: usize,
    max_units: usize,
    max_weekends: usize,
    most: Vec<usize>,
    days: usize,
    longest: usize,
}

/// Working memory, shared by all planners.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tables {
    cells: Vec<i32>,
    starts: Vec<usize>,
    lows: Vec<usize>,
    widths: Vec<usize>,
    pads: Vec<i32>,
    /// Cells looked at so far, as a measure of work.
    pub work: u64,
}

/// Prices that keep the limits which are not in the tables.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Prices {
    /// By type.
    pub kinds: Vec<i64>,
    pub weekend: i64,
    /// Of a unit of minutes: positive if there are too many, negative if too few.
    pub unit: i64,
    /// Whether weekends or minutes are kept by prices and not counted.
    pub is_loose: bool,
}

/// A roster found: its cost without prices, and a lower bound of what any roster costs.
#[derive(Debug, Clone)]
pub(crate) struct Found {
    pub days: Vec<Option<usize>>,
    pub bound: i64,
    /// The prices that gave the bound, and the types that were counted instead.
    pub prices: Prices,
    pub counted: Vec<usize>,
    /// Whether it keeps all limits.
    pub keeps_limits: bool,
}

/// What is counted in the tables.
struct Frame {
    span: Span,
    entry: usize,
    /// Limits left in the span.
    min_units: usize,
    max_units: usize,
    weekends: usize,
    most: Vec<usize>,
    scarce: Vec<usize>,
    counts_units: bool,
    counts_weekends: bool,
}

impl Planner {
    pub fn new(person: &Person, shape: &Shape, days: usize) -> Self {
        let runs = Runs::new(person, days);
        let longest = person
            .most
            .iter()
            .zip(&shape.units)
            .filter(|(most, _)| **most > 0)
            .map(|(_, units)| *units)
            .max()
            .unwrap_or(0);
        Self {
            runs,
            min_units: person.min_minutes.div_ceil(shape.unit) as usize,
            max_units: (person.max_minutes / shape.unit) as usize,
            max_weekends: person.max_weekends as usize,
            most: person.most.iter().map(|&most| most as usize).collect(),
            days,
            longest,
        }
    }

    /// The fewest and most units, the most weekends, and the most shifts by type.
    pub fn limits(&self) -> ((usize, usize), usize, &[usize]) {
        let units = (self.min_units, self.max_units);
        (units, self.max_weekends, &self.most)
    }

    /// Units, weekends and shifts by type outside the span, which does not cut a weekend.
    fn sums(
        &self,
        shape: &Shape,
        roster: &[Option<usize>],
        except: Span,
    ) -> (usize, usize, Vec<usize>) {
        let mut counts = vec![0; self.most.len()];
        let (mut units, mut weekends) = (0, 0);
        for (day, kind) in roster.iter().enumerate() {
            if let (Some(kind), false) = (kind, (except.first..except.end).contains(&day)) {
                counts[*kind] += 1;
                units += shape.units[*kind];
                let is_second = day % 7 == 6 && roster[day - 1].is_some();
                weekends += usize::from(day % 7 >= 5 && !is_second);
            }
        }
        (units, weekends, counts)
    }

    /// The cheapest roster that is `around` outside the span, under `costs` by day and type, a day off last
    /// ([`NEVER`] if not allowed). `around` is passed over where the span is the whole horizon. With `fixed` prices there is one attempt, which may
    /// not keep the limits.
    pub fn best(
        &self,
        shape: &Shape,
        tables: &mut Tables,
        costs: &[i32],
        span: Span,
        around: &[Option<usize>],
        prices: &mut Prices,
        attempts: Option<usize>,
    ) -> Option<Found> {
        let frame = self.frame(shape, span, around)?;
        self.within(shape, tables, costs, &frame, around, prices, attempts)
    }

    /// A roster made a few weeks at a time, each with its part of the limits and the two weeks after it in view: for
    /// horizons in which the whole roster's limits cannot be counted. `None` if there is none that way.
    pub fn paced(
        &self,
        shape: &Shape,
        tables: &mut Tables,
        costs: &[i32],
    ) -> Option<Vec<Option<usize>>> {
        let mut roster = vec![None; self.days];
        let mut first = 0;
        while first < self.days {
            let ahead = first + PACE + AHEAD;
            let end = if ahead + AHEAD > self.days {
                self.days
            } else {
                ahead
            };
            let span = Span { first, end };
            let found = PACES.iter().find_map(|&pace| {
                let frame = self.paced_frame(shape, span, &roster[..first], pace)?;
                let mut prices = Prices::default();
                let found = self.within(shape, tables, costs, &frame, &[], &mut prices, None)?;
                found.keeps_limits.then_some(found.days)
            })?;
            let kept = if end == self.days { end } else { first + PACE };
            roster[first..kept].copy_from_slice(&found[first..kept]);
            first = kept;
        }
        Some(roster)
    }

    /// The limits of some days after a roster's beginning: those up to their end in proportion, and so many shifts and
    /// weekends more or less.
    fn paced_frame(
        &self,
        shape: &Shape,
        span: Span,
        before: &[Option<usize>],
        pace: usize,
    ) -> Option<Frame> {
        let nothing = Span {
            first: self.days,
            end: self.days,
        };
        let (units, weekends, counts) = self.sums(shape, before, nothing);
        let mut entry = self.runs.free();
        for (day, &kind) in before.iter().enumerate() {
            entry = self.runs.next(shape, day, entry, kind)?;
        }
        let is_last = span.end == self.days;
        let part = |limit: usize, more: usize| {
            let part = (limit * span.end).div_ceil(self.days) + more;
            if is_last { limit } else { part.min(limit) }
        };
        let slack = pace * self.longest;
        let least = if is_last {
            self.min_units
        } else {
            (self.min_units * span.end / self.days).saturating_sub(slack)
        };
        let mut frame = Frame {
            span,
            entry,
            min_units: least.saturating_sub(units),
            max_units: part(self.max_units, slack).checked_sub(units)?,
            weekends: part(self.max_weekends, pace / 4).checked_sub(weekends)?,
            most: self
                .most
                .iter()
                .zip(counts)
                .map(|(&most, count)| part(most, pace / 2).checked_sub(count))
                .collect::<Option<_>>()?,
            scarce: Vec::new(),
            counts_units: true,
            counts_weekends: true,
        };
        self.size(shape, &mut frame)?;
        Some(frame)
    }

    /// The cheapest roster within a frame.
    fn within(
        &self,
        shape: &Shape,
        tables: &mut Tables,
        costs: &[i32],
        frame: &Frame,
        around: &[Option<usize>],
        prices: &mut Prices,
        attempts: Option<usize>,
    ) -> Option<Found> {
        let span = frame.span;
        let width = self.most.len();
        prices.kinds.resize(width, 0);
        let priced: Vec<usize> = (0..width)
            .filter(|&kind| {
                let most = frame.most[kind];
                self.most[kind] > 0 && most < span.end - span.first && !frame.scarce.contains(&kind)
            })
            .collect();
        let is_exact = priced.is_empty() && frame.counts_units && frame.counts_weekends;
        if is_exact {
            let (value, days) = self.solve(shape, tables, costs, frame, around)?;
            return Some(Found {
                days,
                bound: i64::from(value),
                prices: Prices::default(),
                counted: frame.scarce.clone(),
                keeps_limits: true,
            });
        }
        let is_priced: Vec<bool> = (0..width).map(|kind| priced.contains(&kind)).collect();
        let mut under = costs.to_vec();
        let mut best_bound = i64::MIN;
        let mut best_prices = Prices::default();
        let mut best: Option<(i64, Vec<Option<usize>>)> = None;
        let mut last = None;
        let mut lower = vec![0_i64; width];
        let mut upper = vec![i64::MAX; width];
        let mut step = 1_i64 << 13;
        let priced_attempts = attempts.unwrap_or(ATTEMPTS);
        // Whoever has too many shifts of a type may then work it on some of the days found only.
        let mut narrowed: Vec<i32> = Vec::new();
        for attempt in 0..priced_attempts + REPAIRS {
            let is_repair = attempt >= priced_attempts;
            if is_repair && (best.is_some() || !frame.counts_units || !frame.counts_weekends) {
                break;
            }
            let costs = if narrowed.is_empty() {
                costs
            } else {
                &narrowed
            };
            for day in span.first..span.end {
                let of_weekend = if frame.counts_weekends || day % 7 < 5 {
                    0
                } else {
                    prices.weekend / 2
                };
                for kind in 0..width {
                    let cell = day * (width + 1) + kind;
                    under[cell] = NEVER;
                    if costs[cell] < NEVER {
                        let mut cost = i64::from(costs[cell]) + of_weekend;
                        if !frame.counts_units {
                            cost += prices.unit * shape.units[kind] as i64;
                        }
                        if is_priced[kind] {
                            cost += prices.kinds[kind];
                        }
                        under[cell] = cost.clamp(-(1 << 24), 1 << 24) as i32;
                    }
                }
            }
            let solved = self.solve(shape, tables, &under, frame, around);
            if solved.is_none() && is_repair {
                break;
            }
            let (value, days) = solved?;
            let mut bound = i64::from(value);
            let (mut units, mut weekends, mut cost) = (0, 0, 0);
            let mut counts = vec![0; width];
            for day in span.first..span.end {
                cost += i64::from(costs[day * (width + 1) + days[day].unwrap_or(width)]);
                if let Some(kind) = days[day] {
                    counts[kind] += 1;
                    units += shape.units[kind];
                    let is_second = day % 7 == 6 && days[day - 1].is_some();
                    weekends += usize::from(day % 7 >= 5 && !is_second);
                }
            }
            for &kind in &priced {
                bound -= prices.kinds[kind] * frame.most[kind] as i64;
            }
            if !frame.counts_weekends {
                bound -= prices.weekend / 2 * 2 * frame.weekends as i64;
            }
            if !frame.counts_units {
                let limit = if prices.unit >= 0 {
                    frame.max_units
                } else {
                    frame.min_units
                };
                bound -= prices.unit * limit as i64;
            }
            if !is_repair && bound > best_bound {
                best_bound = bound;
                best_prices = Prices {
                    kinds: (0..width)
                        .map(|kind| {
                            if priced.contains(&kind) {
                                prices.kinds[kind]
                            } else {
                                0
                            }
                        })
                        .collect(),
                    weekend: if frame.counts_weekends {
                        0
                    } else {
                        prices.weekend / 2 * 2
                    },
                    unit: if frame.counts_units { 0 } else { prices.unit },
                    is_loose: !frame.counts_units || !frame.counts_weekends,
                };
            }
            if attempt + 1 >= priced_attempts
                && let Some(kind) = priced.iter().find(|&&kind| counts[kind] > frame.most[kind])
            {
                let mut cells: Vec<(i32, usize)> = (span.first..span.end)
                    .filter(|&day| days[day] == Some(*kind))
                    .map(|day| (costs[day * (width + 1) + kind], day))
                    .collect();
                cells.sort_unstable();
                cells.truncate(frame.most[*kind]);
                let mut fewer = costs.to_vec();
                for day in span.first..span.end {
                    if !cells.iter().any(|(_, kept)| *kept == day) {
                        fewer[day * (width + 1) + kind] = NEVER;
                    }
                }
                narrowed = fewer;
            }
            let mut keeps_limits = true;
            for &kind in &priced {
                let most = frame.most[kind];
                let price = &mut prices.kinds[kind];
                if counts[kind] > most {
                    keeps_limits = false;
                    lower[kind] = *price;
                    *price = if upper[kind] == i64::MAX {
                        *price + step * (counts[kind] - most) as i64
                    } else {
                        (*price + upper[kind] + 1) / 2
                    };
                } else if *price > 0 && counts[kind] < most {
                    upper[kind] = *price;
                    *price = if attempt == 0 {
                        0
                    } else {
                        (*price + lower[kind]) / 2
                    };
                }
                *price = (*price).clamp(0, MOST_PRICE);
            }
            if !frame.counts_weekends && weekends > frame.weekends {
                keeps_limits = false;
                prices.weekend += step * (weekends - frame.weekends) as i64 / 2;
                prices.weekend = prices.weekend.min(MOST_PRICE);
            } else if !frame.counts_weekends {
                prices.weekend -= prices.weekend / 16;
            }
            if !frame.counts_units {
                let beyond = units as i64 - (units.clamp(frame.min_units, frame.max_units)) as i64;
                keeps_limits &= beyond == 0;
                prices.unit += step * beyond.clamp(-32, 32) / 128;
                prices.unit = prices.unit.clamp(-MOST_PRICE / 8, MOST_PRICE / 8);
            }
            step += step / 2;
            if keeps_limits {
                if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                    best = Some((cost, days));
                }
            } else {
                last = Some(days);
            }
            if let Some((cost, _)) = &best
                && (attempts.is_none() || best_bound >= *cost)
            {
                break;
            }
        }
        let keeps_limits = best.is_some();
        Some(Found {
            days: best.map(|(_, days)| days).or(last)?,
            bound: best_bound,
            prices: best_prices,
            counted: frame.scarce.clone(),
            keeps_limits,
        })
    }

    fn frame(&self, shape: &Shape, span: Span, around: &[Option<usize>]) -> Option<Frame> {
        let is_whole = span.first == 0 && span.end == self.days;
        let (units, weekends, counts) = if is_whole {
            (0, 0, vec![0; self.most.len()])
        } else {
            self.sums(shape, around, span)
        };
        let mut entry = self.runs.free();
        for (day, &kind) in around.iter().enumerate().take(span.first) {
            entry = self.runs.next(shape, day, entry, kind)?;
        }
        let most: Vec<usize> = self
            .most
            .iter()
            .zip(counts)
            .map(|(most, count)| most.checked_sub(count))
            .collect::<Option<_>>()?;
        let mut frame = Frame {
            span,
            entry,
            min_units: self.min_units.saturating_sub(units),
            max_units: self.max_units.checked_sub(units)?,
            weekends: self.max_weekends.checked_sub(weekends)?,
            most,
            scarce: Vec::new(),
            counts_units: true,
            counts_weekends: true,
        };
        self.size(shape, &mut frame)?;
        Some(frame)
    }

    /// Decides what is counted in the tables of a frame, and what prices keep.
    fn size(&self, shape: &Shape, frame: &mut Frame) -> Option<()> {
        let span = frame.span;
        let days = span.end - span.first;
        frame.weekends = frame.weekends.min(days / 7 + 2);
        frame.max_units = frame.max_units.min(days * self.longest);
        let states = self.runs.states(shape);
        let band = (0..=days)
            .map(|day| self.band(frame, span.first + day))
            .map(|(low, high)| high.saturating_sub(low) + 1)
            .max()?;
        let weekends = frame.weekends + 2;
        // Few shifts of a type are counted where the other dimensions are small.
        let room = states * band * weekends;
        let most = &frame.most;
        let mut scarce: Vec<usize> = (0..most.len())
            .filter(|&kind| self.most[kind] > 0 && most[kind] < days)
            .collect();
        scarce.sort_by_key(|&kind| (most[kind], kind));
        let mut cells = 1;
        scarce.retain(|&kind| {
            let more = cells * (most[kind] + 2);
            let limit = if more <= SCARCE_CELLS {
                4 * SMALL_TABLE
            } else {
                SMALL_TABLE
            };
            let fits = more * room <= limit;
            if fits {
                cells = more;
            }
            fits
        });
        frame.scarce = scarce;
        let too_large = |cells: usize| cells > TABLE_CELLS || cells * days > ALL_CELLS;
        if too_large(band * weekends * cells * states) {
            frame.counts_weekends = false;
            if too_large(band * cells * states) {
                frame.counts_units = false;
            }
        }
        Some(())
    }

    /// The units that somebody may have before `day`.
    fn band(&self, frame: &Frame, day: usize) -> (usize, usize) {
        if !frame.counts_units {
            return (0, 0);
        }
        let past = self.runs.most_days(day - frame.span.first) * self.longest;
        let future = self.runs.most_days(frame.span.end - day) * self.longest;
        let low = frame.min_units.saturating_sub(future);
        (low, frame.max_units.min(past).max(low))
    }

    fn solve(
        &self,
        shape: &Shape,
        tables: &mut Tables,
        costs: &[i32],
        frame: &Frame,
        around: &[Option<usize>],
    ) -> Option<(i32, Vec<Option<usize>>)> {
        let Span { first, end } = frame.span;
        let days = end - first;
        let width = self.most.len();
        let states = self.runs.states(shape);
        let scarce_sizes: Vec<usize> = frame
            .scarce
            .iter()
            .map(|&kind| frame.most[kind] + 2)
            .collect();
        let cells: usize = scarce_sizes.iter().product();
        let weekends = if frame.counts_weekends {
            frame.weekends + 2
        } else {
            1
        };
        let stride = weekends * cells;
        let of_weekend = if frame.counts_weekends { cells } else { 0 };
        // Options of any day: a group of equal types, or a scarce type by itself.
        let mut options: Vec<(Vec<usize>, usize)> = Vec::new();
        for group in &shape.groups {
            let common: Vec<usize> = group
                .iter()
                .copied()
                .filter(|kind| self.most[*kind] > 0 && !frame.scarce.contains(kind))
                .collect();
            if !common.is_empty() {
                options.push((common, 0));
            }
        }
        let mut step = 1;
        for (&kind, size) in frame.scarce.iter().zip(&scarce_sizes) {
            options.push((vec![kind], step));
            step *= size;
        }
        // Cells that stand for one weekend or scarce shift too many.
        tables.pads.clear();
        for cell in 0..stride {
            let mut rest = cell % cells;
            let mut is_pad = frame.counts_weekends && cell / cells == weekends - 1;
            for size in &scarce_sizes {
                is_pad |= rest % size == size - 1;
                rest /= size;
            }
            tables.pads.push(if is_pad { NEVER } else { i32::MIN });
        }
        tables.starts.clear();
        tables.lows.clear();
        tables.widths.clear();
        let mut total = 0;
        for day in 0..=days {
            let (low, high) = self.band(frame, first + day);
            tables.starts.push(total);
            tables.lows.push(low);
            tables.widths.push((high - low + 1) * stride);
            total += states * (high - low + 1) * stride;
        }
        tables.cells.clear();
        tables.cells.resize(total, NEVER);
        if tables.lows[0] > 0 {
            return None;
        }
        tables.cells[frame.entry * tables.widths[0]] = 0;
        let mut alive = vec![false; states];
        alive[frame.entry] = true;
        tables.work += (total + days * width * DAY_WORK) as u64;
        let mut choices: Vec<Vec<(usize, usize, i32)>> = Vec::with_capacity(days);
        for day in 0..days {
            let of_day = first + day;
            let is_saturday = of_day % 7 == 5;
            let is_sunday = of_day % 7 == 6;
            let off = costs[of_day * (width + 1) + width];
            let choice: Vec<(usize, usize, i32)> = options
                .iter()
                .filter_map(|(kinds, step)| {
                    let (cost, kind) = kinds
                        .iter()
                        .map(|&kind| (costs[of_day * (width + 1) + kind], kind))
                        .min()?;
                    (cost < NEVER).then_some((kind, *step, cost))
                })
                .collect();
            let (before, after) = tables.cells.split_at_mut(tables.starts[day + 1]);
            let before = &before[tables.starts[day]..];
            let (from_width, into_width) = (tables.widths[day], tables.widths[day + 1]);
            let (from_low, into_low) = (tables.lows[day], tables.lows[day + 1]);
            let mut next_alive = vec![false; states];
            for state in 0..states {
                if !alive[state] {
                    continue;
                }
                let from = &before[state * from_width..(state + 1) * from_width];
                let mut go = |next: usize, units: usize, shift: usize, cost: i32| {
                    next_alive[next] = true;
                    let into = &mut after[next * into_width..(next + 1) * into_width];
                    let ahead = (units + from_low) * stride + shift;
                    let behind = into_low * stride;
                    let (from, into) = if ahead >= behind {
                        (from, into.get_mut(ahead - behind..).unwrap_or_default())
                    } else {
                        (from.get(behind - ahead..).unwrap_or_default(), into)
                    };
                    merge(from, into, cost);
                    tables.work += from.len().min(into.len()) as u64 + MERGE_WORK;
                };
                if let Some(next) = self.runs.next(shape, of_day, state, None)
                    && off < NEVER
                {
                    go(next, 0, 0, off);
                }
                for &(kind, step, cost) in &choice {
                    if let Some(next) = self.runs.next(shape, of_day, state, Some(kind)) {
                        let starts = is_saturday || is_sunday && self.runs.worked(state).is_none();
                        let weekend = if starts { of_weekend } else { 0 };
                        let units = if frame.counts_units {
                            shape.units[kind]
                        } else {
                            0
                        };
                        go(next, units, step + weekend, cost);
                    }
                }
            }
            for state in 0..states {
                if next_alive[state] {
                    let table = &mut after[state * into_width..(state + 1) * into_width];
                    for cells in table.chunks_exact_mut(stride) {
                        for (cell, pad) in cells.iter_mut().zip(&tables.pads) {
                            *cell = (*cell).max(*pad);
                        }
                    }
                }
            }
            alive = next_alive;
            choices.push(choice);
        }
        // The best end from which the fixed days afterwards can follow.
        let low = tables.lows[days];
        let mut best: Option<(i32, usize, usize)> = None;
        for state in 0..states {
            if !alive[state] || !self.leads_on(shape, end, state, around) {
                continue;
            }
            let start = tables.starts[days] + state * tables.widths[days];
            let table = &tables.cells[start..start + tables.widths[days]];
            let skipped = if frame.counts_units {
                frame.min_units.saturating_sub(low) * stride
            } else {
                0
            };
            for (at, &value) in table.iter().enumerate().skip(skipped) {
                if value < NEVER / 2 && best.is_none_or(|(least, ..)| value < least) {
                    best = Some((value, state, at));
                }
            }
        }
        let (value, mut state, mut at) = best?;
        let mut roster = if around.len() == self.days {
            around.to_vec()
        } else {
            vec![None; self.days]
        };
        // Backwards: which choice led to the cell.
        let mut reached = value;
        for day in (0..days).rev() {
            let of_day = first + day;
            let (from_width, from_low, into_low) =
                (tables.widths[day], tables.lows[day], tables.lows[day + 1]);
            let off = costs[of_day * (width + 1) + width];
            let source = |from: usize, ahead: usize| {
                let index = (at + into_low * stride).checked_sub(ahead + from_low * stride)?;
                (index < from_width).then(|| {
                    (
                        index,
                        tables.cells[tables.starts[day] + from * from_width + index],
                    )
                })
            };
            let mut found = None;
            'search: for from in 0..states {
                if off < NEVER
                    && self.runs.next(shape, of_day, from, None) == Some(state)
                    && let Some((index, value)) = source(from, 0)
                    && value < NEVER / 2
                    && value + off == reached
                {
                    found = Some((from, index, value, None));
                    break;
                }
                for &(kind, step, cost) in &choices[day] {
                    if self.runs.next(shape, of_day, from, Some(kind)) != Some(state) {
                        continue;
                    }
                    let starts =
                        of_day % 7 == 5 || of_day % 7 == 6 && self.runs.worked(from).is_none();
                    let weekend = if starts { of_weekend } else { 0 };
                    let units = if frame.counts_units {
                        shape.units[kind]
                    } else {
                        0
                    };
                    if let Some((index, value)) = source(from, units * stride + step + weekend)
                        && value < NEVER / 2
                        && value + cost == reached
                    {
                        found = Some((from, index, value, Some(kind)));
                        break 'search;
                    }
                }
            }
            let (from, index, value, kind) = found?;
            roster[of_day] = kind;
            (state, at, reached) = (from, index, value);
        }
        Some((value, roster))
    }

    /// Whether the fixed days from `end` on may follow the state.
    fn leads_on(&self, shape: &Shape, end: usize, state: usize, around: &[Option<usize>]) -> bool {
        let mut state = state;
        for (day, &kind) in around.iter().enumerate().skip(end) {
            match self.runs.next(shape, day, state, kind) {
                Some(next) => state = next,
                None => return false,
            }
            if day > end + self.runs.max_run + self.runs.min_off + 2 {
                break;
            }
        }
        true
    }
}

/// `into[i] = min(into[i], from[i] + more)`, as far as both reach.
fn merge(from: &[i32], into: &mut [i32], more: i32) {
    for (into, from) in into.iter_mut().zip(from) {
        *into = (*into).min(*from + more);
    }
}
