//! A roster as the sheets of a workbook: one for people, with a row for each person of a week, and one with a row for
//! each shift and absence, from which [scheduler-team](https://docs.rs/scheduler-team) reads everything back.
//!
//! A shift that touches another one of the same person and position comes back joined with it, as in every table.

use std::collections::HashMap;

use chrono::{Days, NaiveDate};
use scheduler_core::{
    Absence, AbsenceKind, Availability, Day, Schedule, Shift, StaffMember, Week,
    plan::{OpenShift, Roster},
    schedule::ShiftTime,
};
use serde::{Deserialize, Serialize};

use crate::{
    csv_text::{self, Separator},
    formula::guarded,
    times::clock,
};

/// The most weeks that have a sheet of their own for people.
const MAX_SHEETS: usize = 60;

/// A sheet of a workbook.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct Sheet {
    /// Its name.
    pub name: String,
    /// The widths of its columns, in characters.
    pub widths: Vec<u8>,
    /// The rows that stay in view.
    pub frozen_rows: u8,
    /// The columns that stay in view.
    pub frozen_columns: u8,
    /// The rows.
    pub rows: Vec<Vec<Cell>>,
}

/// A cell of a workbook: its value and how it looks.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Cell {
    /// The value.
    pub value: Value,
    /// The look.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub style: Style,
    /// The number of its fill.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub fill: Option<u8>,
}

/// The value of a cell.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Value {
    /// Nothing.
    #[default]
    Blank,
    /// A text, which is never a formula.
    Text(String),
    /// A number of hundredths.
    Hundredths(u32),
    /// A day, as `YYYY-MM-DD`.
    Date(#[cfg_attr(feature = "typescript", tsify(type = "string"))] NaiveDate),
    /// Minutes after midnight, less than 1440.
    Time(u32),
}

/// How a cell looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Style {
    /// As it is.
    #[default]
    Plain,
    /// The title of a sheet.
    Title,
    /// The heading of a column.
    Heading,
    /// Bold.
    Strong,
}

/// The words of a workbook, in the language of its reader. Those of headings, absences and weekdays must be words that
/// the reader of rosters knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct BookWords {
    /// The title of a week, before its Monday.
    pub week: String,
    /// The name of the sheet with all shifts.
    pub shifts: String,
    /// The heading of names.
    pub name: String,
    /// The heading of ids.
    pub id: String,
    /// The heading of positions.
    pub position: String,
    /// The heading of other positions.
    pub skills: String,
    /// The heading of dates.
    pub date: String,
    /// The heading of starts.
    pub start: String,
    /// The heading of ends.
    pub end: String,
    /// The heading of lengths.
    pub length: String,
    /// The heading of breaks, in minutes.
    pub rest: String,
    /// The heading of absences.
    pub absence: String,
    /// The heading of notes.
    pub note: String,
    /// The heading of contracts, in hours of a week.
    pub contract: String,
    /// The heading of who is under 18.
    pub minor: String,
    /// The person is under 18.
    pub yes: String,
    /// The heading of the most hours of a week.
    pub maximum: String,
    /// The heading of wages.
    pub wage: String,
    /// The heading of availability.
    pub availability: String,
    /// The heading of what is confirmed.
    pub status: String,
    /// The person has confirmed the shift.
    pub confirmed: String,
    /// The heading of heads needed.
    pub needed: String,
    /// Never available.
    pub never: String,
    /// Hours without breaks, and their sum.
    pub total: String,
    /// In place of a name: nobody yet.
    pub open: String,
    /// The weekdays, from Monday.
    pub weekdays: Vec<String>,
    /// The kinds of absence.
    #[cfg_attr(feature = "typescript", tsify(type = "Record<AbsenceKind, string>"))]
    pub absences: HashMap<AbsenceKind, String>,
}

