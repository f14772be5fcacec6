//! What the cells of a sheet were taken for, in a byte each.

use super::{Place, Taken};

/// The rows of a sheet, as long as anything in them is taken.
#[derive(Debug, Clone, Default)]
pub(crate) struct Uses(Vec<Vec<Option<Taken>>>);

impl Uses {
    fn cell(&mut self, (row, column): Place) -> Option<&mut Option<Taken>> {
        if self.0.len() <= row {
            self.0.resize_with(row + 1, Vec::new);
        }
        let cells = self.0.get_mut(row)?;
        if cells.len() <= column {
            cells.resize(column + 1, None);
        }
        cells.get_mut(column)
    }

    pub fn insert(&mut self, place: Place, taken: Taken) {
        if let Some(cell) = self.cell(place) {
            *cell = Some(taken);
        }
    }

    /// Takes a cell that is not taken yet.
    pub fn or_insert(&mut self, place: Place, taken: Taken) {
        if let Some(cell) = self.cell(place) {
            cell.get_or_insert(taken);
        }
    }

    pub fn get(&self, (row, column): &Place) -> Option<Taken> {
        self.0.get(*row)?.get(*column).copied().flatten()
    }

    /// The cells that are taken, row by row.
    pub fn iter(&self) -> impl Iterator<Item = (Place, Taken)> + '_ {
        let rows = self.0.iter().enumerate();
        rows.flat_map(|(row, cells)| {
            let cells = cells.iter().enumerate();
            cells.filter_map(move |(column, taken)| Some(((row, column), (*taken)?)))
        })
    }

    /// The cells of a row that are taken.
    pub fn of_row(&self, row: usize) -> impl Iterator<Item = Taken> + '_ {
        self.0
            .get(row)
            .into_iter()
            .flatten()
            .filter_map(|taken| *taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_or_the_last_taking_of_a_cell_counts() {
        let mut uses = Uses::default();
        uses.insert((2, 1), Taken::Person);
        uses.or_insert((2, 1), Taken::Remark);
        uses.insert((0, 3), Taken::Day);
        uses.insert((0, 3), Taken::Time);
        let all: Vec<_> = uses.iter().collect();
        assert_eq!(all, [((0, 3), Taken::Time), ((2, 1), Taken::Person)]);
        assert_eq!(
            (uses.get(&(2, 1)), uses.get(&(1, 0))),
            (Some(Taken::Person), None)
        );
        assert_eq!(uses.of_row(2).count(), 1);
    }
}
