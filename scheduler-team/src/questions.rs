//! What a file does not say: questions, the answers to them, and legends that answer first.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};

use crate::{
    cells::{self, Cells, Span, Value},
    dates,
    layouts::{Draft, LayoutKind, Place, Taken},
    words::{self, OffKind, Topic},
};

/// What is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum QuestionKind {
    /// The hours of a code, or that it means not working.
    Code,
    /// The hours of a mark, or of all shifts of a table without hours.
    Hours,
    /// Whose shifts these are.
    Person,
    /// Which days the table's days are.
    Days,
    /// Whether the day or the month comes first.
    DateOrder,
    /// Whether the hours are shifts, or those in which people can work.
    Availability,
    /// Which reading of the table is right, or whether the only one is.
    Reading,
}

/// A question, with the number of cells that wait for the answer and an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Question {
    /// What is asked.
    pub kind: QuestionKind,
    /// The code or the mark.
    pub code: Option<String>,
    /// How many cells wait for the answer.
    pub count: u32,
    /// The sheet of an example, from 0.
    pub sheet: u32,
    /// Its line, from 1.
    pub line: u32,
    /// Its column, from 1.
    pub column: u32,
    /// Its text.
    pub example: String,
}

/// Which days a table's days are: the first of them, all of them, or each by its heading.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(untagged)]
#[non_exhaustive]
pub enum DaysAnswer {
    /// The date of the first day, `YYYY-MM-DD`, or its weekday.
    First(String),
    /// The days in their order.
    Each(Vec<String>),
    /// The day of each heading.
    Named(BTreeMap<String, String>),
}

/// Answers to questions.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[non_exhaustive]
pub struct Answers {
    /// Hours by code or mark: `09:00-17:00`, several of them, or `off`. `*` stands for a table without hours.
    #[cfg_attr(
        feature = "typescript",
        tsify(type = "Record<string, string>", optional)
    )]
    pub codes: BTreeMap<String, String>,
    /// Whose shifts these are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub person: Option<String>,
    /// Which days the table's days are.
    #[serde(
        skip_serializing_if = "Option::is_none",
        alias = "monday",
        alias = "first",
        alias = "firstDay",
        alias = "start",
        alias = "from"
    )]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub days: Option<DaysAnswer>,
    /// `day-month` or `month-day`.
    #[serde(
        skip_serializing_if = "Option::is_none",
        alias = "date-order",
        alias = "order"
    )]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub date_order: Option<String>,
    /// Whether the hours are those in which people can work, not shifts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub availability: Option<bool>,
    /// Which reading is right, by its layout.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub reading: Option<LayoutKind>,
}

/// What a code means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Meaning {
    Spans(Vec<Span>),
    Off(OffKind),
}

fn meaning(text: &str) -> Option<Meaning> {
    match cells::value(text) {
        Value::Spans { spans, .. } => Some(Meaning::Spans(spans)),
        Value::Off(kind) => Some(Meaning::Off(kind)),
        Value::Nothing => Some(Meaning::Off(OffKind::DayOff)),
        _ => None,
    }
}

/// What the explanation of a code says about not working, if one of its words does: `requested off`, `smonto notte`.
fn explained_off(text: &str) -> Option<Meaning> {
    let words = words::words(text);
    if words.len() > 6 || text.chars().any(|c| c.is_ascii_digit()) {
        return None;
    }
    let of = |word: &String| {
        let topics = words::topics(word);
        let off = topics.any(&[Topic::DayOff, Topic::OffWithin]) && word.chars().count() > 2;
        off.then_some(OffKind::DayOff)
            .or_else(|| topics.has(Topic::Training).then_some(OffKind::Training))
    };
    words.iter().find_map(of).map(Meaning::Off)
}

