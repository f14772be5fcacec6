//! A table as lines of cells.

use serde::{Deserialize, Serialize};

/// A line of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct GridLine {
    /// The line in the text or the sheet, from 1.
    pub line: u32,
    /// Its cells.
    pub cells: Vec<String>,
}

/// A table as lines of cells; lines without text are left out.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Grid {
    /// The lines.
    pub lines: Vec<GridLine>,
}

impl Grid {
    /// Reads comma-separated values, or cells copied from a spreadsheet. Cells are separated by tabs, semicolons or
    /// commas: the first of these that occurs at least once per line, or else the most frequent.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .delimiter(separator(text))
            .from_reader(text.as_bytes());
        let mut grid = Self::default();
        for record in reader.records().flatten() {
            let line = record.position().map_or(0, csv::Position::line);
            let line = u32::try_from(line).unwrap_or(u32::MAX);
            grid.add(line, record.iter().map(str::to_owned).collect());
        }
        grid
    }

    /// A grid of the cells of a sheet. Lines are numbered from 1.
    #[must_use]
    pub fn of_cells(lines: Vec<Vec<String>>) -> Self {
        let mut grid = Self::default();
        for (line, cells) in (1..).zip(lines) {
            grid.add(line, cells);
        }
        grid
    }

    fn add(&mut self, line: u32, cells: Vec<String>) {
        if cells.iter().any(|cell| !cell.trim().is_empty()) {
            self.lines.push(GridLine { line, cells });
        }
    }

    /// The number of columns.
    #[must_use]
    pub fn width(&self) -> usize {
        let widths = self.lines.iter().map(|line| line.cells.len());
        widths.max().unwrap_or(0)
    }
}

fn separator(text: &str) -> u8 {
    let lines = text.lines().filter(|line| !line.trim().is_empty()).count();
    let counted = [b'\t', b';', b','].map(|separator| {
        let bytes = text.bytes().filter(|byte| *byte == separator);
        (separator, bytes.count())
    });
    // A cell with several shifts may contain commas, but every line of a copied table has tabs.
    let sure = counted
        .iter()
        .find(|(_, count)| *count > 0 && *count + 1 >= lines);
    let most = || counted.iter().max_by_key(|(_, count)| *count);
    sure.or_else(most).map_or(b',', |(separator, _)| *separator)
}
