//! Blocks: a heading with several days, and the rows beneath it until the next one.

use std::{collections::HashSet, ops::Range};

use chrono::Datelike;
use scheduler_core::Day;
use scheduler_exchange::days::{LANGUAGES, Weekdays, short_weekdays, weekdays};

use super::{
    View,
    roles::{self, Role},
};
use crate::{
    cells::{self, Cell, Value},
    dates::{self, DateText},
    words,
};

/// A day of a heading and the columns under it.
#[derive(Debug, Clone)]
pub(crate) struct DayColumns {
    pub text: DateText,
    pub columns: Vec<usize>,
    /// The rows of the heading in which it is named.
    pub heads: Vec<usize>,
}

#[derive(Debug, Clone)]
pub(crate) struct Block {
    /// The rows of the heading.
    pub head: Range<usize>,
    /// The row of the heading that says what each column under a day is.
    pub sub: Option<usize>,
    pub body: Range<usize>,
    pub days: Vec<DayColumns>,
    /// The columns that belong to no day.
    pub labels: Vec<usize>,
    /// Whether the heading of another block follows directly.
    pub followed: bool,
}

/// The first letters of the weekdays, as headings of single letters have them.
const LETTERS: [(&str, usize); 16] = [
    ("mtwtfss", 0),
    ("lmxjvsd", 1),
    ("lmmjvsd", 1),
    ("mtktpls", 2),
    ("mdmdfss", 3),
    ("lmmjvsd", 4),
    ("lmmgvsd", 5),
    ("stqqssd", 6),
    ("mtwrfsu", 0),
    ("mtotfls", 7),
    ("mdwdvzz", 8),
    ("pwscpsn", 9),
    ("puscpsn", 9),
    ("pscpccp", 10),
    ("пвсчпсв", 11),
    ("δττππσκ", 11),
];

/// The blocks of a view.
pub(crate) fn find(view: View<'_>) -> Vec<Block> {
    let rows: Vec<Vec<(usize, DateText)>> =
        (0..view.rows()).map(|row| day_cells(view, row)).collect();
    let is_head = |row: usize| {
        rows.get(row)
            .is_some_and(|days| is_day_row(view, row, days))
    };
    let mut heads: Vec<Range<usize>> = Vec::new();
    let mut row = 0;
    while row < view.rows() {
        if !is_head(row) {
            row += 1;
            continue;
        }
        let mut first = row;
        let above = heads.last().map_or(0, |head| head.end);
        while first > above && is_month_row(view, first - 1) {
            first -= 1;
        }
        let mut end = row + 1;
        while end < view.rows() && is_head(end) && complements(rows.get(row), rows.get(end)) {
            end += 1;
        }
        heads.push(first..end);
        row = end;
    }
    let mut blocks = Vec::new();
    if heads.is_empty() {
        blocks.extend(without_heading(view));
    }
    for (index, head) in heads.iter().enumerate() {
        let end = heads.get(index + 1).map_or(view.rows(), |next| next.start);
        blocks.extend(block(view, head.clone(), end, &rows));
    }
    blocks
}

/// People and the seven days of a week that no heading names: which days they are has to be asked.
fn without_heading(view: View<'_>) -> Option<Block> {
    const DAYS: usize = 7;
    if view.flipped || view.columns() != DAYS + 1 {
        return None;
    }
    let is_row = |row: usize| {
        let named = view
            .get(row, 0)
            .is_some_and(|cell| cell.is_name() || cells::is_glued(&cell.text));
        let cells = (1..=DAYS).filter_map(|column| view.get(row, column));
        let mut values = cells.map(|cell| &cell.value).peekable();
        named
            && values.peek().is_some()
            && values
                .all(|value| matches!(value, Value::Spans { .. } | Value::Off(_) | Value::Nothing))
    };
    let first = (0..view.rows()).find(|row| is_row(*row))?;
    let filled = (first..view.rows()).filter(|row| view.filled(*row).len() > 1);
    let filled: Vec<usize> = filled.collect();
    if first == 0 || filled.len() < 2 || !filled.iter().all(|row| is_row(*row)) {
        return None;
    }
    let day = |column: usize| DayColumns {
        text: DateText {
            index: u32::try_from(column).ok(),
            ..DateText::default()
        },
        columns: vec![column],
        heads: Vec::new(),
    };
    Some(Block {
        head: first..first,
        sub: None,
        body: first..view.rows(),
        days: (1..=DAYS).map(day).collect(),
        labels: vec![0],
        followed: false,
    })
}