impl Answers {
    /// The date of the first day, if it was answered.
    pub(crate) fn first_day(&self, monday: NaiveDate) -> Option<NaiveDate> {
        let text = match self.days.as_ref()? {
            DaysAnswer::First(text) => text,
            DaysAnswer::Each(days) => days.first()?,
            DaysAnswer::Named(days) => {
                return days.values().filter_map(|text| day(text, monday)).min();
            }
        };
        day(text, monday)
    }

    /// The answered order of day and month.
    pub(crate) fn month_first(&self) -> Option<bool> {
        let text = words::fold(self.date_order.as_deref()?);
        Some(text.starts_with('m'))
    }

    /// What a code means: its own answer, or that for a table without hours.
    pub(crate) fn of(&self, code: &str, label: Option<&str>) -> Option<Meaning> {
        let exact = self.codes.get(code.trim());
        let folded = || {
            let code = words::fold(code);
            self.codes
                .iter()
                .find(|(own, _)| words::fold(own) == code)
                .map(|(_, text)| text)
        };
        let named = || {
            let label = words::fold(label?);
            self.codes
                .iter()
                .find(|(own, _)| words::fold(own) == label)
                .map(|(_, text)| text)
        };
        let all = || self.codes.get("*").filter(|_| code.is_empty());
        meaning(exact.or_else(folded).or_else(named).or_else(all)?)
    }
}

fn day(text: &str, monday: NaiveDate) -> Option<NaiveDate> {
    if let Ok(date) = text.trim().parse() {
        return Some(date);
    }
    let read = dates::parse(text)?;
    if let Some(weekday) = read
        .weekday
        .and_then(|days| days.into_iter().flatten().next())
    {
        return monday.checked_add_days(chrono::Days::new(u64::try_from(weekday.index()).ok()?));
    }
    let year = read.year.unwrap_or_else(|| monday.year());
    NaiveDate::from_ymd_opt(year, read.month?, read.day.unwrap_or(1))
}

/// The codes of a line of a legend, and its cells.
type LegendLine = (Vec<String>, Vec<Place>);

/// The cells of a legend, which no layout is to read: `E = 7-15`, several of them in one cell, or `E` beside `7-15` alone
/// in a row or behind an empty column. Their codes stand alone elsewhere.
pub(crate) fn legend_cells(cells: &Cells) -> Vec<Place> {
    let mut lines: Vec<LegendLine> = Vec::new();
    for row in 0..cells.rows.len() {
        let follows = lines
            .last()
            .is_some_and(|(_, places)| places.iter().any(|place| place.0 + 1 == row));
        let begins = follows || is_set_apart(cells, row);
        lines.extend(legend_lines(cells, row, begins));
    }
    let own: HashSet<Place> = lines
        .iter()
        .flat_map(|(_, places)| places.clone())
        .collect();
    let mut elsewhere: HashMap<String, HashSet<usize>> = HashMap::new();
    for (row, line) in cells.rows.iter().enumerate() {
        for (column, cell) in line.iter().enumerate() {
            if !cell.text.is_empty() && !own.contains(&(row, column)) {
                let rows = elsewhere.entry(words::fold(&cell.text)).or_default();
                rows.insert(row);
            }
        }
    }
    // `Dag` and `Dag (6-14)` side by side are headings.
    let known = |codes: &[String], places: &[Place]| {
        let own = |row: &usize| places.iter().any(|place| place.0 == *row);
        let rows = codes.iter().filter_map(|code| elsewhere.get(code));
        rows.flatten().any(|row| !own(row))
    };
    // A legend beside a table has several lines; one alone is the end of a row with a gap.
    let beside = |place: &Place| {
        let row = cells.rows.get(place.0).into_iter().flatten();
        row.take(place.1).any(|cell| !cell.text.is_empty())
    };
    let alone = |places: &[Place]| {
        match places {
        [code, _] if beside(code) => !lines.iter().any(|(_, others)| {
            matches!(others[..], [other, _] if other.1 == code.1 && other.0 != code.0)
        }),
        _ => false,
    }
    };
    let used: Vec<bool> = lines
        .iter()
        .map(|(codes, places)| known(codes, places) && !alone(places))
        .collect();
    // A code that nobody has stands beside one that somebody has, or directly above or beneath.
    let firsts = lines.iter().zip(&used).filter(|(_, used)| **used);
    let firsts = firsts.filter_map(|((_, places), _)| Some((*places.first()?, places.len() > 1)));
    let firsts: Vec<(Place, bool)> = firsts.collect();
    let rows: HashSet<usize> = firsts.iter().map(|(place, _)| place.0).collect();
    let pairs = firsts.iter().filter(|(_, pair)| *pair);
    let pairs: HashSet<Place> = pairs.map(|(place, _)| *place).collect();
    let goes_on = |(_, places): &LegendLine| {
        places.first().is_some_and(|(row, column)| {
            let beside = [row.checked_sub(1), Some(row + 1)].into_iter().flatten();
            let mut beside = beside.map(|row| (row, *column));
            rows.contains(row) || places.len() > 1 && beside.any(|place| pairs.contains(&place))
        })
    };
    let kept: Vec<_> = lines
        .iter()
        .zip(&used)
        .filter(|(line, used)| **used || goes_on(line))
        .map(|(line, _)| line)
        .collect();
    let distinct: HashSet<&String> = kept.iter().flat_map(|(codes, _)| codes).collect();
    // The lines of a text repeat their names.
    let count: usize = kept.iter().map(|(codes, _)| codes.len()).sum();
    if distinct.len() < count {
        return Vec::new();
    }
    kept.iter().flat_map(|(_, places)| places.clone()).collect()
}

