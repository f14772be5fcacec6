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
        let chat = without_chat(text);
        let text = chat.as_deref().unwrap_or(text);
        let mut grid = Self::default();
        let Some(separator) = separator(text) else {
            for (line, number) in aligned(text).into_iter().zip(1..) {
                grid.add(number, line, Vec::new());
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

/// What a chat says, line by line, without the moments and the names in front of its messages: `27/11/2026 18:55 - Ana: `
/// or `[27/11/26, 18:55:10] Ana: `. What stands behind a moment without a name is of the program. `None` if it is no chat.
fn without_chat(text: &str) -> Option<String> {
    // Where the moment at the beginning of a line ends: a day and a time of day have five numbers.
    let begins = |line: &'_ str| -> Option<usize> {
        let rest = line.trim_start_matches('\u{200e}');
        let (bracket, rest) = match rest.strip_prefix('[') {
            Some(rest) => (true, rest),
            None => (false, rest),
        };
        if !rest.starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let (mut numbers, mut last) = (0, ' ');
        for (at, c) in rest.char_indices() {
            numbers += usize::from(c.is_ascii_digit() && !last.is_ascii_digit());
            let ends = match bracket {
                true => c == ']',
                false => c == '-' && last == ' ',
            };
            if ends {
                let behind = rest.get(at + 1..).unwrap_or_default().trim_start();
                // `2026-02-16,06:30 - 14:30` is the row of a table.
                let hours = behind.starts_with(|c: char| c.is_ascii_digit());
                return (numbers >= 5 && !hours).then_some(line.len() - rest.len() + at + 1);
            }
            if !(c.is_ascii_digit() || "/.,:- \u{202f}apmAPM".contains(c)) {
                return None;
            }
            last = c;
        }
        None
    };
    let count = text.lines().filter(|line| begins(line).is_some()).count();
    if count < 2 {
        return None;
    }
    let said = text.lines().map(|line| match begins(line) {
        Some(end) => {
            let rest = line.get(end..).unwrap_or_default();
            rest.split_once(": ").map_or("", |(_, message)| message)
        }
        None => line,
    });
    Some(said.collect::<Vec<_>>().join("\n"))
}

/// The cells of a plain text, whose columns stand apart by several blanks. A line with fewer cells than one above has them
/// where those above begin and end.
fn aligned(text: &str) -> Vec<Vec<String>> {
    let mut columns: Vec<(usize, usize)> = Vec::new();
    let mut lines = Vec::new();
    for line in text.lines() {
        let cells = placed(line);
        let overlaps = |(from, to): (usize, usize), column: &(usize, usize)| {
            to.min(column.1).saturating_sub(from.max(column.0))
        };
        let mut next = 0;
        let places: Option<Vec<usize>> = cells
            .iter()
            .map(|(at, _)| {
                let free = columns.iter().enumerate().skip(next);
                let (own, shared) = free
                    .map(|(index, column)| (index, overlaps(*at, column)))
                    .max_by_key(|(index, shared)| (*shared, std::cmp::Reverse(*index)))?;
                next = own + 1;
                (shared > 0).then_some(own)
            })
            .collect();
        let shorter = cells.len() > 1 && cells.len() < columns.len();
        match places.filter(|_| shorter) {
            Some(places) => {
                let mut row = vec![String::new(); columns.len()];
                for ((_, text), place) in cells.iter().zip(places) {
                    if let Some(cell) = row.get_mut(place) {
                        (*text).clone_into(cell);
                    }
                }
                lines.push(row);
            }
            None => {
                if cells.len() == columns.len() {
                    for ((at, _), column) in cells.iter().zip(&mut columns) {
                        *column = (column.0.min(at.0), column.1.max(at.1));
                    }
                } else if cells.len() > columns.len() || cells.len() > 2 {
                    columns = cells.iter().map(|(at, _)| *at).collect();
                }
                lines.push(cells.iter().map(|(_, text)| (*text).to_owned()).collect());
            }
        }
    }
    lines
}

/// The texts of a line that stand apart by several blanks, with their first and last place in characters.
fn placed(line: &str) -> Vec<((usize, usize), &str)> {
    let mut found = Vec::new();
    let mut at = 0;
    for part in line.split("  ") {
        let text = part.trim();
        let length = part.chars().count();
        if !text.is_empty() {
            let before = part.chars().take_while(|c| c.is_whitespace()).count();
            let from = at + before;
            found.push(((from, from + text.chars().count()), text));
        }
        at += length + 2;
    }
    found
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
    fn columns_of_plain_text_stand_beneath_one_another() {
        let text = "Date        Officer       On    Off   Hrs\n\
                    30/11/2026  K. Osei       0700  1900  12\n\
                    02/12/2026                1900  0700  12\n\
                    \x20                         Site hours  24\n\
                    A title  of two parts";
        let grid = Grid::of_text(text);
        assert_eq!(
            cells(&grid)[2..4],
            [
                vec!["02/12/2026", "", "1900", "0700", "12"],
                vec!["", "", "Site hours", "", "24"]
            ]
        );
        assert_eq!(cells(&grid)[4], ["A title", "of two parts", "", "", ""]);
    }

    #[test]
    fn a_chat_is_read_without_its_moments_and_names() {
        for text in [
            "27/11/2026 18:40 - Messages are encrypted.\n27/11/2026 18:55 - Ana Ruiz: *Mon 30/11*\nBo 9-17\n27/11/2026 18:57 - Bo: ok",
            "[27/11/26, 18:40:10] Messages are encrypted.\n[27/11/26, 18:55:01] Ana Ruiz: *Mon 30/11*\nBo 9-17\n[27/11/26, 18:57:30] Bo: ok",
            "11/27/26, 6:40 PM - Messages are encrypted.\n11/27/26, 6:55 PM - Ana Ruiz: *Mon 30/11*\nBo 9-17\n11/27/26, 6:57 PM - Bo: ok",
        ] {
            let grid = Grid::of_text(text);
            let lines: Vec<(u32, String)> = grid
                .lines
                .iter()
                .map(|line| (line.line, line.cells.join("|")))
                .collect();
            let expected = [(2, "*Mon 30/11*"), (3, "Bo 9-17"), (4, "ok")];
            assert_eq!(lines, expected.map(|(line, text)| (line, text.to_owned())));
        }
        let rows = "2026-02-16,06:30 - 14:30,OFF\n2026-02-17,14:00 - 22:00,OFF\n2026-02-18,06:30 - 14:30,OFF";
        assert_eq!(without_chat(rows), None);
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
