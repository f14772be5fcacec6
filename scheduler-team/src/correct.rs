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
    /// The name, or the given name beside a surname.
    Name,
    /// The surname.
    Surname,
    /// The position.
    Position,
    /// The day or the date, with or without times.
    Day,
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
        let known = correction.meaning.role().is_some();
        known.then_some((column, correction.meaning.role()))
    });
    Forced {
        list,
        columns: columns.collect(),
    }
}

/// Applies corrections to the cells: those that are left out lose their text, and a column for a weekday gets it as its
/// heading. Returns the line and the column, from 0, of each cell with text that is left out.
pub(crate) fn apply(cells: &mut Cells, corrections: &[Correction]) -> Vec<(u32, usize)> {
    let at = |number: Option<u32>| {
        number
            .and_then(|number| usize::try_from(number).ok())
            .and_then(|number| number.checked_sub(1))
    };
    let mut left_out = Vec::new();
    for correction in corrections {
        let column = at(correction.column);
        if let (None, Some(day), Some(column)) =
            (correction.line, correction.meaning.weekday(), column)
        {
            let heading = cells
                .rows
                .iter_mut()
                .filter_map(|row| row.get_mut(column))
                .find(|cell| !cell.text.is_empty());
            if let Some(cell) = heading {
                *cell = Cell::of(day, false);
            }
        }
        if correction.meaning != Meaning::Ignore || (correction.line.is_none() && column.is_none())
        {
            continue;
        }
        for (row, line) in cells.rows.iter_mut().zip(&cells.lines) {
            if correction.line.is_some_and(|own| own != *line) {
                continue;
            }
            for (index, cell) in row.iter_mut().enumerate() {
                if column.is_none_or(|column| column == index) && !cell.text.is_empty() {
                    *cell = Cell::of("", false);
                    left_out.push((*line, index));
                }
            }
        }
    }
    left_out
}