/// Whether a row stands behind an empty one or a title, or is the first.
fn is_set_apart(cells: &Cells, row: usize) -> bool {
    let Some(before) = row.checked_sub(1) else {
        return true;
    };
    let line = |row: usize| cells.lines.get(row).copied().unwrap_or(0);
    let above = cells.rows.get(before).into_iter().flatten();
    line(row) > line(before) + 1 || above.filter(|cell| !cell.text.is_empty()).count() == 1
}

/// What a row has of a legend. A code and its hours alone in a row count only where a legend can begin.
fn legend_lines(cells: &Cells, row: usize, begins: bool) -> Vec<LegendLine> {
    let mut lines = Vec::new();
    let Some(line) = cells.rows.get(row) else {
        return lines;
    };
    let filled: Vec<usize> = (0..line.len())
        .filter(|column| line.get(*column).is_some_and(|cell| !cell.text.is_empty()))
        .collect();
    let text = |column: usize| line.get(column).map_or("", |cell| &*cell.text);
    for (at, column) in filled.iter().enumerate() {
        let parts: Vec<String> = text(*column).split(['\n', ';']).flat_map(pieces).collect();
        let codes: Vec<String> = parts.iter().filter_map(|piece| equation(piece)).collect();
        if !codes.is_empty() && codes.len() == parts.len() {
            lines.push((codes, vec![(row, *column)]));
            continue;
        }
        let Some(next) = filled.get(at + 1).filter(|next| **next == column + 1) else {
            continue;
        };
        let before = at.checked_sub(1).and_then(|before| filled.get(before));
        let apart = before.map_or(begins, |before| before + 1 < *column);
        let hours = line.get(*next).is_some_and(
            |cell| matches!(&cell.value, Value::Spans { label, .. } if words::is_about_shifts(label)),
        );
        if apart && hours && filled.len() == at + 2 && is_code(text(*column)) {
            lines.push((
                vec![words::fold(text(*column))],
                vec![(row, *column), (row, *next)],
            ));
        }
    }
    lines
}

/// Whether a text can be a code or the name of a kind of shift: short, and no day.
fn is_code(text: &str) -> bool {
    text.chars().count() <= 20
        && text.split_whitespace().count() <= 3
        && matches!(cells::value(text), Value::Text)
        && (dates::parse(text).is_none() || cells::is_glued(text))
}

