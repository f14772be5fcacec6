//! Checks of what was read, whatever the layout: what speaks against it, so that it is asked and not shown as certain.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use scheduler_core::schedule::excerpt;
use serde::{Deserialize, Serialize};

use crate::{
    LayoutKind,
    cells::{self, Cells, Value},
    days::When,
    layouts::{
        DayCell, Draft, Entry, Place, Taken, What, Who, across,
        roles::{self, Role},
    },
    reading::{Origin, Roster, RosterShift},
    words,
};

const DAY: u32 = 24 * 60;
/// A second draft is near if it has this many hundredths of the best one's weight.
pub(crate) const NEAR: i64 = 85;
/// Hours that a sum may differ by, in minutes: sums are rounded.
const ROUNDED: u32 = 3;

/// Why a reading is doubted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum DoubtCode {
    /// Somebody is in two places at once.
    TwoPlaces,
    /// Somebody is called like a heading, a shift, a position or a day.
    NoName,
    /// The days of one heading are not successive.
    DaysJump,
    /// Rows stand twice: weeks may lie upon each other.
    Repeated,
    /// Times stand in the table that belong to nobody.
    TimesLeft,
    /// Sums in the file are not those of what was read.
    SumsDiffer,
    /// Another reading explains nearly as much.
    OtherReading,
}

/// Something that speaks against a reading, with how often it holds and an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Doubt {
    /// What it is.
    pub code: DoubtCode,
    /// How often.
    pub count: u32,
    /// Where an example stands.
    pub origin: Origin,
    /// The example, shortened for display.
    pub value: String,
}

impl Doubt {
    /// Shifts of a sheet that is not read.
    pub(crate) fn of_times_left(origin: Origin, sheet: &str) -> Self {
        Self {
            code: DoubtCode::TimesLeft,
            count: 1,
            origin,
            value: excerpt(sheet),
        }
    }

    /// Another reading explains nearly as much.
    pub(crate) fn of_other_reading() -> Self {
        Self {
            code: DoubtCode::OtherReading,
            count: 1,
            origin: Origin::default(),
            value: String::new(),
        }
    }
}

/// The grid that was read, with the sheet and the line of each row.
pub(crate) struct Sheet<'a> {
    pub cells: &'a Cells,
    pub origin: &'a dyn Fn(Place) -> Origin,
}

/// What speaks against a reading.
pub(crate) fn doubts(roster: &Roster, draft: &Draft, sheet: &Sheet<'_>) -> Vec<Doubt> {
    let mut found = Found::default();
    two_places(roster, &mut found);
    no_names(roster, draft, sheet, &mut found);
    days_jump(draft, sheet, &mut found);
    weekdays_differ(draft, sheet, &mut found);
    repeated(draft, sheet, &mut found);
    times_left(draft, sheet, &mut found);
    unnamed(roster, draft, sheet, &mut found);
    names_left(roster, draft, sheet, &mut found);
    sums(roster, draft, sheet, &mut found);
    found.0.into_values().collect()
}

#[derive(Default)]
struct Found(BTreeMap<DoubtCode, Doubt>);

impl Found {
    fn add(&mut self, code: DoubtCode, origin: Origin, value: &str) {
        let doubt = self.0.entry(code).or_insert_with(|| Doubt {
            code,
            count: 0,
            origin,
            value: excerpt(value),
        });
        doubt.count += 1;
    }
}

/// Minutes after the first midnight of a shift's first day, or of Monday's.
fn moments(shift: &RosterShift) -> Option<(i64, i64)> {
    use chrono::Datelike;
    let day = match &shift.day.date {
        Some(date) => date.parse::<chrono::NaiveDate>().ok()?.num_days_from_ce(),
        None => i32::try_from(shift.day.weekday.index()).ok()?,
    };
    let midnight = i64::from(day) * i64::from(DAY);
    Some((
        midnight + i64::from(shift.start_minutes),
        midnight + i64::from(shift.end_minutes),
    ))
}

/// The moments of a shift.
type Timed<'a> = (i64, i64, &'a RosterShift);

fn two_places(roster: &Roster, found: &mut Found) {
    let mut of_person: HashMap<(u32, bool), Vec<Timed<'_>>> = HashMap::new();
    for shift in &roster.shifts {
        if let (Some(person), Some((from, to))) = (shift.person, moments(shift)) {
            let key = (person, shift.day.date.is_some());
            of_person.entry(key).or_default().push((from, to, shift));
        }
    }
    for ((person, _), mut own) in of_person {
        own.sort_by_key(|(from, to, _)| (*from, *to));
        for two in own.windows(2) {
            if let [(_, to, first), (from, _, shift)] = two
                && from < to
                && first.day == shift.day
            {
                let person = usize::try_from(person).ok();
                let name = person
                    .and_then(|person| roster.people.get(person))
                    .map_or("", |person| &person.name);
                found.add(DoubtCode::TwoPlaces, shift.origin, name);
            }
        }
    }
}

