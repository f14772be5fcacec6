//! A plan by types while it is being made.
#![allow(
    clippy::indexing_slicing,
    reason = "people and cells are numbered when the instance is read"
)]

use super::{
    automaton::Shape,
    instance::Instance,
    master::Line,
    planner::{NEVER, Planner},
};

/// The instance as the search needs it.
pub(crate) struct Board {
    pub days: usize,
    /// Cells of a day: the types, and a day off.
    pub width: usize,
    pub shape: Shape,
    pub planners: Vec<Planner>,
    /// By person and cell: what it costs them, or `None` if it is not allowed.
    pub wishes: Vec<Vec<Option<i64>>>,
    /// What nobody working would cost in wishes.
    pub base: i64,
    /// By cell: heads, weight of a missing one, and of one too many.
    pub cover: Vec<Option<(i64, i64, i64)>>,
    /// Integers per unit of cost.
    pub scale: i64,
}

impl Board {
    pub fn new(instance: &Instance) -> Self {
        let width = instance.types.len() + 1;
        let shape = Shape::new(instance);
        let (wishes, base) = instance.wishes();
        let wishes = wishes
            .into_iter()
            .zip(&instance.people)
            .map(|(costs, person)| {
                let is_off = |day: usize| person.days_off.contains(&day);
                let mut costs: Vec<Option<i64>> = costs
                    .into_iter()
                    .enumerate()
                    .map(|(cell, cost)| {
                        let (day, kind) = (cell / width, cell % width);
                        let is_allowed = person
                            .most
                            .get(kind)
                            .is_none_or(|&most| most > 0 && !is_off(day));
                        is_allowed.then_some(cost)
                    })
                    .collect();
                for &(day, kind) in &person.never {
                    costs[day * width + kind] = None;
                }
                costs
            })
            .collect();
        let mut cover = vec![None; instance.days * width];
        for of in &instance.cover {
            cover[of.day * width + of.kind] =
                Some((i64::from(of.heads), i64::from(of.under), i64::from(of.over)));
        }
        let mut scale = 1024;
        while scale > 1 && instance.worst() * scale > 1 << 26 {
            scale /= 2;
        }
        Self {
            days: instance.days,
            width,
            planners: instance
                .people
                .iter()
                .map(|person| Planner::new(person, &shape, instance.days))
                .collect(),
            shape,
            wishes,
            base,
            cover,
            scale: scale as i64,
        }
    }

    pub fn people(&self) -> usize {
        self.planners.len()
    }

    /// What a roster costs its person; `None` if a cell is not allowed.
    pub fn own_cost(&self, person: usize, line: &Line) -> Option<i64> {
        line.iter().enumerate().try_fold(0, |sum, (day, &kind)| {
            Some(sum + self.wishes[person][self.cell(day, kind)]?)
        })
    }

    pub fn cell(&self, day: usize, kind: u8) -> usize {
        match kind {
            0 => day * self.width + self.width - 1,
            kind => day * self.width + usize::from(kind) - 1,
        }
    }

    fn cover_cost(&self, cell: usize, heads: i64) -> i64 {
        self.cover[cell].map_or(0, |(need, under, over)| {
            under * (need - heads).max(0) + over * (heads - need).max(0)
        })
    }

    /// Costs of a person's cells in the scale of the planner; `worth` is what one more head in a cell is worth.
    pub fn costs(&self, person: usize, worth: impl Fn(usize) -> i64) -> Vec<i32> {
        self.wishes[person]
            .iter()
            .enumerate()
            .map(|(cell, wish)| match wish {
                Some(wish) => {
                    let cost = wish * self.scale - worth(cell);
                    cost.clamp(-(1 << 24), 1 << 24) as i32
                }
                None => NEVER,
            })
            .collect()
    }
}

/// A roster of everybody, or of some, with the heads of every cell.
#[derive(Debug, Clone)]
pub(crate) struct Plan {
    pub lines: Vec<Option<Line>>,
    pub heads: Vec<i64>,
    pub cost: i64,
}

impl Plan {
    pub fn empty(board: &Board) -> Self {
        let cells = board.days * board.width;
        Self {
            lines: vec![None; board.people()],
            heads: vec![0; cells],
            cost: board.base
                + (0..cells)
                    .map(|cell| board.cover_cost(cell, 0))
                    .sum::<i64>(),
        }
    }

    pub fn take(&mut self, board: &Board, person: usize) -> Option<Line> {
        let line = self.lines[person].take()?;
        self.change(board, person, &line, -1);
        Some(line)
    }

    pub fn put(&mut self, board: &Board, person: usize, line: Line) {
        self.take(board, person);
        self.change(board, person, &line, 1);
        self.lines[person] = Some(line);
    }

    fn change(&mut self, board: &Board, person: usize, line: &Line, sign: i64) {
        for (day, &kind) in line.iter().enumerate() {
            let cell = board.cell(day, kind);
            self.cost += sign * board.wishes[person][cell].unwrap_or(0);
            if kind > 0 {
                let before = board.cover_cost(cell, self.heads[cell]);
                self.heads[cell] += sign;
                self.cost += board.cover_cost(cell, self.heads[cell]) - before;
            }
        }
    }

    /// What one more head in a cell saves.
    pub fn worth(&self, board: &Board, cell: usize) -> i64 {
        match board.cover[cell] {
            Some((need, under, _)) if self.heads[cell] < need => under,
            Some((.., over)) => -over,
            None => 0,
        }
    }
}