fn block(
    view: View<'_>,
    head: Range<usize>,
    end: usize,
    rows: &[Vec<(usize, DateText)>],
) -> Option<Block> {
    let mut days: Vec<DayColumns> = Vec::new();
    for column in 0..view.columns() {
        let mut found: Option<(DateText, Vec<usize>)> = None;
        for row in head.clone() {
            let own = rows.get(row).and_then(|days| {
                let at = days.binary_search_by_key(&column, |(at, _)| *at).ok()?;
                days.get(at)
            });
            if let Some((_, text)) = own {
                match &mut found {
                    Some((known, heads)) => {
                        known.merge(text);
                        heads.push(row);
                    }
                    None => found = Some((text.clone(), vec![row])),
                }
            }
        }
        let Some((text, heads)) = found.filter(|(text, _)| text.is_day()) else {
            continue;
        };
        // `Role` beneath the date of a title is no day.
        let is_label = |row: usize| {
            !heads.contains(&row)
                && matches!(
                    view.role(row, column),
                    Some(
                        Role::Person
                            | Role::First
                            | Role::Surname
                            | Role::Id
                            | Role::Position(_)
                            | Role::Contract
                    )
                )
        };
        if head.clone().any(is_label) {
            continue;
        }
        match days.last_mut() {
            // A merged heading repeats its day.
            Some(last) if last.text == text && last.columns.last() == Some(&(column - 1)) => {
                last.columns.push(column)
            }
            _ => days.push(DayColumns {
                text,
                columns: vec![column],
                heads,
            }),
        }
    }
    let first_day = days.first()?.columns.first().copied()?;
    let sub = (head.end < end && is_sub_row(view, head.end, first_day)).then_some(head.end);
    let body = sub.map_or(head.end, |sub| sub + 1)..end;
    // A row of other headings ends the block: a legend or a list below the roster.
    let other = body.clone().find(|row| is_other_heading(view, *row, sub));
    let followed = other.is_none() && end < view.rows();
    let body = body.start..other.unwrap_or(body.end);
    let blank = |column: usize| {
        head.clone()
            .all(|row| view.get(row, column).is_none_or(|cell| cell.merged))
    };
    let used = |column: usize| {
        sub.is_some_and(|sub| view.get(sub, column).is_some())
            || sub.is_none() && body.clone().any(|row| view.get(row, column).is_some())
    };
    let starts: Vec<usize> = days
        .iter()
        .filter_map(|day| day.columns.first().copied())
        .collect();
    let mut widest = 1;
    let count = days.len();
    for (index, day) in days.iter_mut().enumerate() {
        let own = day.columns.last().copied().unwrap_or(0);
        let next = starts.get(index + 1).copied().unwrap_or(view.columns());
        let limit = if index + 1 == count && count > 1 {
            (day.columns.first().copied().unwrap_or(0) + widest).min(next)
        } else {
            next
        };
        let more = (own + 1..limit).take_while(|column| blank(*column) && used(*column));
        let more: Vec<usize> = if count == 1 && sub.is_none() {
            Vec::new()
        } else {
            more.collect()
        };
        day.columns.extend(more);
        widest = widest.max(day.columns.len());
    }
    months(view, &head, &mut days);
    let in_days: HashSet<usize> = days.iter().flat_map(|day| &day.columns).copied().collect();
    // As a mirror image a title that is merged over the table is a column.
    let is_title = |column: &usize| {
        let mut cells = (0..end).filter_map(|row| view.get(row, *column));
        view.flipped
            && cells.next().is_some_and(|first| {
                let mut others = cells.peekable();
                others.peek().is_some() && others.all(|cell| cell.merged && cell.text == first.text)
            })
    };
    let labels = (0..view.columns())
        .filter(|column| !in_days.contains(column) && !is_title(column))
        .collect();
    Some(Block {
        head,
        sub,
        body,
        days,
        labels,
        followed,
    })
}

