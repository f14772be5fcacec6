//! The payroll of some weeks of a roster: a sheet with a line for each shift and each day away, and one with the sums of
//! each person.

use std::collections::HashMap;

use chrono::NaiveDate;
use scheduler_core::{AbsenceKind, Error, StaffMember, plan::Roster};
use serde::{Deserialize, Serialize};

use crate::book::{Cell, Sheet, Style, Value, date};

/// The kinds of absence, in the order of their columns.
const KINDS: [AbsenceKind; 5] = [
    AbsenceKind::Holiday,
    AbsenceKind::Sick,
    AbsenceKind::Leave,
    AbsenceKind::Training,
    AbsenceKind::Other,
];
/// The workdays of a week: a day away counts as one of them towards the contract.
const WORKDAYS: usize = 5;

/// The words of a payroll, in the language of its reader.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct PayrollWords {
    /// The name of the sheet of shifts.
    pub shifts: String,
    /// The name of the sheet of sums.
    pub sums: String,
    /// The heading of names.
    pub person: String,
    /// The heading of dates.
    pub day: String,
    /// The heading of starts.
    pub start: String,
    /// The heading of ends.
    pub end: String,
    /// The heading of hours without breaks.
    pub hours: String,
    /// The heading of positions.
    pub position: String,
    /// The heading of costs.
    pub cost: String,
    /// The heading of hours by night.
    pub nights: String,
    /// The heading of hours on Sundays.
    pub sundays: String,
    /// The heading of hours on holidays.
    pub holidays: String,
    /// The heading of why somebody is away.
    pub absence: String,
    /// The heading of hours that days away count towards the contract.
    pub credited: String,
    /// The heading of contracts of all weeks, in hours.
    pub contract: String,
    /// The heading of what the law adds to overtime.
    pub overtime: String,
    /// The sum of everybody.
    pub total: String,
    /// The kinds of absence.
    #[cfg_attr(feature = "typescript", tsify(type = "Record<AbsenceKind, string>"))]
    pub absences: HashMap<AbsenceKind, String>,
    /// Names of positions by id that come before those of the roster.
    #[cfg_attr(feature = "typescript", tsify(type = "Record<string, string>"))]
    pub positions: HashMap<String, String>,
}

/// What somebody has in all weeks. Minutes and hundredths of the currency.
#[derive(Default)]
struct Sums {
    paid: usize,
    nights: usize,
    sundays: usize,
    holidays: usize,
    credited: usize,
    contract: usize,
    away: [u32; KINDS.len()],
    cost: Option<u64>,
    overtime: u64,
}

impl Sums {
    fn add(&mut self, other: &Self) {
        self.paid += other.paid;
        self.nights += other.nights;
        self.sundays += other.sundays;
        self.holidays += other.holidays;
        self.credited += other.credited;
        self.contract += other.contract;
        for (days, more) in self.away.iter_mut().zip(other.away) {
            *days += more;
        }
        if let Some(cost) = other.cost {
            *self.cost.get_or_insert(0) += cost;
        }
        self.overtime += other.overtime;
    }

    fn cells(&self, name: &str, style: Style) -> Vec<Cell> {
        let hours = [self.paid, self.nights, self.sundays, self.holidays].map(Cell::hours);
        let away = self.away.map(|days| match days {
            0 => Cell::default(),
            days => Cell::whole(days),
        });
        let mut row = vec![Cell::text(name)];
        row.extend(hours);
        row.extend(away);
        row.extend([Cell::hours(self.credited), Cell::hours(self.contract)]);
        row.push(self.cost.map_or_else(Cell::default, Cell::cents));
        row.push(match self.overtime {
            0 => Cell::default(),
            cents => Cell::cents(cents),
        });
        row.into_iter().map(|cell| cell.styled(style)).collect()
    }
}