impl BookWords {
    /// The words in English.
    #[must_use]
    pub fn english() -> Self {
        let word = str::to_owned;
        let kinds = [
            (AbsenceKind::Holiday, "Holiday"),
            (AbsenceKind::Sick, "Sick"),
            (AbsenceKind::Leave, "Leave"),
            (AbsenceKind::Training, "Training"),
            (AbsenceKind::Other, "Away"),
        ];
        Self {
            week: word("Week of"),
            shifts: word("Shifts"),
            name: word("Name"),
            id: word("ID"),
            position: word("Position"),
            skills: word("Skills"),
            date: word("Date"),
            start: word("Start"),
            end: word("End"),
            length: word("Duration"),
            rest: word("Break"),
            absence: word("Absence"),
            note: word("Notes"),
            contract: word("Contract"),
            minor: word("Under 18"),
            yes: word("yes"),
            maximum: word("Maximum"),
            wage: word("Wage"),
            availability: word("Availability"),
            status: word("Status"),
            confirmed: word("Confirmed"),
            needed: word("Needed"),
            never: word("off"),
            total: word("Total"),
            open: word("Open"),
            weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
                .map(word)
                .to_vec(),
            absences: kinds.map(|(kind, text)| (kind, word(text))).into(),
        }
    }
}

impl Sheet {
    /// A table with a heading, which stays in view with the first column.
    pub(crate) fn of<Text: AsRef<str>>(
        name: &str,
        widths: Vec<u8>,
        head: &[Text],
        rows: Vec<Vec<Cell>>,
    ) -> Self {
        let head = head.iter().map(AsRef::as_ref);
        let head = head.map(|text| Cell::text(text).styled(Style::Heading));
        let rows = std::iter::once(head.collect()).chain(rows);
        Self {
            name: name.to_owned(),
            widths,
            frozen_rows: 1,
            frozen_columns: 1,
            rows: rows.collect(),
        }
    }
}

impl Cell {
    pub(crate) fn new(value: Value) -> Self {
        Self {
            value,
            ..Self::default()
        }
    }

    pub(crate) fn text(text: &str) -> Self {
        Self::new(match text {
            "" => Value::Blank,
            text => Value::Text(text.to_owned()),
        })
    }

    /// Hours, to hundredths, rounded half up.
    pub(crate) fn hours(minutes: usize) -> Self {
        let hundredths = (minutes * 100 + 30) / 60;
        Self::new(Value::Hundredths(
            u32::try_from(hundredths).unwrap_or(u32::MAX),
        ))
    }

    /// A whole number.
    pub(crate) fn whole(number: u32) -> Self {
        Self::new(Value::Hundredths(number.saturating_mul(100)))
    }

    /// Hundredths of a currency.
    pub(crate) fn cents(cents: u64) -> Self {
        Self::new(Value::Hundredths(u32::try_from(cents).unwrap_or(u32::MAX)))
    }

    /// The time of day of minutes after any midnight.
    pub(crate) fn clock(minutes: usize) -> Self {
        let minutes = u32::try_from(minutes % (24 * 60));
        Self::new(Value::Time(minutes.unwrap_or_default()))
    }

    pub(crate) fn styled(self, style: Style) -> Self {
        Self { style, ..self }
    }
}

/// A sheet as CSV, with a byte order mark. A text that a spreadsheet would interpret as a formula is prefixed with an
/// apostrophe; numbers have two decimals.
#[must_use]
pub fn csv(sheet: &Sheet, separator: Separator) -> String {
    let rows = sheet.rows.iter().map(|row| {
        let cells = row.iter().map(|cell| match &cell.value {
            Value::Blank => String::new(),
            Value::Text(text) => guarded(text),
            Value::Hundredths(number) => separator.decimal(*number),
            Value::Date(date) => date.to_string(),
            Value::Time(minutes) => clock(usize::try_from(*minutes).unwrap_or_default()),
        });
        cells.collect()
    });
    csv_text::write(rows, separator)
}

