//! Checks rosters by types and the bounds claimed for them.
//!
//! With a price for a head of every type and day, no more than what a missing one costs and no less than what one too
//! many saves, every roster costs at least the prices of the heads needed, and for every person the least that any
//! roster of theirs costs less what its heads are worth. That least value is recomputed here.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::types::{Instance, Person, Roster};

/// The prices under which a bound holds, in integers: `scale` of them are a unit of cost.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Certificate {
    /// Integers per unit of cost.
    pub scale: i64,
    /// What a head is worth, by day and type: the types of day 0 first.
    pub heads: Vec<i64>,
    /// What limits of each person cost them.
    pub people: Vec<PersonPrices>,
}

/// Prices of the limits of one person; a limit without a price is counted.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PersonPrices {
    /// The types whose shifts are counted.
    pub counted: Vec<usize>,
    /// The price of a shift of each type; empty if there are none.
    pub kinds: Vec<i64>,
    /// The price of a weekend, even.
    pub weekend: i64,
    /// The price of a unit of minutes, the greatest that all types are multiples of; negative if they are too few.
    pub unit: i64,
    /// Whether weekends and minutes have prices and are not counted.
    pub is_loose: bool,
}

/// Why a roster or a certificate is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The roster has not a line of all days for everybody, or an unknown type.
    Shape,
    /// This person's line breaks a rule.
    Rule(usize),
    /// The prices are too many or too few, or outside what they may be.
    Prices,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Shape => f.write_str("the roster does not fit the instance"),
            Self::Rule(person) => write!(f, "the roster of person {person} breaks a rule"),
            Self::Prices => f.write_str("the prices do not fit the instance"),
        }
    }
}

impl std::error::Error for Refusal {}

/// What a roster costs, if it keeps every rule.
///
/// # Errors
/// The first rule that is broken.
pub fn cost(instance: &Instance, roster: &Roster) -> Result<i64, Refusal> {
    if roster.len() != instance.people.len()
        || roster.iter().any(|line| line.len() != instance.days)
        || roster
            .iter()
            .flatten()
            .flatten()
            .any(|&kind| kind >= instance.types.len())
    {
        return Err(Refusal::Shape);
    }
    for (number, (person, line)) in instance.people.iter().zip(roster).enumerate() {
        if !keeps_rules(instance, person, line) {
            return Err(Refusal::Rule(number));
        }
    }
    let at = |person: usize, day: usize| *roster.get(person)?.get(day)?;
    let mut sum = 0;
    for wish in &instance.on_requests {
        let is_met = at(wish.person, wish.day) == Some(wish.kind);
        sum += if is_met { 0 } else { i64::from(wish.weight) };
    }
    for wish in &instance.off_requests {
        let is_met = at(wish.person, wish.day) != Some(wish.kind);
        sum += if is_met { 0 } else { i64::from(wish.weight) };
    }
    for cover in &instance.cover {
        let heads = roster
            .iter()
            .filter(|line| line.get(cover.day) == Some(&Some(cover.kind)));
        let (there, needed) = (heads.count() as i64, i64::from(cover.heads));
        sum += i64::from(cover.under) * (needed - there).max(0);
        sum += i64::from(cover.over) * (there - needed).max(0);
    }
    Ok(sum)
}

fn forbids(instance: &Instance, before: usize, after: usize) -> bool {
    let kind = instance.types.get(before);
    kind.is_some_and(|kind| kind.not_next.contains(&after))
}

fn minutes(instance: &Instance, kind: usize) -> u32 {
    instance.types.get(kind).map_or(0, |kind| kind.minutes)
}