/// Months that stand above the first of their days.
fn months(view: View<'_>, head: &Range<usize>, days: &mut [DayColumns]) {
    for row in head.clone() {
        let months = (0..view.columns()).filter_map(|column| {
            let date = view.get(row, column)?.date.as_ref()?;
            (!date.is_day() && date.month.is_some()).then(|| (column, date.clone()))
        });
        let months: Vec<(usize, DateText)> = months.collect();
        for day in days.iter_mut().filter(|day| day.text.month.is_none()) {
            let first = day.columns.first().copied().unwrap_or(0);
            let above = months.iter().rev().find(|(column, _)| *column <= first);
            if let Some((_, month)) = above.or(months.first()) {
                day.text.month = month.month;
                day.text.year = day.text.year.or(month.year);
            }
        }
        if let [(_, month)] = &months[..] {
            move_to_weekdays(days, month);
        }
    }
}

/// Days beneath a single month whose weekdays are not those of it are in the month before or behind, and after its last day
/// the next one begins: `November 2026` above `Mon 30` and `Tue 1`.
fn move_to_weekdays(days: &mut [DayColumns], title: &DateText) {
    let (Some(month), Some(year)) = (title.month, title.year) else {
        return;
    };
    let numbered = |day: &DayColumns| day.text.month == Some(month) && day.text.pair.is_none();
    let start = year * 12 + i32::try_from(month).unwrap_or(1) - 1;
    let months = |moved: i32| {
        let (mut month0, mut last) = (start + moved, 0);
        let own = days.iter().filter(|day| numbered(day)).map(move |day| {
            let number = day.text.day.unwrap_or(0);
            if number + 7 < last {
                month0 += 1;
            }
            last = number;
            (month0, number)
        });
        own.collect::<Vec<(i32, u32)>>()
    };
    let fits = |moved: i32| {
        let own = months(moved);
        let named = days.iter().filter(|day| numbered(day)).zip(own);
        let fits = named.filter(|(day, (month0, number))| {
            let month = u32::try_from(month0.rem_euclid(12)).unwrap_or(0) + 1;
            let date = chrono::NaiveDate::from_ymd_opt(month0.div_euclid(12), month, *number);
            let index = date.map(|date| date.weekday().num_days_from_monday());
            let mut weekdays = day.text.weekday.into_iter().flatten().flatten();
            weekdays.any(|weekday| u32::try_from(weekday.index()).ok() == index)
        });
        fits.count()
    };
    let moved = [0, -1, 1]
        .into_iter()
        .max_by_key(|moved| (fits(*moved), *moved == 0))
        .unwrap_or(0);
    if fits(moved) == 0 {
        return;
    }
    let moved = months(moved);
    for (day, (month0, _)) in days.iter_mut().filter(|day| numbered(day)).zip(moved) {
        day.text.month = u32::try_from(month0.rem_euclid(12) + 1).ok();
        day.text.year = Some(month0.div_euclid(12));
    }
}

/// The cells of a row that can be days.
fn day_cells(view: View<'_>, row: usize) -> Vec<(usize, DateText)> {
    let cells: Vec<_> = view
        .filled(row)
        .into_iter()
        .filter_map(|column| view.get(row, column).map(|cell| (column, cell)))
        .collect();
    let texts: Vec<(usize, &str)> = cells
        .iter()
        .map(|(column, cell)| (*column, cell.text.as_str()))
        .collect();
    if let Some(letters) = letters(&texts).or_else(|| numbered_letters(&texts)) {
        return letters;
    }
    let mut days = Vec::new();
    let mut weak: Vec<(usize, DateText)> = Vec::new();
    let starts = || cells.iter().any(|(_, cell)| cell.role == Some(Role::Start));
    // `Frei` and `vrij` are Friday among other weekdays.
    let is_off = |cell: &Cell| matches!(cell.value, Value::Off(_));
    let weekdays: HashSet<&Weekdays> = cells
        .iter()
        .filter(|(_, cell)| !is_off(cell))
        .filter_map(|(_, cell)| cell.date.as_ref()?.weekday.as_ref())
        .collect();
    for (column, cell) in cells
        .iter()
        .filter(|(_, cell)| weekdays.len() > 2 || !is_off(cell))
    {
        // Thursday in Finnish, and an end beside `From`, as `Do 1` is beside `Od 1`.
        let few = weekdays.len() <= 2 && roles::is_end(&cell.text);
        if (few || cell.text.eq_ignore_ascii_case("to")) && starts() {
            continue;
        }
        let serial = || cell.text.parse().ok().and_then(dates::of_serial);
        let date = cell
            .date
            .clone()
            .or_else(serial)
            .or_else(|| cell.day_of_heading().cloned());
        match date {
            Some(date) if date.weak || serial().is_some() => {
                // `9-17` and times are not days.
                let plain = cell
                    .text
                    .bytes()
                    .all(|byte| byte.is_ascii_digit() || byte == b'.');
                if plain {
                    weak.push((*column, date));
                }
            }
            Some(date) => days.push((*column, date)),
            None => {}
        }
    }
    // Bare numbers are days if they count on.
    let counts_on = weak.windows(2).filter(|two| {
        let [(_, one), (_, other)] = two else {
            return false;
        };
        let numbers = (one.day.unwrap_or(0), other.day.unwrap_or(0));
        one == other || numbers.1 == numbers.0 + 1 || (numbers.1 == 1 && numbers.0 >= 28)
    });
    let needed = if days.is_empty() { 4 } else { 1 };
    // `8 8 8 8` are hours.
    let distinct: HashSet<Option<u32>> = weak.iter().map(|(_, date)| date.day).collect();
    if distinct.len() > needed && counts_on.count() + 1 >= weak.len() {
        days.extend(weak);
        days.sort_by_key(|(column, _)| *column);
    }
    days
}