/// The sheets of a roster: the weeks for people, then all shifts.
#[must_use]
pub fn sheets(roster: &Roster, words: &BookWords) -> Vec<Sheet> {
    let mut sheets = Vec::new();
    let mut list: Option<List<'_>> = None;
    for (monday, week, open) in roster.weeks() {
        let schedule = week.schedule();
        let open: Vec<OpenShift> = open.into_iter().filter(|open| !open.taken).collect();
        let is_empty = schedule.shifts().is_empty() && schedule.details().absences.is_empty();
        if sheets.len() < MAX_SHEETS && !(is_empty && open.is_empty()) {
            sheets.push(for_people(week, &schedule, &open, monday, words));
        }
        let list = list.get_or_insert_with(|| {
            let mut list = List::new(words, week);
            list.demand(week, &schedule, monday);
            list
        });
        list.week(week, &schedule, &open, monday);
    }
    sheets.extend(list.map(List::sheet));
    sheets
}

pub(crate) fn date(monday: NaiveDate, day: usize) -> NaiveDate {
    monday
        .checked_add_days(Days::new(u64::try_from(day).unwrap_or(0)))
        .unwrap_or(monday)
}

/// The numbers of positions, by which shifts are filled.
fn fills(schedule: &Schedule) -> HashMap<&str, u8> {
    let ids = schedule.positions().iter();
    let ids = ids.map(|position| position.id.as_str());
    ids.zip((0..=u8::MAX).cycle()).collect()
}

fn position_name<'a>(week: &'a Week, id: &str) -> &'a str {
    week.position(id).map_or("", |position| &position.name)
}

/// A week by person: the shifts of each day, and hours without breaks.
fn for_people(
    week: &Week,
    schedule: &Schedule,
    open: &[OpenShift],
    monday: NaiveDate,
    words: &BookWords,
) -> Sheet {
    let fills = fills(schedule);
    let heading = |value: Value| Cell::new(value).styled(Style::Heading);
    let title = |value: Value| Cell::new(value).styled(Style::Title);
    let mut rows = vec![vec![
        title(Value::Text(words.week.clone())),
        title(Value::Date(monday)),
    ]];
    let mut head = vec![
        heading(Value::Text(words.name.clone())),
        heading(Value::Text(words.position.clone())),
    ];
    head.extend((0..7).map(|day| heading(Value::Date(date(monday, day)))));
    head.push(heading(Value::Text(words.total.clone())));
    rows.push(head);

    let mut of_cell: HashMap<(&str, usize), Vec<&Shift>> = HashMap::new();
    for shift in schedule.shifts() {
        let key = (shift.staff_id.as_str(), shift.time.day.index());
        of_cell.entry(key).or_default().push(shift);
    }
    let away: HashMap<(&str, usize), &Absence> = schedule
        .details()
        .absences
        .iter()
        .map(|absence| ((absence.staff_id.as_str(), absence.day.index()), absence))
        .collect();
    let mut sums = [0_usize; 7];
    for member in schedule.staff() {
        let mut row = vec![
            Cell::text(&member.name).styled(Style::Strong),
            Cell::text(position_name(week, &member.position_id)),
        ];
        let mut own = 0;
        for (day, sum) in sums.iter_mut().enumerate() {
            let key = (member.id.as_str(), day);
            if let Some(absence) = away.get(&key) {
                let kind = words.absences.get(&absence.kind);
                row.push(Cell::text(kind.map_or("", String::as_str)));
                continue;
            }
            let mut shifts = of_cell.remove(&key).unwrap_or_default();
            shifts.sort_by_key(|shift| shift.start_minutes());
            let texts = shifts.iter().map(|shift| {
                let start = shift.start_minutes();
                let times = format!("{}-{}", clock(start), clock(shift.end_minutes()));
                match &shift.position_id {
                    Some(id) => format!("{times} ({})", position_name(week, id)),
                    None => times,
                }
            });
            let mut cell = Cell::text(&texts.collect::<Vec<_>>().join("\n"));
            cell.fill = shifts
                .first()
                .and_then(|shift| fills.get(week.position_of_shift(shift)).copied());
            row.push(cell);
            let worked: usize = shifts
                .iter()
                .map(|shift| shift.length_minutes() - usize::from(shift.break_minutes))
                .sum();
            own += worked;
            *sum += worked;
        }
        row.push(Cell::hours(own).styled(Style::Strong));
        rows.push(row);
    }
    if !open.is_empty() {
        let mut row = vec![
            Cell::text(&words.open).styled(Style::Strong),
            Cell::default(),
        ];
        for day in 0..7 {
            let texts = open.iter().filter(|open| open.time.day.index() == day);
            let texts = texts.map(|open| {
                let (start, end) = (open.time.start_minutes(), open.time.end_minutes());
                let position = position_name(week, &open.position_id);
                format!("{}-{} ({position})", clock(start), clock(end))
            });
            row.push(Cell::text(&texts.collect::<Vec<_>>().join("\n")));
        }
        rows.push(row);
    }
    let mut total = vec![
        Cell::text(&words.total).styled(Style::Strong),
        Cell::default(),
    ];
    total.extend(sums.map(|sum| Cell::hours(sum).styled(Style::Strong)));
    total.push(Cell::hours(sums.iter().sum()).styled(Style::Strong));
    rows.push(total);
    Sheet {
        name: monday.to_string(),
        widths: [24, 18].into_iter().chain([14; 7]).chain([9]).collect(),
        frozen_rows: 2,
        frozen_columns: 1,
        rows,
    }
}

