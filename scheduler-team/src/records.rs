//! The records of separated values, also where quotes are not closed or commas part the hours of a number.

use scheduler_exchange::csv_text;

/// A record is not looked for in more lines than this.
const MOST_LINES: usize = 200;

/// A record and its first line, from 1.
pub(crate) type Record = (u32, Vec<String>);

/// The records of a text; blank lines are skipped. A quote that is not closed where its cell ends is an ordinary
/// character. Where a comma parts cells, two of them are one number if its line is too long without: `37,5`.
pub(crate) fn records(text: &str, separator: u8) -> Vec<Record> {
    let mut records = match strictly(text, separator) {
        Some(records) if !has_stray_quotes(text, separator, &records) => records,
        _ => line_by_line(text, separator),
    };
    if separator == b',' {
        join_decimals(&mut records);
    }
    records
}

fn strictly(text: &str, separator: u8) -> Option<Vec<Record>> {
    let records = csv_text::read_separated(text, separator).ok()?;
    let records = records.into_iter().map(|record| {
        let line = record.first().map_or(0, |field| field.place.line);
        (line, record.into_iter().map(|field| field.text).collect())
    });
    Some(records.collect())
}

/// What a line is, read from its first character to its last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Line {
    /// So many cells.
    Whole(usize),
    /// A cell goes on in the next line.
    Open,
    /// Something stands behind the closing quote of a cell.
    Broken,
}

fn line(text: &str, separator: u8) -> Line {
    let separator = char::from(separator);
    let mut cells = 1;
    let mut rest = text;
    loop {
        if let Some(quoted) = rest.strip_prefix('"') {
            let mut from = 0;
            let close = loop {
                let Some(at) = quoted.get(from..).and_then(|rest| rest.find('"')) else {
                    return Line::Open;
                };
                let at = from + at;
                if quoted
                    .get(at + 1..)
                    .is_some_and(|rest| rest.starts_with('"'))
                {
                    from = at + 2;
                } else {
                    break at;
                }
            };
            rest = quoted.get(close + 1..).unwrap_or_default();
        } else {
            rest = rest
                .find(separator)
                .map_or("", |at| rest.get(at..).unwrap_or_default());
        }
        match rest.strip_prefix(separator) {
            Some(more) => {
                cells += 1;
                rest = more;
            }
            None if rest.trim_end().is_empty() => return Line::Whole(cells),
            None => return Line::Broken,
        }
    }
}

/// The most frequent number of cells of the lines that are records of their own.
fn common_width(text: &str, separator: u8) -> usize {
    let widths = text.lines().filter_map(|text| match line(text, separator) {
        Line::Whole(cells) if !text.trim().is_empty() => Some(cells),
        _ => None,
    });
    most_frequent(widths).unwrap_or(1)
}

fn most_frequent(values: impl Iterator<Item = usize>) -> Option<usize> {
    let mut counts = std::collections::BTreeMap::new();
    for value in values {
        *counts.entry(value).or_insert(0_usize) += 1;
    }
    let most = counts.into_iter().max_by_key(|(_, count)| *count);
    most.map(|(value, _)| value)
}

/// Whether a record of several lines has a quote that is not closed where its cell ends, or other numbers of cells than
/// most.
fn has_stray_quotes(text: &str, separator: u8, records: &[Record]) -> bool {
    let Some(width) = most_frequent(records.iter().map(|(_, cells)| cells.len())) else {
        return false;
    };
    let starts = records.iter().map(|(line, _)| *line);
    let ends = starts.clone().skip(1).chain([u32::MAX]);
    let mut lines = text.lines();
    let mut at = 1;
    starts.zip(ends).any(|(start, end)| {
        let own: Vec<&str> = (&mut lines)
            .skip(usize::try_from(start - at).unwrap_or(0))
            .take(usize::try_from(end - start).unwrap_or(1))
            .collect();
        at = end;
        let filled = own.iter().filter(|line| !line.trim().is_empty()).count();
        filled > 1 && line(&own.join("\n"), separator) != Line::Whole(width)
    })
}

/// How many lines from one on are a record together whose cells are as many as those of the others.
fn whole_record(lines: &[&str], at: usize, separator: u8, width: usize) -> Option<usize> {
    let mut joined = String::new();
    for (count, next) in (1..).zip(lines.iter().skip(at).take(MOST_LINES)) {
        joined.push_str(next);
        match line(&joined, separator) {
            Line::Whole(cells) => return (cells == width || width == 1).then_some(count),
            Line::Broken => return None,
            Line::Open => joined.push('\n'),
        }
    }
    None
}

