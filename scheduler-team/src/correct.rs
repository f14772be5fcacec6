//! What the reader of the table says about its columns, lines and cells.

use scheduler_core::Day;
use serde::{Deserialize, Serialize};

use crate::{
    cells::{Cell, Cells},
    layouts::roles::{Forced, Role},
    reading::Correction,
};

/// What a column, a line or a cell is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Meaning {
    /// Left out.
    Ignore,
    /// A day off.
    Off,
    /// A line that names the position of those beneath it.
    Section,
    /// The name, or the given name beside a surname.
    Name,
    /// The surname.
    Surname,
    /// The position.
    Position,
    /// The day or the date, with or without times.
    Day,
    /// The week of the weekdays beside it.
    Week,
    /// The start.
    Start,
    /// The end.
    End,
    /// Times, or a number of hours.
    Hours,
    /// A break.
    Break,
    /// When somebody can work.
    Availability,
    /// Times on Mondays.
    Mon,
    /// Times on Tuesdays.
    Tue,
    /// Times on Wednesdays.
    Wed,
    /// Times on Thursdays.
    Thu,
    /// Times on Fridays.
    Fri,
    /// Times on Saturdays.
    Sat,
    /// Times on Sundays.
    Sun,
}

impl Meaning {
    /// Times on a weekday.
    pub(crate) const fn of_day(day: Day) -> Self {
        match day {
            Day::Monday => Self::Mon,
            Day::Tuesday => Self::Tue,
            Day::Wednesday => Self::Wed,
            Day::Thursday => Self::Thu,
            Day::Friday => Self::Fri,
            Day::Saturday => Self::Sat,
            Day::Sunday => Self::Sun,
        }
    }

    const fn role(self) -> Option<Role> {
        Some(match self {
            Self::Name => Role::Person,
            Self::Surname => Role::Surname,
            Self::Position => Role::Position(0),
            Self::Day => Role::Day,
            Self::Start => Role::Start,
            Self::End => Role::End,
            Self::Hours => Role::Shift,
            Self::Break => Role::Break,
            Self::Availability => Role::Availability,
            _ => return None,
        })
    }

    /// The weekday whose times a column has.
    const fn weekday(self) -> Option<&'static str> {
        Some(match self {
            Self::Mon => "Monday",
            Self::Tue => "Tuesday",
            Self::Wed => "Wednesday",
            Self::Thu => "Thursday",
            Self::Fri => "Friday",
            Self::Sat => "Saturday",
            Self::Sun => "Sunday",
            _ => return None,
        })
    }
}

/// Choices for whole columns.
pub(crate) fn forced(corrections: &[Correction], list: bool) -> Forced {
    let columns = corrections
        .iter()
        .filter(|correction| correction.line.is_none());
    let columns = columns.filter_map(|correction| {
        let column = usize::try_from(correction.column?).ok()?.checked_sub(1)?;
        Some((column, correction.meaning))
    });
    let columns: Vec<(usize, Meaning)> = columns.collect();
    let is_week = |(_, meaning): &&(usize, Meaning)| *meaning == Meaning::Week;
    Forced {
        list,
        week: columns.iter().find(is_week).map(|(column, _)| *column),
        columns: columns
            .into_iter()
            .filter(|(_, meaning)| meaning.role().is_some() || *meaning == Meaning::Week)
            .map(|(column, meaning)| (column, meaning.role()))
            .collect(),
    }
}

/// Applies corrections to the cells: those that are left out lose their text, a column for a weekday gets it as its
/// heading, and a cell with a text is read as that text. Returns the line and the column, from 0, of each cell with text
/// that is left out.
pub(crate) fn apply(
    cells: &mut Cells,
    sheet: u32,
    corrections: &[Correction],
) -> Vec<(u32, usize)> {
    let mut left_out = Vec::new();
    let own = |correction: &&Correction| correction.sheet.is_none_or(|own| own == sheet);
    for correction in corrections.iter().filter(own) {
        let column = correction
            .column
            .and_then(|number| usize::try_from(number).ok()?.checked_sub(1));
        match (correction.line, column) {
            (None, None) => {}
            (None, Some(column)) => whole_column(cells, column, correction.meaning, &mut left_out),
            (Some(line), column) => {
                let rows = cells.rows.iter_mut().zip(&cells.lines);
                let Some((row, _)) = rows.into_iter().find(|(_, own)| **own == line) else {
                    continue;
                };
                match column {
                    Some(column) => {
                        if let Some(cell) = row.get_mut(column).filter(|cell| !cell.text.is_empty())
                        {
                            one_cell(cell, correction, &mut left_out, (line, column));
                        }
                    }
                    None => whole_line(row, line, correction.meaning, &mut left_out),
                }
            }
        }
    }
    left_out
}

fn whole_column(
    cells: &mut Cells,
    column: usize,
    meaning: Meaning,
    left_out: &mut Vec<(u32, usize)>,
) {
    let rows = cells.rows.iter_mut().zip(&cells.lines);
    let mut filled = rows.filter_map(|(row, line)| {
        let cell = row.get_mut(column).filter(|cell| !cell.text.is_empty())?;
        Some((cell, *line))
    });
    if let Some(day) = meaning.weekday() {
        if let Some((heading, _)) = filled.next() {
            *heading = Cell::of(day, false);
        }
    } else if meaning == Meaning::Ignore {
        for (cell, line) in filled {
            *cell = Cell::of("", false);
            left_out.push((line, column));
        }
    }
}

