//! Bounds of plans by types: prices of heads, and everybody's cheapest roster under them.
//!
//! No plan costs less than the prices of the heads that are needed and everybody's cheapest roster less what its heads are
//! worth. A linear program over the rosters found so far gives the prices.
#![allow(
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    reason = "prices are floats; cells and people are numbered when the question is read"
)]

use super::{
    heads::{BURDENS, Heads},
    lines::{Lines, Memory},
};
use crate::types::{Line, Master, Need};

/// Integers per unit of cost.
pub(super) const SCALE: i64 = 1024;
/// Pivots between two looks at the clock.
const PIVOTS: u64 = 60;
/// The share of the best prices in those that are tried next.
const SHARE: f64 = 0.7;

/// What heads cost, and every cell of a person's roster.
pub(super) struct Costs {
    /// By cell, of a missing head; of one too many.
    under: Vec<i64>,
    over: i64,
    /// By person and cell.
    own: Vec<Vec<i64>>,
    /// Of an hour over contract.
    hour: i64,
    fixed: i64,
    /// By person: the counts between which and one more the squares of unfairness are replaced by lines.
    pub tangents: Vec<[i64; BURDENS]>,
}

/// A bound, and the prices of heads by cell that give it, in so many integers per unit of cost.
pub(super) struct Bound {
    pub cost: i64,
    pub prices: Vec<i64>,
}

impl Costs {
    /// Those of missing hours alone.
    pub fn hours(heads: &Heads<'_>) -> Self {
        let cells = heads.asked.len();
        let hours = |cell: usize| i64::from(heads.kinds[cell % heads.kinds.len()].hours());
        Self {
            under: (0..cells).map(hours).collect(),
            over: 0,
            hour: 0,
            own: vec![vec![0; cells]; heads.people.len()],
            fixed: 0,
            tangents: Vec::new(),
        }
    }

    /// Costs that are nowhere more than what a plan costs: unfairness grows in steps, of which each person pays the one
    /// beside what `lines` have.
    pub fn all(heads: &Heads<'_>, lines: Option<&[Line]>) -> Self {
        let weights = heads.weights;
        let cells = heads.asked.len();
        let mut costs = Self {
            under: vec![weights.missing.into(); cells],
            over: weights.extra.into(),
            hour: weights.overtime.into(),
            own: vec![vec![0; cells]; heads.people.len()],
            fixed: heads.fixed(),
            tangents: Vec::new(),
        };
        for (person, worker) in heads.people.iter().enumerate() {
            let own = &mut costs.own[person];
            for wish in &worker.wishes {
                if wish.is_there {
                    costs.fixed += if wish.on { 0 } else { wish.weight };
                    continue;
                }
                costs.fixed += if wish.on { wish.weight } else { 0 };
                let about = wish
                    .is_about
                    .iter()
                    .enumerate()
                    .filter(|(_, about)| **about);
                for (cell, _) in about {
                    if wish.on {
                        own[cell] -= wish.weight;
                    } else if cell / heads.kinds.len() == wish.day {
                        own[cell] += wish.weight;
                    }
                }
            }
            // Below the even share the squares are nothing.
            costs.tangents.push(worker.even.map(|even| even - 1));
            if !worker.in_scope {
                continue;
            }
            let present = lines.map(|lines| heads.counts(person, &lines[person]));
            for burden in 0..BURDENS {
                // Squares of what is over the even share, by the line through two successive ones.
                let even = worker.even[burden];
                let step = match present.map(|counts| counts[burden] - even) {
                    Some(over) if over < 0 => continue,
                    Some(over) => (over - 1).max(0),
                    None => 0,
                };
                let from = even + step;
                let from = from.max(worker.counts[burden]);
                costs.tangents[person][burden] = from;
                let slope = 2 * (from - even) + 1;
                let weight = i64::from(weights.unfairness);
                costs.fixed +=
                    weight * ((from - even).pow(2) - slope * (from - worker.counts[burden]));
                for (cell, of) in worker.cells.iter().enumerate() {
                    if of.is_ok_and(|cell| cell.burdens[burden]) {
                        own[cell] += weight * slope;
                    }
                }
            }
        }
        costs
    }
}