/// The folded code of an equation: `E = 7-15`, `Early: 7-15`, `Late - 14-22`.
fn equation(text: &str) -> Option<String> {
    let signs = ["=", ": ", " - ", " – ", "\t", " ("];
    signs.iter().find_map(|sign| {
        let (code, hours) = text.split_once(sign)?;
        let hours = hours.trim_end_matches(')').trim();
        let is_hours = |label: &str| match *sign {
            "=" => words::is_about_shifts(label),
            _ => label.is_empty(),
        };
        let spans = matches!(cells::value(hours), Value::Spans { label, .. } if is_hours(&label));
        (is_code(code.trim()) && spans).then(|| words::fold(code.trim()))
    })
}

/// The hours of codes that end when the place closes, `13-CL`, if the file says when that is: `CL = 21`.
fn closing(cells: &Cells, codes: &[String], found: &mut HashMap<String, Meaning>) -> Vec<Place> {
    let mut takes = Vec::new();
    for code in codes {
        // `Late (14-close)`
        let parts: Vec<&str> = code.split([' ', '-', '–', '(', ')', '\n']).collect();
        let known = parts
            .iter()
            .find(|part| words::is_closing(&words::fold(part)));
        let last = || {
            parts
                .last()
                .filter(|last| parts.len() > 1 && !last.is_empty())
        };
        let Some(closing) = known.or_else(last) else {
            continue;
        };
        let word = words::fold(closing);
        // A time stands before it.
        let mut before = parts.iter().take_while(|part| *part != closing);
        if !before.any(|part| part.starts_with(|c: char| c.is_ascii_digit())) {
            continue;
        }
        for (row, line) in cells.rows.iter().enumerate() {
            for (column, cell) in line.iter().enumerate() {
                let time = cell
                    .text
                    .split_once(['=', ':'])
                    .filter(|(own, _)| words::fold(own.trim()) == word)
                    .map(|(_, time)| time.trim());
                // `10-14 / 18-close`
                let hours = time.and_then(|time| meaning(&code.replace(*closing, time)));
                if let Some(hours @ Meaning::Spans(_)) = hours {
                    found.entry(words::fold(code)).or_insert(hours);
                    takes.push((row, column));
                }
            }
        }
    }
    takes
}