/// A heading of single letters: `M T W T F S S`.
fn letters(cells: &[(usize, &str)]) -> Option<Vec<(usize, DateText)>> {
    let single = cells.iter().filter_map(|(column, text)| {
        // A letter, and an accent of its own; `Th`, `Sa` and `Su` among them.
        if text.chars().nth(2).is_some() {
            return None;
        }
        let folded = words::fold(text);
        let letter = folded
            .chars()
            .next()
            .filter(|letter| letter.is_alphabetic())?;
        let pair = folded.chars().nth(1).is_some();
        let named = pair.then(|| {
            let short = short_weekdays(&folded);
            let mut days = weekdays(&folded);
            for (own, short) in days.iter_mut().zip(short) {
                *own = own.or(short);
            }
            days
        });
        let is_day = |days: &Weekdays| days.iter().any(Option::is_some);
        named
            .as_ref()
            .is_none_or(is_day)
            .then_some((*column, letter, named))
    });
    let single: Vec<(usize, char, Option<Weekdays>)> = single.collect();
    let letters = single.iter().filter(|(.., named)| named.is_none()).count();
    if letters < 2 || single.len() < 5 || single.len() * 2 < cells.len() {
        return None;
    }
    for (names, language) in LETTERS {
        let names: Vec<char> = names.chars().collect();
        for start in 0..7 {
            let fits = single
                .iter()
                .enumerate()
                .all(|(index, (_, letter, named))| {
                    let at = (start + index) % 7;
                    let own = named.and_then(|days| days.get(language).copied().flatten());
                    names.get(at) == Some(letter) && (named.is_none() || own == Day::from_index(at))
                });
            if fits {
                let day = |index: usize| {
                    let mut weekday = [None; LANGUAGES];
                    if let Some(own) = weekday.get_mut(language) {
                        *own = Day::from_index((start + index) % 7);
                    }
                    DateText {
                        weekday: Some(weekday),
                        ..DateText::default()
                    }
                };
                return Some(
                    single
                        .iter()
                        .enumerate()
                        .map(|(index, (column, ..))| (*column, day(index)))
                        .collect(),
                );
            }
        }
    }
    None
}

/// A heading of single letters with the number of the day: `L 23`, `M24`, `25 X`.
fn numbered_letters(cells: &[(usize, &str)]) -> Option<Vec<(usize, DateText)>> {
    let parted = cells.iter().filter_map(|(column, text)| {
        let letter = text
            .trim()
            .trim_matches(|c: char| c.is_ascii_digit() || " .-/\n".contains(c));
        let number: String = text.chars().filter(char::is_ascii_digit).collect();
        let day: u32 = number.parse().ok().filter(|day| (1..=31).contains(day))?;
        (letter.chars().count() == 1).then_some((*column, letter, day))
    });
    let parted: Vec<(usize, &str, u32)> = parted.collect();
    let only: Vec<(usize, &str)> = parted
        .iter()
        .map(|(column, letter, _)| (*column, *letter))
        .collect();
    let mut days = letters(&only)?;
    for ((_, text), (.., day)) in days.iter_mut().zip(&parted) {
        text.day = Some(*day);
    }
    (days.len() * 2 >= cells.len()).then_some(days)
}

