//! A file as sheets of cells: separators, Markdown tables and merged ranges.

use serde::{Deserialize, Serialize};

use crate::records::records;

/// A line of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct GridLine {
    /// The line in the text or the sheet, from 1.
    pub line: u32,
    /// Its cells. A merged value stands in every cell of its range.
    pub cells: Vec<String>,
    /// The columns, from 0, whose cells repeat the value of a merged range that begins to the left or above.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub merged: Vec<u32>,
}

/// A sheet of a workbook, or the whole of a text.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct Grid {
    /// The name of the sheet; empty for a text.
    #[serde(default)]
    pub name: String,
    /// The lines, without those that have no text.
    pub lines: Vec<GridLine>,
    /// What the workbook hides or strikes through, which is not among the lines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub left_out: Vec<LeftOut>,
}

/// A line or a column of a workbook that is not read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct LeftOut {
    /// The line, from 1; 0 for a column.
    pub line: u32,
    /// The column, from 1; 0 for a line.
    pub column: u32,
    /// Whether it is struck through, and not hidden.
    pub struck: bool,
}

impl LeftOut {
    /// A hidden line, from 1.
    #[must_use]
    pub const fn hidden_line(line: u32) -> Self {
        Self {
            line,
            column: 0,
            struck: false,
        }
    }

    /// A hidden column, from 1.
    #[must_use]
    pub const fn hidden_column(column: u32) -> Self {
        Self {
            line: 0,
            column,
            struck: false,
        }
    }

    /// A line, from 1, whose text is struck through.
    #[must_use]
    pub const fn struck_line(line: u32) -> Self {
        Self {
            line,
            column: 0,
            struck: true,
        }
    }
}

/// A cell that a workbook merges over several: its first and last line and column, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct MergedRange {
    /// The first line and column.
    pub first: (usize, usize),
    /// The last line and column.
    pub last: (usize, usize),
}

impl MergedRange {
    /// A range from one cell to another.
    #[must_use]
    pub fn new(first: (usize, usize), last: (usize, usize)) -> Self {
        Self { first, last }
    }
}

impl Grid {
    /// Reads separated values, cells copied from a spreadsheet, a Markdown table, a calendar (`.ics`) or the
    /// tables of a web page. Cells are
    /// separated by tabs, semicolons, commas or vertical bars, whichever cuts the text into the most even lines.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text
            .trim_start()
            .get(..15)
            .is_some_and(|start| start.eq_ignore_ascii_case("BEGIN:VCALENDAR"))
        {
            return crate::calendar::grid(text);
        }
        if let Some(grid) = crate::html::grid(text) {
            return grid;
        }
        if let Some(grid) = assignments(text) {
            return grid;
        }
        let mut grid = Self::default();
        let Some(separator) = separator(text) else {
            // Columns of a plain text stand apart by several blanks.
            for (line, number) in text.lines().zip(1..) {
                let cells = line
                    .split("  ")
                    .map(str::trim)
                    .filter(|cell| !cell.is_empty());
                grid.add(number, cells.map(str::to_owned).collect(), Vec::new());
            }
            return grid;
        };
        let bar = separator == b'|';
        let mut records = records(text, separator);
        records.retain(|(_, cells)| !(bar && is_rule(cells)));
        if bar {
            within_bars(&mut records);
        }
        for (line, cells) in records {
            grid.add(line, cells, Vec::new());
        }
        grid
    }

    /// A grid of the cells of a sheet. Lines are numbered from 1.
    #[must_use]
    pub fn of_cells(
        name: impl Into<String>,
        lines: Vec<Vec<String>>,
        merged: &[MergedRange],
    ) -> Self {
        let mut lines = lines;
        let mut repeated: Vec<Vec<u32>> = vec![Vec::new(); lines.len()];
        let width = lines.iter().map(Vec::len).max().unwrap_or(0);
        for range in merged {
            let ((top, left), (bottom, right)) = (range.first, range.last);
            let value = lines
                .get(top)
                .and_then(|line| line.get(left))
                .cloned()
                .unwrap_or_default();
            if value.trim().is_empty() {
                continue;
            }
            for (row, (line, repeated)) in lines.iter_mut().zip(&mut repeated).enumerate() {
                if !(top..=bottom).contains(&row) {
                    continue;
                }
                for column in left..=right.min(width.saturating_sub(1)) {
                    if (row, column) == (top, left) {
                        continue;
                    }
                    if line.len() <= column {
                        line.resize(column + 1, String::new());
                    }
                    if let Some(cell) = line.get_mut(column) {
                        cell.clone_from(&value);
                        repeated.push(u32::try_from(column).unwrap_or(u32::MAX));
                    }
                }
            }
        }
        let mut grid = Self {
            name: name.into(),
            ..Self::default()
        };
        for (line, (cells, merged)) in (1..).zip(lines.into_iter().zip(repeated)) {
            grid.add(line, cells, merged);
        }
        grid
    }

    fn add(&mut self, line: u32, cells: Vec<String>, merged: Vec<u32>) {
        if cells.iter().any(|cell| !cell.trim().is_empty()) {
            self.lines.push(GridLine {
                line,
                cells,
                merged,
            });
        }
    }

    /// The number of columns.
    #[must_use]
    pub fn width(&self) -> usize {
        let widths = self.lines.iter().map(|line| line.cells.len());
        widths.max().unwrap_or(0)
    }
}