/// The sheet that is read back whole.
struct List<'a> {
    words: &'a BookWords,
    rows: Vec<Vec<Cell>>,
}

/// The column of what is confirmed, behind those of people; the heads needed follow, and who is under 18, if anybody is.
const STATUS: usize = 15;
const MINOR: usize = 17;

impl<'a> List<'a> {
    /// The heading, and a row for each person with what does not change from week to week.
    fn new(words: &'a BookWords, week: &Week) -> Self {
        let head = [
            &words.id,
            &words.name,
            &words.position,
            &words.date,
            &words.start,
            &words.end,
            &words.length,
            &words.rest,
            &words.absence,
            &words.note,
            &words.skills,
            &words.contract,
            &words.maximum,
            &words.wage,
            &words.availability,
            &words.status,
            &words.needed,
        ];
        let has_minors = week.schedule().staff().iter().any(|member| member.minor);
        let minor = has_minors.then_some(&words.minor);
        let head = head.into_iter().chain(minor);
        let head = head.map(|text| Cell::text(text).styled(Style::Heading));
        let mut list = Self {
            words,
            rows: vec![head.collect()],
        };
        for member in week.schedule().staff() {
            let mut row = list.of_person(week, member, &member.position_id);
            row.resize(10, Cell::default());
            row.push(Cell::text(&skills(week, member)));
            let hours = |minutes: Option<u32>| match minutes {
                Some(minutes) => Cell::text(&clocked(minutes)),
                None => Cell::default(),
            };
            row.push(hours(member.contract_minutes));
            row.push(hours(member.max_minutes));
            row.push(Cell::new(
                member.hourly_cents.map_or(Value::Blank, Value::Hundredths),
            ));
            row.push(Cell::text(&available(member, words)));
            if member.minor {
                row.resize(MINOR, Cell::default());
                row.push(Cell::text(&words.yes));
            }
            list.rows.push(row);
        }
        list
    }

    fn of_person(&self, week: &Week, member: &StaffMember, position_id: &str) -> Vec<Cell> {
        vec![
            Cell::text(&member.id),
            Cell::text(&member.name),
            Cell::text(position_name(week, position_id)),
        ]
    }