/// People who are called like something else.
fn no_names(roster: &Roster, draft: &Draft, sheet: &Sheet<'_>, found: &mut Found) {
    let is_weekday = |name: &str| {
        crate::dates::parse(name).is_some_and(|date| date.weekday.is_some() && !date.has_day())
    };
    let weekdays = roster
        .people
        .iter()
        .filter(|person| is_weekday(&person.name))
        .count();
    // Whom the table gives an id is a person, whatever the name.
    for person in roster.people.iter().filter(|person| person.id.is_none()) {
        let name = person.name.trim();
        let digits = name.chars().any(|c| c.is_ascii_digit());
        let words = words::words(name);
        let all = |is: fn(&str) -> bool| !words.is_empty() && words.iter().all(|word| is(word));
        let date = crate::dates::parse(name).is_some_and(|date| date.has_day() && !date.weak);
        let value = matches!(cells::value(name), Value::Spans { .. } | Value::Time(_));
        let no_name = !digits
            && words.len() < 3
            && roles::role(name).is_some_and(|role| role != Role::Maximum)
            || all(words::is_shift_word)
            || all(words::is_job_word)
            || words::is_total(name)
            || value
            || date && digits && !cells::is_glued(name)
            || weekdays > 2 && is_weekday(name)
            || name.contains("__")
            || name.contains(':');
        if no_name {
            let place = place_of(draft, sheet, name);
            found.add(DoubtCode::NoName, (sheet.origin)(place), name);
        }
    }
}

fn place_of(draft: &Draft, sheet: &Sheet<'_>, text: &str) -> Place {
    let people = draft
        .uses
        .iter()
        .filter(|(_, taken)| *taken == Taken::Person);
    let text_at = |place: &Place| {
        let row = sheet.cells.rows.get(place.0);
        row.and_then(|row| row.get(place.1))
            .map_or("", |cell| &cell.text)
    };
    let own = people
        .map(|(place, _)| place)
        .find(|place| text_at(place).contains(text));
    own.unwrap_or_default()
}

/// Whether the weekday that stands with a day is that of its date.
fn agrees((day, date): (&DayCell, &chrono::NaiveDate)) -> bool {
    use chrono::Datelike;
    let index = date.weekday().num_days_from_monday();
    let mut named = day.text.weekday.into_iter().flatten().flatten();
    named.any(|day| u32::try_from(day.index()) == Ok(index))
}

/// Days of one heading that do not follow one another.
fn days_jump(draft: &Draft, sheet: &Sheet<'_>, found: &mut Found) {
    for (days, when) in draft.days.windows(2).zip(draft.when.windows(2)) {
        if let ([one, other], [Some(When::Date(from)), Some(When::Date(to))]) = (days, when)
            && one.sequence == other.sequence
            && one.sequence > 0
            && one.week == other.week
            && !(1..=4).contains(&(*to - *from).num_days())
            // Weekdays beside the dates say that they are those.
            && !(from < to && [(one, from), (other, to)].into_iter().all(agrees))
        {
            let origin = (sheet.origin)(other.place);
            found.add(DoubtCode::DaysJump, origin, &to.to_string());
        }
    }
}

/// Most weekdays that stand with dates are not theirs: the month or the year is another one.
fn weekdays_differ(draft: &Draft, sheet: &Sheet<'_>, found: &mut Found) {
    const FEWEST: usize = 2;
    let dated = draft.days.iter().zip(&draft.when);
    let dated = dated.filter_map(|(day, when)| match when {
        Some(When::Date(date)) if day.text.weekday.is_some() => Some((day, date)),
        _ => None,
    });
    let (right, wrong): (Vec<_>, Vec<_>) = dated.partition(|dated| agrees(*dated));
    if wrong.len() >= FEWEST && wrong.len() > right.len() {
        for (day, date) in wrong {
            found.add(
                DoubtCode::DaysJump,
                (sheet.origin)(day.place),
                &date.to_string(),
            );
        }
    }
}

/// Rows of a list that stand twice.
fn repeated(draft: &Draft, sheet: &Sheet<'_>, found: &mut Found) {
    for (place, taken) in draft.uses.iter() {
        if taken == Taken::Repeat {
            found.add(DoubtCode::Repeated, (sheet.origin)(place), "");
        }
    }
}

