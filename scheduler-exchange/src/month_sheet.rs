//! Days of a roster as one sheet: names down, days across, in the codes of the shift types, with sums by day and person.

use std::collections::HashMap;

use chrono::{Datelike, Days, NaiveDate, Weekday};
use scheduler_core::{
    AbsenceKind, Error, Shift, StaffMember, Week, plan::Roster, schedule::ShiftType,
};
use serde::{Deserialize, Serialize};

use crate::book::{Cell, Sheet, Style, Value, date};

/// The fill of weekends and holidays.
const QUIET: u8 = 5;
/// The fills of shift types, by their order.
const FILLS: [u8; 4] = [0, 1, 3, 4];
/// The columns before the days.
const NAMES: usize = 2;

/// The words of such a sheet, in the language of its reader.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct MonthWords {
    /// The name of the sheet.
    pub sheet: String,
    /// The heading of names.
    pub person: String,
    /// The heading of positions.
    pub position: String,
    /// The heading of hours without breaks.
    pub hours: String,
    /// Everybody who works on a day.
    pub working: String,
    /// The kinds of absence, in a few letters.
    #[cfg_attr(feature = "typescript", tsify(type = "Record<AbsenceKind, string>"))]
    pub away: HashMap<AbsenceKind, String>,
    /// Names of positions by id that come before those of the roster.
    #[cfg_attr(feature = "typescript", tsify(type = "Record<string, string>"))]
    pub positions: HashMap<String, String>,
}

/// A day of the sheet.
struct SheetDay {
    date: NaiveDate,
    /// The index of its week, and its own in that.
    week: usize,
    day: usize,
    is_quiet: bool,
}