/// The two sheets of the weeks that begin on some Mondays; a week that the roster does not have is empty. Lines are in the
/// order of the staff and of time; a shift counts on the day on which it starts.
///
/// # Errors
/// A date that is not a Monday.
pub fn sheets(
    roster: &Roster,
    mondays: &[NaiveDate],
    words: &PayrollWords,
) -> Result<[Sheet; 2], Error> {
    let mut lines: HashMap<String, Vec<Vec<Cell>>> = HashMap::new();
    let mut sums: HashMap<String, Sums> = HashMap::new();
    for monday in mondays {
        let week = roster.week_on(*monday)?;
        let position = |id: &str| {
            let own = week.position(id).map_or("", |position| &position.name);
            Cell::text(words.positions.get(id).map_or(own, String::as_str))
        };
        let mut of_week: HashMap<&str, Vec<(usize, Vec<Cell>)>> = HashMap::new();
        let paid = week.paid_shifts();
        for it in &paid {
            let sum = sums.entry(it.member.id.clone()).or_default();
            sum.add(&Sums {
                paid: it.minutes,
                nights: it.night_minutes,
                sundays: it.sunday_minutes,
                holidays: it.holiday_minutes,
                cost: it.cost_cents,
                ..Sums::default()
            });
            let (start, end) = (it.shift.start_minutes(), it.shift.end_minutes());
            let some = |minutes| match minutes {
                0 => Cell::default(),
                minutes => Cell::hours(minutes),
            };
            let line = vec![
                Cell::text(&it.member.name),
                Cell::new(Value::Date(date(*monday, it.shift.time.day.index()))),
                Cell::clock(start),
                Cell::clock(end),
                Cell::hours(it.minutes),
                position(week.position_of_shift(it.shift)),
                it.cost_cents.map_or_else(Cell::default, Cell::cents),
                some(it.night_minutes),
                some(it.sunday_minutes),
                some(it.holiday_minutes),
                Cell::default(),
                Cell::default(),
            ];
            let of_week = of_week.entry(&it.member.id).or_default();
            of_week.push((start, line));
        }
        for absence in &week.details().absences {
            let Some(member) = week.staff_member(&absence.staff_id) else {
                continue;
            };
            let credit = match absence.kind.is_credited() {
                true => contract(member) / WORKDAYS,
                false => 0,
            };
            let sum = sums.entry(member.id.clone()).or_default();
            let column = KINDS.iter().position(|kind| *kind == absence.kind);
            if let Some(days) = column.and_then(|column| sum.away.get_mut(column)) {
                *days += 1;
            }
            let mut line = vec![
                Cell::text(&member.name),
                Cell::new(Value::Date(date(*monday, absence.day.index()))),
            ];
            line.resize(5, Cell::default());
            line.push(position(&member.position_id));
            line.resize(10, Cell::default());
            let kind = words.absences.get(&absence.kind);
            line.push(Cell::text(kind.map_or("", String::as_str)));
            line.push(match credit {
                0 => Cell::default(),
                minutes => Cell::hours(minutes),
            });
            let of_week = of_week.entry(&member.id).or_default();
            of_week.push((absence.day.index() * 24 * 60, line));
        }
        for (id, mut of_week) in of_week {
            of_week.sort_by_key(|(start, _)| *start);
            let own = lines.entry(id.to_owned()).or_default();
            own.extend(of_week.into_iter().map(|(_, line)| line));
        }
        for member in roster.team().staff() {
            let sum = sums.entry(member.id.clone()).or_default();
            sum.contract += contract(member);
            let credited = week.credited_minutes(&member.id).unwrap_or(0);
            sum.credited += usize::try_from(credited).unwrap_or(0);
            sum.overtime += week.overtime_pay_cents(&member.id).unwrap_or(0);
        }
    }
    let staff = roster.team().staff();
    let lines = staff.iter().flat_map(|member| lines.remove(&member.id));
    let lines: Vec<Vec<Cell>> = lines.flatten().collect();
    let mut all = Sums::default();
    let mut rows = Vec::new();
    for member in staff {
        let sum = sums.remove(&member.id).unwrap_or_default();
        all.add(&sum);
        rows.push(sum.cells(&member.name, Style::Plain));
    }
    rows.push(all.cells(&words.total, Style::Strong));
    Ok([of_lines(lines, words), of_sums(rows, words)])
}

/// The contract of a week, in minutes.
fn contract(member: &StaffMember) -> usize {
    let minutes = member.contract_minutes.unwrap_or(0);
    usize::try_from(minutes).unwrap_or(0)
}

fn of_lines(lines: Vec<Vec<Cell>>, words: &PayrollWords) -> Sheet {
    let head = [
        &words.person,
        &words.day,
        &words.start,
        &words.end,
        &words.hours,
        &words.position,
        &words.cost,
        &words.nights,
        &words.sundays,
        &words.holidays,
        &words.absence,
        &words.credited,
    ];
    let widths = vec![24, 12, 8, 8, 9, 18, 10, 9, 9, 9, 14, 11];
    Sheet::of(&words.shifts, widths, &head, lines)
}

