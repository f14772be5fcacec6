//! The meaning of a table's columns.

use chrono::NaiveDate;
use scheduler_core::Day;
use serde::{Deserialize, Serialize};

use crate::{
    entry::{self, Calendar, Group},
    grid::{Grid, GridLine},
    words,
};

/// The meaning of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Meaning {
    /// Ignored.
    Ignore,
    /// A person's name, or the first name.
    Name,
    /// The family name, if it has a separate column.
    Surname,
    /// The position.
    Position,
    /// The day or the date of a shift, or several; optionally with times: `Mon-Fri 9-17`.
    Day,
    /// When a shift starts.
    Start,
    /// When it ends.
    End,
    /// The times of a shift, or its length in hours.
    Hours,
    /// The length of the unpaid break. It is added to a length; a shift with start and end includes it.
    Break,
    /// When a person can work.
    Availability,
    /// The shifts on Monday.
    Mon,
    /// The shifts on Tuesday.
    Tue,
    /// The shifts on Wednesday.
    Wed,
    /// The shifts on Thursday.
    Thu,
    /// The shifts on Friday.
    Fri,
    /// The shifts on Saturday.
    Sat,
    /// The shifts on Sunday.
    Sun,
}

const DAYS: [Meaning; 7] = [
    Meaning::Mon,
    Meaning::Tue,
    Meaning::Wed,
    Meaning::Thu,
    Meaning::Fri,
    Meaning::Sat,
    Meaning::Sun,
];

impl Meaning {
    /// The day of a column with the shifts of one day.
    #[must_use]
    pub fn day(self) -> Option<Day> {
        let index = DAYS.iter().position(|day| *day == self)?;
        Day::from_index(index)
    }

    fn of_day(day: Day) -> Self {
        DAYS.get(day.index()).copied().unwrap_or(Self::Ignore)
    }
}

/// The layout of a table, as recognised or corrected by a person.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct Layout {
    /// The number of lines before the data: titles and column names.
    pub heading_lines: u32,
    /// The meaning of each column.
    pub columns: Vec<Meaning>,
}

impl Layout {
    /// A layout of a number of heading lines and the meaning of each column.
    #[must_use]
    pub const fn new(heading_lines: u32, columns: Vec<Meaning>) -> Self {
        Self {
            heading_lines,
            columns,
        }
    }
}

/// The number of lines that are searched for column names, and that are used to classify a column.
const LINES_EXAMINED: usize = 20;

/// Recognises the meaning of each column of a table, by the column names if there are any, otherwise by the
/// contents.
#[must_use]
pub fn recognise(grid: &Grid) -> Layout {
    let width = grid.width();
    let named = grid.lines.iter().take(LINES_EXAMINED).enumerate();
    let mut best: Option<(usize, usize, Vec<Meaning>)> = None;
    for (index, line) in named {
        let columns = named_columns(line, width);
        let known = columns
            .iter()
            .filter(|meaning| **meaning != Meaning::Ignore)
            .count();
        if known >= 2 && best.as_ref().is_none_or(|(_, most, _)| known > *most) {
            best = Some((index, known, columns));
        }
    }
    let (first, mut columns) = match best {
        Some((index, _, columns)) => (index + 1, columns),
        None => (0, vec![Meaning::Ignore; width]),
    };
    by_contents(
        grid.lines.get(first..).unwrap_or_default(),
        &mut columns,
        first == 0,
    );
    Layout {
        heading_lines: u32::try_from(first).unwrap_or(u32::MAX),
        columns,
    }
}

/// The year does not matter, because only the form of a date is used.
fn any_calendar() -> Calendar {
    Calendar {
        near: NaiveDate::default(),
        month_first: false,
    }
}

fn groups(text: &str) -> Option<Vec<Group>> {
    entry::read(text, any_calendar())
        .ok()
        .filter(|groups| !groups.is_empty())
}

fn named_columns(line: &GridLine, width: usize) -> Vec<Meaning> {
    let mut columns: Vec<Meaning> = line.cells.iter().map(|cell| named(cell)).collect();
    columns.resize(width, Meaning::Ignore);
    initials(line, &mut columns);
    // A repeated name is ignored, except for a second column of the same day.
    let mut seen = Vec::new();
    for meaning in &mut columns {
        if meaning.day().is_none() && seen.contains(meaning) {
            *meaning = Meaning::Ignore;
        }
        seen.push(*meaning);
    }
    columns
}

/// Days by their initials, which are recognised only as a whole week: `L M X J V S D`, `M T W T F S S`.
fn initials(line: &GridLine, columns: &mut [Meaning]) {
    let letters: Vec<String> = line.cells.iter().map(|cell| words::plain(cell)).collect();
    for week in ["lmxjvsd", "lmmjvsd", "mtwtfss"] {
        let week: Vec<String> = week.chars().map(String::from).collect();
        let Some(first) = letters.windows(7).position(|seven| seven == week) else {
            continue;
        };
        let days = columns.iter_mut().skip(first).zip(DAYS);
        for (column, day) in days {
            *column = day;
        }
        return;
    }
}