/// Times that no layout takes for anything, in rows and columns of the table.
fn times_left(draft: &Draft, sheet: &Sheet<'_>, found: &mut Found) {
    let rows: BTreeSet<usize> = draft.entries.iter().map(|entry| entry.place.0).collect();
    for row in &rows {
        let Some(cells) = sheet.cells.rows.get(*row) else {
            continue;
        };
        for (column, cell) in cells.iter().enumerate() {
            let left = matches!(draft.uses.get(&(*row, column)), None | Some(Taken::Remark));
            if left && !cell.text.is_empty() && matches!(cell.value, Value::Spans { .. }) {
                found.add(
                    DoubtCode::TimesLeft,
                    (sheet.origin)((*row, column)),
                    &cell.text,
                );
            }
        }
    }
}

/// Columns of a list that no layout takes for anything and in which several people of the table stand.
fn names_left(roster: &Roster, draft: &Draft, sheet: &Sheet<'_>, found: &mut Found) {
    const FEWEST: usize = 2;
    if draft.kind != LayoutKind::List {
        return;
    }
    let people = roster.people.iter();
    let known: HashMap<String, usize> = people
        .enumerate()
        .map(|(index, person)| (words::fold(&person.name), index))
        .collect();
    let mut columns: BTreeMap<usize, (BTreeSet<usize>, Place)> = BTreeMap::new();
    for (row, cells) in sheet.cells.rows.iter().enumerate() {
        for (column, cell) in cells.iter().enumerate() {
            let left = matches!(
                draft.uses.get(&(row, column)),
                None | Some(Taken::Remark | Taken::Unused | Taken::Position)
            );
            if !left || cell.value != Value::Text {
                continue;
            }
            let own = cell.people(true).iter();
            let own = own.filter_map(|name| known.get(&words::fold(name)).copied());
            let (all, _) = columns
                .entry(column)
                .or_insert_with(|| (BTreeSet::new(), (row, column)));
            all.extend(own);
        }
    }
    for (all, place) in columns.into_values().filter(|(all, _)| all.len() >= FEWEST) {
        let names = all.first().and_then(|person| roster.people.get(*person));
        let name = names.map_or("", |person| &*person.name);
        found.add(DoubtCode::TimesLeft, (sheet.origin)(place), name);
    }
}

/// Most rows of a list without a name: they may belong to somebody above.
fn unnamed(roster: &Roster, draft: &Draft, sheet: &Sheet<'_>, found: &mut Found) {
    if draft.kind != LayoutKind::List || roster.people.is_empty() {
        return;
    }
    let named: BTreeSet<usize> = draft
        .uses
        .iter()
        .filter(|(_, taken)| *taken == Taken::Person)
        .map(|(place, _)| place.0)
        .collect();
    let blank = |entry: &&Entry| {
        entry.who == Who::Open
            && !matches!(entry.what, What::Heads(..))
            && !named.contains(&entry.place.0)
    };
    let blanks: Vec<&Entry> = draft.entries.iter().filter(blank).collect();
    if blanks.len() * 2 > draft.entries.len() {
        for entry in blanks {
            let cells = sheet.cells.rows.get(entry.place.0);
            let cell = cells.and_then(|row| row.get(entry.place.1));
            let text = cell.map_or("", |cell| &cell.text);
            found.add(DoubtCode::TimesLeft, (sheet.origin)(entry.place), text);
        }
    }
}