fn line_by_line(text: &str, separator: u8) -> Vec<Record> {
    let lines: Vec<&str> = text.lines().collect();
    let width = common_width(text, separator);
    let mut records = Vec::new();
    let mut at = 0;
    while let Some(first) = lines.get(at) {
        let count = match line(first, separator) {
            Line::Whole(_) => Some(1),
            Line::Open => whole_record(&lines, at, separator, width),
            Line::Broken => None,
        };
        let own = lines.get(at..at + count.unwrap_or(1)).unwrap_or_default();
        let own = own.join("\n");
        let read = count.and_then(|_| strictly(&own, separator)?.into_iter().next());
        let cells = match read {
            Some((_, cells)) => cells.into_iter().map(without_stray_quote).collect(),
            None => {
                let cells = own.split(char::from(separator)).map(str::to_owned);
                cells.map(without_stray_quote).collect()
            }
        };
        if !own.trim().is_empty() {
            records.push((u32::try_from(at + 1).unwrap_or(u32::MAX), cells));
        }
        at += count.unwrap_or(1);
    }
    records
}

/// A cell without a quote that stands alone before or behind it.
fn without_stray_quote(cell: String) -> String {
    let trimmed = cell.trim();
    let ends = trimmed.starts_with('"') || trimmed.ends_with('"');
    if ends && trimmed.matches('"').count() % 2 == 1 {
        return trimmed.trim_matches('"').to_owned();
    }
    cell
}