/// What somebody has on a day.
enum Entry<'a> {
    Away(AbsenceKind),
    /// In time order, each with the index of its shift type.
    Shifts(Vec<(&'a Shift, Option<usize>)>),
}

/// The days from one date to another, both included, in weeks of the roster; a week that it does not have is empty. A shift
/// stands on the day on which it starts, as the code of its shift type or else as its times; one during an absence does
/// not count.
///
/// # Errors
/// A date that is in no week of a roster.
pub fn sheet(
    roster: &Roster,
    first: NaiveDate,
    last: NaiveDate,
    words: &MonthWords,
) -> Result<Sheet, Error> {
    let mondays = first.week(Weekday::Mon).first_day();
    let mondays = mondays.iter_days().step_by(7).take_while(|it| *it <= last);
    let mondays: Vec<NaiveDate> = mondays.collect();
    let weeks: Result<Vec<Week>, Error> = mondays.iter().map(|it| roster.week_on(*it)).collect();
    let weeks = weeks?;
    let days = days(&mondays, &weeks, first, last);
    let types = &roster.team().details().shift_types;
    let staff = roster.team().staff();

    let mut rows = Vec::new();
    let mut heads = vec![vec![0_u32; days.len()]; types.len()];
    let mut working = vec![0_u32; days.len()];
    for member in staff {
        let name = words.positions.get(&member.position_id);
        let mut row = vec![
            Cell::text(&member.name).styled(Style::Strong),
            Cell::text(match (name, weeks.first()) {
                (Some(name), _) => name,
                (None, week) => week
                    .and_then(|week| week.position(&member.position_id))
                    .map_or("", |position| &position.name),
            }),
        ];
        let mut minutes = 0;
        let mut counts = vec![0_u32; types.len()];
        for (column, day) in days.iter().enumerate() {
            let Some(week) = weeks.get(day.week) else {
                continue;
            };
            let quiet = day.is_quiet.then_some(QUIET);
            let shifts = match entry(week, member, day.day, types) {
                Entry::Away(kind) => {
                    let text = words.away.get(&kind).map_or("", String::as_str);
                    row.push(Cell {
                        fill: quiet,
                        ..Cell::text(text)
                    });
                    continue;
                }
                Entry::Shifts(shifts) => shifts,
            };
            let mut seen = vec![false; types.len()];
            for (shift, index) in &shifts {
                minutes += shift.work_minutes();
                let Some(index) = *index else { continue };
                if let (Some(count), Some(seen)) = (counts.get_mut(index), seen.get_mut(index)) {
                    *count += 1;
                    *seen = true;
                }
            }
            for (of_type, _) in heads.iter_mut().zip(seen).filter(|(_, seen)| *seen) {
                if let Some(count) = of_type.get_mut(column) {
                    *count += 1;
                }
            }
            if let Some(count) = working.get_mut(column).filter(|_| !shifts.is_empty()) {
                *count += 1;
            }
            let index = shifts.iter().find_map(|(_, index)| *index);
            let fill = index.and_then(|index| FILLS.get(index % FILLS.len()).copied());
            let texts = shifts.iter().map(|(shift, index)| {
                let code = index.and_then(|index| types.get(index));
                code.map_or_else(|| brief(shift), |code| code.code.clone())
            });
            row.push(Cell {
                fill: fill.or(quiet),
                ..Cell::text(&texts.collect::<Vec<_>>().join(" "))
            });
        }
        row.push(Cell::hours(minutes).styled(Style::Strong));
        row.extend(counts.into_iter().map(Cell::whole));
        rows.push(row);
    }
    let titles = types.iter().map(|it| it.name.as_str());
    let titles = titles.chain([words.working.as_str()]);
    for (title, counts) in titles.zip(heads.into_iter().chain([working])) {
        let mut row = vec![Cell::text(title), Cell::default()];
        row.extend(counts.into_iter().map(Cell::whole));
        rows.push(
            row.into_iter()
                .map(|cell| cell.styled(Style::Strong))
                .collect(),
        );
    }

    let heading = |value: Value| Cell::new(value).styled(Style::Heading);
    let mut head = vec![
        heading(Value::Text(words.person.clone())),
        heading(Value::Text(words.position.clone())),
    ];
    head.extend(days.iter().map(|day| heading(Value::Date(day.date))));
    head.push(heading(Value::Text(words.hours.clone())));
    let codes = types.iter().map(|it| heading(Value::Text(it.code.clone())));
    head.extend(codes);
    let widths = [24, 16].into_iter();
    let widths = widths.chain(std::iter::repeat_n(6, days.len())).chain([9]);
    Ok(Sheet {
        name: words.sheet.clone(),
        widths: widths.chain(std::iter::repeat_n(6, types.len())).collect(),
        frozen_rows: 1,
        frozen_columns: u8::try_from(NAMES).unwrap_or(u8::MAX),
        rows: std::iter::once(head).chain(rows).collect(),
    })
}

fn days(mondays: &[NaiveDate], weeks: &[Week], first: NaiveDate, last: NaiveDate) -> Vec<SheetDay> {
    let mut days = Vec::new();
    for (index, (monday, week)) in mondays.iter().zip(weeks).enumerate() {
        let sunday = monday.checked_add_days(Days::new(6)).unwrap_or(*monday);
        let special = week.special_dates(*monday, sunday);
        for day in 0..7 {
            let date = date(*monday, day);
            if date < first || date > last {
                continue;
            }
            let is_special = special
                .iter()
                .any(|known| known.date == date && (known.holiday || known.closed));
            days.push(SheetDay {
                date,
                week: index,
                day,
                is_quiet: is_special || matches!(date.weekday(), Weekday::Sat | Weekday::Sun),
            });
        }
    }
    days
}

fn entry<'a>(week: &'a Week, member: &StaffMember, day: usize, types: &[ShiftType]) -> Entry<'a> {
    let mut absences = week.details().absences.iter();
    let away = absences.find(|it| it.staff_id == member.id && it.day.index() == day);
    if let Some(absence) = away {
        return Entry::Away(absence.kind);
    }
    let shifts = week.shifts_of(&member.id);
    let mut shifts: Vec<&Shift> = shifts.filter(|it| it.time.day.index() == day).collect();
    shifts.sort_by_key(|shift| shift.start_minutes());
    let typed = shifts.into_iter().map(|shift| {
        let position = week.position_of_shift(shift);
        let index = types.iter().position(|it| is_of(shift, it, position));
        (shift, index)
    });
    Entry::Shifts(typed.collect())
}

/// Whether a shift has the times of a shift type, and its position if that has one.
fn is_of(shift: &Shift, of: &ShiftType, position: &str) -> bool {
    let (time, minute) = (&shift.time, usize::from(of.start_minute));
    let start = usize::from(time.start) * 60 + usize::from(time.start_minute);
    start == usize::from(of.start) * 60 + minute
        && shift.length_minutes() == usize::from(of.hours) * 60 + usize::from(of.minutes)
        && of.position_id.as_deref().is_none_or(|id| id == position)
}