/// Sums of hours at the end of a row, or of a column where people stand across, or of each row of a list: if most of the
/// file's are right, the others are doubted; if none is, all are.
fn sums(roster: &Roster, draft: &Draft, sheet: &Sheet<'_>, found: &mut Found) {
    let across = draft.kind == LayoutKind::DayByPeople;
    if !matches!(
        draft.kind,
        LayoutKind::PeopleByDay | LayoutKind::DayByPeople | LayoutKind::List
    ) {
        return;
    }
    let mut read: BTreeMap<usize, (u32, u32, u32)> = BTreeMap::new();
    let mut lines: HashMap<(u32, u32), usize> = HashMap::new();
    for row in 0..sheet.cells.rows.len() {
        let origin = (sheet.origin)((row, 0));
        lines.insert((origin.sheet, origin.line), row);
    }
    for shift in &roster.shifts {
        let line = if across {
            usize::try_from(shift.origin.column)
                .ok()
                .map(|column| column - 1)
        } else {
            lines.get(&(shift.origin.sheet, shift.origin.line)).copied()
        };
        if let Some(line) = line {
            let own = read.entry(line).or_default();
            own.0 += shift.end_minutes - shift.start_minutes;
            own.1 += shift.break_minutes;
            own.2 += 1;
        }
    }
    let mut right = 0;
    let mut wrong: Vec<(Place, &str)> = Vec::new();
    for (place, taken) in draft.uses.iter() {
        if !matches!(taken, Taken::Total | Taken::Length) {
            continue;
        }
        let line = if across { place.1 } else { place.0 };
        let cell = sheet
            .cells
            .rows
            .get(place.0)
            .and_then(|row| row.get(place.1));
        let (Some((minutes, rest, count)), Some(cell)) = (read.get(&line), cell) else {
            continue;
        };
        let Some(sum) = across::minutes_of_length(&cell.text) else {
            continue;
        };
        let near = |other: u32| sum.abs_diff(other) <= ROUNDED;
        // Sums without a break of each shift that the table does not write down say nothing about the others.
        let unpaid = [15, 20, 30, 45, 60].map(|rest| minutes.saturating_sub(count * rest));
        let own = [*minutes, minutes - rest, count * 60];
        if own.into_iter().any(near) {
            right += 1;
        } else if !unpaid.into_iter().any(near) {
            wrong.push((place, &cell.text));
        }
    }
    if right > 0 {
        for (place, text) in wrong {
            found.add(DoubtCode::SumsDiffer, (sheet.origin)(place), text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Grid, LayoutKind, Options, read,
        testing::{monday, questions, roster, shifts},
    };

    fn codes(roster: &Roster) -> Vec<(DoubtCode, u32)> {
        let doubts = roster.doubts.iter();
        doubts.map(|doubt| (doubt.code, doubt.count)).collect()
    }

    #[test]
    fn what_speaks_against_a_reading_is_asked() {
        for (text, expected) in [
            (
                "Name,Date,Start,End\nAna,2026-11-23,9:00,17:00\nAna,2026-11-23,12:00,20:00",
                DoubtCode::TwoPlaces,
            ),
            (
                "Name,Date,Start,End\nAna,2026-11-23,9:00,17:00\nAna,2026-11-23,9:00,17:00",
                DoubtCode::Repeated,
            ),
            (
                "Name,Mon,Tue,Total\nAna,9-17,9-17,16\nBo,9-17,,8\nCy,9-17,9-13,16",
                DoubtCode::SumsDiffer,
            ),
            (
                "Name,Mon,Tue\nAna,9-17,9-17\nEvening,12-20,",
                DoubtCode::NoName,
            ),
        ] {
            let doubted = roster(text);
            assert_eq!(codes(&doubted), [(expected, 1)], "{text}");
            assert_eq!(questions(&doubted), ["Reading - 1"], "{text}");
            assert_eq!(doubted.readings[0].shifts, doubted.shifts, "{text}");
        }
        let sure = roster("Name,Mon,Tue,Total\nAna,9-17,9-17,16\nBo,9-17,,8");
        assert_eq!((codes(&sure), sure.readings.len()), (vec![], 0));
    }

    #[test]
    fn people_in_columns_that_are_not_read_are_doubted() {
        let text = "Date,Start,End,Name,Aaa\n2026-11-30,9:00,17:00,Ana,Bo\n2026-12-01,9:00,17:00,Bo,Ana\n2026-12-02,9:00,17:00,Ana,Bo";
        assert_eq!(codes(&roster(text)), [(DoubtCode::TimesLeft, 1)]);
        let sure = text.replace(",Bo\n", ",x\n").replace(",Ana\n", ",y\n");
        assert_eq!(codes(&roster(sure.trim_end_matches("Bo"))), []);
    }

    #[test]
    fn weekdays_of_other_dates_are_doubted() {
        let doubted = roster(
            "Name,Mon 1 Dec 2026,Tue 2 Dec 2026,Wed 3 Dec 2026\nAna,9-17,9-17,\nBo,,9-17,9-17",
        );
        assert_eq!(codes(&doubted), [(DoubtCode::DaysJump, 3)]);
        let sure = roster(
            "Name,Tue 1 Dec 2026,Wed 2 Dec 2026,Fri 3 Dec 2026\nAna,9-17,9-17,\nBo,,9-17,9-17",
        );
        assert_eq!(codes(&sure), []);
    }

    #[test]
    fn an_answer_settles_which_reading_holds() {
        let grid = [Grid::of_text("Name,Mon,Tue\nAna,9-17,9-17\nEvening,12-20,")];
        let mut options = Options::new(monday());
        options.answers.reading = Some(LayoutKind::PeopleByDay);
        let settled = read(&grid, &options);
        assert_eq!((questions(&settled).len(), codes(&settled).len()), (0, 0));
        assert_eq!(
            shifts(&settled),
            ["Ana mon 9-17", "Ana tue 9-17", "Evening mon 12-20"]
        );
    }
}