/// Whether a line only separates the heading of a Markdown table from its body: `|---|:--:|`.
fn is_rule(cells: &[String]) -> bool {
    let mut marks = cells
        .iter()
        .map(|cell| cell.trim())
        .filter(|cell| !cell.is_empty())
        .peekable();
    marks.peek().is_some()
        && marks.all(|cell| {
            cell.bytes().all(|byte| matches!(byte, b'-' | b':' | b'=')) && cell.contains('-')
        })
}

/// Leaves the cells between the outer bars of a Markdown table. Bars that only part columns have no outer ones.
fn within_bars(records: &mut [(u32, Vec<String>)]) {
    let blank = |cell: Option<&String>| cell.is_some_and(|cell| cell.trim().is_empty());
    let divided = || records.iter().filter(|(_, cells)| cells.len() > 1);
    let first = divided().all(|(_, cells)| blank(cells.first()));
    let last = divided().all(|(_, cells)| blank(cells.last()));
    for (_, cells) in records.iter_mut().filter(|(_, cells)| cells.len() > 1) {
        if last {
            cells.pop();
        }
        if first {
            cells.remove(0);
        }
    }
}

/// The first lines of a text, by which its separator is told.
fn sample(text: &str) -> &str {
    const LINES: usize = 400;
    let end = text.match_indices('\n').nth(LINES);
    end.map_or(text, |(at, _)| text.get(..at).unwrap_or(text))
}

/// The separator that gives the most even lines of more than one cell; among equals the first. `None` if no line has
/// one, but some have several blanks in a row.
fn separator(text: &str) -> Option<u8> {
    let sample = sample(text);
    let evenness = |separator: u8| {
        let records = records(sample, separator);
        let widths: Vec<usize> = records.iter().map(|(_, cells)| cells.len()).collect();
        let divided: Vec<usize> = widths.iter().copied().filter(|width| *width > 1).collect();
        let mut sorted = divided.clone();
        sorted.sort_unstable();
        let common = sorted.get(sorted.len() / 2).copied().unwrap_or(1);
        let even = divided.iter().filter(|width| **width == common).count();
        // Lines that fit, in thousandths of all lines.
        let share = even * 1000 / widths.len().max(1);
        (common > 1).then_some((share, common))
    };
    let candidates = [b'\t', b'|', b';', b','].map(|separator| (separator, evenness(separator)));
    // Every line of a copied table has tabs; commas and bars occur within cells.
    // `Ruiz, Ana;9-17;;off` is cut by its semicolons, though its lines are even by their commas, too.
    let wide = |separator: u8| {
        let records = records(text, separator);
        let wide = records.iter().filter(|(_, cells)| cells.len() > 3);
        wide.count() * 10 >= records.len() * 8
    };
    let semicolons = candidates.iter().find(|(separator, _)| *separator == b';');
    let pairs = |even: &Option<(usize, usize)>| even.is_some_and(|(_, common)| common <= 2);
    let sure = candidates
        .iter()
        .find(|(separator, even)| {
            let needed = if *separator == b'\t' { 1 } else { 800 };
            even.is_some_and(|(share, _)| share >= needed)
        })
        .copied();
    let best = || {
        let found = candidates.iter().filter(|(_, even)| even.is_some());
        found
            .max_by_key(|(_, even)| even.unwrap_or_default())
            .copied()
    };
    let found = sure.or_else(best).map(|found| match (found, semicolons) {
        ((b',', even), Some(_)) if pairs(&even) && wide(b';') => b';',
        ((separator, _), _) => separator,
    });
    let apart = || {
        text.lines()
            .filter(|line| line.trim().contains("  "))
            .count()
            > 1
    };
    found.or_else(|| (!apart()).then_some(b','))
}