    fn week(&mut self, week: &Week, schedule: &Schedule, open: &[OpenShift], monday: NaiveDate) {
        let staff: HashMap<&str, &StaffMember> = schedule
            .staff()
            .iter()
            .map(|member| (member.id.as_str(), member))
            .collect();
        let on = |day: Day| Cell::new(Value::Date(date(monday, day.index())));
        for shift in schedule.shifts() {
            let Some(member) = staff.get(shift.staff_id.as_str()) else {
                continue;
            };
            let mut row = self.of_person(week, member, week.position_of_shift(shift));
            row.push(on(shift.time.day));
            row.extend(times(&shift.time, shift.break_minutes));
            row.push(Cell::default());
            row.push(Cell::text(shift.note.as_deref().unwrap_or_default()));
            if shift.confirmed {
                row.resize(STATUS, Cell::default());
                row.push(Cell::text(&self.words.confirmed));
            }
            self.rows.push(row);
        }
        for absence in &schedule.details().absences {
            let Some(member) = staff.get(absence.staff_id.as_str()) else {
                continue;
            };
            let mut row = self.of_person(week, member, &member.position_id);
            row.push(on(absence.day));
            row.resize(8, Cell::default());
            let kind = self.words.absences.get(&absence.kind);
            row.push(Cell::text(kind.map_or("", String::as_str)));
            row.push(Cell::text(absence.note.as_deref().unwrap_or_default()));
            self.rows.push(row);
        }
        for open in open {
            let mut row = vec![
                Cell::default(),
                Cell::text(&self.words.open),
                Cell::text(position_name(week, &open.position_id)),
                on(open.time.day),
            ];
            row.extend(times(&open.time, open.break_minutes));
            self.rows.push(row);
        }
    }

    /// The heads that the team needs in every week, on the days of its first one.
    fn demand(&mut self, week: &Week, schedule: &Schedule, monday: NaiveDate) {
        let usual = schedule.details().demand.iter();
        for demand in usual.filter(|demand| demand.week.is_none()) {
            let (start, end) = (demand.hours.start, demand.hours.end);
            let mut row = vec![
                Cell::default(),
                Cell::text(&self.words.open),
                Cell::text(position_name(week, &demand.position_id)),
                Cell::new(Value::Date(date(monday, demand.day.index()))),
            ];
            row.extend(times(
                &ShiftTime::new(demand.day, start, end.saturating_sub(start)),
                0,
            ));
            row.resize(STATUS + 1, Cell::default());
            row.push(Cell::whole(demand.required));
            self.rows.push(row);
        }
    }

    fn sheet(self) -> Sheet {
        let widths = [
            12, 24, 18, 12, 8, 8, 9, 8, 12, 24, 18, 10, 10, 8, 40, 12, 8, 9,
        ];
        let columns = self.rows.first().map_or(0, Vec::len);
        Sheet {
            name: self.words.shifts.clone(),
            widths: widths.into_iter().take(columns).collect(),
            frozen_rows: 1,
            frozen_columns: 2,
            rows: self.rows,
        }
    }
}

/// Start, end, length and break.
fn times(time: &ShiftTime, rest: u8) -> [Cell; 4] {
    let length = clocked(u32::try_from(time.length_minutes()).unwrap_or_default());
    let rest = match rest {
        0 => Cell::default(),
        rest => Cell::whole(rest.into()),
    };
    let (start, end) = (time.start_minutes(), time.end_minutes());
    [
        Cell::clock(start),
        Cell::clock(end),
        Cell::text(&length),
        rest,
    ]
}

/// Hours and minutes of a length: `8:15`.
fn clocked(minutes: u32) -> String {
    format!("{}:{:02}", minutes / 60, minutes % 60)
}

/// The other positions of a person, one after the other.
fn skills(week: &Week, member: &StaffMember) -> String {
    let names = member.other_positions.iter();
    let names = names.map(|id| position_name(week, id));
    names
        .map(|name| format!("{name};"))
        .collect::<Vec<_>>()
        .join(" ")
}