fn keeps_rules(instance: &Instance, person: &Person, line: &[Option<usize>]) -> bool {
    let follows = |pair: &[Option<usize>]| match pair {
        [Some(before), Some(after)] => !forbids(instance, *before, *after),
        _ => true,
    };
    let total: u32 = line
        .iter()
        .flatten()
        .map(|&kind| minutes(instance, kind))
        .sum();
    let few_enough = |(kind, &most): (usize, &u32)| {
        line.iter().filter(|worked| **worked == Some(kind)).count() <= most as usize
    };
    let weekends = line
        .chunks(7)
        .filter(|week| week.iter().skip(5).any(Option::is_some))
        .count();
    let mut first = 0;
    let mut runs_fit = true;
    for run in line.chunk_by(|a, b| a.is_some() == b.is_some()) {
        let end = first + run.len();
        let works = run.first().is_some_and(Option::is_some);
        let least = if works {
            person.min_run
        } else {
            person.min_off
        };
        runs_fit &= !works || run.len() <= person.max_run as usize;
        runs_fit &= first == 0 || end == line.len() || run.len() >= least as usize;
        first = end;
    }
    runs_fit
        && line.windows(2).all(follows)
        && (person.min_minutes..=person.max_minutes).contains(&total)
        && person.most.iter().enumerate().all(few_enough)
        && weekends <= person.max_weekends as usize
        && person
            .days_off
            .iter()
            .all(|&day| line.get(day) == Some(&None))
        && person
            .never
            .iter()
            .all(|&(day, kind)| line.get(day) != Some(&Some(kind)))
}

/// The bound that a certificate proves: no roster costs less.
///
/// # Errors
/// Prices that are too many or too few, or outside what they may be.
pub fn bound(instance: &Instance, certificate: &Certificate) -> Result<i64, Refusal> {
    let Certificate {
        scale,
        heads,
        people,
    } = certificate;
    let types = instance.types.len();
    if *scale < 1
        || *scale > 1 << 20
        || heads.len() != instance.days * types
        || people.len() != instance.people.len()
        || heads.iter().any(|price| price.abs() > 1 << 40)
    {
        return Err(Refusal::Prices);
    }
    let mut sum = 0;
    let mut needed = vec![None; heads.len()];
    for cover in &instance.cover {
        let at = cover.day * types + cover.kind;
        let slot = needed.get_mut(at).ok_or(Refusal::Prices)?;
        *slot = Some((
            i64::from(cover.heads),
            i64::from(cover.under),
            i64::from(cover.over),
        ));
    }
    for (price, needed) in heads.iter().zip(&needed) {
        let (needed, under, over) = needed.unwrap_or((0, 0, 0));
        if *price > under * scale || *price < -over * scale {
            return Err(Refusal::Prices);
        }
        sum += price * needed;
    }
    let mut wishes = vec![vec![0; heads.len()]; people.len()];
    for (list, sign) in [(&instance.on_requests, -1), (&instance.off_requests, 1)] {
        for wish in list {
            let of_person = wishes.get_mut(wish.person).ok_or(Refusal::Prices)?;
            let cell = of_person
                .get_mut(wish.day * types + wish.kind)
                .ok_or(Refusal::Prices)?;
            *cell += sign * scale * i64::from(wish.weight);
            sum += if sign < 0 {
                scale * i64::from(wish.weight)
            } else {
                0
            };
        }
    }
    for ((person, prices), wishes) in instance.people.iter().zip(people).zip(&mut wishes) {
        for (cost, price) in wishes.iter_mut().zip(heads) {
            *cost -= price;
        }
        // Nobody can do what is asked of this person: there is no roster at all.
        let Some(least) = least(instance, person, prices, wishes)? else {
            return Ok(i64::MAX);
        };
        sum += least;
    }
    Ok(sum.div_euclid(*scale) + i64::from(sum.rem_euclid(*scale) > 0))
}

/// What a person has done up to a day.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct State {
    /// The type of the last day, and for how many days they have worked or been off.
    last: Option<usize>,
    run: u32,
    /// Whether that run began on the first day.
    is_first: bool,
    minutes: u32,
    weekends: u32,
    counts: Vec<u32>,
}