/// The lines of a solution of the nurse rostering competition (INRC-II): behind `ASSIGNMENTS = 3` a nurse, a day, a shift
/// and a skill in each line, with single blanks between them.
fn assignments(text: &str) -> Option<Grid> {
    let is_head = |line: &str| {
        let count = line.strip_prefix("ASSIGNMENTS");
        count.is_some_and(|count| count.trim_start().starts_with('='))
    };
    let head = text.lines().position(is_head)?;
    let mut grid = Grid::default();
    for (line, number) in text.lines().zip(1..) {
        let at = usize::try_from(number).unwrap_or(usize::MAX);
        let words: Vec<&str> = line.split_whitespace().collect();
        let cells = match words[..] {
            [..] if at == head + 1 => vec!["Employee", "Day", "Shift", "Position"],
            [_, _, _, _] if at > head + 1 => words,
            _ => continue,
        };
        grid.add(
            number,
            cells.into_iter().map(str::to_owned).collect(),
            Vec::new(),
        );
    }
    Some(grid)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(grid: &Grid) -> Vec<Vec<&str>> {
        let lines = grid.lines.iter();
        lines
            .map(|line| line.cells.iter().map(|cell| cell.trim()).collect())
            .collect()
    }

    #[test]
    fn separators_are_recognised() {
        for text in [
            "Name\tMon\nAda\t9-13, 17-21\nBo;x\toff",
            "Name;Mon\nAda;\"9-13, 17-21\"\n\"Bo;x\";off",
            "Name,Mon\nAda,\"9-13, 17-21\"\nBo;x,off",
            "| Name | Mon |\n|:---|---:|\n| Ada | 9-13, 17-21 |\n| Bo;x | off |\n",
            "Name | Mon\n--- | ---\nAda | 9-13, 17-21\nBo;x | off\n",
        ] {
            let grid = Grid::of_text(text);
            assert_eq!(
                cells(&grid),
                [["Name", "Mon"], ["Ada", "9-13, 17-21"], ["Bo;x", "off"]],
                "{text}"
            );
        }
        let grid = Grid::of_text("a,b\n\n\"c\nd\",\"e");
        let lines: Vec<u32> = grid.lines.iter().map(|line| line.line).collect();
        assert_eq!(lines, [1, 3, 4]);
    }

    #[test]
    fn what_is_left_out_has_the_name_that_it_has_in_javascript() {
        let mut grid = Grid::of_text("Name,Mon\nAna,9-17");
        grid.left_out.push(LeftOut::hidden_line(3));
        let json = serde_json::to_value(&grid).unwrap();
        assert_eq!(json["leftOut"][0]["line"], 3);
        assert_eq!(serde_json::from_value::<Grid>(json).unwrap(), grid);
    }

    #[test]
    fn a_merged_value_stands_in_its_whole_range() {
        let lines = vec![vec!["Ada".to_owned(), "off".to_owned()], vec![]];
        let merged = [
            MergedRange::new((0, 0), (1, 0)),
            MergedRange::new((0, 1), (0, 9)),
        ];
        let grid = Grid::of_cells("Week", lines, &merged);
        assert_eq!(cells(&grid), [vec!["Ada", "off"], vec!["Ada"]]);
        assert_eq!(grid.lines[1].merged, [0]);
    }

    #[test]
    fn bars_part_columns_or_stand_around_them() {
        let parted = Grid::of_text("|Mon|Tue\nAna|9-17|\nBo||9-17");
        assert_eq!(
            cells(&parted),
            [["", "Mon", "Tue"], ["Ana", "9-17", ""], ["Bo", "", "9-17"]]
        );
        let table = Grid::of_text("| |Mon|Tue|\n|---|---|---|\n|Ana|9-17||\n|Bo||9-17|");
        assert_eq!(cells(&table), cells(&parted));
    }

    #[test]
    fn commas_within_names_do_not_part_columns() {
        let grid =
            Grid::of_text("Name;Mon;Tue;Wed\nRuiz, Ana;9-17;;off;;E;7-15\nLund, Bo;;E;E;;L;14-22");
        assert_eq!(grid.lines[1].cells[..4], ["Ruiz, Ana", "9-17", "", "off"]);
        let ragged = Grid::of_text(
            "Harbour – Rota\nName;Role;Mon;Tue;Wed\nRuiz, Ana;Bar;E;;L;;E;7-15\nLund, Bo;Bar;;L;;;L;14-22\nHaas, Cy;Bar;L;E\nDorn, Di;Bar;;E;L",
        );
        assert_eq!(ragged.lines[2].cells[..3], ["Ruiz, Ana", "Bar", "E"]);
    }
}