/// `Mon-Fri 09:00-17:00; Sat 10:00-14:00`: successive days with the same hours are one range.
fn available(member: &StaffMember, words: &BookWords) -> String {
    let mut days: Vec<Vec<&Availability>> = vec![Vec::new(); 7];
    for range in &member.availability {
        if let Some(day) = days.get_mut(range.day.index()) {
            day.push(range);
        }
    }
    let hours = |day: &[&Availability]| -> Vec<String> {
        let ranges = day.iter().map(|range| {
            let (start, end) = range.minutes_of_day();
            let end = if end == 24 * 60 {
                "24:00".to_owned()
            } else {
                clock(end)
            };
            format!("{}-{end}", clock(start))
        });
        ranges.collect()
    };
    let mut parts: Vec<(usize, usize, Vec<String>)> = Vec::new();
    for (index, day) in days.iter().enumerate() {
        let own = hours(day);
        match parts.last_mut() {
            Some((_, last, same)) if *same == own => *last = index,
            _ => parts.push((index, index, own)),
        }
    }
    let name = |day: usize| words.weekdays.get(day).map_or("", String::as_str);
    let texts = parts.iter().filter(|(_, _, hours)| !hours.is_empty());
    let texts = texts.map(|(from, to, hours)| {
        let hours = hours.join(", ");
        if from == to {
            format!("{} {hours}", name(*from))
        } else {
            format!("{}-{} {hours}", name(*from), name(*to))
        }
    });
    let text = texts.collect::<Vec<_>>().join("; ");
    if text.is_empty() {
        words.never.clone()
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use scheduler_core::plan::Team;

    /// The heading and the people of the sheet with all shifts, from the column of what is needed on.
    fn last_columns(schedule: &Schedule) -> Vec<Vec<String>> {
        let monday = NaiveDate::from_ymd_opt(2026, 11, 23).unwrap();
        let mut roster = Roster::of_team(Team::new(schedule));
        let shifts = schedule.shifts().to_vec();
        roster
            .add_week(monday, shifts, Vec::new(), Vec::new())
            .unwrap();
        let list = sheets(&roster, &BookWords::english()).pop().unwrap();
        assert_eq!(list.widths.len(), list.rows[0].len());
        let rows = list.rows.into_iter().take(1 + schedule.staff().len());
        let texts = |row: Vec<Cell>| {
            let cells = row.into_iter().skip(MINOR - 1);
            cells
                .map(|cell| match cell.value {
                    Value::Text(text) => text,
                    _ => String::new(),
                })
                .collect()
        };
        rows.map(texts).collect()
    }

    #[test]
    fn who_is_under_18_has_a_column_where_anybody_is() {
        let everybody = testing::schedule();
        assert_eq!(last_columns(&everybody)[0], ["Needed"]);
        let (positions, mut staff, shifts, _) = everybody.into_parts();
        staff[1] = staff[1].clone().under_18();
        let minor = Schedule::new(positions, staff, shifts).unwrap();
        let columns = last_columns(&minor);
        assert_eq!(columns[0], ["Needed", "Under 18"]);
        assert_eq!(columns[2], ["", "yes"]);
        assert!(columns[1].is_empty() && columns[3].is_empty());
    }

    #[test]
    fn a_sheet_as_csv_has_no_formula_and_the_numbers_of_the_language() {
        let date = NaiveDate::from_ymd_opt(2026, 11, 23).unwrap();
        let sheet = Sheet {
            name: "Payroll".to_owned(),
            widths: Vec::new(),
            frozen_rows: 1,
            frozen_columns: 0,
            rows: vec![
                vec![Cell::text("Name"), Cell::text("Day")],
                vec![
                    Cell::text("=Ada \"A\""),
                    Cell::new(Value::Date(date)),
                    Cell::new(Value::Time(9 * 60 + 30)),
                    Cell::new(Value::Hundredths(750)),
                    Cell::default(),
                    Cell::text("Bar; late"),
                ],
            ],
        };
        assert_eq!(
            csv(&sheet, Separator::Comma),
            "\u{feff}Name,Day\r\n\"'=Ada \"\"A\"\"\",2026-11-23,09:30,7.50,,Bar; late\r\n"
        );
        assert_eq!(
            csv(&sheet, Separator::Semicolon),
            "\u{feff}Name;Day\r\n\"'=Ada \"\"A\"\"\";2026-11-23;09:30;7,50;;\"Bar; late\"\r\n"
        );
    }
}