/// A lower bound of what any plan costs, from the rosters of a plan on. `keep_on` is asked before every step, with the
/// bound so far, and ends it with `false`. The rosters that the relaxation is made of, largest shares first, are added to
/// `pool`.
pub(super) fn bound(
    heads: &Heads<'_>,
    tables: &[Lines],
    costs: &Costs,
    lines: &[Line],
    pool: &mut Vec<(usize, Line)>,
    keep_on: &mut dyn FnMut(i64) -> bool,
) -> Bound {
    let kinds = heads.kinds.len();
    let cells = heads.asked.len();
    let people: Vec<usize> = (0..heads.people.len()).collect();
    // A cell of the program has a day off after the types.
    let needs = heads
        .asked
        .iter()
        .enumerate()
        .filter(|(_, asked)| asked.is_open);
    let needs: Vec<Need> = needs
        .map(|(cell, asked)| Need {
            cell: cell / kinds * (kinds + 1) + cell % kinds,
            heads: asked.missing().into(),
            under: costs.under[cell] as f64,
            over: costs.over as f64,
        })
        .collect();
    let own_cost = |person: usize, line: &Line| -> i64 {
        let days = line.iter().enumerate().filter(|(_, kind)| **kind > 0);
        let own = days.map(|(day, kind)| costs.own[person][day * kinds + usize::from(*kind) - 1]);
        own.sum::<i64>() + costs.hour * tables[person].over(line)
    };
    let width = kinds + 1;
    let mut master = Master::new(
        needs,
        people,
        heads.people.len(),
        cells / kinds * width,
        width,
    );
    for (person, line) in lines.iter().enumerate() {
        master.add(person, line, own_cost(person, line));
        master.add(person, &vec![0; line.len()], 0);
    }
    let mut memory = Memory::default();
    let mut best = i64::MIN / 4;
    let mut best_prices = vec![0; cells];
    let mut stable: Option<Vec<f64>> = None;
    let mut is_exact = true;
    let rounded = |bound: i64| bound.div_euclid(SCALE) + i64::from(bound.rem_euclid(SCALE) > 0);
    'rounds: loop {
        loop {
            if !keep_on(rounded(best)) {
                break 'rounds;
            }
            if master.solve(PIVOTS) {
                break;
            }
        }
        let duals = master.duals();
        let mixed: Vec<f64> = match stable.as_ref().filter(|_| !is_exact) {
            Some(stable) => {
                let both = stable.iter().zip(duals);
                both.map(|(stable, dual)| SHARE * stable + (1.0 - SHARE) * dual)
                    .collect()
            }
            None => duals.to_vec(),
        };
        let was_exact = is_exact || stable.is_none();
        let mut prices = vec![0; cells];
        let mut bound = costs.fixed * SCALE;
        for (need, dual) in master.needs.iter().zip(&mixed) {
            let (least, most) = (-need.over * SCALE as f64, need.under * SCALE as f64);
            let price = (dual * SCALE as f64).round().clamp(least, most) as i64;
            prices[need.cell / width * kinds + need.cell % width] = price;
            bound += price * need.heads;
        }
        let mut found = Vec::new();
        for (person, table) in tables.iter().enumerate() {
            if !keep_on(rounded(best)) {
                break 'rounds;
            }
            let own = costs.own[person].iter().zip(&prices);
            let worth: Vec<i64> = own.map(|(own, price)| own * SCALE - price).collect();
            let Some((cost, line)) = table.best(&worth, costs.hour * SCALE, &mut memory) else {
                continue;
            };
            bound += cost;
            found.push((person, line));
        }
        if bound > best {
            best = bound;
            best_prices = prices;
            stable = Some(mixed);
        }
        let mut is_done = true;
        for (person, line) in found {
            let cost = own_cost(person, &line);
            if master.reduced_cost(person, &line, cost) < -1e-6 && master.add(person, &line, cost) {
                is_done = false;
            }
        }
        if is_done && was_exact {
            break;
        }
        is_exact = is_done;
    }
    pool.extend(
        master
            .solution()
            .into_iter()
            .map(|(person, line, _)| (person, line.clone())),
    );
    Bound {
        cost: rounded(best),
        prices: best_prices,
    }
}