fn is_day_row(view: View<'_>, row: usize, days: &[(usize, DateText)]) -> bool {
    let named: Vec<&(usize, DateText)> = days.iter().filter(|(_, date)| date.is_day()).collect();
    let mut distinct: Vec<&DateText> = named.iter().map(|(_, date)| date).collect();
    distinct.dedup();
    let (mut others, mut times, mut headings) = (0, 0, 0);
    let days: HashSet<usize> = named.iter().map(|(column, _)| *column).collect();
    for column in view.filled(row) {
        if days.contains(&column) {
            continue;
        }
        let Some(cell) = view.get(row, column) else {
            continue;
        };
        if cell.heading().is_some() {
            headings += 1;
        } else if cell.text.contains('=') {
            // A line of a legend.
        } else if matches!(
            cell.value,
            Value::Spans { .. } | Value::Time(_) | Value::Off(_)
        ) {
            times += 1;
        } else if !cell.merged && cell.date.as_ref().is_none_or(|date| date.month.is_none()) {
            others += 1;
        }
    }
    match distinct.len() {
        0 => false,
        1 => {
            headings > 0
                && named.len() == 1
                && times == 0
                && others <= 1
                && named
                    .iter()
                    .all(|(_, date)| date.weekday.is_some() || date.has_day() && !date.weak)
        }
        // A line of a list has one date, or two of them beside its times.
        count => times * 2 < count && others <= count && (count > 2 || times == 0 && others <= 1),
    }
}

/// Whether a row has nothing but months and years.
fn is_month_row(view: View<'_>, row: usize) -> bool {
    let filled = view.filled(row);
    !filled.is_empty()
        && filled.iter().all(|column| {
            let date = view.get(row, *column).and_then(|cell| cell.date.as_ref());
            date.is_some_and(|date| !date.is_day() && (date.month.is_some() || date.week.is_some()))
        })
}

/// Whether two heading rows say different things about the same days.
fn complements(
    one: Option<&Vec<(usize, DateText)>>,
    other: Option<&Vec<(usize, DateText)>>,
) -> bool {
    let (Some(one), Some(other)) = (one, other) else {
        return false;
    };
    let kind = |days: &[(usize, DateText)]| {
        (
            days.iter().any(|(_, date)| date.weekday.is_some()),
            days.iter().any(|(_, date)| date.has_day()),
        )
    };
    let ((weekday, date), (other_weekday, other_date)) = (kind(one), kind(other));
    (weekday != other_weekday) && (date != other_date)
}

/// Whether a row has headings of a table without days: `Code, Start, End`. The row under the days may be repeated.
fn is_other_heading(view: View<'_>, row: usize, sub: Option<usize>) -> bool {
    if view.flipped {
        return false;
    }
    let cells = view.filled(row).into_iter();
    let cells: Vec<&Cell> = cells.filter_map(|column| view.get(row, column)).collect();
    let roles: Vec<Role> = cells.iter().filter_map(|cell| cell.heading()).collect();
    // `Crew 3` and `Crew 4` are people, and a merged `Ward 4` is a section.
    let several = roles.iter().any(|role| Some(role) != roles.first());
    let repeated = sub.is_some_and(|sub| {
        cells.iter().all(|cell| {
            view.filled(sub)
                .into_iter()
                .any(|column| view.text(sub, column) == cell.text)
        })
    });
    several && roles.len() * 3 >= cells.len() * 2 && !repeated
}