/// The meaning of a column name.
fn named(cell: &str) -> Meaning {
    let text = words::plain(cell);
    if text.is_empty() || text.chars().count() > 40 {
        return Meaning::Ignore;
    }
    let has = |known: &[&str]| {
        let mut parts = text.split(|c: char| !c.is_alphanumeric());
        parts.any(|part| known.contains(&part))
    };
    if has(&[
        "availability",
        "available",
        "disponibilidad",
        "disponible",
        "disp",
    ]) {
        return Meaning::Availability;
    }
    if has(&[
        "break",
        "breaks",
        "pausa",
        "pausas",
        "descanso",
        "descansos",
        "rest",
    ]) {
        return Meaning::Break;
    }
    if has(&["surname", "lastname", "apellido", "apellidos"]) && !has(&["nombre", "name"])
        || text.starts_with("last name")
        || text.starts_with("family name")
    {
        return Meaning::Surname;
    }
    if has(&[
        "position",
        "role",
        "job",
        "puesto",
        "posicion",
        "cargo",
        "rol",
        "funcion",
        "categoria",
        "department",
        "departamento",
        "area",
        "seccion",
        "section",
    ]) {
        return Meaning::Position;
    }
    if has(&[
        "name",
        "names",
        "nombre",
        "nombres",
        "employee",
        "empleado",
        "empleada",
        "empleados",
        "person",
        "persona",
        "people",
        "personas",
        "staff",
        "personal",
        "trabajador",
        "trabajadora",
        "worker",
        "member",
        "firstname",
        "colleague",
        "nurse",
        "enfermera",
    ]) {
        return Meaning::Name;
    }
    if has(&[
        "start", "starts", "from", "begin", "begins", "entrada", "inicio", "comienzo", "desde",
        "empieza",
    ]) {
        return Meaning::Start;
    }
    if has(&[
        "end", "ends", "to", "until", "finish", "salida", "fin", "final", "hasta", "termina",
    ]) {
        return Meaning::End;
    }
    if has(&["total", "totals"]) {
        return Meaning::Ignore;
    }
    if has(&[
        "hours", "horas", "horario", "time", "times", "shift", "shifts", "turno", "turnos", "hora",
        "length", "duration", "duracion",
    ]) {
        return Meaning::Hours;
    }
    if has(&["day", "days", "date", "dia", "dias", "fecha"]) {
        return Meaning::Day;
    }
    // `Mon`, `lunes 16/11`, `2026-11-16`
    match groups(cell).as_deref() {
        Some([group]) if group.times.is_empty() && group.single.is_none() => {
            match (&group.days[..], &group.dates[..]) {
                ([day], _) => Meaning::of_day(*day),
                ([], [date]) => {
                    let day = chrono::Datelike::weekday(date).num_days_from_monday();
                    let day = usize::try_from(day).ok().and_then(Day::from_index);
                    day.map_or(Meaning::Ignore, Meaning::of_day)
                }
                _ => Meaning::Ignore,
            }
        }
        _ => Meaning::Ignore,
    }
}

/// The form of a column's cells.
#[derive(Default)]
struct Look {
    filled: usize,
    /// Days or dates, optionally with times.
    days: usize,
    /// A time range.
    spans: usize,
    /// One time or a number.
    singles: usize,
    /// Text only.
    texts: usize,
    different: usize,
}

/// Assigns columns without a meaning the one that their cells suggest.
fn by_contents(lines: &[GridLine], columns: &mut [Meaning], nameless: bool) {
    let looks: Vec<Look> = (0..columns.len()).map(|index| look(lines, index)).collect();
    let is_grid = columns.iter().any(|meaning| meaning.day().is_some());
    let mostly = |count: usize, look: &Look| look.filled > 0 && count * 3 >= look.filled * 2;
    for (index, look) in looks.iter().enumerate() {
        let has = |meaning: Meaning| columns.contains(&meaning);
        let meaning = if mostly(look.texts, look) {
            if !has(Meaning::Name) {
                Meaning::Name
            } else if nameless && !has(Meaning::Position) && look.different < look.filled {
                Meaning::Position
            } else {
                continue;
            }
        } else if !nameless || is_grid {
            continue;
        } else if mostly(look.days, look) && !has(Meaning::Day) {
            Meaning::Day
        } else if mostly(look.spans, look) && !has(Meaning::Hours) {
            Meaning::Hours
        } else if mostly(look.singles, look) && !has(Meaning::Start) && !has(Meaning::Hours) {
            Meaning::Start
        } else if mostly(look.singles, look) && has(Meaning::Start) && !has(Meaning::End) {
            Meaning::End
        } else {
            continue;
        };
        if let Some(column) = columns
            .get_mut(index)
            .filter(|column| **column == Meaning::Ignore)
        {
            *column = meaning;
        }
    }
}

fn look(lines: &[GridLine], index: usize) -> Look {
    let mut look = Look::default();
    let mut seen = Vec::new();
    for line in lines.iter().take(LINES_EXAMINED) {
        let Some(cell) = line
            .cells
            .get(index)
            .map(|cell| cell.trim())
            .filter(|cell| !cell.is_empty())
        else {
            continue;
        };
        look.filled += 1;
        if !seen.contains(&cell) {
            seen.push(cell);
        }
        let has_digit = cell.contains(|c: char| c.is_ascii_digit());
        match groups(cell).as_deref() {
            Some(groups) if groups.iter().any(Group::has_days) => look.days += 1,
            Some(groups) if groups.iter().any(|group| !group.times.is_empty()) => look.spans += 1,
            Some(_) => look.singles += 1,
            None if !has_digit && !words::is_off(cell) => look.texts += 1,
            None => {}
        }
    }
    look.different = seen.len();
    look
}