fn is_whole_number(cell: &str) -> bool {
    let cell = cell.trim();
    (1..=3).contains(&cell.len()) && cell.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a cell can be what stands behind the comma of a number.
fn is_fraction(cell: &str) -> bool {
    let cell = cell.trim();
    (1..=2).contains(&cell.len()) && cell.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a cell and the one behind it can be a number.
fn can_join(cells: &[String], at: usize) -> bool {
    cells.get(at).is_some_and(|cell| is_whole_number(cell))
        && cells.get(at + 1).is_some_and(|cell| is_fraction(cell))
}

/// How much speaks for two cells being one number: whether the other lines have numbers in its column, then whether its
/// fraction is one of hours.
fn likeness(cells: &[String], at: usize, numbers: &[bool]) -> (bool, bool) {
    let fraction = cells.get(at + 1).map_or("", |cell| cell.trim());
    (
        numbers.get(at).copied().unwrap_or(false),
        matches!(fraction, "5" | "50" | "25" | "75" | "0" | "00"),
    )
}

/// Joins the numbers whose commas part them, in lines with more cells than the others.
fn join_decimals(records: &mut [Record]) {
    let is_even = |cells: &[String]| !(0..cells.len()).any(|at| can_join(cells, at));
    let even = records.iter().filter(|(_, cells)| is_even(cells));
    let width = most_frequent(even.clone().map(|(_, cells)| cells.len()));
    let Some(width) = width.filter(|width| *width > 1) else {
        return;
    };
    // Where lines end with their last cell that is filled, the heading is the longest one.
    let filled = |cells: &[String]| cells.iter().rposition(|cell| !cell.trim().is_empty());
    let widest = even.clone().filter_map(|(_, cells)| filled(cells)).max();
    let width = width.max(widest.map_or(0, |last| last + 1));
    if !records.iter().any(|(_, cells)| cells.len() > width) {
        return;
    }
    // Columns in which the other lines have numbers.
    let mut numbers = vec![false; width];
    for (_, cells) in even {
        add_numbers(cells, &mut numbers);
    }
    let mut with_joined = numbers.clone();
    let mut joined = vec![false; width];
    for (_, cells) in records.iter_mut().filter(|(_, cells)| cells.len() > width) {
        while cells.len() > width {
            let candidates = (0..cells.len()).filter(|at| can_join(cells, *at));
            // The first of equals.
            let best = candidates
                .rev()
                .max_by_key(|at| likeness(cells, *at, &numbers));
            let Some(at) = best else {
                break;
            };
            join(cells, at);
            if let Some(joined) = joined.get_mut(at) {
                *joined = true;
            }
        }
        add_numbers(cells, &mut with_joined);
    }
    // Lines that end early have such numbers, too: then the next column has none in other lines.
    for (_, cells) in records.iter_mut() {
        for at in 0..cells.len() {
            let decimal = joined.get(at).copied().unwrap_or(false);
            let next = with_joined.get(at + 1).copied().unwrap_or(false);
            if decimal && !next && can_join(cells, at) {
                join(cells, at);
            }
        }
    }
}

/// Marks the columns in which a line has a number.
fn add_numbers(cells: &[String], numbers: &mut [bool]) {
    for (cell, is_number) in cells.iter().zip(numbers) {
        let decimal = cell
            .split_once(',')
            .is_some_and(|(whole, fraction)| is_whole_number(whole) && is_fraction(fraction));
        *is_number |= decimal || is_whole_number(cell);
    }
}

fn join(cells: &mut Vec<String>, at: usize) {
    let fraction = cells.remove(at + 1);
    if let Some(cell) = cells.get_mut(at) {
        *cell = format!("{},{}", cell.trim(), fraction.trim());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str, separator: u8) -> Vec<Vec<String>> {
        records(text, separator)
            .into_iter()
            .map(|(_, cells)| cells)
            .collect()
    }

    #[test]
    fn quotes_that_are_not_closed_take_no_other_lines() {
        for text in [
            // Two of them, whose pair would hold two lines.
            "Name,Mon,Tue\n\"Ana,9-17,\nBo,,10-18\n\"Cy,16-23,\n",
            // One, at the end of a line, and one within.
            "Name,Mon,Tue\nAna,9-17,\nBo,,\"10-18\nCy,16-23,\n",
            // A pair that closes where a cell ends.
            "Name,Mon,Tue\n\"Ana,9-17,\nBo,,10-18\"\nCy,16-23,\n",
            "Name,Mon,Tue\r\n\"Ana,9-17,\r\nBo,,10-18\r\nCy,16-23,\r\n",
        ] {
            let read = cells(text, b',');
            let (first, rest) = read.split_first().unwrap();
            assert_eq!(first, &["Name", "Mon", "Tue"], "{text}");
            assert_eq!(rest.len(), 3, "{text}");
            assert_eq!(rest[0], ["Ana", "9-17", ""], "{text}");
            assert_eq!(rest[1], ["Bo", "", "10-18"], "{text}");
            assert_eq!(rest[2], ["Cy", "16-23", ""], "{text}");
        }
    }

    #[test]
    fn quoted_cells_of_several_lines_are_kept() {
        let text = "Name,Mon\n\"Ruiz, Ana\",\"9-13\n17-21\"\n\"say \"\"Bo\"\"\",10-18\n";
        assert_eq!(
            records(text, b','),
            [
                (1, vec!["Name".to_owned(), "Mon".to_owned()]),
                (2, vec!["Ruiz, Ana".to_owned(), "9-13\n17-21".to_owned()]),
                (4, vec!["say \"Bo\"".to_owned(), "10-18".to_owned()]),
            ]
        );
        // A stray quote elsewhere leaves them as they are.
        let text = "Name;Mon\nAna;\"9-13\n17-21\"\n\"Bo;10-18\n";
        assert_eq!(cells(text, b';')[1], ["Ana", "9-13\n17-21"]);
        assert_eq!(cells(text, b';')[2], ["Bo", "10-18"]);
    }

    #[test]
    fn commas_of_numbers_part_no_cells_in_lines_that_are_too_long() {
        for (text, line, expected) in [
            (
                "Name,Hours,Mon\nAna,37,5,9-17\nBo,40,9-17\n",
                1,
                vec!["Ana", "37,5", "9-17"],
            ),
            (
                "Name,Hours,Mon\nAna,37,5,9-17\nBo,40,9-17\n",
                2,
                vec!["Bo", "40", "9-17"],
            ),
            // The other lines end with their last cell that is filled.
            (
                ",Mon,Tue,Wed,Thu\n,1,2,3,4\nAna,x\nBo,,x\nCy,x\n",
                1,
                vec!["", "1", "2", "3", "4"],
            ),
            // Two in a line, and a line that ends early.
            (
                "Name,Hours,Wage,Mon\nAna,37,5,12,25,9-17\nBo,40,11,9-17\nCy,22,5,13,50\n",
                1,
                vec!["Ana", "37,5", "12,25", "9-17"],
            ),
            (
                "Name,Hours,Mon,Tue\nAna,37,5,9-17,\nBo,22,5,9-17\nCy,30,,9-17\n",
                2,
                vec!["Bo", "22,5", "9-17"],
            ),
            // Decimal hours as times.
            (
                "Name,Date,Start,End,Job\nAna,2026-11-30,9,5,17,Bar\nBo,2026-11-30,8,16,Bar\nCy,2026-12-01,Fri,x,Bar\n",
                1,
                vec!["Ana", "2026-11-30", "9,5", "17", "Bar"],
            ),
        ] {
            assert_eq!(cells(text, b',')[line], expected, "{text}");
        }
        // Whole numbers side by side stay as they are.
        let text = "Name,1,2,3\nAna,8,8,8\nBo,8,5,8\n";
        assert_eq!(cells(text, b',')[2], ["Bo", "8", "5", "8"]);
    }
}
