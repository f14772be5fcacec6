//! A roster that is written as a workbook and read again is the same roster.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "a test fails by a panic"
)]

use std::collections::BTreeSet;

use chrono::{Days, NaiveDate};
use proptest::{collection::vec, option, prelude::*};
use scheduler_core::{
    Absence, AbsenceKind, Day, Demand, Editor, Position, Schedule, Shift, StaffMember,
    plan::{OfferedShift, Roster, Team},
};
use scheduler_exchange::book::{self, BookWords};
use scheduler_team::{Grid, MergedRange, Options, TeamOptions, read};

fn monday() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 23).unwrap()
}

/// Everything that a roster says, by names: the ids of another reading differ.
fn lines(roster: Roster) -> BTreeSet<String> {
    let mondays: Vec<NaiveDate> = roster.mondays().collect();
    let mut editor = Editor::of_roster(roster, monday()).unwrap();
    let mut lines = BTreeSet::new();
    for monday in mondays {
        editor.open(monday).unwrap();
        let week = editor.week();
        let schedule = week.schedule();
        let position = |id: &str| week.position(id).unwrap().name.clone();
        let person = |id: &str| week.staff_member(id).unwrap().name.clone();
        for (index, member) in schedule.staff().iter().enumerate() {
            let others: Vec<String> = member
                .other_positions
                .iter()
                .map(|id| position(id))
                .collect();
            let available: Vec<String> = member
                .availability
                .iter()
                .map(|range| format!("{:?} {:?}", range.day, range.minutes_of_day()))
                .collect();
            let (
                main,
                StaffMember {
                    hourly_cents,
                    contract_minutes,
                    max_minutes,
                    ..
                },
            ) = (position(&member.position_id), member);
            lines.insert(format!(
                "{index} {} {main} {others:?} {hourly_cents:?} {contract_minutes:?} {max_minutes:?} {available:?}",
                member.name
            ));
        }
        for shift in schedule.shifts() {
            lines.insert(format!(
                "{monday} {} {:?} {} {} {} {:?}",
                person(&shift.staff_id),
                shift.time,
                position(week.position_of_shift(shift)),
                shift.break_minutes,
                shift.confirmed,
                shift.note
            ));
        }
        for Absence {
            staff_id,
            day,
            kind,
            note,
            ..
        } in &schedule.details().absences
        {
            lines.insert(format!(
                "{monday} {} {day:?} {kind:?} {note:?}",
                person(staff_id)
            ));
        }
        for open in editor.open_shifts() {
            lines.insert(format!(
                "{monday} open {:?} {} {}",
                open.time,
                position(&open.position_id),
                open.break_minutes
            ));
        }
        for demand in &schedule.details().demand {
            for hour in demand.hours.start..demand.hours.end {
                lines.insert(format!(
                    "{:?} {hour} {} of {}",
                    demand.day,
                    demand.required,
                    position(&demand.position_id)
                ));
            }
        }
    }
    lines
}

fn again(roster: &Roster) -> Roster {
    let sheets = book::sheets(roster, &BookWords::english());
    let bytes = scheduler_workbook_writer::workbook(&sheets, monday()).unwrap();
    let sheets = scheduler_workbook::sheets(&bytes).unwrap().into_iter();
    let grids = sheets.map(|sheet| {
        let merged = sheet.merged.into_iter();
        let merged: Vec<_> = merged
            .map(|(first, last)| MergedRange::new(first, last))
            .collect();
        Grid::of_cells(sheet.name, sheet.lines, &merged)
    });
    let grids: Vec<Grid> = grids.collect();
    let read = read(&grids, &Options::new(monday()));
    assert_eq!(
        (&read.questions[..], &read.problems[..]),
        (&[][..], &[][..])
    );
    let team = read.team(&TeamOptions::new(monday(), "Team"));
    assert_eq!(team.problems, []);
    team.roster.unwrap()
}

const NAMES: [&str; 10] = [
    "Ana",
    "Ana",
    "Bo, the second",
    "May",
    "OFF",
    "Sat Singh",
    "=1+1",
    "Núria/Paz",
    "R. O'Neil-12",
    "Total Recall",
];
const POSITIONS: [&str; 4] = ["Host/Hostess", "Bar, terrace", "Cook", "Kitchen & floor"];
const NOTES: [&str; 6] = [
    "Keys; then the till",
    "sick of it",
    "=SUM(A1)",
    "9-17",
    "a\nb",
    "Off",
];

/// Person, position (0 is the main one), day, start and length in quarters, break in quarters, confirmed, note.
type Made = (usize, bool, usize, usize, usize, u8, bool, Option<usize>);

/// Position, day, first hour, hours, heads.
type Needed = (usize, usize, u8, u8, u32);