fn whole_line(row: &mut [Cell], line: u32, meaning: Meaning, left_out: &mut Vec<(u32, usize)>) {
    let mut filled = row
        .iter_mut()
        .zip(0..)
        .filter(|(cell, _)| !cell.text.is_empty());
    if matches!(meaning, Meaning::Section | Meaning::Name)
        && let Some((first, _)) = filled.next()
    {
        *first = Cell::named(&first.text, meaning);
    }
    if matches!(meaning, Meaning::Section | Meaning::Ignore) {
        for (cell, column) in filled {
            *cell = Cell::of("", false);
            left_out.push((line, column));
        }
    }
}

fn one_cell(
    cell: &mut Cell,
    correction: &Correction,
    left_out: &mut Vec<(u32, usize)>,
    place: (u32, usize),
) {
    let text = correction.text.as_deref().unwrap_or(&cell.text).to_owned();
    *cell = match correction.meaning {
        Meaning::Ignore => {
            left_out.push(place);
            Cell::of("", false)
        }
        Meaning::Off => Cell::of("off", false),
        named @ (Meaning::Name | Meaning::Surname | Meaning::Position | Meaning::Section) => {
            Cell::named(&text, named)
        }
        _ => Cell::of(&text, cell.merged),
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Grid, Options, Roster, read,
        testing::{absences, monday, shifts},
    };

    /// Line, column, what it is, and the text to read.
    type Said<'a> = (Option<u32>, Option<u32>, Meaning, Option<&'a str>);

    fn corrected(text: &str, corrections: &[Said<'_>]) -> Roster {
        let mut options = Options::new(monday());
        options.corrections = corrections
            .iter()
            .map(|(line, column, meaning, text)| Correction {
                sheet: Some(0),
                line: *line,
                column: *column,
                meaning: *meaning,
                text: text.map(str::to_owned),
            })
            .collect();
        read(&[Grid::of_text(text)], &options)
    }

    #[test]
    fn a_cell_is_what_its_reader_says() {
        let table = "Name,Mon,Tue\nAna,9-17,??\nMay,10-18,9-17\n";
        let all = corrected(
            table,
            &[
                (Some(2), Some(3), Meaning::Hours, Some("12-20")),
                (Some(3), Some(1), Meaning::Name, None),
                (Some(3), Some(3), Meaning::Off, None),
            ],
        );
        assert_eq!(
            shifts(&all),
            ["Ana mon 9-17", "Ana tue 12-20", "May mon 10-18"]
        );
        assert_eq!(absences(&all), ["May tue DayOff"]);
        let without = corrected(table, &[(Some(2), Some(2), Meaning::Ignore, None)]);
        assert_eq!(shifts(&without), ["May mon 10-18", "May tue 9-17"]);
    }

    #[test]
    fn a_line_is_a_section_a_person_or_nothing() {
        let table = "Name,Mon,Tue\nAna,9-17,\nThe others,,\nBo,10-18,\nTERRACE,,\nCy,,9-17\n";
        let all = corrected(
            table,
            &[
                (Some(3), None, Meaning::Section, None),
                (Some(5), None, Meaning::Name, None),
            ],
        );
        let people: Vec<_> = all
            .people
            .iter()
            .map(|person| (&*person.name, person.positions.join("/")))
            .collect();
        assert_eq!(
            people,
            [
                ("Ana", String::new()),
                ("Bo", "The others".to_owned()),
                ("TERRACE", "The others".to_owned()),
                ("Cy", "The others".to_owned())
            ]
        );
        let without = corrected(
            "Name,Mon\nAna,9-17\nBo,10-18\n",
            &[(Some(2), None, Meaning::Ignore, None)],
        );
        assert_eq!(shifts(&without), ["Bo mon 10-18"]);
    }

    #[test]
    fn a_column_is_the_week_of_its_rows() {
        let table = "Rota 2026,,,,\nName,Block,Day,Start,End\nAna,48,Mon,9:00,17:00\nAna,49,Mon,12:00,20:00\nAna,49,Tue,9:00,17:00";
        let weeks = corrected(table, &[(None, Some(2), Meaning::Week, None)]);
        assert_eq!(
            shifts(&weeks),
            [
                "Ana 2026-11-23 9-17",
                "Ana 2026-11-30 12-20",
                "Ana 2026-12-01 9-17"
            ]
        );
    }

    #[test]
    fn a_column_is_a_day_or_nothing() {
        let table = "Name,Mon,Tue\nAna,9-17,9-17\n";
        let moved = corrected(table, &[(None, Some(3), Meaning::Sat, None)]);
        assert_eq!(shifts(&moved), ["Ana mon 9-17", "Ana sat 9-17"]);
        let without = corrected(table, &[(None, Some(3), Meaning::Ignore, None)]);
        assert_eq!(shifts(&without), ["Ana mon 9-17"]);
    }
}
