//! A linear program that grows by columns: minimise the cost of non-negative columns whose rows add up to fixed sums.
//!
//! The revised simplex method with an explicit inverse. It can be stopped after any number of pivots and resumed, also
//! with more columns, which is why it is not a library's: microlp can do neither (decision 112). Bounds are not taken
//! from it but from prices rounded to integers (module `generation`), so rounding errors cost time and never correctness.

#![allow(
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    reason = "a linear program is floats; rows and columns are numbered when they are added"
)]

/// A column: its cost and its non-zero entries, by row.
#[derive(Debug, Clone, Default)]
pub(crate) struct Column {
    pub cost: f64,
    pub entries: Vec<(usize, f64)>,
}

/// The program with its current basis.
#[derive(Debug, Clone)]
pub(crate) struct Relaxation {
    rows: usize,
    sums: Vec<f64>,
    columns: Vec<Column>,
    /// The basic column of each row, and its value.
    basis: Vec<usize>,
    values: Vec<f64>,
    is_basic: Vec<bool>,
    /// The inverse of the basis, row by row.
    inverse: Vec<f64>,
    duals: Vec<f64>,
    pivots: u64,
    /// Where the search for an entering column goes on.
    cursor: usize,
}

/// What counts as zero.
const TINY: f64 = 1e-9;
/// Columns looked at before the best of them enters.
const BLOCK: usize = 100;

impl Relaxation {
    /// A program that starts with one column per row: the first entry of column `row` is 1 or -1 in that row, and it may
    /// have others in rows whose own columns have no other.
    pub fn new(sums: Vec<f64>, columns: Vec<Column>) -> Self {
        let rows = sums.len();
        // Equal ratios make the method walk in circles; sums that differ a little have none.
        let mut noise = 0x2545_F491_u32;
        let sums: Vec<f64> = sums
            .into_iter()
            .map(|sum| {
                noise ^= noise << 13;
                noise ^= noise >> 17;
                noise ^= noise << 5;
                sum + 1e-6 * (1.0 + f64::from(noise >> 8) / 16_777_216.0)
            })
            .collect();
        let sign = |row: usize| columns[row].entries[0].1;
        let mut inverse = vec![0.0; rows * rows];
        for (column, of_column) in columns.iter().enumerate() {
            inverse[column * rows + column] = sign(column);
            for &(row, entry) in of_column.entries.iter().skip(1) {
                inverse[row * rows + column] = -sign(row) * entry * sign(column);
            }
        }
        let mut program = Self {
            rows,
            values: Vec::new(),
            sums,
            columns,
            basis: (0..rows).collect(),
            is_basic: vec![true; rows],
            inverse,
            duals: Vec::new(),
            pivots: 0,
            cursor: 0,
        };
        program.refresh();
        program
    }

    /// Values and prices from the inverse, without what has been rounded on the way.
    fn refresh(&mut self) {
        let rows = self.rows;
        self.duals = vec![0.0; rows];
        self.values.clear();
        for (row, &basic) in self.basis.iter().enumerate() {
            let inverse = &self.inverse[row * rows..(row + 1) * rows];
            self.values.push(
                inverse
                    .iter()
                    .zip(&self.sums)
                    .map(|(entry, sum)| entry * sum)
                    .sum(),
            );
            let cost = self.columns[basic].cost;
            if cost != 0.0 {
                for (dual, entry) in self.duals.iter_mut().zip(inverse) {
                    *dual += cost * entry;
                }
            }
        }
    }

    /// Adds a column and returns its number.
    pub fn add(&mut self, column: Column) -> usize {
        self.columns.push(column);
        self.is_basic.push(false);
        self.columns.len() - 1
    }

    /// How many columns there are.
    pub fn len(&self) -> usize {
        self.columns.len()
    }

    /// The price of every row.
    pub fn duals(&self) -> &[f64] {
        &self.duals
    }

    /// The positive values, by column.
    pub fn solution(&self) -> impl Iterator<Item = (usize, f64)> {
        self.basis
            .iter()
            .copied()
            .zip(self.values.iter().copied())
            .filter(|(_, value)| *value > 1e-5)
    }

    /// Pivots until no column lowers the cost, which is `true`, or the number of pivots is used up.
    pub fn solve(&mut self, pivots: u64) -> bool {
        for _ in 0..pivots {
            let Some(entering) = self.entering() else {
                return true;
            };
            self.enter(entering);
        }
        false
    }

    fn reduced_cost(&self, column: &Column) -> f64 {
        column
            .entries
            .iter()
            .fold(column.cost, |cost, &(row, entry)| {
                cost - self.duals[row] * entry
            })
    }

    /// A column that lowers the cost: the best of the first block that has one.
    fn entering(&mut self) -> Option<usize> {
        let count = self.columns.len();
        let mut best = None;
        let mut least = -1e-7;
        for step in 0..count {
            if step % BLOCK == 0 && best.is_some() {
                break;
            }
            let index = self.cursor;
            self.cursor = if index + 1 < count { index + 1 } else { 0 };
            if self.is_basic[index] {
                continue;
            }
            let cost = self.reduced_cost(&self.columns[index]);
            if cost < least {
                least = cost;
                best = Some(index);
            }
        }
        best
    }

    fn enter(&mut self, entering: usize) {
        let rows = self.rows;
        let column = &self.columns[entering];
        let mut change = vec![0.0; rows];
        for (row, change) in change.iter_mut().enumerate() {
            let inverse = &self.inverse[row * rows..(row + 1) * rows];
            *change = column
                .entries
                .iter()
                .map(|&(at, entry)| inverse[at] * entry)
                .sum();
        }
        let cost = self.reduced_cost(column);
        let mut leaving = None;
        let mut least = f64::INFINITY;
        for (row, (&change, &value)) in change.iter().zip(&self.values).enumerate() {
            if change > TINY {
                let ratio = value.max(0.0) / change;
                if ratio < least {
                    least = ratio;
                    leaving = Some(row);
                }
            }
        }
        // Every cost is at least 0, so the program is bounded, and a column without a limit is a rounding error.
        let Some(leaving) = leaving else {
            self.columns[entering].cost = f64::INFINITY;
            return;
        };
        let pivot = change[leaving];
        let old: Vec<f64> = self.inverse[leaving * rows..(leaving + 1) * rows]
            .iter()
            .map(|entry| entry / pivot)
            .collect();
        let nonzero: Vec<usize> = old
            .iter()
            .enumerate()
            .filter(|(_, entry)| entry.abs() > 1e-13)
            .map(|(at, _)| at)
            .collect();
        let is_sparse = nonzero.len() * 4 < rows;
        for (row, &factor) in change.iter().enumerate() {
            if row == leaving || factor.abs() <= 1e-13 {
                continue;
            }
            let inverse = &mut self.inverse[row * rows..(row + 1) * rows];
            if is_sparse {
                for &at in &nonzero {
                    inverse[at] -= factor * old[at];
                }
            } else {
                for (entry, old) in inverse.iter_mut().zip(&old) {
                    *entry -= factor * old;
                }
            }
            self.values[row] -= factor * least;
        }
        for (dual, entry) in self.duals.iter_mut().zip(&old) {
            *dual += cost * entry;
        }
        self.inverse[leaving * rows..(leaving + 1) * rows].copy_from_slice(&old);
        self.values[leaving] = least;
        self.is_basic[self.basis[leaving]] = false;
        self.is_basic[entering] = true;
        self.basis[leaving] = entering;
        self.pivots += 1;
        if self.pivots.is_multiple_of(64) {
            self.refresh();
        }
    }
}
