//! The relaxation: a linear program over whole rosters of people, which are found as they are needed.
#![allow(
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    reason = "a linear program is floats; rows and columns are numbered when the program is built"
)]

use std::collections::HashSet;

use crate::relaxation::{Column, Relaxation};

/// What a person without a roster costs.
const PENALTY: f64 = 1e5;

/// A roster of one person: 0 for a day off, else the type's number and one.
pub(crate) type Line = Vec<u8>;

/// The heads of a cell that are still needed (negative if there are too many), and their weights.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Need {
    pub cell: usize,
    pub heads: i64,
    pub under: f64,
    pub over: f64,
}

/// The linear program of some people and what they are to cover.
pub(crate) struct Master {
    pub needs: Vec<Need>,
    /// The row of each cell with a need.
    rows: Vec<Option<usize>>,
    /// People of the program, and the place of each person among them.
    pub people: Vec<usize>,
    place: Vec<Option<usize>>,
    program: Relaxation,
    lines: Vec<Option<(usize, Line)>>,
    known: HashSet<(usize, Line)>,
    sums: Vec<f64>,
    pub width: usize,
}

impl Master {
    /// `cells` is how many there are in all, `width` how many of a day, a day off included.
    pub fn new(
        needs: Vec<Need>,
        people: Vec<usize>,
        all: usize,
        cells: usize,
        width: usize,
    ) -> Self {
        let mut rows = vec![None; cells];
        let mut sums = Vec::new();
        let mut columns = Vec::new();
        let mut others = Vec::new();
        for (row, need) in needs.iter().enumerate() {
            rows[need.cell] = Some(row);
            sums.push(need.heads as f64);
            let under = Column {
                cost: need.under,
                entries: vec![(row, 1.0)],
            };
            let over = Column {
                cost: need.over,
                entries: vec![(row, -1.0)],
            };
            let (basic, other) = if need.heads >= 0 {
                (under, over)
            } else {
                (over, under)
            };
            columns.push(basic);
            others.push(other);
        }
        let mut place = vec![None; all];
        for (at, &person) in people.iter().enumerate() {
            place[person] = Some(at);
            columns.push(Column {
                cost: PENALTY,
                entries: vec![(sums.len(), 1.0)],
            });
            sums.push(1.0);
        }
        let mut program = Relaxation::new(sums.clone(), columns);
        for other in others {
            program.add(other);
        }
        Self {
            lines: vec![None; program.len()],
            needs,
            rows,
            people,
            place,
            program,
            known: HashSet::new(),
            sums,
            width,
        }
    }

    /// Adds a roster at its own cost, if it is new.
    pub fn add(&mut self, person: usize, line: &Line, cost: i64) -> bool {
        let Some(place) = self.place[person] else {
            return false;
        };
        if !self.known.insert((person, line.clone())) {
            return false;
        }
        let mut entries = Vec::new();
        for (day, &kind) in line.iter().enumerate() {
            if kind > 0
                && let Some(row) = self.rows[day * self.width + usize::from(kind) - 1]
            {
                entries.push((row, 1.0));
            }
        }
        entries.push((self.needs.len() + place, 1.0));
        self.program.add(Column {
            cost: cost as f64,
            entries,
        });
        self.lines.push(Some((person, line.clone())));
        true
    }

    pub fn solve(&mut self, pivots: u64) -> bool {
        self.program.solve(pivots)
    }

    pub fn duals(&self) -> &[f64] {
        self.program.duals()
    }

    /// The cost of a roster less what it is worth under the prices of the program.
    pub fn reduced_cost(&self, person: usize, line: &Line, cost: i64) -> f64 {
        let duals = self.program.duals();
        let Some(place) = self.place[person] else {
            return 0.0;
        };
        let mut reduced = cost as f64 - duals[self.needs.len() + place];
        for (day, &kind) in line.iter().enumerate() {
            if kind > 0
                && let Some(row) = self.rows[day * self.width + usize::from(kind) - 1]
            {
                reduced -= duals[row];
            }
        }
        reduced
    }

    /// The rosters of the solution with their shares, largest first.
    pub fn solution(&self) -> Vec<(usize, &Line, f64)> {
        let mut lines: Vec<(usize, &Line, f64)> = self
            .program
            .solution()
            .filter_map(|(column, value)| {
                let (person, line) = self.lines[column].as_ref()?;
                Some((*person, line, value))
            })
            .collect();
        lines.sort_by(|a, b| {
            b.2.total_cmp(&a.2)
                .then_with(|| (a.0, a.1).cmp(&(b.0, b.1)))
        });
        lines
    }

    /// All rosters of the program.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &Line)> {
        self.lines
            .iter()
            .flatten()
            .map(|(person, line)| (*person, line))
    }

    pub fn rows(&self) -> usize {
        self.sums.len()
    }
}