fn roster(
    people: Vec<(usize, usize, bool, Option<u32>, bool)>,
    shifts: &[Made],
    away: &[(usize, usize, usize, Option<usize>)],
    needed: &[Needed],
    open_break: u8,
) -> Roster {
    let positions = POSITIONS.iter().enumerate();
    let positions: Vec<Position> = positions
        .map(|(index, name)| Position::new(format!("p{index}"), *name, "own", 1))
        .collect();
    let staff: Vec<StaffMember> = people
        .iter()
        .enumerate()
        .map(|(index, (name, main, other, contract, available))| {
            let mut member =
                StaffMember::new(format!("s{index}"), NAMES[*name], format!("p{main}"));
            if *other {
                member = member.also(format!("p{}", (main + 1) % POSITIONS.len()));
            }
            if *available {
                for day in [Day::Monday, Day::Tuesday, Day::Sunday] {
                    member = member.available(day, 8, 12).available(day, 14, 24);
                }
            }
            member.contract_minutes = contract.map(|quarters| quarters * 15);
            member.max_minutes = contract.map(|_| 2_400);
            member.hourly_cents = contract.map(|quarters| 900 + quarters);
            member
        })
        .collect();
    let mut demand: Vec<Demand> = Vec::new();
    for (position, day, start, hours, heads) in needed {
        let (day, end) = (Day::from_index(*day).unwrap(), (start + hours).min(24));
        let made = Demand::new(format!("p{position}"), day, *start, end, *heads);
        let taken = |other: &Demand| {
            other.position_id == made.position_id
                && other.day == day
                && other.hours.start < end
                && *start < other.hours.end
        };
        if !demand.iter().any(taken) {
            demand.push(made);
        }
    }
    let schedule = Schedule::new(positions, staff.clone(), Vec::new()).unwrap();
    let schedule = schedule.with_demand(demand).unwrap();
    let mut roster = Roster::of_team(Team::new(&schedule));
    for week in 0..2_usize {
        let mut made: Vec<Shift> = Vec::new();
        for (person, main, day, start, length, rest, confirmed, note) in
            shifts.iter().skip(week).step_by(2)
        {
            let member = &staff[person % staff.len()];
            let (start, length) = (
                u8::try_from(*start).unwrap(),
                u8::try_from(*length).unwrap(),
            );
            let mut shift = Shift::new(
                format!("{}", made.len()),
                &member.id,
                Day::from_index(*day).unwrap(),
                start / 4,
                length / 4,
            )
            .with_minutes(start % 4 * 15, length % 4 * 15)
            .with_break(if rest * 15 < length { rest * 15 } else { 0 });
            if let (false, Some(other)) = (main, member.other_positions.first()) {
                shift = shift.in_position(other);
            }
            shift.confirmed = *confirmed;
            shift.note = note.map(|note| NOTES[note].to_owned());
            // One shift of a person in two days: those that touch come back joined.
            let near = |other: &Shift| {
                other.staff_id == shift.staff_id
                    && other.time.day.index().abs_diff(shift.time.day.index()) <= 1
            };
            let follows = week == 1 && *day == 0;
            if !follows && !made.iter().any(near) {
                made.push(shift);
            }
        }
        let mut absences: Vec<Absence> = Vec::new();
        for (person, day, kind, note) in away.iter().skip(week).step_by(2) {
            const KINDS: [AbsenceKind; 5] = [
                AbsenceKind::Holiday,
                AbsenceKind::Sick,
                AbsenceKind::Leave,
                AbsenceKind::Training,
                AbsenceKind::Other,
            ];
            let (id, day) = (
                &staff[person % staff.len()].id,
                Day::from_index(*day).unwrap(),
            );
            let mut absence = Absence::new(id, day, KINDS[*kind]);
            absence.note = note.map(|note| NOTES[note].to_owned());
            if !absences
                .iter()
                .any(|other| other.staff_id == *id && other.day == day)
            {
                absences.push(absence);
            }
        }
        let mut open = OfferedShift::new("p2", Day::Friday, 18, 9);
        open.break_minutes = open_break * 15;
        let monday = monday() + Days::new(7 * week as u64);
        roster.add_week(monday, made, absences, vec![open]).unwrap();
    }
    roster
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn out_and_in_is_the_identity(
        people in vec((0..NAMES.len(), 0..POSITIONS.len(), any::<bool>(), option::of(40..160_u32), any::<bool>()), 1..8),
        shifts in vec((0..8_usize, any::<bool>(), 0..7_usize, 0..96_usize, 1..=96_usize, 0..8_u8, any::<bool>(), option::of(0..NOTES.len())), 1..30),
        away in vec((0..8_usize, 0..7_usize, 0..5_usize, option::of(0..NOTES.len())), 0..6),
        needed in vec((0..POSITIONS.len(), 0..7_usize, 0..24_u8, 1..=24_u8, 1..9_u32), 0..8),
        open_break in 0..8_u8,
    ) {
        let roster = roster(people, &shifts, &away, &needed, open_break);
        prop_assert_eq!(lines(again(&roster)), lines(roster));
    }
}

/// Who is under 18 is written, and nothing is asked about it when it comes back.
#[test]
fn a_column_of_who_is_under_18_asks_nothing() {
    let mut member = StaffMember::new("s0", "Ana", "p0");
    member.contract_minutes = Some(2_400);
    let position = Position::new("p0", "Cook", "own", 1);
    let staff = vec![member.under_18()];
    let schedule = Schedule::new(vec![position], staff.clone(), Vec::new()).unwrap();
    let mut roster = Roster::of_team(Team::new(&schedule));
    let shift = Shift::new("1", "s0", Day::Monday, 9, 8).confirmed();
    roster
        .add_week(monday(), vec![shift], Vec::new(), Vec::new())
        .unwrap();
    assert_eq!(lines(again(&roster)), lines(roster));
}