/// The least that a roster of one person costs, less what its limits' prices allow for; `None` if there is no roster.
fn least(
    instance: &Instance,
    person: &Person,
    prices: &PersonPrices,
    costs: &[i64],
) -> Result<Option<i64>, Refusal> {
    let types = instance.types.len();
    let limit = |kind: usize| person.most.get(kind).copied().unwrap_or(0);
    let price = |kind: usize| prices.kinds.get(kind).copied().unwrap_or(0);
    let is_fair = prices.kinds.len() <= types
        && prices
            .kinds
            .iter()
            .all(|price| (0..1 << 40).contains(price))
        && (0..1 << 40).contains(&prices.weekend)
        && prices.weekend % 2 == 0
        && prices.unit.abs() < 1 << 30
        && prices.counted.iter().all(|&kind| kind < types)
        && (prices.is_loose || (prices.weekend, prices.unit) == (0, 0));
    if !is_fair {
        return Err(Refusal::Prices);
    }
    let unit = instance.types.iter().fold(0, |unit, kind| {
        let (mut a, mut b) = (unit, kind.minutes);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    });
    let unit = unit.max(1);
    let counts_time = !prices.is_loose;
    let start = State {
        last: None,
        run: 0,
        is_first: true,
        minutes: 0,
        weekends: 0,
        counts: vec![0; prices.counted.len()],
    };
    let mut states = HashMap::from([(start, 0_i64)]);
    let longest = instance
        .types
        .iter()
        .map(|kind| kind.minutes)
        .max()
        .unwrap_or(0);
    for day in 0..instance.days {
        let left = u32::try_from(instance.days - day - 1).unwrap_or(u32::MAX);
        let mut next: HashMap<State, i64> = HashMap::new();
        for (state, cost) in &states {
            for kind in std::iter::once(None).chain((0..types).map(Some)) {
                let Some(state_after) = after(instance, person, prices, state, day, kind) else {
                    continue;
                };
                // Too few minutes that no later day can make up for.
                if counts_time
                    && state_after
                        .minutes
                        .saturating_add(left.saturating_mul(longest))
                        < person.min_minutes
                {
                    continue;
                }
                let mut total = *cost;
                if let Some(kind) = kind {
                    total += costs.get(day * types + kind).copied().unwrap_or(0) + price(kind);
                    total += prices.unit * i64::from(minutes(instance, kind) / unit);
                    total += if day % 7 >= 5 { prices.weekend / 2 } else { 0 };
                }
                let known = next.entry(state_after).or_insert(total);
                *known = (*known).min(total);
            }
        }
        states = next;
    }
    let fits = |state: &State| !counts_time || state.minutes >= person.min_minutes;
    let cheapest = states
        .iter()
        .filter(|(state, _)| fits(state))
        .map(|(_, cost)| *cost)
        .min();
    let allowed = if prices.unit >= 0 {
        person.max_minutes / unit
    } else {
        person.min_minutes.div_ceil(unit)
    };
    let mut credit =
        prices.weekend * i64::from(person.max_weekends) + prices.unit * i64::from(allowed);
    credit += (0..types)
        .map(|kind| price(kind) * i64::from(limit(kind)))
        .sum::<i64>();
    Ok(cheapest.map(|cost| cost - credit))
}

/// What a day makes of a state; `None` if a rule forbids it.
fn after(
    instance: &Instance,
    person: &Person,
    prices: &PersonPrices,
    state: &State,
    day: usize,
    kind: Option<usize>,
) -> Option<State> {
    let mut next = state.clone();
    next.last = kind;
    let has_changed = day > 0 && kind.is_some() != state.last.is_some();
    if has_changed {
        let least = if state.last.is_some() {
            person.min_run
        } else {
            person.min_off
        };
        if !state.is_first && state.run < least {
            return None;
        }
        (next.run, next.is_first) = (0, false);
    }
    next.run += 1;
    let Some(kind) = kind else {
        // A longer run of days off allows nothing more.
        next.run = next.run.min(person.min_off.max(1));
        return Some(next);
    };
    let is_second = day % 7 == 6 && state.last.is_some();
    if !prices.is_loose {
        next.weekends += u32::from(day % 7 >= 5 && !is_second);
        next.minutes += minutes(instance, kind);
    }
    for (count, _) in next
        .counts
        .iter_mut()
        .zip(&prices.counted)
        .filter(|(_, counted)| **counted == kind)
    {
        *count += 1;
        if *count > person.most.get(kind).copied().unwrap_or(0) {
            return None;
        }
    }
    let is_allowed = next.run <= person.max_run
        && person.most.get(kind).is_some_and(|&most| most > 0)
        && !person.days_off.contains(&day)
        && !person.never.contains(&(day, kind))
        && next.weekends <= person.max_weekends
        && next.minutes <= person.max_minutes
        && !state.last.is_some_and(|last| forbids(instance, last, kind));
    is_allowed.then_some(next)
}