/// Whether a row under the days says what each column is: `Start`, `Finish`.
fn is_sub_row(view: View<'_>, row: usize, from: usize) -> bool {
    let filled: Vec<usize> = view
        .filled(row)
        .into_iter()
        .filter(|column| *column >= from)
        .collect();
    // `Dag` is a day and a day shift, and a day off no heading at all.
    let headed = |column: usize| {
        let cell = view.get(row, column)?;
        let role = cell
            .heading()
            .filter(|role| *role != Role::Day || !cell.is_shift())?;
        let off = matches!(cell.value, Value::Off(_)) && !matches!(role, Role::Start | Role::End);
        (!off).then_some(role)
    };
    // `To` is Thursday as well.
    let begins = filled
        .iter()
        .any(|column| headed(*column) == Some(Role::Start));
    let known = filled.iter().filter(|column| {
        let text = view.text(row, **column);
        headed(**column).is_some()
            || roles::origin(text).is_some()
            || begins && roles::is_end(text)
            || words::is_shift_name(text)
                && !view
                    .get(row, **column)
                    .is_some_and(|cell| matches!(cell.value, Value::Spans { .. }))
    });
    let labels = view.filled(row).into_iter().filter(|column| *column < from);
    let named = labels.into_iter().any(|column| {
        let text = view.text(row, column);
        cells::is_name_like(text)
            && view
                .get(row, column)
                .and_then(|cell| cell.heading())
                .is_none()
            && !words::is_position_name(text)
    });
    let labelled = view.filled(row).len() > filled.len();
    let timed = filled.iter().any(|column| {
        let cell = view.get(row, *column);
        cell.is_some_and(|cell| matches!(cell.value, Value::Spans { .. }))
    });
    let first = filled.first().map_or("", |column| view.text(row, *column));
    // A position that is merged over the row is a section.
    let merged = filled.iter().skip(1).all(|column| {
        view.get(row, *column)
            .is_some_and(|cell| cell.merged && cell.text == first)
    });
    filled.len() >= 2
        && !merged
        && !timed
        && !named
        && known.count() * 10 >= filled.len() * 6
        && (!labelled || filled.iter().any(|column| headed(*column).is_some()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Grid, cells::Cells};

    fn shape(text: &str, flipped: bool) -> Vec<(usize, Vec<usize>, usize)> {
        let cells = Cells::of(&Grid::of_text(text));
        let blocks = find(View {
            cells: &cells,
            flipped,
        });
        blocks
            .iter()
            .map(|block| {
                (
                    block.days.len(),
                    block.days.iter().map(|day| day.columns.len()).collect(),
                    block.body.len(),
                )
            })
            .collect()
    }

    #[test]
    fn headings_with_days_begin_blocks() {
        assert_eq!(
            shape("Name\tMon\tTue\nAna\t9-17\t", false),
            [(2, vec![1, 1], 1)]
        );
        assert_eq!(
            shape("\tM\tT\tW\tT\tF\tS\tS\nAna\t9-17", false),
            [(7, vec![1; 7], 1)]
        );
        assert_eq!(
            shape("Name\t1\t2\t3\t4\t5\t6\nAna\tE\tE\tL", false),
            [(6, vec![1; 6], 1)]
        );
        assert_eq!(
            shape(
                "\t28-Oct\t\t29-Oct\t\n\tMonday\t\tTuesday\t\n\tStart\tFinish\tStart\tFinish\nAna\t900\t1700\t900\t1700",
                false
            ),
            [(2, vec![2, 2], 1)]
        );
        assert_eq!(
            shape("N,Mon,Tue\nAna,E,L\n\nN,Mon,Tue\nAna,E,L\nBo,E,L", false),
            [(2, vec![1, 1], 1), (2, vec![1, 1], 2)]
        );
        assert_eq!(
            shape("Date,Ana,Bo\n1/7,E,L\n2/7,L,E\n3/7,L,E", true),
            [(3, vec![1; 3], 2)]
        );
        assert_eq!(
            shape(
                "Name,Date,Start,End\nAna,2026-11-23,9,17\nBo,2026-11-24,9,17",
                false
            ),
            []
        );
    }

    #[test]
    fn days_off_numbers_of_people_and_hours_are_no_headings() {
        // `frei` is Friday, `1` a day of the month and `Crew 3` a person among headings only.
        for text in [
            "Name,Mo,Di,Mi,Do,Fr\nAda,frei,1,frei,1,1\nBo,1,frei,1,1,frei\nCy,frei,frei,1,1,1",
            "Shift,23/11/2026,24/11/2026,25/11/2026\nEarly,Crew 3,Crew 4,Crew 3\nLate,Crew 5,Crew 3,Crew 5\nNight,Crew 4,,Crew 4",
        ] {
            let blocks = shape(text, false);
            assert_eq!(blocks.len(), 1, "{text}");
            assert_eq!(blocks[0].2, 3, "{text}");
        }
        let hours = "Date,Ana,,Bo,\n,From,To,From,To\n1/7,8,16,8,16\n2/7,8,16,8,16\n3/7,8,16,8,16\n4/7,8,16,8,16\n5/7,8,16,8,16";
        assert_eq!(shape(hours, true).len(), 1);
    }

    #[test]
    fn codes_that_are_words_for_days_are_no_headings_of_columns() {
        for text in [
            "Namn,2026-06-01,2026-06-02,2026-06-03\nCrew 75,Ledig,Dag,Natt\nCrew 76,Dag,Ledig,Dag",
            "Namn,2026-06-01,2026-06-02,2026-06-03\nAB37,STÄNGT,Dag,Natt\nAB38,STÄNGT,Ledig,Dag",
            "Personel,2026-09-07,2026-09-08,2026-09-09\nCrew 42,Hafta tatili,Hafta tatili,S\nCrew 43,G,S,G",
        ] {
            assert_eq!(shape(text, false), [(3, vec![1; 3], 2)], "{text}");
        }
    }

    #[test]
    fn single_letters_are_weekdays_in_many_languages() {
        for letters in [
            "M T O T F L S",
            "Z Z M D W D V",
            "P W Ś C P S N",
            "П В С Ч П С В",
            "Δ Τ Τ Π Π Σ Κ",
            "Su M T W Th F Sa",
            "M Tu W Th F Sa Su",
        ] {
            let text = format!("Name,{}\nAna,9-17", letters.replace(' ', ","));
            assert_eq!(shape(&text, false), [(7, vec![1; 7], 1)], "{letters}");
        }
    }

    #[test]
    fn the_days_of_a_week_without_a_heading_are_asked() {
        use crate::testing::{questions, roster, shifts};
        let letters = roster("Name,Su,M,T,W,Th,F,Sa\nAna,9-17,,,,12-20,,10-18");
        assert_eq!(
            shifts(&letters),
            ["Ana sun 9-17", "Ana thu 12-20", "Ana sat 10-18"]
        );
        let plain = roster(
            "w/c 23/11/2026,,,,,,,\nAna Ruiz,9-17,9-17,off,,,,\nBo Lund,,12-20,12-20,off,,9-17,",
        );
        assert_eq!(
            (questions(&plain), plain.people.len()),
            (vec!["Days - 7".to_owned()], 2)
        );
        let grid = crate::Grid::of_text(
            "w/c 23/11/2026,,,,,,,\nAna Ruiz,9-17,9-17,off,,,,\nBo Lund,,12-20,12-20,off,,9-17,",
        );
        let mut options = crate::Options::new(crate::testing::monday());
        options.answers.days = Some(crate::DaysAnswer::First("2026-11-23".to_owned()));
        assert_eq!(
            shifts(&crate::read(&[grid], &options)),
            [
                "Ana Ruiz 2026-11-23 9-17",
                "Ana Ruiz 2026-11-24 9-17",
                "Bo Lund 2026-11-24 12-20",
                "Bo Lund 2026-11-25 12-20",
                "Bo Lund 2026-11-28 9-17"
            ]
        );
    }

    #[test]
    fn merged_titles_and_positions_are_neither_people_nor_headings() {
        use crate::{
            MergedRange, Options, read,
            testing::{monday, shifts},
        };
        let lines = |text: &str| -> Vec<Vec<String>> {
            let lines = text
                .lines()
                .map(|line| line.split(',').map(str::to_owned).collect());
            lines.collect()
        };
        let read = |text: &str, rows: &[usize]| {
            let merged: Vec<MergedRange> = rows
                .iter()
                .map(|row| MergedRange::new((*row, 0), (*row, 3)))
                .collect();
            let grid = Grid::of_cells("", lines(text), &merged);
            shifts(&read(&[grid], &Options::new(monday())))
        };
        assert_eq!(
            read(
                "House 7 - Employee schedule,,,\n,Ana,Bo,Cy\n2026-11-23,9-17,,12-20\n2026-11-24,,9-17,",
                &[0]
            ),
            [
                "Ana 2026-11-23 9-17",
                "Bo 2026-11-24 9-17",
                "Cy 2026-11-23 12-20"
            ]
        );
        assert_eq!(
            read(
                "Name,2026-11-23,2026-11-24,2026-11-25\nWard 3,,,\nAna,9-17,,\nWard 4,,,\nBo,,9-17,12-20",
                &[1, 3]
            ),
            [
                "Ana 2026-11-23 9-17 Ward 3",
                "Bo 2026-11-24 9-17 Ward 4",
                "Bo 2026-11-25 12-20 Ward 4"
            ]
        );
    }
}