/// The meanings of codes that the file itself gives outside of the roster: `E = 7-15`, or `E` beside `07:00` and `15:00`.
pub(crate) fn legend(
    cells: &Cells,
    draft: &mut Draft,
    codes: &[String],
    others: &[Cells],
) -> HashMap<String, Meaning> {
    let mut found: HashMap<String, Meaning> = HashMap::new();
    let mut takes: Vec<Place> = Vec::new();
    let free = |place: &Place| {
        !draft.uses.get(place).is_some_and(|taken| {
            !matches!(
                taken,
                Taken::Remark
                    | Taken::Unused
                    | Taken::Person
                    | Taken::Total
                    | Taken::Unreadable
                    | Taken::Position
            )
        })
    };
    let rows = cells
        .rows
        .iter()
        .enumerate()
        .map(|(row, line)| (Some(row), line));
    let rows = rows.chain(
        others
            .iter()
            .flat_map(|cells| &cells.rows)
            .map(|line| (None, line)),
    );
    for (row, line) in rows {
        let texts: Vec<(usize, &cells::Cell)> = line
            .iter()
            .enumerate()
            .filter(|(column, cell)| {
                !cell.text.is_empty() && row.is_none_or(|row| free(&(row, *column)))
            })
            .collect();
        // The whole row of a roster is no legend, even if some of its cells are free.
        let taken = row.map_or(0, |row| {
            let taken = draft.uses.of_row(row);
            taken
                .filter(|taken| matches!(taken, Taken::Code | Taken::Time))
                .count()
        });
        for (at, (column, cell)) in texts.iter().enumerate() {
            let mut any = false;
            for piece in cell.text.split(['\n', ';']).flat_map(pieces) {
                if let Some((code, meaning)) = within(&piece, codes) {
                    found.entry(words::fold(&code)).or_insert(meaning);
                    any = true;
                }
            }
            if any {
                takes.extend(row.map(|row| (row, *column)));
                continue;
            }
            let Some(code) = codes
                .iter()
                .find(|code| words::fold(code) == words::fold(&cell.text))
            else {
                continue;
            };
            let beside = texts.get(at + 1).is_some_and(|(next, cell)| {
                *next == column + 1 && matches!(cell.value, Value::Spans { .. })
            });
            if taken > 0 && !beside {
                continue;
            }
            let next: Vec<&(usize, &cells::Cell)> = texts.iter().skip(at + 1).take(4).collect();
            let times: Vec<_> = next
                .iter()
                .filter_map(|(_, cell)| match &cell.value {
                    Value::Time(time) => Some(*time),
                    _ => None,
                })
                .collect();
            let direct = next.iter().find_map(|(_, cell)| match &cell.value {
                Value::Spans { spans, .. } => Some(Meaning::Spans(spans.clone())),
                _ => None,
            });
            let off = || {
                next.iter().find_map(|(_, cell)| match &cell.value {
                    Value::Off(kind) => Some(Meaning::Off(*kind)),
                    _ => None,
                })
            };
            // A course with its hours is at work.
            let meaning = direct.or_else(|| match times[..] {
                [from, to, ..] => Some(Meaning::Spans(vec![Span::new(from, to)])),
                _ => off(),
            });
            if let Some(meaning) = meaning {
                found.entry(words::fold(code)).or_insert(meaning);
                if let Some(row) = row {
                    takes.push((row, *column));
                    takes.extend(next.iter().map(|(column, _)| (row, *column)));
                }
            }
        }
    }
    takes.extend(closing(cells, codes, &mut found));
    for place in takes {
        draft.take(place, Taken::Legend);
    }
    found
}

/// The pieces of a legend in one cell: `E = 7-15, L = 13-21`, `Early 7-15, late 13-21`, `E=7-15 L=13-21`, with or without
/// the marks of a heading.
fn pieces(text: &str) -> Vec<String> {
    let text = cells::without_marks(text);
    let parts: Vec<&str> = text.split([',', '|']).map(str::trim).collect();
    // `E 7-11, 13-15` is one code.
    let named = parts
        .iter()
        .all(|part| part.starts_with(char::is_alphabetic));
    let marked = text.contains('=') || text.matches(':').count() >= 2;
    let spaced = text
        .split("  ")
        .map(str::trim)
        .filter(|part| !part.is_empty());
    let spaced: Vec<&str> = spaced.collect();
    let timed = |part: &&str| matches!(cells::value(part), Value::Spans { .. } | Value::Off(_));
    let parts = if parts.len() > 1 && (named || marked) {
        parts
    } else if spaced.len() > 1 && spaced.iter().all(timed) {
        spaced
    } else {
        vec![text]
    };
    parts.into_iter().flat_map(equations).collect()
}

/// The equations that stand one after the other in a text, each from the word before its sign.
fn equations(text: &str) -> Vec<String> {
    let signs: Vec<usize> = text.match_indices('=').map(|(at, _)| at).collect();
    let starts = signs.iter().skip(1).filter_map(|at| {
        let before = text.get(..*at)?.trim_end();
        Some(before.rfind(char::is_whitespace)? + 1)
    });
    let mut found = Vec::new();
    let mut from = 0;
    for start in starts.chain([text.len()]) {
        found.extend(text.get(from..start).map(|piece| piece.trim().to_owned()));
        from = start;
    }
    found
}