/// `9-17`, `9:30-17:45` or `17-24`.
fn brief(shift: &Shift) -> String {
    let clock = |minutes: usize| match (minutes / 60 % 24, minutes % 60) {
        (hour, 0) => hour.to_string(),
        (hour, minute) => format!("{hour}:{minute:02}"),
    };
    let end = match clock(shift.end_minutes()).as_str() {
        "0" => "24".to_owned(),
        end => end.to_owned(),
    };
    format!("{}-{end}", clock(shift.start_minutes()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use scheduler_core::{
        Absence, Day, Position, Schedule,
        plan::Team,
        schedule::{CalendarDay, iso_week::parse_date},
    };

    fn words() -> MonthWords {
        let word = str::to_owned;
        MonthWords {
            sheet: word("December"),
            person: word("Name"),
            position: word("Position"),
            hours: word("Hours"),
            working: word("People"),
            away: HashMap::from([(AbsenceKind::Sick, word("Ill"))]),
            positions: HashMap::from([(word("ward"), word("Planta"))]),
        }
    }

    /// Ada and Bob on a ward with early, late and a night of another position; the 8th is a holiday.
    fn roster() -> Roster {
        let positions = vec![
            Position::new("ward", "Ward", "nursing", 1),
            Position::new("gate", "Gate", "nursing", 1),
        ];
        let staff = vec![
            StaffMember::new("ada", "Ada", "ward"),
            StaffMember::new("bob", "Bob", "gate"),
        ];
        let mut night = ShiftType::new("N", "Night", 22, 8);
        night.position_id = Some("gate".to_owned());
        let types = vec![
            ShiftType::new("E", "Early", 7, 8),
            ShiftType::new("L", "Late", 15, 8),
            night,
        ];
        let holiday = CalendarDay::holiday(parse_date("2026-12-08").unwrap(), "");
        let schedule = Schedule::new(positions, staff, Vec::new())
            .and_then(|schedule| schedule.with_shift_types(types))
            .and_then(|schedule| schedule.with_calendar(vec![holiday]))
            .unwrap();
        let mut roster = Roster::of_team(Team::new(&schedule));
        let mut odd = Shift::new("3", "bob", Day::Monday, 9, 4);
        odd.time.start_minute = 30;
        let mut early = Shift::new("1", "ada", Day::Sunday, 7, 8);
        early.break_minutes = 30;
        let night = |id: &str, who: &str| Shift::new(id, who, Day::Monday, 22, 8);
        let first = vec![early, Shift::new("2", "bob", Day::Saturday, 7, 8)];
        let second = vec![
            night("1", "ada"),
            night("2", "bob"),
            odd,
            Shift::new("4", "ada", Day::Tuesday, 15, 8),
            Shift::new("5", "ada", Day::Wednesday, 7, 8),
            Shift::new("6", "bob", Day::Wednesday, 17, 7),
        ];
        let ill = Absence::new("ada", Day::Wednesday, AbsenceKind::Sick);
        let monday = |text: &str| parse_date(text).unwrap();
        roster
            .add_week(monday("2026-11-30"), first, Vec::new(), Vec::new())
            .unwrap();
        roster
            .add_week(monday("2026-12-07"), second, vec![ill], Vec::new())
            .unwrap();
        roster
    }

    fn of(first: &str, last: &str) -> Sheet {
        let (first, last) = (parse_date(first).unwrap(), parse_date(last).unwrap());
        sheet(&roster(), first, last, &words()).unwrap()
    }

    fn texts(sheet: &Sheet) -> Vec<String> {
        let rows = sheet.rows.iter().map(|row| {
            let cells = row.iter().map(|cell| match &cell.value {
                Value::Text(text) => text.clone(),
                Value::Hundredths(number) => format!("{}.{:02}", number / 100, number % 100),
                Value::Date(date) => date.format("%m-%d").to_string(),
                _ => String::new(),
            });
            cells.collect::<Vec<_>>().join("|")
        });
        rows.collect()
    }

    /// [D-580] codes, times without one, days away, hours and how often each type; below, heads by day.
    #[test]
    fn days_stand_in_codes_with_sums() {
        let sheet = of("2026-12-06", "2026-12-09");
        assert_eq!(
            texts(&sheet),
            [
                "Name|Position|12-06|12-07|12-08|12-09|Hours|E|L|N",
                // A night of the gate is none on the ward, and a shift of somebody who is ill does not count.
                "Ada|Planta|E|22-6|L|Ill|23.50|1.00|1.00|0.00",
                "Bob|Gate||9:30-13:30 N||17-24|19.00|0.00|0.00|1.00",
                "Early||1.00|0.00|0.00|0.00",
                "Late||0.00|0.00|1.00|0.00",
                "Night||0.00|1.00|0.00|0.00",
                "People||1.00|2.00|1.00|1.00",
            ]
        );
        assert_eq!(sheet.widths.len(), sheet.rows[0].len());
        assert_eq!((sheet.frozen_rows, sheet.frozen_columns), (1, 2));
        // Sunday and the holiday are shaded where nobody works, and types have their own colours.
        let fills: Vec<_> = sheet.rows[2][2..6].iter().map(|cell| cell.fill).collect();
        assert_eq!(fills, [Some(5), Some(3), Some(5), None]);
        assert_eq!(sheet.rows[1][2].fill, Some(0));
    }

    #[test]
    fn a_span_has_its_days_whatever_the_roster_has() {
        let sheet = of("2026-12-01", "2026-12-31");
        assert_eq!(sheet.rows[0].len(), 2 + 31 + 1 + 3);
        assert_eq!(texts(&sheet)[1].matches("Ill").count(), 1);
        assert_eq!(of("2026-12-31", "2026-12-01").rows[0].len(), 2 + 1 + 3);
    }
}