fn of_sums(rows: Vec<Vec<Cell>>, words: &PayrollWords) -> Sheet {
    let kinds = KINDS.map(|kind| words.absences.get(&kind).map_or("", String::as_str));
    let head = [
        &words.person,
        &words.hours,
        &words.nights,
        &words.sundays,
        &words.holidays,
    ];
    let head = head.into_iter().map(String::as_str).chain(kinds);
    let last = [
        &words.credited,
        &words.contract,
        &words.cost,
        &words.overtime,
    ];
    let head: Vec<&str> = head.chain(last.into_iter().map(String::as_str)).collect();
    let widths = vec![24, 9, 9, 9, 9, 11, 11, 11, 11, 11, 11, 10, 11, 11];
    Sheet::of(&words.sums, widths, &head, rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{book::csv, csv_text::Separator};
    use scheduler_core::{
        Absence, Day, Position, Schedule, Shift,
        plan::Team,
        schedule::{CalendarDay, iso_week::parse_date},
    };

    fn words() -> PayrollWords {
        let word = str::to_owned;
        PayrollWords {
            shifts: word("Payroll"),
            sums: word("Sums"),
            person: word("Person"),
            day: word("Day"),
            start: word("Start"),
            end: word("End"),
            hours: word("Hours"),
            position: word("Position"),
            cost: word("Cost"),
            nights: word("Night"),
            sundays: word("Sunday"),
            holidays: word("Holiday h"),
            absence: word("Absence"),
            credited: word("Credited"),
            contract: word("Contract"),
            overtime: word("Overtime"),
            total: word("Total"),
            absences: KINDS.map(|kind| (kind, format!("{kind:?}"))).into(),
            positions: HashMap::from([(word("host"), word("Recepción"))]),
        }
    }

    /// Ada, who has a wage and a contract, and Bob in the weeks of 30 November and 7 December; the 8th is a holiday.
    fn roster() -> Roster {
        let positions = vec![
            Position::new("bar", "Bar", "floor", 1),
            Position::new("host", "Host", "floor", 1),
        ];
        let mut ada = StaffMember::new("ada", "=Ada \"A\"", "bar").paid(1333);
        ada.contract_minutes = Some(20 * 60);
        let staff = vec![StaffMember::new("bob", "Bob", "host"), ada];
        let holiday = CalendarDay::holiday(parse_date("2026-12-08").unwrap(), "");
        let schedule = Schedule::new(positions, staff, Vec::new())
            .and_then(|schedule| schedule.with_calendar(vec![holiday]))
            .unwrap();
        let mut roster = Roster::of_team(Team::new(&schedule));
        let mut late = Shift::new("1", "ada", Day::Saturday, 18, 8);
        (late.time.start_minute, late.break_minutes) = (30, 30);
        let first = vec![late, Shift::new("2", "bob", Day::Monday, 9, 4)];
        let sick = Absence::new("ada", Day::Monday, AbsenceKind::Sick);
        let leave = Absence::new("bob", Day::Friday, AbsenceKind::Leave);
        let second = vec![
            Shift::new("1", "ada", Day::Monday, 9, 8),
            Shift::new("2", "ada", Day::Tuesday, 9, 5),
        ];
        for (monday, shifts, absences) in [
            ("2026-11-30", first, vec![leave]),
            ("2026-12-07", second, vec![sick]),
        ] {
            let monday = parse_date(monday).unwrap();
            roster
                .add_week(monday, shifts, absences, Vec::new())
                .unwrap();
        }
        roster
    }

    fn lines(mondays: &[&str]) -> [Vec<String>; 2] {
        let mondays: Vec<_> = mondays.iter().map(|it| parse_date(it).unwrap()).collect();
        let sheets = sheets(&roster(), &mondays, &words()).unwrap();
        sheets.map(|sheet| {
            assert_eq!(sheet.widths.len(), sheet.rows[0].len());
            let text = csv(&sheet, Separator::Comma);
            text.lines().skip(1).map(str::to_owned).collect()
        })
    }

    /// [D-579] a line for each shift and day away, by person and in time; a shift of an absent person is none.
    #[test]
    fn shifts_and_days_away_are_lines() {
        let [lines, _] = lines(&["2026-11-30", "2026-12-07"]);
        assert_eq!(
            lines,
            [
                "Bob,2026-11-30,09:00,13:00,4.00,Recepción,,,,,,",
                "Bob,2026-12-04,,,,Recepción,,,,,Leave,",
                "\"'=Ada \"\"A\"\"\",2026-12-05,18:30,02:30,7.50,Bar,99.98,4.50,2.50,,,",
                "\"'=Ada \"\"A\"\"\",2026-12-07,,,,Bar,,,,,Sick,4.00",
                "\"'=Ada \"\"A\"\"\",2026-12-08,09:00,14:00,5.00,Bar,66.65,,,5.00,,",
            ]
        );
    }

    /// [D-579] the sums of each person, and of all.
    #[test]
    fn people_have_their_sums() {
        let [_, sums] = lines(&["2026-11-30", "2026-12-07"]);
        assert_eq!(
            sums,
            [
                "Bob,4.00,0.00,0.00,0.00,,,1.00,,,0.00,0.00,,",
                "\"'=Ada \"\"A\"\"\",12.50,4.50,2.50,5.00,,1.00,,,,4.00,40.00,166.63,",
                "Total,16.50,4.50,2.50,5.00,,1.00,1.00,,,4.00,40.00,166.63,",
            ]
        );
    }

    #[test]
    fn a_week_that_is_not_there_is_empty_and_a_wrong_date_refused() {
        let [lines, sums] = lines(&["2026-12-14"]);
        assert_eq!(lines.len(), 0);
        assert_eq!(sums[2], "Total,0.00,0.00,0.00,0.00,,,,,,0.00,20.00,,");
        let tuesday = parse_date("2026-12-15").unwrap();
        assert!(sheets(&roster(), &[tuesday], &words()).is_err());
    }
}