/// A code and its meaning in one text: `E = 07:00-15:00`, `Early (E): 7-15`, `E 7-15`, `AL: annual leave`.
fn within(text: &str, codes: &[String]) -> Option<(String, Meaning)> {
    let text = match text.split_once(':') {
        // `Key: E = 7-15`
        Some((title, rest)) if words::is_legend_title(title) => rest.trim(),
        _ => text.trim(),
    };
    let part = |code: &String| -> Option<(String, Meaning)> {
        let rest = text.get(code.len()..).filter(|_| {
            text.get(..code.len())
                .is_some_and(|start| words::fold(start) == words::fold(code))
        })?;
        // `早班 7-15` explains `早`.
        let unspaced = code.chars().all(words::is_unspaced);
        let rest = match rest.strip_prefix(['班', '番', '勤', '直', '조']) {
            Some(hours) if unspaced && !hours.starts_with(words::is_unspaced) => hours,
            _ => rest,
        };
        let digit = unspaced && rest.starts_with(|c: char| c.is_ascii_digit());
        if rest.is_empty() || rest.starts_with(char::is_alphanumeric) && !digit {
            return None;
        }
        let rest = rest.trim_start_matches([' ', '=', ':', '-', '–', '.', '(', '\t', '>']);
        let rest = rest.trim_end_matches(')');
        Some((code.clone(), meaning(rest).or_else(|| explained_off(rest))?))
    };
    let mut longest: Vec<&String> = codes.iter().collect();
    longest.sort_by_key(|code| std::cmp::Reverse(code.len()));
    if let Some(found) = longest.into_iter().find_map(part) {
        return Some(found);
    }
    // The code in brackets behind its name: `Early (E) 7-15`; or its name in front: `Early = E, 7-15`.
    let (_, inner) = cells::brackets(text)?;
    let code = codes
        .iter()
        .find(|code| words::fold(code) == words::fold(&inner))?;
    let rest = text.get(text.find([')', ']'])? + 1..)?;
    Some((
        code.clone(),
        meaning(rest.trim_start_matches([' ', '=', ':', '-']))?,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn legends_are_read_in_many_forms() {
        let codes = ["E".to_owned(), "Late".to_owned(), "AL2".to_owned()];
        for (text, code) in [
            ("E = 07:00-15:00", "E"),
            ("E: 7-15", "E"),
            ("e 7am-3pm", "E"),
            ("Late shift (Late): 13-21", "Late"),
            ("Late (13:00-21:00)", "Late"),
            ("AL2 = annual leave", "AL2"),
            ("Key: E = 0700-1930", "E"),
        ] {
            assert_eq!(
                within(text, &codes).map(|(code, _)| code).as_deref(),
                Some(code),
                "{text}"
            );
        }
        for text in ["Early 7-15", "E", "E = ?"] {
            assert_eq!(within(text, &codes), None, "{text}");
        }
    }

    #[test]
    fn a_legend_in_one_cell_is_parted() {
        for text in [
            "E = 7-15, Late = 13-21",
            "E: 7-15, Late: 13-21",
            "E 7-15, Late 13-21",
        ] {
            assert_eq!(pieces(text).len(), 2, "{text}");
        }
        assert_eq!(pieces("E 7-11, 13-15"), ["E 7-11, 13-15"]);
        assert_eq!(
            pieces("E=7-15 Late = 13-21 N=22-6"),
            ["E=7-15", "Late = 13-21", "N=22-6"]
        );
    }

    #[test]
    fn answers_are_read_in_many_forms() {
        let monday = NaiveDate::from_ymd_opt(2026, 11, 23).unwrap();
        let first = |text: &str| {
            Answers {
                days: Some(DaysAnswer::First(text.to_owned())),
                ..Answers::default()
            }
            .first_day(monday)
            .map(|date| date.to_string())
        };
        assert_eq!(first("2026-12-01").as_deref(), Some("2026-12-01"));
        assert_eq!(first("wed").as_deref(), Some("2026-11-25"));
        assert_eq!(first("March 2027").as_deref(), Some("2027-03-01"));
        let order = |text: &str| {
            Answers {
                date_order: Some(text.to_owned()),
                ..Answers::default()
            }
            .month_first()
        };
        assert_eq!(
            (order("month-day"), order("day-month")),
            (Some(true), Some(false))
        );
        let codes = [("E", "07:00-15:00"), ("D/O", "off"), ("*", "9-17")]
            .map(|(code, text)| (code.to_owned(), text.to_owned()));
        let answers = Answers {
            codes: codes.into_iter().collect(),
            ..Answers::default()
        };
        assert!(matches!(answers.of("e", None), Some(Meaning::Spans(_))));
        assert_eq!(answers.of("D/O", None), Some(Meaning::Off(OffKind::DayOff)));
        assert!(answers.of("", Some("Bar")).is_some() && answers.of("X", None).is_none());
    }

    #[test]
    fn legends_stand_apart_by_blanks_and_have_several_lines() {
        use crate::testing::{questions, roster, shifts};
        let wide = roster("Name,Mon,Tue\nAna,E,L\nBo,L,N\n\nE - 6-14   L - 14-22   N - 22-6");
        assert_eq!(
            shifts(&wide),
            [
                "Ana mon 6-14",
                "Ana tue 14-22",
                "Bo mon 14-22",
                "Bo tue 22-6"
            ]
        );
        // The end of a row behind a free day is no legend.
        let gap = roster(
            "Date,Ana,Bo,Cy\n2026-11-23,9-17,,12-20\n2026-11-24,,16-close,8-16\n2026-11-25,9-17,16-close,\n\nclose = 23",
        );
        assert_eq!(
            shifts(&gap),
            [
                "Ana 2026-11-23 9-17",
                "Ana 2026-11-25 9-17",
                "Bo 2026-11-24 16-23",
                "Bo 2026-11-25 16-23",
                "Cy 2026-11-23 12-20",
                "Cy 2026-11-24 8-16"
            ]
        );
        // Under the marks of a heading, with codes that look like days, and without the order of their numbers.
        for text in [
            "# D1 - 6-14, D2 - 14-22\n\n,Lun 23/11,Mar 24/11,Mer 25/11\nAna,D1,D2,D1\nBo,D2,D1,D1",
            "Schema 2026\n,02/11,03/11,04/11\nAna,D1,D2,D1\nBo,D2,D1,D1\n\nD1 - 6 - 14, D2 - 14 - 22, D3 - 22 - 6",
            ",5/9,5/10,5/11\nAna,S6,S14,S6\nBo,S14,S6,S6\n\nS6,6-14\nS14,14-22",
        ] {
            let marked = roster(text);
            assert_eq!(
                (marked.people.len(), questions(&marked).len()),
                (2, 0),
                "{text}"
            );
            assert_eq!(marked.shifts.len(), 6, "{text}");
        }
        let closing = roster(
            "Name,Mon,Tue\nAna,14:00 - CL,14:00 - CL (-30')\nBo,10:00-14:00 / 18:00-CL,\n\nCL = 22:00",
        );
        assert_eq!(
            shifts(&closing),
            [
                "Ana mon 14-22",
                "Ana tue 14-22",
                "Bo mon 10-14",
                "Bo mon 18-22"
            ]
        );
        // `22-6` beneath the dates of a list is no day, and a code of nobody no person.
        let beneath = roster(
            "Date,Name,Shift\n23-11,Ana,Night\n24-11,Bo,Night\n23-11,Bo,Early\n24-11,Ana,Early\n\nEarly,6-14\nNight,22-6\nLate,14-22",
        );
        assert_eq!(
            (
                beneath.people.len(),
                beneath.shifts.len(),
                beneath.questions.len()
            ),
            (2, 4, 0)
        );
        let words = roster(
            "Nom,Lun,Mar\nAna,18h à fermeture Bar,9h à 17h\nBo,Soir (18h-fermeture),\n\nfermeture = 2h",
        );
        assert_eq!(words.shifts.len(), 3, "{:?}", questions(&words));
    }
}
